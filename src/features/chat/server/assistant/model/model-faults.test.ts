import { beforeEach, expect, test } from 'vitest';

import {
  begin,
  streamReply,
  replyingWith,
  sendDelta,
  type ModelScript,
} from '../../../../../../test/model-server.ts';
import { PRICE_CALL, openModelShop } from '../../../../../../test/model-shop.ts';
import type { DialogueTables } from '../turns/dialogue-store.ts';
import type { UseTables } from './use-store.ts';

const shop = await openModelShop();
const used = () => shop.shop.platform.db.$extendTables<UseTables>();
const uses = () => used().selectFrom('assistantUse').selectAll().execute();
const address = await shop.shop.app.listen({ host: '127.0.0.1', port: 0 });
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
  sendDelta(response, { content: '{"say":["a1",' });
};
const breaksOff: ModelScript = (_request, response) => {
  begin(response);
  sendDelta(response, { content: '{"say":["a1",' });
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
  ['nothing', (_: unknown, response) => streamReply(response, { text: '' })],
  ['with silence', () => undefined],
  ['with a word and then silence', hangs],
  ['text without an id', (_: unknown, response) => streamReply(response, { text: 'Se maksaa 1 €.' })],
  ['too much', (_: unknown, response) => streamReply(response, { text: 'a1 '.repeat(3_000) })],
  ['calls alone', replyingWith(PRICE_CALL)],
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

const down: ModelScript = (_request, response) => response.writeHead(500).end();
const GOOD = { text: 'a1' };
const callsAfter = async () => {
  const { text } = await shop.ask('mitä kausivaihto maksaa');
  expect(text).toContain('henkilöauto 45 €');
  return shop.server.requests.length;
};

test('after two failures in a row the model is not called for a minute', async () => {
  // A good answer before: what failed in another test does not count.
  await shop.ask('moi', replyingWith(GOOD));
  shop.server.script = down;
  shop.server.requests = [];
  expect([await callsAfter(), await callsAfter(), await callsAfter(), await callsAfter()]).toEqual([
    1, 2, 2, 2,
  ]);
  shop.shop.clock.advance(60_001);
  expect([await callsAfter(), await callsAfter()]).toEqual([3, 3]);
  shop.shop.clock.advance(60_001);
  shop.server.script = replyingWith(GOOD);
  expect([await callsAfter(), await callsAfter()]).toEqual([4, 5]);
});

test('answers that cannot be used count as failures', async () => {
  await shop.ask('moi', replyingWith(GOOD));
  shop.server.script = replyingWith({ text: 'Se maksaa 1 €.' });
  shop.server.requests = [];
  expect([await callsAfter(), await callsAfter(), await callsAfter()]).toEqual([1, 2, 2]);
});

test('after the minute one answer tries the model, and the others are built in until it has come', async () => {
  await shop.ask('moi', replyingWith(GOOD));
  shop.server.script = down;
  await callsAfter();
  await callsAfter();
  shop.shop.clock.advance(60_001);
  shop.server.requests = [];
  let answerTrial = (): void => undefined;
  const trial = shop.ask('mitä kausivaihto maksaa', (_request, response) => {
    answerTrial = () => streamReply(response, GOOD);
  });
  await expect.poll(() => shop.server.requests.length).toBe(1);
  expect(await callsAfter()).toBe(1);
  answerTrial();
  expect((await trial).text).toContain('henkilöauto 45 €');
  shop.server.script = replyingWith(GOOD);
  expect(await callsAfter()).toBe(2);
});

test("a model's thoughts are left out", async () => {
  const { text } = await shop.ask(
    'mitä kausivaihto maksaa',
    replyingWith({ text: '<think>Hmm. Either [a2] or [x1]. Ok.</think>k1 a2' }),
  );
  expect(text).toMatch(/^Hei! Hinnat hinnastosta/);
  expect(text).not.toContain('arvata');
});

test('use by all, a visitor and a conversation is counted; above a quota the built-in answers', async () => {
  const conversationId = 'conv_1763716000000_model003';
  const script = replyingWith({ text: 'a1' });
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
    waiting.push(() => streamReply(response, GOOD));
  };
  const held = Array.from({ length: 3 }, () => shop.ask('mitä kausivaihto maksaa', script));
  await expect.poll(() => waiting.length).toBe(3);
  expect((await shop.ask('mitä kausivaihto maksaa')).text).toContain('45 €');
  for (const go of waiting) go();
  await Promise.all(held);
  shop.server.requests = [];
  await shop.ask('moi', replyingWith(GOOD));
  expect(shop.server.requests).toHaveLength(1);
});

test('when a visitor leaves, the model is freed and the built-in answer is stored', async () => {
  const conversationId = 'conv_1763716000000_model004';
  shop.server.script = hangs;
  const gone = new AbortController();
  const { body } = await fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      conversationId,
      messages: [{ id: '1', role: 'user', content: 'mitä kausivaihto maksaa' }],
    }),
    signal: gone.signal,
  });
  await body?.getReader().read();
  await expect.poll(() => shop.server.openCount()).toBe(1);
  gone.abort();
  await expect.poll(() => shop.server.openCount()).toBe(0);
  await expect.poll(async () => (await stored()).at(-1)?.content).toContain('Kausivaihto');
});

test('a server that leaves ends an answer that hangs, with the built-in answer', async () => {
  shop.server.script = hangs;
  const request = fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ id: '1', role: 'user', content: 'mitä kausivaihto maksaa' }] }),
  });
  await expect.poll(() => shop.server.openCount()).toBe(1);
  const [body] = await Promise.all([request.then((response) => response.text()), shop.shop.app.close()]);
  expect(body).toContain('Kausivaihto');
});
