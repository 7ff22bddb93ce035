// Many visitors press the same last time at once, over four processes: one has it, the others are offered free ones.
import { expect, test } from 'vitest';
import { z } from 'zod';

import { bookingSchema } from '../../src/features/bookings/contract/admin.ts';
import { freeTimesSchema } from '../../src/features/bookings/contract/bookings.ts';
import { helsinkiInstant } from '../../src/platform/contract/dates.ts';
import { childrenOf, signIn, withFaultShop } from './shop.ts';

const VISITORS = 300;
const refusedSchema = z.object({
  code: z.literal('booking.taken'),
  message: z.string().min(1),
  times: z.array(z.iso.datetime()).min(1),
});

const shop = withFaultShop();

test('of 300 visitors who press the same last time over four processes one gets it', async () => {
  const product = await shop.start({ WEB_CONCURRENCY: '4', LOG_LEVEL: 'info' });
  await product.says(/all processes are ready/);
  expect(await childrenOf(product.child.pid ?? 0)).toHaveLength(5);
  const found = await fetch(`${product.url}/api/bookings/times?service=seasonChange&rim=16`);
  const { days } = freeTimesSchema.parse(await found.json());
  // Of a later day: the earliest of today may be over when the last visitor presses.
  const { date = '', times = [] } = days.findLast((each) => each.times.length > 0) ?? {};
  const start = helsinkiInstant(date, times[0]?.replace('.', ':') ?? '').toISOString();
  const book = (at: number) =>
    fetch(`${product.url}/api/bookings`, {
      method: 'POST',
      // Each over a connection of its own, which any of the processes takes.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({
        service: 'seasonChange',
        start,
        rim: 16,
        name: 'Esimerkkiasiakas',
        phone: `040 ${String(at).padStart(7, '0')}`,
      }),
    });
  // The first of the two bays.
  expect((await book(VISITORS)).status).toBe(201);

  const answers = await Promise.all(Array.from({ length: VISITORS }, (_, at) => book(at)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(VISITORS - 1);
  for (const answer of answers) {
    if (answer.status === 409) expect(refusedSchema.parse(await answer.json()).times).not.toContain(start);
  }
  const day = start.slice(0, 10);
  const list = await fetch(`${product.url}/api/admin/bookings?from=${day}&to=${day}`, {
    headers: await signIn(product),
  });
  expect(bookingSchema.array().parse(await list.json())).toHaveLength(2);
});
