import { beforeAll, beforeEach, expect, test } from 'vitest';

import { begin, say, saying, sendDelta } from '../../../../../../test/model-server.ts';
import type { ModelScript } from '../../../../../../test/model-server.ts';
import { withModelShop } from '../../../../../../test/model-shop.ts';
import { modelFaults } from '../../../messages-model.ts';
import type { DialogueTables } from '../dialogue-store.ts';
import type { UseTables } from './use-store.ts';

const shop = withModelShop();
const used = () => shop.shop.platform.db.$extendTables<UseTables>();
const uses = () => used().selectFrom('assistant_use').selectAll().execute();
let address = '';
beforeAll(async () => {
  address = await shop.shop.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await used().deleteFrom('assistant_use').execute();
});
const kept = () =>
  shop.shop.platform.db
    .$extendTables<DialogueTables>()
    .selectFrom('conversation_message')
    .selectAll()
    .orderBy('id')
    .execute();

const RAW = 'Incorrect API key provided: sk-abc';
test.each([
  [
    '401',
    (_: unknown, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end(`{"error":{"message":"${RAW}"}}`),
    'unavailable',
  ],
  ['429', (_: unknown, response) => response.writeHead(429).end(RAW), 'busy'],
  ['500', (_: unknown, response) => response.writeHead(500).end(RAW), 'unavailable'],
  [
    'a page',
    (_: unknown, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${RAW}</h1>`),
    'broken',
  ],
  [
    'a broken stream',
    (_: unknown, response) => {
      begin(response);
      sendDelta(response, { content: 'Hinta' });
      setTimeout(() => response.destroy(), 10);
    },
    'broken',
  ],
  ['nothing', (_: unknown, response) => say(response, { text: '' }), 'empty'],
] satisfies [string, ModelScript, keyof typeof modelFaults][])(
  'a model that answers %s ends in our own Finnish line',
  async (_, script, kind) => {
    const { status, parts } = await shop.ask('hei', script);
    expect(status).toBe(200);
    expect(parts.at(-1)).toEqual({ type: 'error', errorText: modelFaults[kind] });
    expect(JSON.stringify(parts)).not.toContain('API key');
  },
);

test('what was said before the line broke stays, and is kept with our line', async () => {
  const conversationId = 'conv_1763716000000_model002';
  const { parts, text } = await shop.ask(
    'hei',
    (_request, response) => {
      begin(response);
      sendDelta(response, { content: 'Hei, mukava kuulla sinusta! Katson ' });
      setTimeout(() => response.destroy(), 10);
    },
    { conversationId },
  );
  expect(text).toBe('Hei, mukava kuulla sinusta! ');
  expect(parts.slice(-2).map(({ type }) => type)).toEqual(['text-end', 'error']);
  expect((await kept()).at(-1)?.content).toContain(modelFaults.broken);
});

test('thoughts of a model are not told, nor is more than an answer may hold', async () => {
  const thinking = await shop.ask(
    'hei',
    saying({ text: '<think>Hmm. The user says hei. Ok.</think>Hei vaan!' }),
  );
  expect(thinking.text).toBe('Hei vaan!');
  const endless = await shop.ask('hei', saying({ text: 'Autan mielelläni. '.repeat(2_000) }));
  expect(endless.text.length).toBeLessThan(9_000);
  expect(endless.parts.at(-1)).toMatchObject({ type: 'finish' });
});

test('what all, a visitor and a conversation use is counted in the database, and the built-in assistant takes over', async () => {
  const conversationId = 'conv_1763716000000_model003';
  const script = saying({ text: 'Hei vaan!' });
  const { cookie } = await shop.ask('moi', script, { conversationId });
  const counted = await uses();
  expect(
    counted.map(({ scope, turns }) => `${scope} ${turns}`).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['all 1', 'conversation 1', 'visitor 1']);
  expect(counted.every(({ tokens }) => Number(tokens) > 100 && Number(tokens) < 6_000)).toBe(true);
  expect(JSON.stringify(counted)).not.toContain('203.0.113');
  for (const scope of ['all', 'visitor', 'conversation'] as const) {
    await used().updateTable('assistant_use').set({ tokens: '2000000' }).where('scope', '=', scope).execute();
    shop.server.requests = [];
    expect((await shop.ask('mitä kausivaihto maksaa', undefined, { conversationId, cookie })).text).toContain(
      '45 €',
    );
    expect(shop.server.requests).toHaveLength(0);
    await used().updateTable('assistant_use').set({ tokens: '0' }).execute();
  }
  await shop.ask('moi', script, { conversationId, cookie });
  expect(shop.server.requests).toHaveLength(1);
});

test('so many answers at once and no more: others are answered by the built-in assistant, and slots come free', async () => {
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

test('a visitor who leaves frees the model, and what was told is kept', async () => {
  const conversationId = 'conv_1763716000000_model004';
  shop.server.script = (_request, response) => {
    begin(response);
    sendDelta(response, { content: 'Hei, mukava kuulla sinusta! Katson ' });
  };
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
  await expect.poll(async () => (await kept()).at(-1)?.content).toContain('Hei, mukava kuulla sinusta!');
});

test('a server that leaves ends an answer that hangs, with our line', async () => {
  shop.server.script = (_request, response) => {
    begin(response);
    sendDelta(response, { content: 'Hei, mukava kuulla sinusta! Katson ' });
  };
  const asked = fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ id: '1', role: 'user', content: 'hei' }] }),
  });
  await expect.poll(() => shop.server.openCount()).toBe(1);
  const leftAt = Date.now();
  const [body] = await Promise.all([asked.then((response) => response.text()), shop.shop.app.close()]);
  expect(body).toContain(modelFaults.slow);
  expect(Date.now() - leftAt).toBeLessThan(8_000);
}, 20_000);
