// The counts of a delivery in which nobody is anything yet.
import type { DeliveryCounts } from '../../src/features/newsletters/contract/delivery.ts';

export const NO_COUNTS: DeliveryCounts = {
  total: 0,
  accepted: 0,
  unconfirmed: 0,
  retry: 0,
  failed: 0,
  suppressed: 0,
  pending: 0,
  cancelled: 0,
};
