// Mounts bound routes under /api: permission first, then validation, then the handler; public reads are cached as bytes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { CONFIRMATION_HEADER } from '../../contract/auth/confirmation-header.ts';
import type { EndpointDeclaration } from '../../contract/endpoint.ts';
import { Problem, problemBodySchema } from '../../contract/problem.ts';
import { capitalise } from '../../contract/text.ts';
import { runAs } from '../audit/current-actor.ts';
import type { ByteCache } from '../pages/byte-cache.ts';
import { sendResponse } from '../pages/send-response.ts';
import type { GuardPeople } from '../security-log/people-listed.ts';
import { endSignal } from './close-in-order.ts';
import { idempotencyHeader, type Idempotency } from './idempotency.ts';
import { readJsonBodies } from './json-bodies.ts';
import { httpMessages } from './messages.ts';
import {
  admitPlainForm,
  donePathOf,
  isPlainForm,
  readPlainForms,
  sendRefusedForm,
  readSubmittedForm,
  type ShowForm,
} from './plain-forms.ts';
import { authorize, type Authenticate, type Principal } from './principal.ts';
import { sendProblem } from './problems.ts';
import type { BoundRoute } from './routes.ts';

export interface ApiOptions {
  routes: readonly BoundRoute[];
  authenticate: Authenticate;
  cache: ByteCache;
  headers: Record<string, string>;
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
  showForm: ShowForm;
  answerOnce: Idempotency;
  guardPeople: GuardPeople;
  /** Runs what only reads what everybody may see. */
  readPublic: <T>(action: () => Promise<T>) => Promise<T>;
}

const visitor = Object.freeze({ kind: 'visitor' } satisfies Principal);

/** Registers every route below /api with one error shape; unknown addresses answer 404 as JSON. */
export async function mountApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(
    async (api) => {
      api.setErrorHandler(sendProblem);
      readJsonBodies(api);
      readPlainForms(api);
      api.setNotFoundHandler((request, reply) =>
        sendProblem(new Problem('route.not_found', 404, httpMessages.routeNotFound), request, reply),
      );
      for (const bound of options.routes) addRoute(api, bound, options);
    },
    { prefix: '/api' },
  );
}

function addRoute(api: FastifyInstance, bound: BoundRoute, options: ApiOptions): void {
  const { endpoint } = bound;
  const done = endpoint.isCreation ? 201 : 200;
  const status = endpoint.status ?? (endpoint.output ? done : 204);
  const principals = new WeakMap<FastifyRequest, Principal>();
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      operationId: operationId(endpoint),
      tags: [endpoint.path.split('/')[1] ?? ''],
      ...(endpoint.access !== 'everyone' && endpoint.access !== 'token' && { security: [{ bearer: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.isCreation && { headers: idempotencyHeader }),
      ...(endpoint.needsConfirmation && { headers: confirmationHeader }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && !endpoint.upload && { body: endpoint.body }),
      ...consumesOf(endpoint),
      response: {
        [status]: endpoint.output ?? z.void(),
        ...(endpoint.lateStatus && { [endpoint.lateStatus]: endpoint.output }),
        '4xx': problemBodySchema,
      },
    },
    onRequest: async (request) => {
      admitPlainForm(request, endpoint.form !== undefined);
      await options.whenReady();
      principals.set(request, await authorize(endpoint, request.headers, options.authenticate));
    },
    preValidation: async (request) => readSubmittedForm(request),
    errorHandler: (error, request, reply) => {
      if (endpoint.form && isPlainForm(request)) void sendRefusedForm(error, request, reply, options);
      else sendProblem(error, request, reply);
    },
    handler: async (request, reply) => {
      if (
        bound.cached &&
        endpoint.method === 'GET' &&
        (principals.get(request) ?? visitor).kind === 'visitor'
      ) {
        return sendCached(bound, request, reply, options);
      }
      const principal = principals.get(request) ?? visitor;
      const output = await guardedOutput(bound, request, reply, principal, options);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (reply.sent) return reply;
      const donePath = isPlainForm(request) ? donePathOf(endpoint, output) : undefined;
      if (donePath !== undefined) return reply.redirect(donePath, 303);
      if (reply.statusCode !== endpoint.lateStatus) reply.code(status);
      return endpoint.output ? reply.send(output) : reply.send();
    },
  });
}

