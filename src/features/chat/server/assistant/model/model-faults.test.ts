import { beforeAll, beforeEach, expect, test } from 'vitest';

import { begin, say, saying, sendDelta, type ModelScript } from '../../../../../../test/model-server.ts';
import { withModelShop } from '../../../../../../test/model-shop.ts';
import type { DialogueTables } from '../turns/dialogue-store.ts';
import type { UseTables } from './use-store.ts';

const shop = withModelShop();
const used = () => shop.shop.platform.db.$extendTables<UseTables>();
const uses = () => used().selectFrom('assistantUse').selectAll().execute();
let address = '';
beforeAll(async () => {
  address = await shop.shop.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await used().deleteFrom('assistantUse').execute();
});
const stored = () =>
  shop.shop.platform.db
    .$extendTables<DialogueTables>()
    .selectFrom('conversationMessage')
    .selectAll()
    .orderBy('id')
    .execute();

const RAW = 'Incorrect API key provided: sk-abc';
const hangs: ModelScript = (_request, response) => {
  begin(response);
  sendDelta(response, { content: 'Hei, mukava kuulla sinusta! Katson ' });
};
const breaksOff: ModelScript = (_request, response) => {
  begin(response);
  sendDelta(response, { content: 'Hei, mukava kuulla sinusta! Katson ' });
  setTimeout(() => response.destroy(), 10);
};

test.each([
  [
    '401',
    (_: unknown, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end(`{"error":{"message":"${RAW}"}}`),
  ],
  ['429', (_: unknown, response) => response.writeHead(429).end(RAW)],
  ['500', (_: unknown, response) => response.writeHead(500).end(RAW)],
  [
    'a page',
    (_: unknown, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${RAW}</h1>`),
  ],
  ['a broken stream', breaksOff],
  ['nothing', (_: unknown, response) => say(response, { text: '' })],
  ['with silence', () => undefined],
  ['with a word and then silence', hangs],
] satisfies [string, ModelScript][])(
  'a model that answers %s gives way to the built-in assistant',
  async (_, script) => {
    const { status, parts, text } = await shop.ask('mitä kausivaihto maksaa', script);
    expect(status).toBe(200);
    expect(text).toContain('henkilöauto 45 €');
    expect(JSON.stringify(parts)).toContain('/hinnasto');
    expect(parts.at(-1)).toMatchObject({ type: 'finish' });
    expect(JSON.stringify(parts)).not.toContain('API key');
  },
  20_000,
);

test('after two failures in a row the model is not called for a minute', async () => {
  const down: ModelScript = (_request, response) => response.writeHead(500).end();
  const ask = async () => {
    const { text } = await shop.ask('mitä kausivaihto maksaa');
    expect(text).toContain('henkilöauto 45 €');
    return shop.server.requests.length;
  };
  // A good answer before: what failed in another test does not count.
  await shop.ask('moi', saying({ text: 'Hei vaan!' }));
  shop.server.script = down;
  shop.server.requests = [];
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 2, 2]);
  shop.shop.clock.advance(60_001);
  expect([await ask(), await ask()]).toEqual([3, 3]);
  shop.shop.clock.advance(60_001);
  shop.server.script = saying({ text: 'Hei vaan!' });
  expect((await shop.ask('moi')).text).toBe('Hei vaan!');
});

test('text sent before the connection broke is stored, followed by the built-in answer', async () => {
  const conversationId = 'conv_1763716000000_model002';
  const { parts, text } = await shop.ask('mitä kausivaihto maksaa', breaksOff, { conversationId });
  expect(text).toMatch(/^Hei, mukava kuulla sinusta! \n\nHinnat hinnastosta/);
  expect(parts.filter(({ type }) => type === 'text-start')).toHaveLength(1);
  expect((await stored()).at(-1)?.content).toContain('Kausivaihto');
});

test("a model's thoughts and text beyond the limit are left out", async () => {
  const thinking = await shop.ask(
    'hei',
    saying({ text: '<think>Hmm. The user says hei. Ok.</think>Hei vaan!' }),
  );
  expect(thinking.text).toBe('Hei vaan!');
  const endless = await shop.ask(
    'hei',
    saying({
      text: Array.from({ length: 2_000 }, (_, at) => `Autan ${'x'.repeat(at % 50)} sinua. `).join(''),
    }),
  );
  expect(endless.text.length).toBeLessThan(9_000);
  expect(endless.parts.at(-1)).toMatchObject({ type: 'finish' });
});

test('use by all, a visitor and a conversation is counted; above a quota the built-in answers', async () => {
  const conversationId = 'conv_1763716000000_model003';
  const script = saying({ text: 'Hei vaan!' });
  const { cookie } = await shop.ask('moi', script, { conversationId });
  const counted = await uses();
  expect(
    counted.map(({ scope, turns }) => `${scope} ${turns}`).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['all 1', 'conversation 1', 'visitor 1']);
  expect(counted).not.toHaveLength(0);
  expect(counted.every(({ tokens }) => Number(tokens) > 100 && Number(tokens) < 6_000)).toBe(true);
  expect(JSON.stringify(counted)).not.toContain('203.0.113');
  for (const scope of ['all', 'visitor', 'conversation'] as const) {
    await used().updateTable('assistantUse').set({ tokens: '2000000' }).where('scope', '=', scope).execute();
    shop.server.requests = [];
    expect((await shop.ask('mitä kausivaihto maksaa', undefined, { conversationId, cookie })).text).toContain(
      '45 €',
    );
    expect(shop.server.requests).toHaveLength(0);
    await used().updateTable('assistantUse').set({ tokens: '0' }).execute();
  }
  await shop.ask('moi', script, { conversationId, cookie });
  expect(shop.server.requests).toHaveLength(1);
});

test('above the limit of concurrent answers the built-in assistant answers; slots free up', async () => {
  const waiting: (() => void)[] = [];
  const script: ModelScript = (_request, response) => {
    waiting.push(() => say(response, { text: 'Hei vaan!' }));
  };
  const held = Array.from({ length: 3 }, () => shop.ask('mitä kausivaihto maksaa', script));
  await expect.poll(() => waiting.length).toBe(3);
  expect((await shop.ask('mitä kausivaihto maksaa')).text).toContain('45 €');
  for (const go of waiting) go();
  await Promise.all(held);
  expect((await shop.ask('moi', saying({ text: 'Hei vaan!' }))).text).toBe('Hei vaan!');
});

test('when a visitor leaves, the model is freed and the text so far is stored', async () => {
  const conversationId = 'conv_1763716000000_model004';
  shop.server.script = hangs;
  const gone = new AbortController();
  const { body } = await fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ conversationId, messages: [{ id: '1', role: 'user', content: 'hei' }] }),
    signal: gone.signal,
  });
  await body?.getReader().read();
  await expect.poll(() => shop.server.openCount()).toBe(1);
  gone.abort();
  await expect.poll(() => shop.server.openCount()).toBe(0);
  await expect.poll(async () => (await stored()).at(-1)?.content).toContain('Hei, mukava kuulla sinusta!');
});

test('a server that leaves ends an answer that hangs, with the built-in answer', async () => {
  shop.server.script = hangs;
  const asked = fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ id: '1', role: 'user', content: 'mitä kausivaihto maksaa' }] }),
  });
  await expect.poll(() => shop.server.openCount()).toBe(1);
  const [body] = await Promise.all([asked.then((response) => response.text()), shop.shop.app.close()]);
  expect(body).toContain('Kausivaihto');
}, 20_000);
