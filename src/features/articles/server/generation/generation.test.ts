// Drafts made for keywords: by the built-in writer, by a model, and what happens when either goes wrong or nobody waits.
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../../../test/app.ts';
import { summerTyre, tyre } from '../../../../../test/builders/catalogue.ts';
import { loadDemonstrationShop } from '../../../../../test/builders/shop.ts';
import {
  begin,
  streamReply,
  sendDelta,
  startModelServer,
  type ModelScript,
  type ModelServer,
} from '../../../../../test/model-server.ts';
import { HOUR_MS } from '../../../../platform/contract/durations.ts';
import { createCatalogue } from '../../../catalogue/server/index.ts';
import { priceListService } from '../../../price-list/server/service.ts';
import type { GeneratedArticle } from '../../contract.ts';

let shop: TestApp;
let staff: { authorization: string };
let model: ModelServer | undefined;

beforeEach(async () => {
  model = undefined;
});
afterEach(async () => {
  await shop.close();
  await model?.close();
});

async function start(script?: ModelScript): Promise<void> {
  model = script && (await startModelServer(script));
  const ai = model && { baseUrl: model.url, apiKey: 'avain', model: 'malli', tokensPerDay: 100_000 };
  shop = await startTestApp(ai ? { settings: { ai } } : {});
  staff = await shop.loginStaff();
  await loadDemonstrationShop(shop.platform);
  await priceListService(shop.platform).loadDemonstrationPriceList();
}

