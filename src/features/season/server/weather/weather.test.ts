// The services are replaced by a server on this machine that answers in their formats, or wrongly.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../../test/builders/shop.ts';
import { startLocalServer } from '../../../../../test/local-server.ts';
import { outlookDays } from '../../outlook.ts';
import { exampleForecast, exampleStation, exampleStations } from './example-answers.ts';
import type { WeatherTables } from './weather-store.ts';
import { weatherService } from './weather.ts';

const NOW = '2026-10-24T12:00:00+03:00';
const PLACE = { latitude: 60.5, longitude: 25 };

let requests: IncomingMessage[] = [];
type Answer = (response: ServerResponse) => void;
/** Instead of the good answers, by a word of the address. */
let wrong: Partial<Record<'stations' | 'data' | 'wfs', Answer>> = {};

const service = await startLocalServer((request, response) => {
  requests.push(request);
  const { pathname } = new URL(request.url ?? '', 'http://service');
  const kind = (['wfs', 'data'] as const).find((word) => pathname.endsWith(word)) ?? 'stations';
  (wrong[kind] ?? good(request, pathname))(response);
});
const baseUrl = service.url;
const shop = await startTestApp({
  now: NOW,
  settings: { weather: { roadBaseUrl: baseUrl, forecastBaseUrl: baseUrl } },
});
await loadDemonstrationShop(shop.platform);
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  requests = [];
  wrong = {};
  shop.clock.set(NOW);
  await shop.platform.db.$extendTables<WeatherTables>().deleteFrom('seasonWeather').execute();
  await shop.platform.pages.changed(['season-weather']);
});

const STATIONS_ETAG = '"asemat-1"';

function good(request: IncomingMessage, pathname: string): Answer {
  const now = shop.clock.now();
  const json =
    (text: string, headers = {}): Answer =>
    (response) =>
      response
        .writeHead(200, {
          'content-type': 'application/json;charset=utf-8',
          'content-encoding': 'gzip',
          ...headers,
        })
        .end(gzipSync(text));
  if (request.headers['accept-encoding'] !== 'gzip') return (response) => response.writeHead(406).end();
  if (pathname === '/wfs') {
    return (response) =>
      response.writeHead(200, { 'content-type': 'text/xml; charset=UTF8' }).end(exampleForecast(PLACE, now));
  }
  const id = /\/(\d+)\/data$/.exec(pathname)?.[1];
  if (id !== undefined) return json(exampleStation(Number(id), now));
  if (request.headers['if-none-match'] === STATIONS_ETAG) return (response) => response.writeHead(304).end();
  return json(exampleStations(PLACE), { etag: STATIONS_ETAG });
}

