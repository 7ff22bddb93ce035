// A tyre of the back office's pickers: what it is, what four cost fitted, where they are, and the price of one.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import type { CounterTyre } from '../../contract/counter.ts';
import { counterMessages as messages } from '../../messages/counter.ts';

import styles from './tyre-option.module.css';

export function TyreOption({ tyre, onChoose }: { tyre: CounterTyre; onChoose: (tyre: CounterTyre) => void }) {
  return (
    <button type="button" className={styles.option} onClick={() => onChoose(tyre)}>
      <TyreLines tyre={tyre} />
    </button>
  );
}

/** Its two lines: what it is and what four cost, where they are and what one costs. */
export function TyreLines({ tyre }: { tyre: CounterTyre }) {
  const { name, size, service, season, setCents, setWords, stock, cents, struckCents } = tyre;
  return (
    <>
      <b>{name}</b>
      {setCents !== null && (
        <span className={styles.end}>
          <small>{setWords}</small> <b>{formatShortEuros(setCents)}</b>
        </span>
      )}
      <small>
        {size} {service} · {season} · {stock}
      </small>
      <span className={styles.end}>
        {cents === 0 ? messages.askPrice : formatShortEuros(cents)}
        {struckCents !== null && (
          <>
            {' '}
            <s>{formatShortEuros(struckCents)}</s>
          </>
        )}
      </span>
    </>
  );
}
