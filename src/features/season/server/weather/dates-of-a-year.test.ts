// The page on dates of a year: a server on this machine answers in the services' formats with the weather of each date.
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../../test/builders/shop.ts';
import { startLocalServer } from '../../../../../test/local-server.ts';
import { addDays, helsinkiInstant, type IsoDay } from '../../../../platform/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '../../../../platform/contract/durations.ts';
import { exampleForecast, exampleStation, exampleStations } from './example-answers.ts';
import { weatherService } from './weather.ts';

const PLACE = { latitude: 60.5, longitude: 25 };
const COLDEST_UTC_HOUR = 2;
const NIGHTS = 10;

/** The answers of the services at this moment. */
let temperature: (at: Date) => number = () => 0;
let surface = 1;

const service = await startLocalServer((request, response) => {
  const now = shop.clock.now();
  const id = /\/(\d+)\/data$/.exec(request.url ?? '')?.[1];
  const isForecast = request.url?.startsWith('/wfs?') === true;
  const road = () =>
    id === undefined ? exampleStations(PLACE) : exampleStation(Number(id), now, temperature(now), surface);
  response
    .writeHead(200, { 'content-type': isForecast ? 'text/xml; charset=UTF8' : 'application/json' })
    .end(isForecast ? exampleForecast(PLACE, now, temperature) : road());
});
const baseUrl = service.url;
const shop = await startTestApp({
  now: '2027-01-10T08:00:00Z',
  settings: { weather: { roadBaseUrl: baseUrl, forecastBaseUrl: baseUrl } },
});
await loadDemonstrationShop(shop.platform);
afterAll(async () => {
  await shop.close();
  await service.close();
});

/** Half a degree warmer for each hour from the coldest of the nearest night. */
function withNights(day: IsoDay, nights: readonly number[]): (at: Date) => number {
  const firstMs = Date.parse(`${addDays(day, 1)}T00:00:00Z`) + COLDEST_UTC_HOUR * HOUR_MS;
  return (at) => {
    const ahead = (at.getTime() - firstMs) / DAY_MS;
    const nearest = Math.min(Math.max(Math.round(ahead), 0), NIGHTS - 1);
    return (nights[nearest] ?? 0) + Math.abs(ahead - Math.round(ahead)) * 12;
  };
}

const DRY = 1;
const WET = 3;
const SNOW = 6;
const ICE = 7;
const DRIVE_ON = 'Aja talvirenkailla: niitä on käytettävä, jos sää tai keli sitä edellyttää.';

