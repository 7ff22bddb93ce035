import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { homepageResponseSchema } from '../contract.ts';
import { listClaims } from '../text-claims.ts';
import demonstrationQuestions from './demonstration-questions.json' with { type: 'json' };

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const inject = (method: 'GET' | 'PUT', url: string, payload?: object, headers: object = staff) =>
  shop.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) });
const getSettings = async () =>
  homepageResponseSchema.parse((await inject('GET', '/homepage-settings', undefined, {})).json());
const putSettings = (homepageSettings: object, version?: number) =>
  inject('PUT', '/homepage-settings', { homepageSettings, ...(version !== undefined && { version }) });

test('the settings of a new shop are empty texts, every flag visible and no financing', async () => {
  const settings = await getSettings();
  expect(settings.hero).toMatchObject({
    mainHeading: '',
    mainHeadingVisible: true,
    kaartobottiButtonVisible: true,
    imagePosition: 'center',
  });
  expect(settings).toMatchObject({ sections: [], financingCTA: { visible: false }, version: 1 });
});

test.each([
  ['no settings at all', {}, 'homepageSettings'],
  [
    'an unknown key of the hero',
    { homepageSettings: { hero: { buttonUrl: 'https://example.fi' } } },
    'homepageSettings.hero',
  ],
  [
    'a picture of another server',
    { homepageSettings: { hero: { image: 'https://example.fi/a.jpg' } } },
    'homepageSettings.hero.image',
  ],
  [
    'a section that is not on the page',
    { homepageSettings: { sections: [{ id: 'footer' }] } },
    'homepageSettings.sections.0.id',
  ],
  [
    'a section twice',
    { homepageSettings: { sections: [{ id: 'intro' }, { id: 'intro' }] } },
    'homepageSettings.sections',
  ],
  [
    'a text of a hundred thousand characters',
    { homepageSettings: { hero: { title: 'x'.repeat(100_000) } } },
    'homepageSettings.hero.title',
  ],
])('%s answers 422', async (_what, payload, path) => {
  const answer = await inject('PUT', '/homepage-settings', payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
});

test('saved settings are answered, read back and stale versions refused', async () => {
  const first = await putSettings(
    { hero: { mainHeading: 'Talvi tuli' }, financingCTA: { visible: true } },
    1,
  );
  expect(first.statusCode).toBe(200);
  expect(first.json().settings).toMatchObject({
    hero: { mainHeading: 'Talvi tuli', titleVisible: true },
    version: 2,
  });
  const stale = await putSettings({ hero: { mainHeading: 'Vanha' } }, 1);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'conflict.stale',
    current: { hero: { mainHeading: 'Talvi tuli' } },
  });
  expect((await getSettings()).hero.mainHeading).toBe('Talvi tuli');
});

test('a read home page can be sent back with its read-only fields', async () => {
  const settings = await getSettings();
  expect((await putSettings(settings, settings.version)).statusCode).toBe(200);
});

test('the lists of a new shop are empty arrays and the demonstration shop fills them', async () => {
  expect((await inject('GET', '/faq', undefined, {})).json()).toEqual([]);
  await loadDemonstrationShop(shop.platform);
  expect((await inject('GET', '/faq', undefined, {})).json().length).toBeGreaterThanOrEqual(6);
  expect((await inject('GET', '/selling-points', undefined, {})).json()).toHaveLength(5);
  expect((await inject('GET', '/brands', undefined, {})).json()).toHaveLength(14);
});

test('a list has the ids and the order it is sent in, plain or beside its version', async () => {
  const read = await inject('GET', '/faq');
  const [first, second] = read.json();
  const version = Number(read.headers['x-version']);
  const saved = await inject('PUT', '/faq', {
    items: [second, { ...first, answer: 'Uusi vastaus.' }],
    version,
  });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject([second, { ...first, answer: 'Uusi vastaus.' }]);
  expect((await inject('GET', '/faq', undefined, {})).json()).toEqual([
    second,
    { ...first, answer: 'Uusi vastaus.' },
  ]);
  const stale = await inject('PUT', '/faq', { items: [], version });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'conflict.stale', current: saved.json() });
  const plain = await inject('PUT', '/faq', [
    { question: 'Onko teillä kahvia?', answer: 'On.' },
    { ...first, _id: second._id },
  ]);
  expect(plain.json()).toMatchObject([{ question: 'Onko teillä kahvia?' }, { _id: second._id }]);
});

