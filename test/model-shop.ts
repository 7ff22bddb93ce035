// The demonstration shop with a fake language model behind its chat.
import { fileURLToPath } from 'node:url';

import { afterAll, beforeEach } from 'vitest';

import { startTestApp, type TestApp } from './app.ts';
import { replyingWith, startModelServer, type ModelScript, type ModelServer } from './model-server.ts';

export type StreamPart = { type: string } & Record<string, unknown>;

export interface Answered {
  status: number;
  parts: StreamPart[];
  /** With ordinary spaces. */
  text: string;
  /** Cookie of the browser, when it had none. */
  cookie: string;
}

interface Asked {
  conversationId?: string;
  cookie?: string;
  /** Such as a token. */
  headers?: object;
  /** All that the browser sends, instead of the question alone. */
  messages?: object[];
}

export interface ModelShop {
  readonly server: ModelServer;
  readonly shop: TestApp;
  /** Sends a visitor's message; the script is valid from then on. */
  ask: (content: string, script?: ModelScript, asked?: Asked) => Promise<Answered>;
}

/** A question to the shop that any price list answers. */
export const PRICE_CALL = { calls: [{ name: 'askShop', input: { question: 'mitä kausivaihto maksaa' } }] };

/** For the calling test file: one shop, with no requests counted and no limit near. */
export async function openModelShop(): Promise<ModelShop> {
  const server = await startModelServer(replyingWith({ text: 'Hei!' }));
  const ai = { baseUrl: server.url, apiKey: 'avain', model: 'pieni', tokensPerDay: 2_000_000 };
  const shop = await startTestApp({ now: '2026-11-21T11:00:00+02:00', settings: { demoData: true, ai } });
  await shop.features.prepare(() => undefined, fileURLToPath(new URL('../demo', import.meta.url)));
  afterAll(async () => {
    await shop.close();
    await server.close();
  });
  beforeEach(() => {
    server.requests = [];
    shop.clock.advance(600_001);
  });
  return {
    server,
    shop,
    ask: async (content, script, { cookie, conversationId, headers: sent = {}, messages } = {}) => {
      if (script) server.script = script;
      const { statusCode, body, headers } = await shop.app.inject({
        method: 'POST',
        url: '/api/ai/chat',
        remoteAddress: '203.0.113.9',
        headers: { ...sent, ...(cookie !== undefined && { cookie }) },
        payload: {
          messages: messages ?? [{ id: '1', role: 'user', content }],
          ...(conversationId && { conversationId }),
        },
      });
      const parts = partsOf(body);
      return {
        status: statusCode,
        parts,
        text: textOf(parts),
        cookie: String(headers['set-cookie']).split(';')[0] ?? '',
      };
    },
  };
}

function partsOf(body: string): StreamPart[] {
  return body
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)));
}

function textOf(parts: readonly StreamPart[]): string {
  return parts
    .filter(({ type }) => type === 'text-delta')
    .map(({ delta }) => String(delta))
    .join('')
    .replaceAll('\u00A0', ' ');
}
