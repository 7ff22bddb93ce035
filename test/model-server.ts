// A fake language model: a server of OpenAI's chat completions that answers by the script of a test, well or badly.
import type { ServerResponse } from 'node:http';

import { z } from 'zod';

import { startLocalServer } from './local-server.ts';

const requestSchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.unknown(),
      tool_calls: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
    }),
  ),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).default([]),
});

export type ModelRequest = z.infer<typeof requestSchema> & { authorization: string | undefined };

export interface ScriptedReply {
  text?: string;
  calls?: { name: string; input: unknown }[];
}

/** How the model answers one request; `streamReply` streams a complete good answer. */
export type ModelScript = (request: ModelRequest, response: ServerResponse) => void;

export interface ModelServer {
  /** What AI_BASE_URL is set to. */
  url: string;
  requests: ModelRequest[];
  /** Requests whose connection is still open. */
  openCount: () => number;
  script: ModelScript;
  close: () => Promise<void>;
}

export async function startModelServer(script: ModelScript): Promise<ModelServer> {
  let open = 0;
  const { url, close } = await startLocalServer((request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const received = { ...requestSchema.parse(body), authorization: request.headers.authorization };
      server.requests.push(received);
      server.script(received, response);
    });
  });
  const server: ModelServer = {
    url: `${url}/v1`,
    requests: [],
    openCount: () => open,
    script,
    close,
  };
  return server;
}

/** Begins a stream. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

export function sendDelta(response: ServerResponse, delta: object, finish: string | null = null): void {
  const chunk = { id: 'x', model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** A complete answer: text in pieces of a few letters, calls with their input in two pieces, the end. */
export function streamReply(response: ServerResponse, { text = '', calls = [] }: ScriptedReply): void {
  begin(response);
  for (const delta of text.match(/.{1,7}/gsu) ?? []) sendDelta(response, { content: delta });
  for (const [index, { name, input }] of calls.entries()) {
    const written = typeof input === 'string' ? input : JSON.stringify(input);
    const half = Math.ceil(written.length / 2);
    sendDelta(response, {
      tool_calls: [
        {
          index,
          id: `call-${index}`,
          type: 'function',
          function: { name, arguments: written.slice(0, half) },
        },
      ],
    });
    sendDelta(response, { tool_calls: [{ index, function: { arguments: written.slice(half) } }] });
  }
  sendDelta(response, {}, calls.length > 0 ? 'tool_calls' : 'stop');
  response.end('data: [DONE]\n\n');
}

/** One answer after another; the last is repeated. */
export function replyingWith(...answers: readonly ScriptedReply[]): ModelScript {
  let turn = 0;
  return (_request, response) => {
    const said = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    streamReply(response, said ?? {});
  };
}
