// The letter that a customer of the tyre hotel gets earlier than the law's date, because frost is forecast.
import { afterAll, expect, test } from 'vitest';

import { startMailingShop } from '../../../../test/builders/customers.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import type { WeatherTables } from './weather/weather-store.ts';

/** Nothing answers there: the stored forecast is all there is. */
const NOWHERE = 'http://127.0.0.1:9';
const OWNER = 'sailyttaja@example.fi';

const shop = await startMailingShop({
  now: '2027-05-10T10:00:00+03:00',
  settings: { weather: { roadBaseUrl: NOWHERE, forecastBaseUrl: NOWHERE } },
});
await loadDemonstrationShop(shop.platform);
afterAll(() => shop.close());

async function takeIn(change: object): Promise<{ code: string }> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/tyre-sets',
    headers: await shop.loginStaff(),
    payload: {
      ownerName: 'Esimerkkiasiakas',
      ownerPhone: '010 000 0000',
      ownerEmail: OWNER,
      size: '205/55R16',
      dots: ['', '', '', ''],
      hasRims: true,
      check: {
        tyres: [0, 1, 2, 3].map(() => ({ depthMm: 7, pressureBar: null, damage: '' })),
        note: '',
      },
      ...change,
    },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

/** What is mailed in the morning of a day whose nights are so cold. */
async function remind(day: string, celsius: number) {
  const now = new Date(`${day}T09:10:00+03:00`);
  shop.clock.set(now.toISOString());
  const hours = Array.from({ length: 264 }, (_, hour) => new Date(now.getTime() + hour * 3_600_000));
  const db = shop.platform.db.$extendTables<WeatherTables>();
  await db.deleteFrom('seasonWeather').execute();
  await db
    .insertInto('seasonWeather')
    .values({
      source: 'forecast',
      place: '60.500,25.000',
      content: JSON.stringify(hours.map((at) => [at.toISOString(), celsius])),
      etag: null,
      fetchedAt: now,
      triedAt: now,
    })
    .execute();
  await shop.drainEmails();
  await shop.runJob('tyre-hotel.remind');
  return shop.drainEmails();
}

test('frost in the forecast reminds a hotel customer early, once, with the own set and a booking', async () => {
  const set = await takeIn({ season: 'friction', shelf: 'A-1' });
  await takeIn({ season: 'summer', shelf: 'A-2' });
  expect(await remind('2027-10-04', 5)).toEqual([]);
  const [letter, ...others] = await remind('2027-10-05', -2);
  expect(others).toEqual([]);
  expect(letter?.to).toMatchObject([{ address: OWNER }]);
  const words = letter?.text?.replaceAll('\u00A0', ' ');
  expect(words).toContain('205/55R16');
  expect(words).toContain('Vaihda talvirenkaat alle heti: ensi yöksi on luvassa pakkasta');
  expect(words).toContain('Talvirenkaita vaaditaan 1.11.2027 alkaen');
  expect(words).not.toContain('jonossa olevien');
  expect(words).toMatch(new RegExp(`/ajanvaraus\\?\\S*sarja=${set.code}\\S*tunnus=`));
  expect(await remind('2027-10-06', -2)).toEqual([]);
  expect(await remind('2027-10-20', 5)).toEqual([]);
});
