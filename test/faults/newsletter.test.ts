// A newsletter on its way while the complete product dies; with more recipients and kills: npm run faults:newsletter.
import { expect, test } from 'vitest';

import { killProduct } from './newsletter/product.ts';

test('kill -9 during a newsletter loses no email, doubles at most one, and unsubscribing holds', async () => {
  const recipients = 300;
  const report = await killProduct({ recipients, kills: 2, answerAfterMs: 3 });
  expect(report).toMatchObject({ arrived: recipients, lost: 0, failures: [] });
  // A kill between the email's last byte and its line in the journal doubles it; run.ts measures how seldom.
  expect(report.doubled).toBeLessThanOrEqual(1);
  const { accepted = 0, unconfirmed = 0 } = report.counts;
  expect(accepted + unconfirmed).toBe(recipients);
});
