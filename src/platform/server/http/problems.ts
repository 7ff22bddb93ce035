// Turns whatever was thrown into the one error shape of the API; unknown errors tell nothing but a request id.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import type { FieldError } from '../../contract/problem.ts';
import { Problem, invalid, malformed, tooMany, unavailable } from '../../contract/problem.ts';
import { httpMessages } from './messages.ts';

const malformedJson = () => malformed('request.malformed_json', httpMessages.malformedJson);
const unsupportedMedia = () => new Problem('request.unsupported_media', 415, httpMessages.unsupportedMedia);
const tooLarge = () => new Problem('request.too_large', 413, httpMessages.tooLarge);
/** A zero byte or half a sign: no text that the database can keep or look for. */
const unkeepableText = () => invalid('request.invalid', httpMessages.unkeepableText);
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

/** The expected failure behind an error, or `undefined` for a fault of ours. */
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
  return error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    code: issue.keyword,
    message: issue.message ?? httpMessages.ruleBroken,
  }));
}

/** Answers an API request that failed; faults of ours are logged with their stack and told without it. */
export function sendProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error) ?? fault(error, request);
  if (problem.retryAfterS !== undefined) reply.header('retry-after', String(problem.retryAfterS));
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem.body());
}

/** Logs a fault of ours and stands in for it. */
export function fault(error: unknown, request: FastifyRequest): Problem {
  request.log.error(
    { err: error, reqId: request.id, method: request.method, path: request.url.split('?')[0] },
    'request failed',
  );
  return new Problem('server.error', 500, httpMessages.internal);
}
