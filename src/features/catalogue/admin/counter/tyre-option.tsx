// A tyre of the back office's pickers: what it is, what four cost fitted, where they are, and the price of one.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { Badge } from '../../../../platform/ui/badge.tsx';
import type { CounterTyre } from '../../contract/counter.ts';
import { counterMessages as messages } from '../../messages/counter.ts';

import styles from './tyre-option.module.css';

interface TyreLinesProps {
  tyre: CounterTyre;
  /** What is to know before it is chosen: 'Tarjouksessa'. */
  mark?: string | undefined;
}

export function TyreOption({
  onChoose,
  ...lines
}: TyreLinesProps & { onChoose: (tyre: CounterTyre) => void }) {
  return (
    <button type="button" className={styles.option} onClick={() => onChoose(lines.tyre)}>
      <TyreLines {...lines} />
    </button>
  );
}

/** Its two lines: what it is and what four cost, where they are and what one costs. */
export function TyreLines({ tyre, mark }: TyreLinesProps) {
  const { name, size, service, season, setCents, setWords, stock, cents, struckCents } = tyre;
  return (
    <>
      <span>
        <b>{name}</b> {mark !== undefined && <Badge tone="info">{mark}</Badge>}
      </span>
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
