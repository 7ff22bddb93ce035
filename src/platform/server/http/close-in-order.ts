// Graceful shutdown: requests under way are answered, each connection closes after its answer, idle ones at once.
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long answers carry `Connection: close` before the server closes. */
const FAREWELL_MS = 300;
/** How often connections that became idle meanwhile are closed. */
const SWEEP_EVERY_MS = 50;
/** Answers that take longer than this are aborted. */
const PATIENCE_MS = 5_000;

/** Answers under way, by server. */
const underWay = new WeakMap<object, Set<AbortController>>();

/** Aborted when the client goes away, or when the server leaves and has waited for the answer long enough. */
export function endSignal({ raw, server: { server } }: FastifyReply): AbortSignal {
  const end = new AbortController();
  if (raw.closed) {
    end.abort();
    return end.signal;
  }
  const others = underWay.get(server);
  others?.add(end);
  raw.once('close', () => {
    others?.delete(end);
    end.abort();
  });
  return end.signal;
}

/**
 * Without the farewell a client that is just sending on a kept-alive connection finds it cut; without the sweep a connection
 * whose request was under way holds the process until its time limit.
 */
export function closeInOrder(app: FastifyInstance): void {
  const { server } = app;
  const answers = new Set<AbortController>();
  underWay.set(server, answers);
  app.addHook('preClose', async () => {
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
