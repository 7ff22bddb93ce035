// A failed call as browser code sees it: the server's sentence and code, or ours when no answer came.
import type { FieldError, ProblemBody } from '../contract/problem.ts';
import { isRecord, parseJson } from '../contract/records.ts';
import { callMessages } from './messages.ts';

interface ApiProblemParts extends ProblemBody {
  /** 0 when no answer came. */
  status: number;
  body?: unknown;
  retryAfterS?: number | undefined;
  cause?: unknown;
}

/** `message` is a Finnish sentence to show; `code` is stable ('network.…' when no answer of ours came, 'http.…' when it had no code). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** The stored record in a 409. */
  readonly current: unknown;
  /** The complete answer; some errors have further fields. */
  readonly body: unknown;
  /** Whole seconds to wait, from Retry-After. */
  readonly retryAfterS: number | undefined;

  constructor(parts: ApiProblemParts) {
    const { message, code, status, errors, current, body, retryAfterS, cause } = parts;
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.errors = errors ?? [];
    this.current = current;
    this.body = body;
    this.retryAfterS = retryAfterS;
  }
}

/** The problem in an error response; a response from elsewhere (a proxy's page) gets a general sentence. */
export function problemOf(status: number, text: string, retryAfter: string | null): ApiProblem {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return new ApiProblem({
    ...(readBody(status, text) ?? { message: callMessages.unreadable, code: 'network.unreadable' }),
    status,
    retryAfterS: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** Whether the words of a failed call are the server's, not ours for an answer that did not come or could not be read. */
export function isServerMessage(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && !error.code.startsWith('network.');
}

/** The server's sentence, or `otherwise` where it sent none. */
export function serverMessageOr(error: unknown, otherwise: string): string {
  return isServerMessage(error) ? error.message : otherwise;
}

/** No response: the network is down, or `isTimeout`. */
export function noResponse(isTimeout: boolean, cause?: unknown): ApiProblem {
  const parts = isTimeout
    ? { message: callMessages.timeout, code: 'network.timeout' }
    : { message: callMessages.offline, code: 'network.offline' };
  return new ApiProblem({ ...parts, status: 0, cause });
}

/** A sentence is enough: without a code it gets one from its status, 'http.409'. */
function readBody(status: number, text: string): ProblemBody | undefined {
  const body = parseJson(text);
  if (!isRecord(body)) return undefined;
  const { message, code, errors, current } = body;
  if (typeof message !== 'string' || message === '') return undefined;
  return {
    message,
    code: typeof code === 'string' ? code : `http.${status}`,
    current,
    body,
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  };
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    typeof value['code'] === 'string' &&
    typeof value['message'] === 'string'
  );
}
