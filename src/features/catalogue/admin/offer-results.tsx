// Results of a tyre's offer since it began, next to the offer.
import { useQuery } from '@tanstack/react-query';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import type { getOfferFigures } from '../../statistics/contract.ts';
import { adminMessages } from '../messages/admin.ts';
import { ALL_TYRES } from './tyre-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

/** Nothing until it is known: the offer can be changed without it. */
export function OfferResults({ productId }: { productId: string }) {
  const { data } = useQuery(
    apiQuery<typeof getOfferFigures>(ALL_TYRES, 'GET /admin/statistics/offers/:productId', {
      params: { productId },
    }),
  );
  return data ? <p className={layout.note}>{adminMessages.offer.results(data)}</p> : null;
}
