// A newsletter on its way while the whole product dies; with more recipients and kills: npm run faults:newsletter.
import { expect, test } from 'vitest';

import { killProduct } from './newsletter/product.ts';

test('kill -9 during a newsletter loses and doubles no email, and unsubscribing holds', async () => {
  const recipients = 300;
  const report = await killProduct({ recipients, kills: 2, answerAfterMs: 3 });
  expect(report).toMatchObject({ arrived: recipients, lost: 0, doubled: 0, failures: [] });
  const { accepted = 0, unconfirmed = 0 } = report.counts;
  expect(accepted + unconfirmed).toBe(recipients);
});
