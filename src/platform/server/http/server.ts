// The HTTP server: limits, security headers, permissions, problem answers, kept bytes first, graceful stop.
import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';

import type { ByteCache } from '../pages/byte-cache.ts';
import { sendAnswer } from '../pages/send-answer.ts';
import { closeInOrder } from './close-in-order.ts';

const KIBIBYTE = 1024;

export interface HttpServerOptions {
  log: Logger;
  cache: ByteCache;
  /** Constant headers of every answer. */
  headers: Record<string, string>;
  /** Fastify's trustProxy: false, hops, or addresses. */
  trustProxy: boolean | number | string[];
  /** Foreign origins that may call the API, exactly as written. */
  corsOrigins: readonly string[];
  /** Counts answers sent straight from the cache. */
  onKeptAnswer: () => void;
}

/** Time limits of reliability.md: headers 10 s, request 30 s (uploads set their own), keep-alive 65 s. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  maxHeadersCount: 100,
} as const;

/** Longer than Node lets the head of a request be: a long name in an address is an unknown address like any other. */
const LONGEST_ADDRESS = 20_000;

/** An empty server with limits and headers; routes are added by the caller before it listens. */
export async function createHttpServerApp(options: HttpServerOptions): Promise<FastifyInstance> {
  const flatHeaders = Object.entries(options.headers).flat();
  const serverFactory: FastifyServerFactory = (handler) => keptAnswersFirst(handler, options, flatHeaders);
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 512 * KIBIBYTE,
    trustProxy: typeof options.trustProxy === 'number' ? trustHops(options.trustProxy) : options.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    serverFactory,
    // What still comes over an open connection is answered like anything else.
    return503OnClosing: false,
  });
  closeInOrder(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(options.headers).header('x-request-id', request.id);
  });
  if (options.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...options.corsOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type'],
      exposedHeaders: ['x-total-count', 'retry-after', 'x-request-id'],
      maxAge: 600,
    });
  }
  await app.register(multipart, { limits: { files: 1, fields: 10, headerPairs: 50 } });
  return app;
}

/** An address that cannot be decoded leads nowhere: it becomes one that nobody has, with the 404 of its neighbours. */
function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? '/api/-' : '/-';
  }
}

/** A read that everybody gets the same answer to; a foreign origin needs headers of its own. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.origin === undefined;
}

/** Believes the forwarded headers of the nearest `hops` proxies. */
function trustHops(hops: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < hops;
}

function keptAnswersFirst(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: HttpServerOptions,
  flatHeaders: readonly string[],
): Server {
  const server = createHttpServer({ ...LIMITS, connectionsCheckingInterval: 5_000 }, (request, response) => {
    if (isPlainRead(request)) {
      const answer = options.cache.findByAddress(request.url ?? '');
      if (answer) {
        options.onKeptAnswer();
        sendAnswer(request, response, answer, flatHeaders);
        return;
      }
    }
    handler(request, response);
  });
  server.maxRequestsPerSocket = 10_000;
  return server;
}
