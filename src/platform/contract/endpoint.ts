// Endpoints as data: one declaration gives validation, the typed client, the permission and the OpenAPI document.
import { z } from 'zod';

import { idSchema } from './ids.ts';
import { splitOperation, type Operation } from './operation.ts';

/**
 * Who may call: `everyone`; `staff` and `owner` with an admin token (an owner is staff); `customer` with a
 * customer token; `person` with either, where the handler limits customers to their own records; `token` with a signed token in the body or path that the handler itself checks.
 */
export type Access = 'everyone' | 'staff' | 'owner' | 'customer' | 'person' | 'token';

/** One uploaded file in a multipart field, at most `maxBytes` long. */
export interface Upload {
  field: string;
  maxBytes: number;
}

/** A plain HTML form may post to the endpoint: a success answers 303 to another page, a failure shows the form again. */
export interface PlainForm {
  /** The confirmation page; a ':name' in it is that field of the answer. */
  donePath: `/${string}`;
}

interface Declaration {
  access: Access;
  /** English, one line, for the OpenAPI document. */
  summary: string;
  /** Path parameters; `:id` and those that end in `Id` are ids by default. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: Upload;
  /** Types of the body in addition to `application/json` that are JSON, too. */
  bodyTypes?: readonly string[];
  /** Only for endpoints that need no token: a plain form has none. All fields arrive as texts. */
  form?: PlainForm;
  /** Requires the signed-in user's password again when it was typed too long ago: 403 `auth.confirm`. */
  needsConfirmation?: true;
  /**
   * Answers records of people, of which staff read a limited number without the password: `one`, the first id of the address, else the
   * first value of the body; otherwise an array with `_id`, or the named field of the answer, or of each of its rows.
   */
  showsPeople?: 'one' | 'rows' | 'conversations' | 'data' | 'questions' | 'waiting';
  /** Answers also those who must first replace a password that somebody else chose for them. */
  isOpenBeforeNewPassword?: true;
  /** Open to staff who must add a second factor first; to them everything else is closed. */
  isForEnrolment?: true;
  /** Creates a record once: repeated by the same caller with the same Idempotency-Key, it gives the same answer. */
  isCreation?: true;
  /** The answer's schema; `null` means no body (204). */
  output: z.ZodType | null;
  /** Success status: default 200; 201 of a creation, 204 when `output` is null. */
  status?: 200 | 201 | 202 | 204;
  /** The work may go on after the answer: then the handler sets this status on the reply. */
  lateStatus?: 202;
}

export interface EndpointDeclaration extends Declaration {
  operation: Operation;
  method: string;
  path: string;
}

type IdNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | IdNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathParams<O extends Operation, E extends Declaration> = E extends { params: z.ZodObject }
  ? unknown
  : [IdNames<O>] extends [never]
    ? unknown
    : { params: z.ZodObject<Record<IdNames<O>, typeof idSchema>> };

type Endpoint<O extends Operation, E extends Declaration> = Readonly<
  E & PathParams<O, E> & { operation: O; method: string; path: string }
>;

/** Declares an endpoint; the literal types of operation and schemas are preserved for client and handler. */
export function endpoint<const O extends Operation, const E extends Declaration>(
  operation: O,
  declaration: E,
): Endpoint<O, E>;
export function endpoint(operation: Operation, declaration: Declaration): EndpointDeclaration {
  const parts = splitOperation(operation);
  const ids = [...parts.path.matchAll(/:(id|\w+Id)\b/g)].map(([, name = '']) => [name, idSchema] as const);
  const params = ids.length > 0 && { params: z.object(Object.fromEntries(ids)) };
  return Object.freeze({ ...params, ...declaration, operation, ...parts });
}

const ignored = z.unknown().optional();
type ReadOnly<Shape> = { [Name in keyof Shape]: typeof ignored };

/**
 * The fields of a record as optional and ignored: a client may send them back as it read them. Spread first in a
 * body's schema; the fields that count come after it.
 */
export function readOnly<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>): ReadOnly<Shape>;
export function readOnly({ shape }: z.ZodObject): z.ZodRawShape {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, ignored]));
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the handler gets: parsed values. */
export type ParamsOf<E extends EndpointDeclaration> = Parsed<E['params']>;
export type QueryOf<E extends EndpointDeclaration> = Parsed<E['query']>;
export type BodyOf<E extends EndpointDeclaration> = Parsed<E['body']>;
/** What the handler returns and what the client receives. */
export type OutputOf<E extends EndpointDeclaration> = E['output'] extends z.ZodType
  ? z.output<E['output']>
  : undefined;
export type ResponseOf<E extends EndpointDeclaration> = E['output'] extends z.ZodType
  ? z.input<E['output']>
  : undefined;
/** What a caller sends. */
export type RequestParamsOf<E extends EndpointDeclaration> = Sent<E['params']>;
export type RequestQueryOf<E extends EndpointDeclaration> = Sent<E['query']>;
export type RequestBodyOf<E extends EndpointDeclaration> = Sent<E['body']>;