/** What the call answers, unless it shows more people than may be read; a conflict shows the record in the way. */
async function guardedOutput(
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
  { guardPeople, answerOnce }: ApiOptions,
): Promise<unknown> {
  const { endpoint } = bound;
  const { params, query, body } = request;
  await guardPeople(endpoint, principal, request);
  try {
    const caller = { params, query, body, principal, request };
    const output = await answerOnce(endpoint, caller, () => call(bound, request, reply, principal));
    await guardPeople(endpoint, principal, request, output);
    return output;
  } catch (error) {
    const shown = error instanceof Problem ? error.beside['inTheWay'] : undefined;
    if (shown) await guardPeople({ showsPeople: 'rows' }, principal, request, shown);
    throw error;
  }
}

const confirmationHeader = z.looseObject({
  [CONFIRMATION_HEADER]: z
    .string()
    .optional()
    .describe(
      'The proof that the password or a passkey was given within half an hour, from the header of this name in the answer to signing in or confirming; without it 403 auth.confirm.',
    ),
});

/** The types of body that a call takes, where it takes others than JSON. */
function consumesOf({ upload, bodyTypes, form }: EndpointDeclaration): { consumes?: string[] } {
  if (upload) return { consumes: ['multipart/form-data'] };
  if (bodyTypes) return { consumes: ['application/json', ...bodyTypes] };
  return form ? { consumes: ['application/json', 'application/x-www-form-urlencoded'] } : {};
}

/** 'GET /tires/sizes/:sizeId' → 'getTiresSizesBySizeId': a name for generated clients, as lasting as the address. */
function operationId({ method, path }: EndpointDeclaration): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .flatMap((part) => (part.startsWith(':') ? ['by', part.slice(1)] : part.split('-')))
    .map(capitalise);
  return method.toLowerCase() + words.join('');
}

async function call(
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
): Promise<unknown> {
  // Validation has already replaced these with the schemas' output.
  const { params, query, body } = request;
  const checked = {
    params,
    query,
    body,
    principal,
    request,
    reply,
    // Created on request: few handlers use it, and it costs more than most answers.
    get signal() {
      return endSignal(reply);
    },
  };
  return runAs(principal, () => bound.handle(checked), request.ip);
}

async function sendCached(
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiOptions,
): Promise<FastifyReply> {
  const { params, query } = request;
  const cacheKey =
    bound.cacheKey?.({ params, query }) ?? `${JSON.stringify(params)} ${JSON.stringify(query)}`;
  const key = `api ${bound.endpoint.path} ${cacheKey}`;
  const answer = await options.cache.getOrMake(key, request.raw.url, async () => {
    const dependsOn = await bound.cached?.({ params, query });
    const output = await options.readPublic(() => call(bound, request, reply, visitor));
    const checked = bound.endpoint.output ? z.encode(bound.endpoint.output, output) : undefined;
    return {
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(checked),
      tags: dependsOn?.tags ?? [],
      expiresAt: dependsOn?.expiresAt,
      isCacheable: dependsOn !== undefined,
      headers: countHeader(reply),
    };
  });
  reply.hijack();
  sendResponse(request.raw, reply.raw, answer, flatHeadersOf(options), crossOriginHeaders(reply));
  return reply;
}

const flatHeaders = new WeakMap<ApiOptions, readonly string[]>();

function flatHeadersOf(options: ApiOptions): readonly string[] {
  const known = flatHeaders.get(options) ?? Object.entries(options.headers).flat();
  flatHeaders.set(options, known);
  return known;
}

/** What the CORS plugin has set on an answer that goes out past it. */
function crossOriginHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    (name.startsWith('access-control-') || name === 'vary') && value !== undefined
      ? [name, String(value)]
      : [],
  );
}

/** The total of a list is part of its answer, so it is cached with it. */
function countHeader(reply: FastifyReply): Record<string, string> {
  const total = reply.getHeader('x-total-count');
  return total === undefined ? {} : { 'x-total-count': String(total) };
}