const weather = () => weatherService(shop.platform);
const refresh = () => weather().refresh(PLACE, new AbortController().signal);
const read = () => weather().read(PLACE, false);
const paths = () => requests.map(({ url }) => new URL(url ?? '', 'http://service').pathname);
const after = (minutes: number) => shop.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
/** The words of the page. */
const page = async () => {
  const { body } = await shop.app.inject('/kausi');
  return (/<main.*<\/main>/s.exec(body)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
};

test('the forecast of ten nights and the nearest stations in use are read in the services’ formats', async () => {
  await refresh();
  const { nights, roads, isExample } = await read();
  expect(nights.map(({ day }) => day)).toEqual(outlookDays('2026-10-24'));
  expect(roads).toMatchObject([
    { name: 'Esimerkkilä Ylikulku, tie 4', surface: expect.any(String) },
    { name: 'Mallikylä, tie 55' },
  ]);
  expect(roads[0]?.distanceKm).toBeGreaterThan(1);
  expect(isExample).toBe(false);
  const forecast = new URL(requests[0]?.url ?? '', 'http://service').searchParams;
  expect(Object.fromEntries(forecast)).toMatchObject({
    storedquery_id: 'fmi::forecast::edited::weather::scandinavia::point::timevaluepair',
    latlon: '60.5,25',
    parameters: 'Temperature',
    starttime: '2026-10-24T09:00:00Z',
  });
  expect(paths().slice(1)).toEqual([
    '/api/weather/v1/stations',
    '/api/weather/v1/stations/1001/data',
    '/api/weather/v1/stations/1002/data',
  ]);
});

test('no address is requested twice in ten minutes, whichever process asks and however often', async () => {
  const beside = await startTestApp({ now: NOW, settings: shop.platform.settings, beside: shop });
  await refresh();
  expect(requests).toHaveLength(4);
  after(5);
  beside.clock.set(shop.clock.now().toISOString());
  await weatherService(beside.platform).refresh(PLACE, new AbortController().signal);
  expect(requests).toHaveLength(4);
  after(10);
  await refresh();
  // Only the stations' measurements are read again this often.
  expect(paths().slice(4)).toEqual([
    '/api/weather/v1/stations/1001/data',
    '/api/weather/v1/stations/1002/data',
  ]);
  await beside.close();
});

test('what has not changed since is not sent again and counts as fresh', async () => {
  await refresh();
  after(24 * 60);
  await refresh();
  expect(requests.filter(({ url }) => url === '/api/weather/v1/stations')[1]?.headers['if-none-match']).toBe(
    STATIONS_ETAG,
  );
  expect((await read()).roads).toHaveLength(2);
});

const html: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Huolto</html>');
const refused: Answer = (response) => response.writeHead(401).end();
const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json, text/xml' });
  const chunk = 'x'.repeat(1_000_000);
  let sent = 0;
  const more = () => {
    while (!response.destroyed && sent < 100) {
      sent += 1;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
};
const nothing: Answer = (response) => response.destroy();
const wrongJson: Answer = (response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end('{"features":[{"geometry":null}],"sensorValues":"?"}');
const brokenJson: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"features":[');
const noPoints: Answer = (response) =>
  response
    .writeHead(200, { 'content-type': 'text/xml' })
    .end('<ExceptionReport><Exception exceptionCode="OperationParsingFailed"/></ExceptionReport>');

test.each([
  ['HTML', html, html],
  ['401', refused, refused],
  ['100 MB', endless, endless],
  ['nothing', nothing, nothing],
  ['JSON of another form', wrongJson, wrongJson],
  ['half of an answer', brokenJson, noPoints],
])(
  'where the services answer with %s the page is whole and the last good copy stays',
  async (_name, road, forecast) => {
    await refresh();
    const before = await read();
    after(60);
    wrong = { stations: road, data: road, wfs: forecast };
    await expect(refresh()).rejects.toThrow(/forecast|No answer|longer/);
    expect(await read()).toEqual(before);
    expect((await shop.app.inject('/kausi')).statusCode).toBe(200);
  },
);

test('while the services hang the page answers from the last good copy', async () => {
  await refresh();
  const before = await read();
  after(60);
  const hanging: ServerResponse[] = [];
  const hang: Answer = (response) => void hanging.push(response);
  wrong = { stations: hang, data: hang, wfs: hang };
  const refreshing = refresh();
  await expect.poll(() => hanging.length).toBeGreaterThan(0);
  expect(await read()).toEqual(before);
  expect((await shop.app.inject('/kausi')).statusCode).toBe(200);
  wrong = { stations: nothing, data: nothing, wfs: nothing };
  for (const response of hanging) response.destroy();
  await expect(refreshing).rejects.toThrow(/forecast|No answer|longer/);
});

test('without any answer ever the page advises by the law and says that there is no weather', async () => {
  wrong = { stations: nothing, data: nothing, wfs: nothing };
  await expect(refresh()).rejects.toThrow('No answer');
  const body = await page();
  expect(body).toContain('Vaihda talvirenkaat alle viimeistään pe 30.10.');
  expect(body).toContain('Sää- ja kelitietoja ei ole nyt käytössä.');
  expect(body).not.toContain('CC BY');
});

test('one service that fails leaves the other, and the page says which part is missing', async () => {
  wrong = { wfs: refused };
  await expect(refresh()).rejects.toThrow('answered 401');
  const body = await page();
  expect(body).toContain('Ennustetta ei ole nyt saatu.');
  expect(body).toContain('Esimerkkilä Ylikulku, tie 4');
  expect(body).toContain('digitraffic.fi');
});

test('an old forecast is said to be old, and after a day it is not used', async () => {
  await refresh();
  expect(await page()).toContain('Ennuste on haettu la 24.10. klo 12.00.');
  after(5 * 60);
  expect(await page()).toContain('Ennuste on haettu viimeksi la 24.10. klo 12.00, uudempaa ei ole saatu.');
  expect((await read()).nights.length).toBeGreaterThan(5);
  after(25 * 60);
  expect((await read()).nights).toEqual([]);
});

test('a road measured long ago is shown as old and does not decide', async () => {
  const icy = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        sensorValues: [{ name: 'KELI_1', value: 7, measuredTime: '2026-10-24T08:30:00Z' }],
      }),
    );
  wrong = { data: icy };
  await refresh();
  expect(await page()).toContain('heti: lähialueen tiet voivat olla liukkaita');
  after(3 * 60);
  const body = await page();
  expect(body).not.toContain('voivat olla liukkaita');
  expect(body).toContain('vanha: ei vaikuta vastaukseen');
});

test('measurements of the future, of broken sensors and of other moments are left out', async () => {
  const odd = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        sensorValues: [
          { name: 'ILMA', value: 4.5, measuredTime: '2026-10-24T08:50:00Z' },
          { name: 'TIE_1', value: -999, measuredTime: '2026-10-24T08:50:00Z' },
          { name: 'KELI_1', value: 7, measuredTime: '2026-10-23T08:50:00Z' },
          { name: 'KELI_1', value: 7, measuredTime: '2027-10-24T08:50:00Z' },
          { name: 'SADE', value: 1 },
        ],
      }),
    );
  wrong = { data: odd };
  await refresh();
  expect((await read()).roads[0]).toMatchObject({ airC: 4.5, roadC: null, surface: null });
});

test('a clock that was set back does not stop the reading', async () => {
  after(3 * 24 * 60);
  await refresh();
  shop.clock.set(NOW);
  await refresh();
  expect(requests.length).toBeGreaterThan(6);
  expect((await read()).nights[0]?.day).toBe('2026-10-24');
});

test('the answer for another place is not shown', async () => {
  await refresh();
  expect((await weather().read({ latitude: 65, longitude: 25 }, false)).nights).toEqual([]);
  expect((await weather().read(null, false)).roads).toEqual([]);
});

test('the job reads the weather, and the operations page tries both services', async () => {
  const job = shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'season.weather');
  expect(job?.options.schedule?.cron).toMatch(/^\d-59\/10 \* \* \* \*$/);
  if (!job) throw new Error('No job');
  await shop.platform.jobs.runNow(job);
  expect((await shop.drainJobs()).map(({ error }) => error)).not.toContainEqual(expect.any(Error));
  expect((await read()).nights).toHaveLength(10);
  const headers = await shop.loginStaff();
  for (const name of ['road-weather', 'forecast']) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/operations/services/${name}/test`,
      headers,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
});
