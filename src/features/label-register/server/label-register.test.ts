// The register over HTTP, as our server meets it: a stand-in that gives recorded answers, and lies, and falls silent.
import type { IncomingMessage, ServerResponse } from 'node:http';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { startLocalServer } from '../../../../test/local-server.ts';
import { HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { createCatalogue } from '../../catalogue/server/index.ts';
import { isHarmlessDrawing } from './harmless-drawing.ts';
import { createLabelRegister } from './index.ts';
import recorded from './recorded-answers.json' with { type: 'json' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let requests: IncomingMessage[] = [];
let answer: Answer;
let waited: number[] = [];

const answers = new Map(Object.entries(recorded));
/** The register's answer on 381324 instead of the recording. */
let amended: Record<string, unknown> = {};
const good: Answer = (request, response) => {
  const path = (request.url ?? '').replace(/\?.*$/, '');
  const known = answers.get(path);
  if (!known) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  const { body, contentType } = known;
  const content = typeof body === 'string' ? body : JSON.stringify({ ...body, ...amended });
  response.writeHead(200, { 'content-type': contentType }).end(content);
};
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end('{}');

const service = await startLocalServer((request, response) => {
  requests.push(request);
  answer(request, response);
});
const baseUrl = service.url;
const shop = await startTestApp({ settings: { labelRegister: { apiKey: 'avain-1234567', baseUrl } } });
let staff = await shop.loginStaff();
const size = await call('POST', '/api/tires/sizes', {
  width: 205,
  aspect: 55,
  diameter: 16,
  vehicleType: 'henkilöauto',
});
const sizeId: string = size.json()._id;
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(() => {
  requests = [];
  waited = [];
  amended = {};
  answer = good;
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  return shop.app.inject({ method, url, headers: staff, ...(payload && { payload }) });
}
const lookUp = (text: string) => call('POST', '/api/label-register/lookups', { text });
const register = () => {
  const wait = async (ms: number) => void waited.push(ms);
  return createLabelRegister(shop.platform, { catalogue: createCatalogue(shop.platform), paceMs: 0, wait });
};
const checkNow = () => register().checkDue(new AbortController().signal);
const disagreements = async () => (await call('GET', '/api/label-register/disagreements')).json();

/** Sessions end meanwhile, so staff sign in again. */
async function pass(ms: number): Promise<void> {
  shop.clock.advance(ms);
  staff = await shop.loginStaff();
}

async function addTyre(number: string, details: object = {}, more: object = {}): Promise<string> {
  const body = {
    manufacturer: 'Esimerkkirengas',
    model: `Kesätie ${number}`,
    type: 'summer',
    price: 89.9,
    eprelNumber: number,
    loadIndex: 91,
    speedSymbol: 'V',
    details: { fuelEfficiency: 'B', wetGrip: 'A', noiseLevel: 69, noiseClass: 'A', ...details },
    ...more,
  };
  return (await call('POST', `/api/tires/sizes/${sizeId}/products`, body)).json()._id;
}

test('a tyre is found by number or QR address, and its label and sheet are stored as our files', async () => {
  const found = await lookUp('https://eprel.ec.europa.eu/qr/381324');
  expect(found.json()).toEqual({
    number: '381324',
    supplier: 'Esimerkkirengas',
    model: 'Kesätie 2',
    size: '205/55 R16',
    values: {
      fuelEfficiency: 'B',
      wetGrip: 'A',
      noiseLevel: 69,
      noiseClass: 'A',
      hasSnowGrip: false,
      hasIceGrip: false,
      loadIndex: 91,
      twinLoadIndex: null,
      speedSymbol: 'V',
    },
  });
  expect(requests[0]?.url).toBe('/api/products/tyres/381324');
  expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'avain-1234567' });

  const id = await addTyre('381324');
  await shop.drainJobs();
  const { label, sheet } = await register().findFiles('381324');
  const uses = shop.features.all.find(({ name }) => name === 'label-register')?.pictureUses;
  expect((await uses?.())?.map(({ path }) => path)).toEqual([label, sheet]);
  const svg = await shop.app.inject(label ?? '');
  expect(svg.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  const pdf = await shop.app.inject(sheet ?? '');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="document-sheet381324-/);
  const { url } = (await call('GET', `/api/tires/sizes/${sizeId}/products/${id}`)).json();
  const page = (await shop.app.inject(url)).body;
  expect(page).toContain(label);
  expect(page).toContain(sheet);
  expect(page).not.toContain('<rect width="75"');
});

test.each<[string, Answer, number, string, number]>([
  ['refuses the key', status(401), 502, 'label_register.refused', 1],
  ['forbids', status(403), 502, 'label_register.refused', 1],
  ['is busy', status(429, { 'retry-after': '90' }), 503, 'label_register.busy', 1],
  ['is in trouble', status(503), 502, 'label_register.down', 3],
  ['hangs up', (_request, response) => void response.destroy(), 502, 'label_register.down', 3],
  [
    'sends a page',
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    502,
    'label_register.unreadable',
    1,
  ],
  [
    'sends too much',
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(' '.repeat(600_000)),
    502,
    'label_register.unreadable',
    1,
  ],
  [
    'answers about another tyre',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"eprelRegistrationNumber":"999"}'),
    502,
    'label_register.unreadable',
    1,
  ],
  ['does not know the number', status(404), 404, 'label_register.unknown_number', 1],
])('when the register %s, staff read why', async (_what, bad, statusCode, code, times) => {
  answer = bad;
  const slow = await register()
    .lookUp('555555', new AbortController().signal)
    .catch((error: unknown) => error);
  expect(slow).toMatchObject({ code, status: statusCode, message: expect.stringMatching(/[.]$/) });
  expect(requests).toHaveLength(times);
  expect(waited).toEqual([1000, 2000].slice(0, times - 1));
});

test('a sheet that is too large is not stored, and the label is', async () => {
  answer = (request, response) => {
    if (!request.url?.startsWith('/fiches/')) return good(request, response);
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(`%PDF-${' '.repeat(4_000_000)}`);
  };
  await register().lookUp('381324', new AbortController().signal);
  await register().fetchFiles('381324', new AbortController().signal);
  expect(await register().findFiles('381324')).toEqual({
    label: expect.stringMatching(/\.svg$/),
    sheet: null,
  });
});

test('an invalid number is refused before the register is called', async () => {
  const refused = await lookUp('https://example.fi/qr/381324');
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'label_register.bad_number' });
  expect(requests).toHaveLength(0);
});

