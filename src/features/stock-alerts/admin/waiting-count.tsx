// In a tyre's form: how many are notified when four of it are there. Nothing while nobody waits.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { waitingMessages as messages } from '../messages.ts';
import { WAITING_FOR_STOCK_PATH } from '../paths.ts';
import { waitingQuery } from './waiting-queries.ts';

export function WaitingCount({ productId }: { productId: string }) {
  const { data } = useQuery(waitingQuery(productId));
  const count = data?.[0]?.waiting.length ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Link to={WAITING_FOR_STOCK_PATH}>{messages.inForm(count)}</Link>
    </p>
  );
}
