// Offer messages worded by a language model that is truthful, invents, or fails.
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { startCatalogueAdmin } from '../../../../../test/builders/catalogue-admin.ts';
import { replyingWith, startModelServer, type ModelScript } from '../../../../../test/model-server.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { generateDiscountMessage } from '../../contract/offer-message.ts';
import { MODEL_MESSAGE_LIMIT } from '../../newsletter-limits.ts';

const server = await startModelServer(replyingWith({ text: '' }));
const admin = await startCatalogueAdmin({ settings: modelSettings() });
await admin.applyImport();
await admin.wait(40);
const path = await admin.pathOf(2);
await admin.send('POST', `${path}/sale`, { price: 79, endDate: '2027-01-10' });
const offered = path.split('/').at(-1) ?? '';
function modelSettings() {
  return { ai: { baseUrl: server.url, apiKey: 'avain', model: 'pieni', tokensPerDay: 1_000_000 } };
}

afterAll(async () => {
  await admin.shop.close();
  await server.close();
});

async function made(script: ModelScript, wish: object = {}) {
  server.script = script;
  const answer = await admin.send('POST', '/newsletters/generate-discount-message', wish);
  expect(answer.statusCode).toBe(200);
  return generateDiscountMessage.output.parse(answer.json());
}

const GOOD =
  'AIHE: Hakkapeliitta R3 tarjouksessa\nHei!\n\nTalvi tulee, oletko valmis? Tarjous on voimassa 10.1.2027 asti.\n\nRENKAAT\n\nVaraa aika, niin vaihdamme renkaat.';

test('the words of a model stand around our own tyres, end of offer and button', async () => {
  const { subject, content } = await made(replyingWith({ text: `<think>mietin 5 €</think>${GOOD}` }), {
    tone: 'casual',
  });
  expect(subject).toBe('Hakkapeliitta R3 tarjouksessa');
  expect(content).toMatch(/^Hei!\n\nTalvi tulee, oletko valmis\?/);
  expect(content).toContain(`asti.\n\n{{tuote:${offered}}}\n\n`);
  expect(content).toContain(
    'Tarjouksen viimeinen päivä on **10.1.2027**.\n\nVaraa aika, niin vaihdamme renkaat.',
  );
  expect(content).toMatch(/\{\{painike:Varaa aika\|\/[a-z-]+\}\}/);
  const [request] = server.requests;
  expect(request?.tools).toEqual([]);
  expect(JSON.stringify(request?.messages)).toMatch(/rento ja tuttavallinen.*Hakkapeliitta R3 205\/55R16/);
  expect(JSON.stringify(request?.messages)).not.toContain('79');
});

test('a model may set its two marks off as it likes', async () => {
  const text = GOOD.replace('AIHE:', '**Aihe:**').replace('RENKAAT', '**Renkaat:**');
  expect((await made(replyingWith({ text }))).subject).toBe('Hakkapeliitta R3 tarjouksessa');
});

test('without the end of offers the model does not get it and may not name it', async () => {
  const { content } = await made(replyingWith({ text: GOOD }), { includeEndDate: false });
  expect(JSON.stringify(server.requests.at(-1)?.messages)).not.toContain('10.1.2027');
  expect(content).not.toContain('10.1.2027');
  expect(content).toContain(`{{tuote:${offered}}}`);
});

test.each<[string, ModelScript]>([
  ['invents a price', replyingWith({ text: GOOD.replace('oletko valmis?', 'nyt vain 49 €.') })],
  ['invents a percent in the subject', replyingWith({ text: GOOD.replace('tarjouksessa', '-70 %') })],
  ['forgets the tyres', replyingWith({ text: 'AIHE: Hei\nHei vaan, varaa aika.' })],
  ['says nothing', replyingWith({ text: '' })],
  ['writes English', replyingWith({ text: GOOD.replace('Varaa aika', 'Book a time for the') })],
  ['is out of order', (_request, response) => response.writeHead(500).end()],
])('when the model %s, the ready sentences stand', async (_what, script) => {
  const { subject, content } = await made(script, { tone: 'formal' });
  expect(content).toMatch(/^(?:Hyvä asiakkaamme|Arvoisa asiakas),/);
  expect(`${subject}${content}`).not.toMatch(/49 €|70 %/);
  expect(content).toContain(`{{tuote:${offered}}}`);
});

test('ready sentences are answered at once, and the model is not called', async () => {
  const before = server.requests.length;
  const { subject, content } = await made(replyingWith({ text: GOOD }), { isReady: true });
  expect(subject).not.toBe('Hakkapeliitta R3 tarjouksessa');
  expect(content).toContain(`{{tuote:${offered}}}`);
  expect(server.requests.length).toBe(before);
});

test('so many messages an hour are worded by the model, the others are ready sentences', async () => {
  admin.shop.clock.advance(61 * MINUTE_MS);
  const before = server.requests.length;
  for (let turn = 0; turn < MODEL_MESSAGE_LIMIT.max; turn += 1) await made(replyingWith({ text: GOOD }));
  expect(server.requests.length - before).toBe(MODEL_MESSAGE_LIMIT.max);
  expect((await made(replyingWith({ text: GOOD }))).subject).not.toBe('Hakkapeliitta R3 tarjouksessa');
  admin.shop.clock.advance(61 * MINUTE_MS);
  expect((await made(replyingWith({ text: GOOD }))).subject).toBe('Hakkapeliitta R3 tarjouksessa');
});

test('the limit on model messages counts over all processes, also at the same moment', async () => {
  admin.shop.clock.advance(61 * MINUTE_MS);
  const now = admin.shop.clock.now().toISOString();
  const other = await startTestApp({ settings: modelSettings(), now, beside: admin.shop });
  const headers = admin.staff();
  server.script = replyingWith({ text: GOOD });
  const before = server.requests.length;
  const url = '/api/newsletters/generate-discount-message';
  const answers = await Promise.all(
    Array.from({ length: MODEL_MESSAGE_LIMIT.max / 2 + 3 }, () =>
      [admin.shop, other].map(({ app }) => app.inject({ method: 'POST', url, headers, payload: {} })),
    ).flat(),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  expect(server.requests.length - before).toBe(MODEL_MESSAGE_LIMIT.max);
  await other.close();
});