test('the weekly check queries each number once a week, and staff settle what differs', async () => {
  const wrong = await addTyre('381324', { wetGrip: 'C', noiseLevel: 72 });
  const unknown = await addTyre('777777');
  await checkNow();
  const checked = requests.map(({ url }) => url);
  expect(checked).toEqual(['/api/products/tyres/777777']);
  await checkNow();
  expect(requests).toHaveLength(1);

  expect(await disagreements()).toMatchObject([
    {
      productId: wrong,
      kind: 'values',
      fields: ['wetGrip', 'noiseLevel'],
      ours: { wetGrip: 'C', noiseLevel: 72 },
      register: { wetGrip: 'A', noiseLevel: 69 },
    },
    { productId: unknown, kind: 'unknown', register: null },
  ]);
  const state = (await call('GET', '/api/label-register')).json();
  expect(state).toMatchObject({ source: 'register', numbered: 3, checked: 3, disagreements: 2 });

  const [first, second] = await disagreements();
  const settle = (id: string, choice: string, fingerprint: string) =>
    call('POST', `/api/label-register/disagreements/${id}`, { choice, fingerprint });
  expect((await settle(wrong, 'register', 'vanha')).statusCode).toBe(409);
  expect((await settle(unknown, 'register', second.fingerprint)).statusCode).toBe(409);
  expect((await settle(wrong, 'register', first.fingerprint)).statusCode).toBe(204);
  expect((await call('GET', `/api/tires/sizes/${sizeId}/products/${wrong}`)).json()).toMatchObject({
    details: { wetGrip: 'A', noiseLevel: 69 },
    lockedFields: expect.arrayContaining(['wetGrip', 'noise']),
  });
  expect((await settle(unknown, 'own', second.fingerprint)).statusCode).toBe(204);
  expect(await disagreements()).toEqual([]);

  // A week later the register has changed its mind; cached answers stay cached until something new is reported.
  await pass(8 * DAY_MS);
  amended = { energyClass: 'D' };
  requests = [];
  await checkNow();
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/products/tyres/381324',
    '/api/products/tyres/777777',
  ]);
  expect((await disagreements()).map(({ fields }: { fields: string[] }) => fields)).toEqual([
    ['fuelEfficiency'],
    ['fuelEfficiency'],
  ]);
});

