// How the server leaves: what is under way is answered, every connection ends with its answer, idle ones end at once.
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';

/** So long clients are told with their answers that the connection ends, before it does. */
const FAREWELL_MS = 300;
/** Connections that fall idle while the server closes are ended this often. */
const SWEEP_EVERY_MS = 50;
/** Answers that take longer than this are asked to come to their end. */
const PATIENCE_MS = 5_000;

/** Answers on their way, by the server that gives them. */
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
