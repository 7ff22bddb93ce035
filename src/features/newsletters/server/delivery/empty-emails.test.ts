// An email whose tyres have all left the shop.
import { expect, test } from 'vitest';

import { openSendingShop } from '../../../../../test/builders/sending-shop.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';

const GONE = `{{tuote:Nokian R5|${newId()}}}`;

test('an email with nothing left in it is not sent', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(2);
  const { _id } = await shop.create({ content: GONE });
  const answer = await shop.call('POST', `/${_id}/send`, {});
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('newsletter.nothing_left');
  expect((await shop.read(_id)).status).toBe('draft');
  const whole = await shop.create({ content: `Hei!\n\n${GONE}` });
  expect((await shop.call('POST', `/${whole._id}/send`, {})).statusCode).toBe(202);
});

test('a scheduled email with nothing left in it at its time goes to nobody, and fails', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(2);
  const { _id } = await shop.create({ status: 'scheduled', sendDate: '2026-11-21T13:00', content: GONE });
  shop.app.clock.advance(61 * MINUTE_MS);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toEqual([]);
  expect((await shop.read(_id)).status).toBe('failed');
});
