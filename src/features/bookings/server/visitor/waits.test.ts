import { afterAll, beforeEach, expect, test } from 'vitest';

import { startBookingShop } from '../../../../../test/builders/bookings.ts';
import { expectedWaitSchema } from '../../contract/bookings.ts';

const shop = await startBookingShop();
await promise(true);
beforeEach(() => shop.clearBookings());
afterAll(() => shop.shop.close());

async function promise(worksWithoutBooking: boolean): Promise<void> {
  const { promises } = (await shop.call('GET', '/shop-profile')).json();
  const payload = { promises: { ...promises, worksWithoutBooking } };
  const saved = await shop.call('PUT', '/shop-profile', payload);
  expect(saved.statusCode, saved.body).toBe(200);
}
const noBreak = (text: string) => text.replaceAll('\u00A0', ' ');
async function readWait(query = 'service=seasonChange') {
  const answer = await shop.shop.app.inject(`/api/bookings/wait?${query}`);
  const { minutes, text } = expectedWaitSchema.parse(answer.json());
  return [minutes, noBreak(text)];
}
const takeIn = async () => {
  const made = await shop.call('POST', '/admin/bookings', {
    service: 'seasonChange',
    name: '',
    isWalkIn: true,
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
};
const page = async () => noBreak((await shop.shop.app.inject('/ajanvaraus?palvelu=seasonChange')).body);

test('the wait of who comes without a booking grows with who waits and shrinks as work gets done', async () => {
  shop.shop.clock.set('2026-11-23T12:00:00+02:00');
  expect(await readWait()).toEqual([0, 'Ilman ajanvarausta pääset nyt heti (tilanne klo 12.00).']);
  const [first] = [await takeIn(), await takeIn()];
  expect(await readWait()).toEqual([35, 'Ilman ajanvarausta odotus on nyt noin 35 min (tilanne klo 12.00).']);
  expect(await page()).toContain('odotus on nyt noin 35 min');
  await shop.call('POST', `/admin/bookings/${first._id}/state`, { state: 'working' });
  shop.shop.clock.set('2026-11-23T12:20:00+02:00');
  expect(await page()).toContain('odotus on nyt noin 15 min (tilanne klo 12.20)');
  await shop.call('POST', `/admin/bookings/${first._id}/state`, { state: 'done' });
  expect(await readWait()).toEqual([0, expect.any(String)]);
});

test('no wait is shown while the shop is closed, nor when it takes nobody in without a booking', async () => {
  expect(await readWait()).toEqual([null, '']);
  shop.shop.clock.set('2026-11-23T16:45:00+02:00');
  expect(await readWait()).toEqual([null, 'Ilman ajanvarausta emme enää ehdi tänään.']);
  shop.shop.clock.set('2026-11-23T12:00:00+02:00');
  await promise(false);
  expect(await readWait()).toEqual([null, '']);
  expect(await page()).not.toContain('Ilman ajanvarausta');
  await promise(true);
  expect((await shop.shop.app.inject('/api/bookings/wait')).statusCode).toBe(422);
});
