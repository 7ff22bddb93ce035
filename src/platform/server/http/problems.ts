// Turns whatever was thrown into the one error shape of the API; unexpected errors show nothing but a request id.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import {
  Problem,
  invalid,
  malformed,
  tooMany,
  unavailable,
  type FieldError,
} from '../../contract/problem.ts';
import { httpMessages } from './messages.ts';

const MAX_FIELD_ERRORS = 100;
const MAX_ECHO_LENGTH = 300;

export const malformedJson = () => malformed('request.malformed_json', httpMessages.malformedJson);
export const unsupportedMedia = () =>
  new Problem('request.unsupported_media', 415, httpMessages.unsupportedMedia);
const tooLarge = () => new Problem('request.too_large', 413, httpMessages.tooLarge);
/** A zero byte or half a sign: no text that the database can store or search. */
export const unkeepableText = () => invalid('request.invalid', httpMessages.unkeepableText);
const malformedRequest = () => malformed('request.malformed', httpMessages.malformedRequest);
const diskFull = () => new Problem('storage.full', 507, httpMessages.diskFull);

/** By the code of Fastify, of its plugins, of Node or (digits first) of PostgreSQL. */
const PROBLEMS_BY_CODE: ReadonlyMap<string, () => Problem> = new Map([
  ['FST_ERR_CTP_INVALID_JSON_BODY', malformedJson],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', malformedJson],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', malformedJson],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', unsupportedMedia],
  ['FST_INVALID_MULTIPART_CONTENT_TYPE', unsupportedMedia],
  ['FST_ERR_CTP_BODY_TOO_LARGE', tooLarge],
  ['FST_REQ_FILE_TOO_LARGE', tooLarge],
  ['FST_ERR_NOT_FOUND', () => new Problem('route.not_found', 404, httpMessages.routeNotFound)],
  // The client went away in the middle of an upload.
  ['ERR_STREAM_PREMATURE_CLOSE', malformedRequest],
  ['ECONNRESET', malformedRequest],
  ['FILES_UNAVAILABLE', () => unavailable('storage.unavailable', httpMessages.storageUnavailable, 10)],
  ['ENOSPC', diskFull],
  ['53100', diskFull],
  ['22021', unkeepableText],
  ['22P05', unkeepableText],
]);

/** The expected failure behind an error, or `undefined` for an unexpected one. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return undefined;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid('request.invalid', httpMessages.ruleBroken, fieldErrors(error));
  }
  const known =
    'code' in error && typeof error.code === 'string' ? PROBLEMS_BY_CODE.get(error.code) : undefined;
  if (known) return known();
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 429) return tooMany('request.too_many', httpMessages.tooMany, 60);
  if (status >= 400 && status < 500) return malformedRequest();
  return undefined;
}

function fieldErrors(error: {
  validation: readonly { instancePath: string; keyword: string; message?: string | undefined }[];
}): FieldError[] {
  return error.validation.slice(0, MAX_FIELD_ERRORS).map((issue) => ({
    path: capped(issue.instancePath.replace(/^\//, '').replaceAll('/', '.')),
    code: issue.keyword,
    message:
      issue.keyword === 'invalid_union'
        ? httpMessages.noSuchValue
        : capped(issue.message ?? httpMessages.ruleBroken),
  }));
}

/** Unknown names are repeated as they were sent, which may be half a megabyte. */
function capped(text: string): string {
  return text.length > MAX_ECHO_LENGTH ? `${text.slice(0, MAX_ECHO_LENGTH)}…` : text;
}

const codes = new WeakMap<FastifyReply, string>();

/** The code of the problem that this request was answered with. */
export function problemCodeOf(reply: FastifyReply): string | undefined {
  return codes.get(reply);
}

/** Answers an API request that failed; unexpected errors are logged with their stack and answered without it. */
export function sendProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error) ?? unexpectedFailure(error, request);
  codes.set(reply, problem.code);
  // The rows it counts are refused with everything else.
  reply.removeHeader('x-total-count');
  if (problem.retryAfterS !== undefined) reply.header('retry-after', String(problem.retryAfterS));
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem.body());
}

/** Logs an unexpected error and returns the problem that is answered instead. */
export function unexpectedFailure(error: unknown, request: FastifyRequest): Problem {
  request.log.error(
    { err: error, reqId: request.id, method: request.method, path: request.url.split('?')[0] },
    'request failed',
  );
  return new Problem('server.error', 500, httpMessages.internal);
}
