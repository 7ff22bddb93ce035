// The HTTP server: limits, security headers, permissions, problem answers, cached responses first, graceful stop.
import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isIP } from 'node:net';

import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';

import { CONFIRMATION_HEADER } from '../../contract/auth/confirmation-header.ts';
import type { ByteCache, CachedResponse } from '../pages/byte-cache.ts';
import { FIRST_VISIT, isFirstVisit } from '../pages/first-visit.ts';
import { sendResponse } from '../pages/send-response.ts';
import { respondWithoutRequest, refuseUnfit } from './client-errors.ts';
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
  onCachedResponse: (answer: CachedResponse, headers: IncomingHttpHeaders) => void;
}

/** Time limits: headers 10 s, uploads 60 s (other bodies less, see client-errors.ts), keep-alive 65 s. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Node's own refusal would go out without our headers.
  requireHostHeader: false,
} as const;

/** Longer than Node lets the head of a request be: a long name in an address is an unknown address like any other. */
const MAX_ADDRESS = 20_000;

/** An empty server with limits and headers; routes are added by the caller before it listens. */
export async function createHttpServerApp(options: HttpServerOptions): Promise<FastifyInstance> {
  const flatHeaders = Object.entries(options.headers).flat();
  const serverFactory: FastifyServerFactory = (handler) =>
    cachedResponsesFirst(handler, options, flatHeaders);
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 512 * KIBIBYTE,
    trustProxy: typeof options.trustProxy === 'number' ? trustHops(options.trustProxy) : options.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_ADDRESS },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    serverFactory,
    clientErrorHandler: (error, socket) => respondWithoutRequest(error, socket, flatHeaders),
    // What still comes over an open connection is answered like anything else.
    return503OnClosing: false,
  });
  closeInOrder(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(options.headers).header('x-request-id', request.id);
    if (options.trustProxy !== false) trustAddressesOnly(request.raw.headers);
  });
  if (options.corsOrigins.length > 0) {
    await app.register(cors, {
      // An origin that is not listed gets none of these headers.
      origin: (origin, decide) =>
        decide(null, origin !== undefined && options.corsOrigins.includes(origin) && origin),
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', CONFIRMATION_HEADER],
      exposedHeaders: ['x-total-count', 'retry-after', 'x-request-id', CONFIRMATION_HEADER],
      maxAge: 600,
    });
  }
  await app.register(multipart, { limits: { files: 1, fields: 10, headerPairs: 50 } });
  return app;
}

/** An address that cannot be read leads nowhere: it becomes one that nobody has, with the 404 of its neighbours. */
function readableAddress(sent: string): string {
  const url = sent.startsWith('/') ? sent : pathOfWhole(sent);
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  if (isDecodable(path)) return url;
  return path.startsWith('/api/') ? '/api/-' : '/-';
}

/** Of an address with scheme and host, as proxies are sent. The router would answer one that it cannot read without our headers. */
function pathOfWhole(sent: string): string {
  const url = URL.parse(sent);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : '/-';
}

function isDecodable(path: string): boolean {
  try {
    // The result is used: the bundler drops a call that nobody needs the result of, and its exception with it.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}

/** A read that everybody gets the same answer to; a foreign origin needs separate headers. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.origin === undefined;
}

/** Believes the forwarded headers of the nearest `hops` proxies. */
function trustHops(hops: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < hops;
}

/**
 * Accepts only addresses in `X-Forwarded-For`, without the port that some proxies add, and none before anything else: a client could
 * otherwise pass for a new one with each request.
 */
function trustAddressesOnly(headers: IncomingMessage['headers']): void {
  if (headers['x-forwarded-for'] === undefined) return;
  const addresses = String(headers['x-forwarded-for'])
    .split(',')
    .map((part) => part.trim().replace(/^\[([^\]]*)\](?::\d{1,5})?$|^([^:]*):\d{1,5}$/, '$1$2'));
  const believed = addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1);
  // An empty header still shows that there was a proxy.
  headers['x-forwarded-for'] = believed.join(', ');
}

function cachedResponsesFirst(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: HttpServerOptions,
  flatHeaders: readonly string[],
): Server {
  // What a listed origin is answered has a header more than what others are.
  const extraHeaders = options.corsOrigins.length > 0 ? ['vary', 'Origin'] : [];
  const answerRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (refuseUnfit(request, response, flatHeaders)) return;
    if (isPlainRead(request)) {
      const address = request.url ?? '';
      const answer = options.cache.findByAddress(
        isFirstVisit(request.headers) ? FIRST_VISIT + address : address,
      );
      if (answer) {
        options.onCachedResponse(answer, request.headers);
        sendResponse(request, response, answer, flatHeaders, extraHeaders);
        return;
      }
    }
    handler(request, response);
  };
  const server = createHttpServer(LIMITS, answerRequest);
  // An unknown `Expect` header is ignored instead of refused.
  server.on('checkExpectation', answerRequest);
  return server;
}
