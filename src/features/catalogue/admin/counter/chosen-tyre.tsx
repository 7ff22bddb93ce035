// A tyre that was chosen for something, with its price and stock of this moment, to be taken out again.
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';

import { callApi } from '../../../../platform/browser/api.ts';
import { IconButton } from '../../../../platform/ui/button.tsx';
import type { getQuote } from '../../contract/counter.ts';
import { counterMessages as messages } from '../../messages/counter.ts';
import { TyreLines } from './tyre-option.tsx';

import styles from './tyre-option.module.css';

interface ChosenTyreProps {
  productId: string;
  /** What it was called when it was chosen. */
  name: string;
  onRemove: () => void;
}

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
          <TyreLines tyre={data.tyre} />
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
