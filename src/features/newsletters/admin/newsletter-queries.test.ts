// How often a delivery is polled.
import { expect, test } from 'vitest';

import { NO_COUNTS } from '../../../../test/builders/delivery-counts.ts';
import type { Delivery, DeliveryCounts } from '../contract/delivery.ts';
import { followMs } from './newsletter-queries.ts';

const NONE: DeliveryCounts = { ...NO_COUNTS, total: 3 };

function followed(state: Delivery['state'], counts: Partial<DeliveryCounts>) {
  return followMs({
    state,
    pauseReason: null,
    pauseReply: '',
    isFiled: false,
    counts: { ...NONE, ...counts },
  });
}

test('a delivery is polled while emails are sent, also the last ones after a pause or stop', () => {
  expect(followed('sending', { pending: 3 })).toBe(1_000);
  // Somebody else may resume it, too.
  expect(followed('paused', { accepted: 3 })).toBe(5_000);
  expect(followed('cancelled', { pending: 1, cancelled: 2 })).toBe(5_000);
  expect(followed('cancelled', { cancelled: 3 })).toBe(false);
  expect(followed('done', { accepted: 3 })).toBe(false);
  expect(followed('idle', {})).toBe(false);
});