const generate = (payload: object, headers: object = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/blog/generate', headers: { ...staff, ...headers }, payload });

const order = { keywords: ['talvirenkaat'], title: '', tone: 'casual', length: 'short' };

test("keywords become a draft of the shop's own facts, with sources", async () => {
  await start();
  const answer = await generate({ ...order, keywords: 'rengashotelli, säilytys' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { content, generatedTitle, writer, draftId }: GeneratedArticle = answer.json();
  expect({ generatedTitle, writer, draftId }).toEqual({
    generatedTitle: 'Renkaat hotelliin, tilaa autotalliin',
    writer: 'built-in',
    draftId: null,
  });
  expect(content).toMatch(/säilytys kaudeksi maksaa \d+,\d\d\u00A0€/);
  expect(content).toMatch(/\* Säilytyksen hinta.*: \[hinnasto \d/);
  expect((await generate({ ...order, title: 'Oma otsikko' })).json().generatedTitle).toBe('Oma otsikko');
});

test('tyres of a size are counted in the season of the keywords', async () => {
  await start();
  await createCatalogue(shop.platform).importList({
    list: 'oletus',
    drafts: [...[1, 2, 3].map((place) => summerTyre(place)), ...[4, 5].map((place) => tyre(place))],
  });
  const { content } = (await generate({ ...order, keywords: ['205/55R16 kesärenkaat'] })).json();
  expect(content).toContain('Koossa 205/55R16 valikoimassamme on 3 kesärengasta');
  const plain = (await generate({ ...order, keywords: ['205/55R16'] })).json();
  expect(plain.content).toContain('Koossa 205/55R16 valikoimassamme on 5 rengasta');
});

test.each([
  ['no keywords', { ...order, keywords: ' , ' }],
  ['an unknown tone', { ...order, tone: 'angry' }],
  ['an unknown length', { ...order, length: 'book' }],
])('a generation with %s answers 422', async (_what, payload) => {
  await start();
  expect((await generate(payload)).statusCode).toBe(422);
});

test('a key gets the same draft again and no other request, and ten drafts an hour are the limit', async () => {
  await start();
  const key = { 'idempotency-key': 'painallus-1' };
  const first = await generate(order, key);
  shop.clock.advance(1000);
  expect((await generate(order, key)).body).toBe(first.body);
  expect((await generate({ ...order, tone: 'professional' }, key)).json().code).toBe('article.key_reused');
  for (let count = 2; count <= 10; count += 1) expect((await generate(order)).statusCode).toBe(200);
  const full = await generate(order);
  expect(full.statusCode).toBe(429);
  expect(Number(full.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await generate(order, key)).statusCode).toBe(200);
  shop.clock.advance(HOUR_MS);
  staff = await shop.loginStaff();
  expect((await generate(order)).statusCode).toBe(200);
});

test('a model writes from the facts alone, and figures without a source are pointed out', async () => {
  await start((_request, response) =>
    streamReply(response, {
      text: '# Talvi tulee\n\n## Kausi\n\nKausi on 1.11.–31.3. Pito paranee 7391 sadasosaa.\n\n* Vaihda',
    }),
  );
  const answer: GeneratedArticle = (await generate(order)).json();
  expect(answer).toMatchObject({
    generatedTitle: 'Talvi tulee',
    content: '## Kausi\n\nKausi on 1.11.–31.3. Pito paranee 7391 sadasosaa.\n\n* Vaihda',
    writer: 'model',
    notes: ['Lukua ei löydy liikkeen tiedoista: ”Pito paranee 7391 sadasosaa.”'],
  });
  const [request] = model?.requests ?? [];
  expect(request?.authorization).toBe('Bearer avain');
  expect(JSON.stringify(request?.messages[0])).toContain('Sävy: rento');
  expect(JSON.stringify(request?.messages[1])).toContain('kausivaihdon hinta');
});

const failures: [string, ModelScript][] = [
  ['refuses the key', (_request, response) => response.writeHead(401).end()],
  ['is busy', (_request, response) => response.writeHead(429).end()],
  ['is down', (_request, response) => response.writeHead(500).end()],
  ['says nothing', (_request, response) => streamReply(response, {})],
  ['talks without end', (_request, response) => streamReply(response, { text: 'a'.repeat(40_000) })],
  [
    'breaks off',
    (_request, response) => {
      begin(response);
      sendDelta(response, { content: 'Talvi' });
      setTimeout(() => response.destroy(), 20);
    },
  ],
];

test.each(failures)(
  'a model that %s answers 502, and the same key may be tried again',
  async (_what, script) => {
    await start(script);
    const key = { 'idempotency-key': 'painallus' };
    const failed = await generate(order, key);
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({
      code: 'article.generation_failed',
      message: 'Blogin generointi epäonnistui. Yritä uudelleen.',
    });
    if (model) model.script = (_request, response) => streamReply(response, { text: '# A\n\nTeksti.' });
    expect((await generate(order, key)).json().content).toBe('Teksti.');
  },
);

test('a text that nobody waited for is saved as a draft, once for two requests', async () => {
  await start((_request, response) => {
    begin(response);
    setTimeout(() => {
      sendDelta(response, { content: '# Kesken\n\nTeksti valmistui.' });
      sendDelta(response, {}, 'stop');
      response.end('data: [DONE]\n\n');
    }, 300);
  });
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const press = { ...staff, 'idempotency-key': 'lahti', 'content-type': 'application/json' };
  const send = (signal: AbortSignal) =>
    fetch(`${origin}/api/blog/generate`, {
      method: 'POST',
      headers: press,
      body: JSON.stringify(order),
      signal,
    });
  const left = send(leaving.signal).catch(() => 'left');
  await expect.poll(() => model?.requests.length).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  const drafts = async () =>
    (await shop.app.inject({ url: '/api/blog/articles?drafts=only', headers: staff })).json();
  await expect.poll(async () => (await drafts()).length).toBe(1);
  const [draft] = await drafts();
  expect(draft).toMatchObject({ title: 'Kesken', content: 'Teksti valmistui.', status: 'draft' });
  const again: GeneratedArticle = (await generate(order, { 'idempotency-key': 'lahti' })).json();
  expect(again).toMatchObject({ generatedTitle: 'Kesken', draftId: draft._id });
  const both = await Promise.all([1, 2].map(() => generate(order, { 'idempotency-key': 'kahdesti' })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(model?.requests).toHaveLength(2);
});

test('a key whose draft is being written is refused for another order', async () => {
  let finish = (): void => {};
  await start((_request, response) => {
    finish = () => streamReply(response, { text: '# A\n\nTeksti.' });
  });
  const key = { 'idempotency-key': 'painallus' };
  const first = generate(order, key);
  await expect.poll(() => model?.requests.length).toBe(1);
  const other = await generate({ ...order, tone: 'professional' }, key);
  expect(other.json().code).toBe('article.key_reused');
  finish();
  expect((await first).statusCode).toBe(200);
});

test('a size and a manufacturer as keywords make a draft about what the shop sells of them', async () => {
  shop = await startTestApp({ settings: { demoData: true } });
  staff = await shop.loginStaff();
  const demo = fileURLToPath(new URL('../../../../../demo', import.meta.url));
  await shop.context.database.runAsJob(() => shop.features.prepare(() => undefined, demo));
  const answer: GeneratedArticle = (
    await generate({ ...order, keywords: '205/55R16, Nokian', tone: 'professional' })
  ).json();
  expect(answer.generatedTitle).toBe('Nokian-renkaat koossa 205/55R16');
  const text = answer.content.replaceAll('\u00A0', ' ');
  expect(text).toMatch(/Koossa 205\/55R16 valikoimassamme on \d+ rengasta, hinnat [\d,]+–[\d,]+ € kappale/);
  expect(text).toMatch(/Merkkiä Nokian on valikoimassamme \d+ rengasta/);
  expect(text).toMatch(/Koossa 205\/55R16 niistä on \d+, hinnat/);
  expect(text).toMatch(/Tässä koossa niistä \d+ on saatavilla/);
  expect(answer.notes).toEqual([]);
});

test('a place that the writer knows nothing of is named as missing', async () => {
  await start();
  const { notes }: GeneratedArticle = (
    await generate({ ...order, keywords: 'nastarenkaat, Helsinki' })
  ).json();
  expect(notes).toContain('Avainsanaa ”Helsinki” ei tunnistettu, joten teksti ei käsittele sitä.');
});
