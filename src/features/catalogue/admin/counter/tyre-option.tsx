// A tyre of the back office's pickers: what it is, what four cost fitted, where they are, and the price of one.
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';

import { callApi } from '../../../../platform/browser/api.ts';
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { IconButton } from '../../../../platform/ui/button.tsx';
import type { CounterTyre, getQuote } from '../../contract/counter.ts';
import { counterMessages as messages } from '../../messages/counter.ts';

import styles from './tyre-option.module.css';

/** To be chosen. */
export function TyreOption({ tyre, onChoose }: { tyre: CounterTyre; onChoose: (tyre: CounterTyre) => void }) {
  return (
    <button type="button" className={styles.option} onClick={() => onChoose(tyre)}>
      <Lines tyre={tyre} />
    </button>
  );
}

interface ChosenTyreProps {
  productId: string;
  /** What it was called when it was chosen. */
  name: string;
  onRemove: () => void;
}

/** One that was chosen, with the price and the stock of this moment. */
export function ChosenTyre({ productId, name, onRemove }: ChosenTyreProps) {
  const { data, error } = useQuery({
    queryKey: ['counter-quote', productId],
    queryFn: ({ signal }) =>
      callApi<typeof getQuote>('GET /tires/counter/:productId', { params: { productId }, signal }),
  });
  return (
    <div className={styles.chosen}>
      <div className={styles.option}>
        {data ? (
          <Lines tyre={data.tyre} />
        ) : (
          <>
            <b>{name}</b>
            {error && <small>{error.message}</small>}
          </>
        )}
      </div>
      <IconButton label={messages.removeTyre(name)} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}

function Lines({ tyre }: { tyre: CounterTyre }) {
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