test("a number of another size's tyre is shown as such, and its values are not offered", async () => {
  await pass(8 * DAY_MS);
  amended = { sizeDesignation: '225/45 R17' };
  await checkNow();
  const [found] = await disagreements();
  expect(found).toMatchObject({ kind: 'other-size', registerName: 'Esimerkkirengas Kesätie 2 225/45 R17' });
  const payload = { choice: 'register', fingerprint: found.fingerprint };
  const refused = await call('POST', `/api/label-register/disagreements/${found.productId}`, payload);
  expect(refused.statusCode).toBe(409);
});

test('a busy register is not called until its retry-after', async () => {
  await pass(8 * DAY_MS);
  answer = status(429, { 'retry-after': '7200' });
  await checkNow();
  expect(requests).toHaveLength(1);
  expect((await call('GET', '/api/label-register')).json().failure).toContain('ruuhkainen');
  await checkNow();
  expect(requests).toHaveLength(1);
  await pass(2 * HOUR_MS + 1000);
  answer = good;
  await checkNow();
  expect(requests).toHaveLength(3);
  expect((await call('GET', '/api/label-register')).json().failure).toBeNull();
});

test('without a key everything else works, and a look-up says what is missing', async () => {
  const plain = await startTestApp();
  try {
    const headers = await plain.loginStaff();
    const said = await plain.app.inject({
      method: 'POST',
      url: '/api/label-register/lookups',
      headers,
      payload: { text: '381324' },
    });
    expect(said.statusCode).toBe(409);
    expect(said.json().message).toContain('ei ole kytketty');
    const state = await plain.app.inject({ url: '/api/label-register', headers });
    expect(state.json()).toMatchObject({ source: 'none', failure: null, disagreements: 0 });
  } finally {
    await plain.close();
  }
});

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
test.each([
  [drawing('<path d="M0 0h4"/><image href="data:image/png;base64,iVBO"/><use href="#a"/>'), true],
  [
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n${drawing('<style>.a{fill:url(#b)}</style>')}`,
    true,
  ],
  [drawing('<script>alert(1)</script>'), false],
  [drawing('<path onclick="alert(1)"/>'), false],
  [drawing('<a href="javascript:alert(1)"/>'), false],
  [drawing('<image href="https://example.fi/a.png"/>'), false],
  [drawing('<style>@import "https://example.fi"</style>'), false],
  [drawing('<path style="fill:url(https://example.fi/a)"/>'), false],
  [drawing('<foreignObject/>'), false],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, false],
  ['<html><svg></svg></html>', false],
  [`<?xml version="1.0"?><!-- a --> <!---->\n<!-- <b> -->${drawing('')}`, true],
  [`<!-- never ended ${drawing('')}`, false],
])('the drawing %j is stored: %j', (text, isKept) => {
  expect(isHarmlessDrawing(text)).toBe(isKept);
});

test('a drawing of 100 000 comments is read in one pass', () => {
  // With a pattern that parts them, 40 take hours.
  expect(isHarmlessDrawing(`${'<!---->'.repeat(100_000)}<x/>`)).toBe(false);
  expect(isHarmlessDrawing(`${'<!---->'.repeat(100_000)}${drawing('')}`)).toBe(true);
});
