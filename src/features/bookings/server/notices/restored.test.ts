import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startBookingShop, type BookingShop } from '../../../../../test/builders/booking-shop.ts';

let shop: BookingShop;
beforeEach(async () => {
  shop = await startBookingShop();
});
afterEach(() => shop.close());

/** As a restore leaves it. */
const markRestored = () =>
  sql`insert into restored_mark values (true, now(), now() - interval '1 hour')`.execute(shop.platform.db);

async function takeIntoUse() {
  const headers = await shop.loginStaff();
  const url = '/api/backups/take-into-use';
  const payload = { doesWaitingJobs: true };
  expect((await shop.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
}

test('a restored shop sends nobody an email or text message of a booking', async () => {
  await markRestored();
  await shop.book();
  await shop.book({ email: '', phone: '040 765 4321', start: '2026-11-25T10:00:00+02:00' });
  shop.clock.set('2026-11-24T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  expect(await shop.readTexts()).toEqual([]);
  expect(await shop.drainEmails()).toEqual([]);
  const message = { id: 'viesti', to: '+358407654321', text: 'Hei' };
  await expect(shop.platform.sms.send(message, new AbortController().signal)).rejects.toMatchObject({
    code: 'shop.restored',
  });
});

test.each([
  ['at noon', '12:00', ['ke 25.11.2026', 'to 26.11.2026']],
  ['in the evening', '19:00', ['to 26.11.2026']],
])(
  'taken into use %s, a restored shop repeats no reminder of the original',
  async (_when, time, expected) => {
    await shop.book();
    await shop.book({ start: '2026-11-26T09:00:00+02:00' });
    await shop.drainEmails();
    await markRestored();
    shop.clock.set(`2026-11-24T${time}:00+02:00`);
    await takeIntoUse();
    const reminded = [];
    for (const evening of ['2026-11-24T19:15:00+02:00', '2026-11-25T18:00:00+02:00']) {
      shop.clock.set(evening);
      await shop.runJob('bookings.remind');
      reminded.push(...(await shop.drainEmails()));
    }
    expect(reminded.map(({ subject = '' }) => /\w+ [\d.]+ klo/.exec(subject)?.[0].slice(0, -4))).toEqual(
      expected,
    );
  },
);
