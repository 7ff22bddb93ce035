// What tests over several processes do with bookings: a tyre with a known stock, free times, and a visitor who books.
import { expect } from 'vitest';
import { z } from 'zod';

import { bookingSchema, type Booking } from '../../src/features/bookings/contract/admin.ts';
import { freeTimesSchema, type FreeTimes } from '../../src/features/bookings/contract/bookings.ts';
import { tyreSizeSchema } from '../../src/features/catalogue/contract/tyres.ts';
import { helsinkiInstant } from '../../src/platform/contract/dates.ts';
import { DAY_MS } from '../../src/platform/contract/durations.ts';
import { demonstrationListText } from '../builders/demonstration-list.ts';
import { sendList, waitForRun, type Reached } from './shop.ts';

type Staff = Readonly<Record<string, string>> & { authorization: string };

export interface StockedTyre {
  id: string;
  /** The address at which staff read it. */
  path: string;
}

/** A tyre on the shop's own shelf with `stock` pieces, from an imported list. */
export async function addStockedTyre(product: Reached, staff: Staff, stock: number): Promise<StockedTyre> {
  const run = await sendList(product, staff, await demonstrationListText(10));
  await waitForRun(product, staff, run._id, ['done']);
  const read = async () => {
    const url = `${product.url}/api/tires/sizes?include=products&productLimit=1&limit=1`;
    const [size] = z.array(tyreSizeSchema).parse(await (await fetch(url)).json());
    return { size, id: [...(size?.summerTires ?? []), ...(size?.winterTires ?? [])][0]?._id };
  };
  // Each process reads a new list a moment after the import has ended.
  await expect.poll(async () => (await read()).id).toBeDefined();
  const { size, id = '' } = await read();
  const path = `/api/tires/sizes/${size?._id}/products/${id}`;
  await setStock(product, staff, path, stock);
  return { id, path };
}

export async function setStock({ url }: Reached, staff: Staff, path: string, stock: number): Promise<void> {
  const headers = { ...staff, 'content-type': 'application/json' };
  const { version } = await (await fetch(url + path, { headers })).json();
  const body = JSON.stringify({ stock, stockSource: 'own', version });
  const answer = await fetch(`${url}${path}/stock`, { method: 'PUT', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}

/** How many of the tyre there are and how many are reserved by bookings. */
export async function readStock({ url }: Reached, staff: Staff, path: string): Promise<[number, number]> {
  const { stock, reserved } = await (await fetch(url + path, { headers: staff })).json();
  return [stock, reserved];
}

export async function readTimes({ url }: Reached, query: Record<string, string>): Promise<FreeTimes> {
  const answer = await fetch(`${url}/api/bookings/times?${new URLSearchParams(query).toString()}`);
  return freeTimesSchema.parse(await answer.json());
}

/** Instants of free times: `times` of each day where they are free, from tomorrow on. */
export function startsAmong({ days }: FreeTimes, times: readonly string[]): string[] {
  return days
    .slice(1)
    .flatMap(({ date, times: free }) =>
      times
        .filter((time) => free.includes(time))
        .map((time) => helsinkiInstant(date, time.replace('.', ':')).toISOString()),
    );
}

/** Each over a separate connection, which any of the processes takes. */
export async function bookOnce(
  { url }: Reached,
  body: object,
  address?: string,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ rim: 16, name: 'Esimerkkiasiakas', ...body }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** From today on for 70 days, a call for each five weeks. */
export async function listBookings({ url }: Reached, staff: Staff): Promise<Booking[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  const list = async (from: number, to: number) => {
    const query = `from=${day(from)}&to=${day(to)}`;
    const answer = await fetch(`${url}/api/admin/bookings?${query}`, { headers: staff });
    return z.array(bookingSchema).parse(await answer.json());
  };
  return [...(await list(0, 35)), ...(await list(36, 70))];
}
