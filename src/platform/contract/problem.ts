// The closed family of expected failures: each has a stable code, an HTTP status and a Finnish sentence.
// Thrown by services on the server; the browser's client throws an `ApiProblem` with the same body.
import { z } from 'zod';

/** One broken rule of a request; `path` is a dotted path into the body ('size.width') or a query name. */
export const fieldErrorSchema = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every error answer. `current` is the stored record when a save was stale; some contain further fields. */
export const problemBodySchema = z.looseObject({
  message: z.string(),
  code: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  current: z.unknown().optional(),
});
export type ProblemBody = z.infer<typeof problemBodySchema>;

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 507;

interface ProblemExtra {
  errors?: FieldError[];
  /** The current record, in a 409. */
  current?: unknown;
  /** Further fields of the body: the free times next to one that is taken. */
  beside?: Readonly<Record<string, unknown>>;
  /** Whole seconds for the Retry-After header. */
  retryAfterS?: number;
  cause?: unknown;
}

/** An expected failure. `message` is a Finnish sentence that a visitor may read. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: string;
  readonly status: ProblemStatus;
  readonly errors: FieldError[] | undefined;
  readonly current: unknown;
  readonly beside: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | undefined;

  constructor(code: string, status: ProblemStatus, message: string, extra: ProblemExtra = {}) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.code = code;
    this.status = status;
    this.errors = extra.errors;
    this.current = extra.current;
    this.beside = extra.beside ?? {};
    this.retryAfterS = extra.retryAfterS;
  }

  body(): ProblemBody {
    return {
      ...this.beside,
      message: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}

/** 404: the requested thing does not exist. */
export function notFound(code: string, message: string): Problem {
  return new Problem(code, 404, message);
}

/** 422: understood, but it breaks a rule. */
export function invalid(code: string, message: string, errors?: FieldError[]): Problem {
  return new Problem(code, 422, message, errors ? { errors } : {});
}

/** 422 that is shown at one field. */
export function invalidField(code: string, message: string, path: string): Problem {
  return invalid(code, message, [{ path, code, message }]);
}

/** 400: not even readable as the expected form. */
export function malformed(code: string, message: string): Problem {
  return new Problem(code, 400, message);
}

/** 409: clashes with what is stored; `current` is the stored record. */
export function conflict(code: string, message: string, current?: unknown): Problem {
  return new Problem(code, 409, message, { current });
}

/** 429: too many; the client may try again after `retryAfterS` whole seconds. */
export function tooMany(code: string, message: string, retryAfterS: number): Problem {
  return new Problem(code, 429, message, { retryAfterS });
}

/** 503: the database or another needed part does not answer now. */
export function unavailable(code: string, message: string, retryAfterS = 2, cause?: unknown): Problem {
  return new Problem(code, 503, message, { retryAfterS, cause });
}
