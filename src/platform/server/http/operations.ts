// For operators: is the process alive, is it ready, its metrics.
import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry, collectDefaultMetrics } from 'prom-client';

import { bearerToken } from './principal.ts';

export interface Readiness {
  isReady: boolean;
  /** English word for each unmet condition, e.g. 'database', 'migrations', 'demo-data'. */
  waitingFor: readonly string[];
}

export interface OperationsOptions {
  registry: Registry;
  readiness: () => Promise<Readiness>;
  metricsToken: string | undefined;
}

/** A registry with Node's own figures; the caller adds the product's. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** /healthz never touches the database, /readyz lists what is missing, /metrics answers loopback or the token. */
export function mountOperations(app: FastifyInstance, options: OperationsOptions): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, waitingFor } = await options.readiness();
    if (!isReady) reply.header('retry-after', '2');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'waiting', waitingFor });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) return reply.code(404).send();
    return reply.type(options.registry.contentType).send(await options.registry.metrics());
  });
}

/** Any of these headers means that the request came through a proxy. */
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'via',
] as const;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerToken(request.headers.authorization);
  if (token && given) {
    const [a, b] = [Buffer.from(token), Buffer.from(given)];
    return a.length === b.length && timingSafeEqual(a, b);
  }
  // Behind a proxy the peer is the proxy itself: a forwarded request is never a local one.
  const peer = request.socket.remoteAddress ?? '';
  return (
    // A proxy without such headers, or a page of a foreign name that links here (DNS rebinding), requests another
    // host.
    LOCAL_HOST.test(request.headers.host ?? '') &&
    !PROXY_HEADERS.some((name) => request.headers[name] !== undefined) &&
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(peer)
  );
}
