import type { IncomingMessage, ServerResponse } from 'node:http';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startMailingShop, type MailingShop } from '../../../../test/builders/customers.ts';
import { startLocalServer, type LocalServer } from '../../../../test/local-server.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { priceEmailJob } from './price-email.ts';
import { createPageReader } from './reading/reading-process.ts';
import { competitorService, type Competitors } from './service.ts';

const NOON = '2026-11-21T12:00:00+02:00';

let shop: MailingShop;
let staff: { authorization: string };
let rival: LocalServer;
let host = '';
let tracker: Competitors;
let requests: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let waited: number[] = [];
let robots: string | undefined;

beforeAll(async () => {
  rival = await startLocalServer((request, response) => {
    requests.push(request);
    if (request.url === '/robots.txt') response.writeHead(robots === undefined ? 404 : 200).end(robots);
    else answer(request, response);
  });
  host = rival.host;
  shop = await startMailingShop({ now: NOON, settings: { crawlerAllowedHosts: [host] } });
  staff = await shop.loginStaff();
  const { platform } = shop;
  tracker = competitorService(platform, {
    reader: createPageReader(),
    emails: priceEmailJob(platform, () => Promise.resolve('Rengasliike')),
    listTyres: async () => [],
    patienceMs: 10 * MINUTE_MS,
    pause: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
  });
});
afterAll(async () => {
  await rival.close();
  await shop.close();
});
beforeEach(async () => {
  shop.clock.set(NOON);
  requests = [];
  waited = [];
  robots = undefined;
  await sql`delete from competitor_tracking`.execute(shop.platform.db);
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const response = await shop.app.inject({
    method,
    url: `/api/competitor-prices${path}`,
    headers: staff,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
};

const sent = (changes: object = {}) => ({
  name: 'Naapurin Rengas',
  url: `http://${host}/rengas`,
  productName: 'Esimerkki 205/55R16 91T',
  ...changes,
});

const begin = async (changes: object = {}) => {
  const { status, body } = await call('POST', '', sent(changes));
  expect(status).toBe(201);
  return String(body._id);
};

const page =
  (html: string, headers: Record<string, string> = {}, code = 200) =>
  (_: unknown, response: ServerResponse): void =>
    void response.writeHead(code, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
const price = (text: string) => page(`<main><h1>Rengas</h1><p>${text}</p></main>`);
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse): void =>
    void response.writeHead(code, headers).end('<p>ei</p>');
const look = async (id: string) => {
  shop.clock.advance(MINUTE_MS);
  return (await tracker.check(id)).tracking;
};

test('a change of price counts when two readings in a row agree', async () => {
  answer = price('129,90 €');
  const id = await begin();
  expect(await look(id)).toMatchObject({ status: 'active', currentPrice: 129.9, previousPrice: null });
  answer = price('119,90 €');
  const changed = await look(id);
  expect(changed).toMatchObject({ currentPrice: 119.9, previousPrice: 129.9, lastError: null });
  expect(changed.priceHistory.map((point) => point.price)).toEqual([119.9, 129.9]);
  expect(waited).toContain(3000);
  expect((await call('GET', `/${id}/history`)).body).toEqual(changed.priceHistory);
});

test('a price that differs between two readings is no change', async () => {
  answer = price('129,90 €');
  const id = await begin();
  await look(id);
  let turn = 0;
  answer = (_, response) => {
    turn += 1;
    price(`${turn}9,90 €`)(_, response);
  };
  expect(await look(id)).toMatchObject({
    status: 'error',
    currentPrice: 129.9,
    lastError: 'Sivu näytti kahdella lukukerralla eri hintaa. Odotamme seuraavaa tarkistusta.',
  });
});

test('a tracked page without text, or with other text at every reading, is shown as such', async () => {
  answer = page('<main></main>');
  const id = await begin({ trackingType: 'full_page' });
  expect((await look(id)).lastError).toBe('Sivulla ei ole tekstiä, jota voisi seurata.');
  answer = page('<main>Aamu</main>');
  await look(id);
  let turn = 0;
  answer = (_, response) => page(`<main>Kello ${(turn += 1)}</main>`)(_, response);
  expect(await look(id)).toMatchObject({
    status: 'error',
    lastError: 'Sivun teksti oli kahdella lukukerralla erilainen. Odotamme seuraavaa tarkistusta.',
  });
});

test('an unchanged page is requested conditionally, and stays as it was', async () => {
  answer = page('<main>129,90 €</main>', { etag: '"a1"', 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' });
  const id = await begin();
  await look(id);
  answer = status(304);
  expect(await look(id)).toMatchObject({ status: 'active', currentPrice: 129.9, lastError: null });
  expect(requests.at(-1)?.headers).toMatchObject({
    'if-none-match': '"a1"',
    'if-modified-since': 'Sat, 21 Nov 2026 08:00:00 GMT',
    'user-agent': expect.stringMatching(/^KaartoHintaseuranta\/1\.0 \(\+http/),
  });
});

test.each([
  [
    status(403),
    'blocked',
    'Sivusto ei anna ohjelman lukea sivua (vastaus 403). Emme tiedä, onko hinta muuttunut.',
  ],
  [
    status(429, { 'retry-after': '120' }),
    'blocked',
    'Sivusto pyytää odottamaan. Yritämme myöhemmin uudelleen.',
  ],
  [
    page('<title>Just a moment...</title><p>Verify you are human</p>'),
    'blocked',
    'Sivusto pyytää vahvistamaan, että kävijä on ihminen. Hintaa ei voitu lukea.',
  ],
  [
    page('<title>Just a moment...</title><p>Checking your browser</p>', {}, 503),
    'blocked',
    'Sivusto pyytää vahvistamaan, että kävijä on ihminen. Hintaa ei voitu lukea.',
  ],
  [
    status(403, { 'cf-mitigated': 'challenge' }),
    'blocked',
    'Sivusto pyytää vahvistamaan, että kävijä on ihminen. Hintaa ei voitu lukea.',
  ],
  [
    page('<p>Huoltokatko</p>', {}, 503),
    'error',
    'Sivusto vastasi virheellä 503. Yritämme huomisaamuna uudelleen.',
  ],
  [status(404), 'error', 'Sivua ei enää ole. Tarkista osoite.'],
  [status(500), 'error', 'Sivusto vastasi virheellä 500. Yritämme huomisaamuna uudelleen.'],
  [price('Kysy hintaa'), 'error', 'Sivulta ei löytynyt hintaa. Valitse hinnan paikka CSS-valitsimella.'],
  [
    page('<main>129,90 €</main>'.repeat(2).replace('129', '139')),
    'error',
    'Sivulla on monta mahdollista hintaa (129,90\u00A0€, 139,90\u00A0€). Valitse oikean paikka CSS-valitsimella.',
  ],
  [page('x'.repeat(4_000_000)), 'error', 'Sivu on liian suuri luettavaksi.'],
  [
    (_: unknown, response: ServerResponse): void =>
      void response.writeHead(302, { location: '/rengas' }).end(),
    'error',
    'Sivusto ohjaa osoitteesta toiseen loputtomasti.',
  ],
  [
    (_: unknown, response: ServerResponse): void =>
      void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    'error',
    'Osoite ei ole julkisessa verkossa, joten sitä ei lueta.',
  ],
  [
    (request: IncomingMessage): void => void request.socket.destroy(),
    'error',
    'Sivusto ei vastannut ajoissa tai yhteys katkesi. Yritämme huomisaamuna uudelleen.',
  ],
] as const)('a page without a price is not an unchanged page (%#)', async (respond, state, message) => {
  answer = price('129,90 €');
  const id = await begin();
  await look(id);
  answer = respond;
  const tracking = await look(id);
  expect(tracking).toMatchObject({ status: state, lastError: message, currentPrice: 129.9 });
  expect(tracking.priceHistory).toHaveLength(1);
});

test('a chosen element that is gone is an error, and no other number is read', async () => {
  answer = page('<main><b class="nyt">129,90 €</b><p>99,00 €</p></main>');
  const id = await begin({ selector: '.nyt' });
  expect(await look(id)).toMatchObject({ currentPrice: 129.9 });
  answer = page('<main><b class="uusi">129,90 €</b><p>99,00 €</p></main>');
  expect(await look(id)).toMatchObject({
    status: 'error',
    currentPrice: 129.9,
    lastError: 'Valittua paikkaa ei enää ole sivulla. Tarkista CSS-valitsin.',
  });
});

test('an address that robots.txt forbids is not read', async () => {
  answer = price('129,90 €');
  const id = await begin();
  robots = 'User-agent: *\nDisallow: /rengas\n';
  expect(await look(id)).toMatchObject({
    status: 'blocked',
    lastError: 'Sivusto kieltää ohjelmia lukemasta tätä sivua (robots.txt). Noudatamme kieltoa.',
  });
  expect(requests.map(({ url }) => url)).toEqual(['/robots.txt']);
});

test('a redirect to an address that robots.txt forbids is not followed', async () => {
  answer = price('129,90 €');
  const id = await begin();
  answer = (_request, response) => response.writeHead(302, { location: '/salainen' }).end();
  robots = 'User-agent: *\nDisallow: /salainen\n';
  requests = [];
  expect(await look(id)).toMatchObject({
    status: 'blocked',
    lastError: 'Sivusto kieltää ohjelmia lukemasta tätä sivua (robots.txt). Noudatamme kieltoa.',
  });
  expect(requests.map(({ url }) => url)).toEqual(['/robots.txt', '/rengas']);
});

test.each(['http://localhost/', 'http://localhost:1/'])('a page at %s is never requested', async (url) => {
  // Such a page is not saved; a name may begin to lead inside later.
  const id = await begin();
  await sql`update competitor_tracking set url = ${url} where id = ${id}`.execute(shop.platform.db);
  expect(await look(id)).toMatchObject({
    status: 'error',
    lastError: 'Osoite ei ole julkisessa verkossa, joten sitä ei lueta.',
  });
});

test('a followed page with a NUL byte and a lone surrogate is read like any other', async () => {
  answer = page('<main><h1>Tal\0vi</h1><p>Vaihto 49 € &#xD83D;</p></main>');
  const id = await begin({ trackingType: 'full_page' });
  expect(await look(id)).toMatchObject({ status: 'active', lastError: null });
});

test('a followed page shows what changed as escaped text with marks of ours', async () => {
  answer = page('<main><h1>Talvi</h1><p>Vaihto 49 €</p></main>');
  const id = await begin({ trackingType: 'full_page' });
  await look(id);
  expect((await call('GET', `/${id}/diff/latest`)).body).toMatchObject({
    hasChange: false,
    latestOnly: true,
  });
  answer = page('<main><h1>Talvi</h1><p>Vaihto 59 € &lt;img src=x onerror=alert(1)&gt;</p></main>');
  const tracking = await look(id);
  expect(tracking.contentChanges).toHaveLength(2);
  const { body } = await call('GET', `/${id}/diff/latest`);
  expect(body).toMatchObject({
    hasChange: true,
    latestOnly: false,
    before: { snippet: 'Talvi Vaihto 49 €' },
  });
  expect(body.diffHtml).toMatch(/<del>49<\/del><ins>59<\/ins>/);
  expect(body.diffHtml).toContain('&lt;img');
  expect(body.diffHtml.replaceAll(/<\/?(?:ins|del|br)>/g, '')).not.toMatch(/[<>]/);
});

test('a page’s prices before and after stand beside each other', async () => {
  answer = price('129,90 €');
  const id = await begin();
  await look(id);
  answer = price('139,90 €');
  await look(id);
  const { body } = await call('GET', `/${id}/diff/latest`);
  expect(body).toMatchObject({ hasChange: true, before: { price: 129.9 }, after: { price: 139.9 } });
});

test('a changed price is mailed once to each address of the tracking', async () => {
  answer = price('129,90 €');
  const emailRecipients = ['myynti@example.fi', 'hinnat@example.fi', 'myynti@example.fi'];
  const id = await begin({ notifications: { priceIncrease: false, priceDecrease: true, emailRecipients } });
  await look(id);
  answer = price('139,90 €');
  await look(id);
  expect(await shop.drainEmails()).toEqual([]);
  answer = price('119,90 €');
  await look(id);
  const emails = await shop.drainEmails();
  expect(emails.map(({ to }) => to?.[0]?.address ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'hinnat@example.fi',
    'myynti@example.fi',
  ]);
  expect(emails[0]?.subject).toBe('Hinta laski: Naapurin Rengas, Esimerkki 205/55R16 91T');
  expect(emails[0]?.text).toContain(`/admin/competitor-prices/${id}/changes`);
  expect(emails[0]?.text).toContain('Ennen 139,90\u00A0€, nyt 119,90\u00A0€ rengasta kohti.');
});

test('an implausible change of a price is mailed as one to check', async () => {
  answer = price('119,90 €');
  const emailRecipients = ['myynti@example.fi'];
  const id = await begin({ notifications: { priceIncrease: true, priceDecrease: true, emailRecipients } });
  await look(id);
  answer = price('1 299 €');
  await look(id);
  const email = (await shop.drainEmails()).find(({ subject }) => subject?.startsWith('Tarkista hinta'));
  expect(email?.subject).toBe('Tarkista hinta: Naapurin Rengas, Esimerkki 205/55R16 91T');
  expect(email?.text).toContain('Lukema voi olla virheellinen.');
});

test('a second check waits for the running one instead of requesting again', async () => {
  answer = (_, response) => void setTimeout(() => price('129,90 €')(_, response), 300);
  const id = await begin();
  const both = await Promise.all([tracker.check(id), tracker.check(id)]);
  expect(both.map(({ isDone }) => isDone)).toEqual([true, true]);
  expect(requests.filter(({ url }) => url === '/rengas')).toHaveLength(1);
});

test('a look that takes longer than the caller waits goes on, and is answered 202', async () => {
  answer = (_, response) => void setTimeout(() => price('129,90 €')(_, response), 600);
  const { platform } = shop;
  const hasty = competitorService(platform, {
    reader: createPageReader(),
    emails: priceEmailJob(platform, () => Promise.resolve('')),
    listTyres: async () => [],
    patienceMs: 100,
  });
  const id = await begin();
  expect(await hasty.check(id)).toMatchObject({ isDone: false, tracking: { isChecking: true } });
  await expect.poll(async () => (await call('GET', '')).body[0].currentPrice).toBe(129.9);
});

test('pages are checked once a morning from eight in Helsinki, also after a missed one', async () => {
  answer = price('129,90 €');
  const id = await begin();
  const { signal } = new AbortController();
  const morning = () => tracker.checkDue(signal);
  await morning();
  await morning();
  expect(requests.filter(({ url }) => url === '/rengas')).toHaveLength(1);
  shop.clock.set('2026-11-22T07:59:00+02:00');
  await morning();
  expect(requests.filter(({ url }) => url === '/rengas')).toHaveLength(1);
  // Two days without power: what was missed is made up for once.
  shop.clock.set('2026-11-24T08:21:00+02:00');
  await morning();
  await morning();
  expect(requests.filter(({ url }) => url === '/rengas')).toHaveLength(2);
  expect(id).not.toBe('');
});
