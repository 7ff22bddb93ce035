import type { ServerResponse } from 'node:http';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { begin, replyingWith, sendDelta, startModelServer } from '../../../../test/model-server.ts';
import { createChatModel, type ModelMessage, type ModelPart } from './chat-model.ts';

const server = await startModelServer(replyingWith({ text: 'Hei' }));
afterAll(() => server.close());
beforeEach(() => {
  server.requests = [];
});

const limits = { firstMs: 60_000, stallMs: 60_000, maxBytes: 20_000 };
/** Where the service stalls. */
const impatient = { ...limits, firstMs: 200, stallMs: 200 };
const MESSAGES: ModelMessage[] = [
  { role: 'system', text: 'Ohje' },
  { role: 'user', text: 'Moi' },
];
const model = (baseUrl = server.url, given = limits) =>
  createChatModel({ baseUrl, apiKey: 'avain', model: 'pieni', tokensPerDay: 1000 }, given);

async function answerOf(
  messages = MESSAGES,
  signal = new AbortController().signal,
  chatModel = model(),
): Promise<ModelPart[]> {
  const tools = [{ name: 'hours', description: 'd', input: { type: 'object', properties: {} } }];
  return Array.fromAsync(chatModel.answer({ messages, tools, signal }));
}

test('an answer comes in pieces, with calls of tools in whole', async () => {
  server.script = replyingWith({
    text: 'Hetki, katson.',
    calls: [{ name: 'hours', input: { days: ['x'] } }],
  });
  const parts = await answerOf();
  expect(parts.filter(({ type }) => type === 'text').length).toBe(2);
  expect(parts.find(({ type }) => type === 'call')).toEqual({
    type: 'call',
    call: { id: 'call-0', name: 'hours', input: '{"days":["x"]}' },
  });
  expect(parts.at(-1)).toMatchObject({ type: 'end' });
  expect(server.requests[0]).toMatchObject({ model: 'pieni', authorization: 'Bearer avain' });
});

test('earlier calls and results are sent along in the form of the protocol', async () => {
  server.script = replyingWith({ text: 'Hei' });
  const call = { id: 'a', name: 'hours', input: '{"x":1}' };
  await answerOf([
    ...MESSAGES,
    { role: 'assistant', text: '', calls: [call] },
    { role: 'tool', call, result: 'auki' },
  ]);
  expect(server.requests[0]?.messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'tool',
  ]);
  expect(server.requests[0]?.messages.at(-1)).toMatchObject({ tool_call_id: 'a', content: 'auki' });
});

const RAW = 'secret words of the service';
const status =
  (code: number, type = 'application/json') =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(code, { 'content-type': type }).end(JSON.stringify({ error: { message: RAW } }));

test.each([
  ['a wrong key', status(401), 'unavailable'],
  ['too many questions', status(429), 'busy'],
  ['an error of the service', status(503), 'unavailable'],
  ['a redirect', status(302), 'unavailable'],
  ['a page instead of a stream', status(200, 'text/html'), 'broken'],
  [
    'a stream of no protocol',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      response.end('data: {"no": "json we know"}\n\n');
    },
    'broken',
  ],
  [
    'an error within the stream',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      sendDelta(response, { content: 'Hin' });
      response.end(`data: {"error":{"message":"${RAW}"}}\n\n`);
    },
    'broken',
  ],
  [
    'a line that breaks',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      sendDelta(response, { content: 'Hinta on' });
      setTimeout(() => response.destroy(), 20);
    },
    'broken',
  ],
  [
    'an end without an end',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      sendDelta(response, { content: 'Hinta on' });
      response.end();
    },
    'broken',
  ],
  ['no answer at all', () => undefined, 'slow'],
  [
    'a stall',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      sendDelta(response, { content: 'Hin' });
    },
    'slow',
  ],
  [
    'only signs of life',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      const beat = setInterval(() => response.write(': ping\n\n'), 50);
      response.once('close', () => clearInterval(beat));
    },
    'slow',
  ],
  [
    'an answer without end',
    (_: unknown, response: ServerResponse) => {
      begin(response);
      for (let turn = 0; turn < 500; turn += 1) sendDelta(response, { content: 'a' });
    },
    'broken',
  ],
])('%s is an error without anything that the service said', async (_, script, kind) => {
  server.script = script;
  const chatModel = model(undefined, kind === 'slow' ? impatient : limits);
  const error: unknown = await answerOf(MESSAGES, undefined, chatModel).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ModelError', kind });
  expect(error instanceof Error ? error.message : RAW).not.toContain(RAW);
  await expect.poll(() => server.openCount()).toBe(0);
});

test('a service that is not there is unavailable', async () => {
  const parts = answerOf(MESSAGES, undefined, model('http://127.0.0.1:1/v1'));
  await expect(parts).rejects.toMatchObject({ name: 'ModelError', kind: 'unavailable' });
});

test('a reader that stops frees the connection', async () => {
  server.script = (_request, response) => {
    begin(response);
    sendDelta(response, { content: 'Hei' });
  };
  for await (const part of model().answer({
    messages: MESSAGES,
    tools: [],
    signal: new AbortController().signal,
  })) {
    expect(part.type).toBe('text');
    break;
  }
  await expect.poll(() => server.openCount()).toBe(0);
});

test('an aborted question ends at once', async () => {
  const gone = new AbortController();
  server.script = () => gone.abort();
  await expect(answerOf(MESSAGES, gone.signal)).rejects.toMatchObject({ kind: 'slow' });
});
