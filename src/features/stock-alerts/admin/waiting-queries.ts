// Reads of who waits for which tyre.
import { apiQuery } from '../../../platform/browser/api-query.ts';
import type { listStockAlerts } from '../contract.ts';

export const STOCK_ALERTS = ['stock-alerts'];

/** For one tyre, or for all that somebody waits for. */
export const waitingQuery = (productId?: string) =>
  apiQuery<typeof listStockAlerts>(STOCK_ALERTS, 'GET /admin/stock-alerts', {
    query: productId === undefined ? {} : { productId },
  });