/** A day, the lowest of its next nights, the road's surface as measured, the answer, and the advice as it is drawn. */
const DATES: readonly (readonly [IsoDay, readonly number[], number, string, string])[] = [
  ['2027-01-10', [-12, -9, -15, -18, -7, -3, -1, 0, -4, -8], SNOW, DRIVE_ON, 'Neuvo: aja talvirenkailla'],
  ['2027-02-20', [1, 2, 0, -2, -4, 1, 2, 3, 1, 0], WET, DRIVE_ON, 'Neuvo: aja talvirenkailla'],
  [
    '2027-03-25',
    [-4, -2, 1, 2, -1, 0, 1, 2, 2, 1],
    DRY,
    'Pidä talvirenkaat vielä: ennusteessa on 3 pakkasyötä.',
    'Neuvo: pidä vielä talvirenkaat',
  ],
  [
    '2027-04-02',
    [-3, -1, 0, 2, -2, 1, 2, 3, 4, 3],
    DRY,
    'Pidä talvirenkaat vielä: ennusteessa on 3 pakkasyötä.',
    'Neuvo: pidä vielä talvirenkaat',
  ],
  [
    '2027-04-20',
    [2, 3, 4, 1, 2, 3, 5, 4, 3, 2],
    DRY,
    'Kesärenkaat voi jo vaihtaa alle: 10 vuorokauden ennusteessa ei ole yöpakkasia, ja ajat ovat vielä väljiä.',
    'Neuvo: voit jo vaihtaa kesärenkaat',
  ],
  [
    '2027-05-15',
    [3, -1, 2, 4, 5, 6, 5, 7, 8, 6],
    DRY,
    'Kesärenkaat voi jo vaihtaa alle, mutta varo liukkaita aamuja: ennusteessa on vielä yksi pakkasyö.',
    'Neuvo: voit jo vaihtaa kesärenkaat',
  ],
  [
    '2027-07-01',
    [12, 13, 11, 14, 15, 12, 10, 13, 14, 15],
    DRY,
    'Kesärenkaat ovat nyt oikea valinta. Talvirenkaita voidaan vaatia 1.11. alkaen.',
    'Neuvo: nyt on kesärenkaiden aika',
  ],
  [
    '2027-09-01',
    [8, 9, 7, 10, 11, 6, 5, 8, 9, 7],
    WET,
    'Talvirenkaiden vaihdolla ei ole vielä kiirettä: 10 vuorokauden ennusteessa ei ole yöpakkasia.',
    'Neuvo: ei vielä kiirettä',
  ],
  [
    '2027-10-05',
    [4, 5, 3, 2, 4, 1, -1, -2, 0, 1],
    WET,
    'Vaihda talvirenkaat alle viimeistään ma 11.10., sillä yöpakkaset näyttävät alkavan, ja ajat ovat vielä väljiä.',
    'talvirenkaat viimeistään ma 11.10.',
  ],
  [
    '2027-10-18',
    [4, 3, 5, 4, 3, 4, 5, 3, 4, 5],
    WET,
    'Vaihda talvirenkaat alle viimeistään la 30.10., sillä niitä voidaan vaatia 1.11. alkaen, ja ajat ovat vielä väljiä.',
    'Neuvo: talvirenkaat viimeistään la 30.10.',
  ],
  [
    '2027-10-20',
    [3, 1, -1, -4, -3, 0, 2, -1, -2, -5],
    WET,
    'Vaihda talvirenkaat alle viimeistään pe 22.10., sillä yöpakkaset alkavat, ja ajat ovat vielä väljiä.',
    'talvirenkaat viimeistään pe 22.10.',
  ],
  [
    '2027-10-25',
    [-2, -1, 1, 2, -3, -4, 0, 1, -2, -1],
    WET,
    'Vaihda talvirenkaat alle heti: ensi yöksi on luvassa pakkasta, ja ajat ovat vielä väljiä.',
    'talvirenkaat heti',
  ],
  ['2027-11-01', [3, 2, 4, 5, 3, 2, 1, 2, 3, 4], WET, DRIVE_ON, 'Neuvo: aja talvirenkailla'],
  ['2027-11-28', [-5, -3, -8, -10, -2, 0, -1, -6, -7, -9], ICE, DRIVE_ON, 'Neuvo: aja talvirenkailla'],
];

test.each(DATES)(
  'on %s answer, strip and table say the same of the weather that the services answer with',
  async (day, nights, measured, sentence, label) => {
    shop.clock.set(helsinkiInstant(day, '10:00').toISOString());
    temperature = withNights(day, nights);
    surface = measured;
    await weatherService(shop.platform).refresh(PLACE, new AbortController().signal);
    const body = (await shop.app.inject('/kausi')).body.replaceAll('\u00A0', ' ');
    const drawn = /<svg viewBox="[^>]*aikajana.*?<\/svg>/s.exec(body)?.[0] ?? '';
    const wordsOf = (markup: string) => [...markup.matchAll(/>([^<>]+)</g)].map(([, words]) => words);
    expect(body).toContain(`>${sentence}<`);
    expect(wordsOf(drawn)[0]).toBe(label);
    expect(wordsOf(drawn)).toContain('Ennuste: Esimerkkilä, Ilmatieteen laitos');
    const degrees = [...body.matchAll(/<td class="[^"]*">(−?\d+) °C<\/td>/g)].map(([, figure]) => figure);
    expect(degrees.slice(0, NIGHTS)).toEqual(nights.map((celsius) => String(celsius).replace('-', '−')));
    expect(body).not.toContain('.:');
  },
);
