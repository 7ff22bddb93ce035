// Reads of who waits for which tyre.
import { apiQuery } from '../../../platform/browser/api-query.ts';
import type { listStockAlerts } from '../contract.ts';

/** Of one tyre, or of all that somebody waits for. */
export const waitingQuery = (productId?: string) =>
  apiQuery<typeof listStockAlerts>(['stock-alerts'], 'GET /admin/stock-alerts', {
    query: productId === undefined ? {} : { productId },
  });