test('wordings of a question are one a line, stay when a save omits them, never public', async () => {
  const ways = 'paljonko maksaa?\n\n vad kostar det \npaljonko maksaa?';
  const items = [{ question: 'Mitä se maksaa?', answer: 'Kympin.', ways }];
  const [saved] = (await inject('PUT', '/faq', items)).json();
  expect(saved.ways).toBe('paljonko maksaa?\nvad kostar det');
  const { ways: _ways, ...known } = saved;
  expect((await inject('GET', '/faq', undefined, {})).json()).toEqual([known]);
  await inject('PUT', '/faq', [{ ...known, answer: 'Viitosen.' }]);
  expect((await inject('GET', '/faq/taught')).json()).toEqual([{ ...saved, answer: 'Viitosen.' }]);
  await inject('PUT', '/faq', [{ ...known, ways: '' }]);
  expect((await inject('GET', '/faq/taught')).json()).toMatchObject([{ ways: '' }]);
});

test('one way to ask is added to a question and taken out again; the audit log does not quote it', async () => {
  const [known] = (await inject('PUT', '/faq', [{ question: 'Onko kahvia?', answer: 'On.' }])).json();
  const put = (way: unknown, isKnown: boolean, headers: object = staff, id = known._id) =>
    inject('PUT', `/faq/${id}/way`, { way, isKnown }, headers);
  const read = async () => (await inject('GET', '/faq/taught')).json()[0].ways;
  expect((await put('saako sumppia', true)).statusCode).toBe(204);
  expect((await put('saako sumppia', true)).statusCode).toBe(204);
  expect((await put('finns det kaffe', true)).statusCode).toBe(204);
  expect(await read()).toBe('saako sumppia\nfinns det kaffe');
  expect((await put('saako sumppia', false)).statusCode).toBe(204);
  expect(await read()).toBe('finns det kaffe');
  expect((await put('', true)).statusCode).toBe(422);
  expect((await put('x', true, staff, '01a1fd55-7a80-7c21-9e7a-bac14bc5406d')).statusCode).toBe(404);
  for (let index = 0; index < 8; index += 1) await put(`${index} ${'a'.repeat(480)}`, true);
  expect((await put('b'.repeat(200), true)).json()).toMatchObject({ code: 'homepage.too_many_ways' });
  const { rows } = await shop.platform.audit.list({ entity: 'faq' }, { offset: 0, limit: 20 });
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/sumppia|kaffe/);
});

test.each([
  ['/faq', [{ question: '', answer: 'x' }]],
  ['/faq', [{ question: 'x', answer: 'x', vastaus: 'x' }]],
  ['/selling-points', [{ kind: 'muu', title: 'x' }]],
  ['/selling-points', Array.from({ length: 6 }, () => ({ kind: 'partner', title: 'x' }))],
  ['/brands', [{ name: 'x'.repeat(41) }]],
  ['/brands', 'Nokian'],
  ['/brands', [{ name: 'Nokian', imageUrl: 'https://muualla.example.fi/logo.png' }]],
] as const)('a bad list for %s answers 422', async (url, payload) => {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: `/api${url}`,
    headers: { ...staff, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(answer.statusCode).toBe(422);
});

test('claims of the home page are saved once staff confirm them, and the audit log names them', async () => {
  const homepageSettings = {
    hero: { title: 'Suomen halvimmat renkaat' },
    financingCTA: { visible: true, title: 'Maksa erissä' },
  };
  const refused = await inject('PUT', '/homepage-settings', { homepageSettings, hasConfirmedClaims: false });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'text.claims_open',
    errors: [{ path: 'hero.title', message: expect.stringContaining('Suomen halvimmat') }],
  });
  const points = [
    { kind: 'financing', title: 'Rahoitus', text: 'Maksa erissä' },
    { kind: 'partner', title: 'Paras palvelu', text: 'Nollakorolla' },
  ];
  const list = { items: points, hasConfirmedClaims: false };
  const errors = (await inject('PUT', '/selling-points', list)).json().errors;
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(['1', '1']);
  expect(
    (
      await inject('PUT', '/faq', {
        items: [{ question: 'Miksi?', answer: 'Takaamme turvallisen matkan.' }],
        hasConfirmedClaims: false,
      })
    ).statusCode,
  ).toBe(422);
  const confirmed = { homepageSettings, hasConfirmedClaims: true };
  expect((await inject('PUT', '/homepage-settings', confirmed)).statusCode).toBe(200);
  expect((await inject('PUT', '/selling-points', { ...list, hasConfirmedClaims: true })).statusCode).toBe(
    200,
  );
  for (const entity of ['homepage-settings', 'selling-points']) {
    const { rows } = await shop.platform.audit.list({ entity }, { offset: 0, limit: 1 });
    expect(rows[0]?.after['confirmedClaims']).toContain('ylivertaisuus ilman näyttöä');
  }
});

test('the demonstration shop’s questions claim nothing that has to be confirmed when they are saved', () => {
  const entries = demonstrationQuestions.map(({ question, answer }) => ({
    kind: '',
    title: question,
    body: answer,
  }));
  expect(entries.length).toBeGreaterThan(6);
  expect(listClaims(entries)).toEqual([]);
});
