// Graceful shutdown: requests under way are answered, each connection closes after its answer, idle ones at once.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long answers carry `Connection: close` before the server closes. */
const FAREWELL_MS = 300;
/** How often connections that became idle meanwhile are closed. */
const SWEEP_EVERY_MS = 50;
/** Idle sweeps before a connection is closed; one without any request yet waits for the client's first bytes. */
const IDLE_SWEEPS = 2;
const NEW_IDLE_SWEEPS = 10;
/** Answers that take longer than this are aborted. */
const PATIENCE_MS = 5_000;

interface UnderWay {
  answers: Set<AbortController>;
  /** Answers without an end. */
  streams: Set<AbortController>;
}

/** By server. */
const underWay = new WeakMap<object, UnderWay>();

/** Aborted when the client goes away, or when the server leaves and has waited for the answer long enough. */
export function endSignal(reply: FastifyReply): AbortSignal {
  return signalOf(reply, 'answers');
}

/** The same for an answer that has no end to wait for: aborted as soon as the server leaves. */
export function leaveSignal(reply: FastifyReply): AbortSignal {
  return signalOf(reply, 'streams');
}

function signalOf({ raw, server: { server } }: FastifyReply, kind: keyof UnderWay): AbortSignal {
  const end = new AbortController();
  if (raw.closed) {
    end.abort();
    return end.signal;
  }
  const others = underWay.get(server)?.[kind];
  others?.add(end);
  raw.once('close', () => {
    others?.delete(end);
    end.abort();
  });
  return end.signal;
}

/**
 * Without the farewell a client that is just sending on a keep-alive connection finds it cut; without the sweep a connection
 * whose request was under way keeps the process alive until its time limit.
 */
export function closeInOrder(app: FastifyInstance): void {
  const { server } = app;
  const answers = new Set<AbortController>();
  const streams = new Set<AbortController>();
  underWay.set(server, { answers, streams });
  server.closeIdleConnections = idleCloser(server);
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.abort();
    setTimeout(() => {
      for (const answer of answers) answer.abort();
    }, PATIENCE_MS).unref();
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (!server.listening) return;
    await sleep(FAREWELL_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.once('close', () => clearInterval(sweep));
  });
}

interface Idle {
  response: ServerResponse | undefined;
  bytesRead: number;
  sweeps: number;
}

/**
 * Closes connections that stay idle from one call to the next. Node's own function resets a connection whose first request is not read
 * yet, and cuts an answer that is on its way to a slow client.
 */
function idleCloser(server: Server): () => void {
  const sockets = new Set<Socket>();
  const responses = new WeakMap<Socket, ServerResponse>();
  const idle = new WeakMap<Socket, Idle>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const remember = ({ socket }: IncomingMessage, response: ServerResponse): void =>
    void responses.set(socket, response);
  server.on('request', remember).on('checkExpectation', remember);

  return () => {
    for (const socket of sockets) {
      const { bytesRead } = socket;
      const response = responses.get(socket);
      const isBusy = response ? !response.writableFinished : bytesRead > 0;
      const before = idle.get(socket);
      const isSame = before?.response === response && before?.bytesRead === bytesRead;
      const sweeps = isSame && !isBusy ? (before?.sweeps ?? 0) + 1 : 0;
      if (sweeps >= (response ? IDLE_SWEEPS : NEW_IDLE_SWEEPS)) socket.destroy();
      else idle.set(socket, { response, bytesRead, sweeps });
    }
  };
}
