// The running application with bookings and an outbox: emails and text messages can be taken out, jobs run by their names.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from 'vitest';

import { ownBookingSchema, type OwnBooking } from '../../src/features/bookings/contract/bookings.ts';
import type { BookingTables } from '../../src/features/bookings/server/tables.ts';
import type { TestAppOptions } from '../app.ts';
import { startMailingShop, type MailingShop } from './customers.ts';

/** Monday; the shop is open 9–17 and has two bays. */
export const BOOKING_NOW = '2026-11-23T08:00:00+02:00';

export interface BookingShop extends MailingShop {
  book: (change?: object) => Promise<OwnBooking>;
  act: (code: string, what: 'cancel' | 'move', payload?: object) => Promise<number>;
  /** Those in the outbox: number and text. Before `drainEmails`, which empties it. */
  readTexts: () => Promise<string[]>;
  rows: () => ReturnType<typeof listRows>;
}

function listRows({ platform }: MailingShop) {
  return platform.db
    .$extendTables<BookingTables>()
    .selectFrom('booking')
    .selectAll()
    .orderBy('startsAt')
    .execute();
}

export async function startBookingShop(options: TestAppOptions = {}): Promise<BookingShop> {
  const shop = await startMailingShop({ now: BOOKING_NOW, ...options });
  const { app, platform, drainJobs } = shop;
  let visitors = 0;
  return {
    ...shop,
    book: async (change = {}) => {
      visitors += 1;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/bookings',
        remoteAddress: `192.0.2.${visitors % 250}`,
        payload: {
          service: 'seasonChange',
          start: '2026-11-25T09:00:00+02:00',
          vehicleType: 'passenger',
          rim: 16,
          name: 'Aino Esimerkki',
          email: `aino${visitors}@example.fi`,
          ...change,
        },
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return ownBookingSchema.parse(answer.json());
    },
    act: async (code, what, payload) => {
      const url = `/api/bookings/${code}/${what}`;
      return (await app.inject({ method: 'POST', url, ...(payload && { payload }) })).statusCode;
    },
    readTexts: async () => {
      await drainJobs();
      const folder = join(platform.settings.dataDir, 'outbox');
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'));
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    },
    rows: () => listRows(shop),
  };
}
