// The typed client of our own API. Types come from endpoint declarations (`import type`), so no schema is shipped;
// the server has checked its answers against the same declarations.
import type {
  EndpointDeclaration,
  OutputOf,
  RequestBodyOf,
  RequestParamsOf,
  RequestQueryOf,
} from '../contract/endpoint.ts';
import { splitOperation } from '../contract/operation.ts';
import { parseJson } from '../contract/records.ts';
import { ApiProblem, noResponse, problemOf } from './api-problem.ts';
import { callMessages } from './messages.ts';
import { bearerToSend, expireAdminToken, expireCustomerToken } from './session-tokens.ts';
import { confirmationHeaders, noteConfirmation, withConfirmation } from './session/confirmation.ts';

/** `name` is required when the endpoint needs it, optional when all of it is, absent when it takes none. */
type Part<Name extends string, T> = undefined extends T
  ? { [N in Name]?: T }
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Time limit for the complete answer in ms; default 10 s, 60 s for an upload. */
  timeoutMs?: number;
  /** Unique to one press of a button: a repeated request with the same key is carried out once. */
  idempotencyKey?: string;
}

/** The parts of a request to the endpoint `E`. */
export type Call<E extends EndpointDeclaration> = CallOptions &
  Part<'params', RequestParamsOf<E>> &
  Part<'query', RequestQueryOf<E>> &
  Part<'body', RequestBodyOf<E>>;

/** The endpoint's operation, and the parts of the request, which may be left out when the endpoint needs none. */
export type CallArguments<E extends EndpointDeclaration> =
  object extends Call<E>
    ? [operation: E['operation'], call?: Call<E>]
    : [operation: E['operation'], call: Call<E>];

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

const TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 60_000;
const SILENCE_MS = 30_000;
/** A wrong password is answered 401 too, and does not mean that the session has ended. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  '/admin/login',
  '/admin/login/second-step',
  '/auth/login',
]);

/**
 * Calls an endpoint: `callApi<typeof signIn>('POST /admin/login', { body })`. Throws an
 * `ApiProblem` for an error answer, a timeout (`network.timeout`) or no network (`network.offline`), and an
 * `AbortError` when the caller gave up. A refused token is forgotten; an admin's is announced.
 */
export async function callApi<E extends EndpointDeclaration>(
  ...[operation, call]: CallArguments<E>
): Promise<OutputOf<E>> {
  return (await callWithTotal<E>(operation, call)).answer;
}

/**
 * As `callApi`, with the headers of a list: `total` is the length of the complete list, `version` what the next save of it is
 * to name; null where the answer has none.
 */
export function callWithTotal<E extends EndpointDeclaration>(
  operation: E['operation'],
  call?: Call<E>,
  signal = call?.signal,
): Promise<Listed<E>> {
  return withConfirmation(() => callOnce<E>(operation, call, signal));
}

interface Listed<E extends EndpointDeclaration> {
  answer: OutputOf<E>;
  total: number | null;
  version: number | null;
}

async function callOnce<E extends EndpointDeclaration>(
  operation: E['operation'],
  call: Call<E> | undefined,
  signal: AbortSignal | undefined,
): Promise<Listed<E>> {
  const { method, path } = splitOperation(operation);
  const token = bearerToSend();
  const timeout = AbortSignal.timeout(call?.timeoutMs ?? TIMEOUT_MS);
  const body = call?.body === undefined ? undefined : JSON.stringify(call.body);
  try {
    const response = await fetch(addressOf(path, call?.params, call?.query), {
      method,
      headers: {
        ...headersOf(token, body !== undefined),
        ...(call?.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    });
    const answer = {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
    noteConfirmation(response.headers);
    const numberIn = (header: string | null) => (header === null ? null : Number(header));
    return {
      answer: answerOf<E>(answer, path, token),
      total: numberIn(response.headers.get('x-total-count')),
      version: numberIn(response.headers.get('x-version')),
    };
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) throw error;
    throw noResponse(timeout.aborted, error);
  }
}

/**
 * Calls an endpoint that answers with a stream, and yields its text as it comes. Errors as of `callApi`, also from the
 * reading, where a line that breaks is `network.offline`. `timeoutMs` is the longest silence; default 30 s.
 */
export async function* callStream<E extends EndpointDeclaration>(
  operation: E['operation'],
  call: Call<E>,
): AsyncGenerator<string> {
  const { method, path } = splitOperation(operation);
  const token = bearerToSend();
  const silence = watchSilence(call.timeoutMs ?? SILENCE_MS);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  try {
    const response = await fetch(addressOf(path, call.params, call.query), {
      method,
      headers: { ...headersOf(token, body !== undefined), accept: 'text/event-stream' },
      signal: call.signal ? AbortSignal.any([call.signal, silence.signal]) : silence.signal,
      ...(body !== undefined && { body }),
    });
    const { status, headers } = response;
    if (!response.ok || !response.body) {
      answerOf<E>(
        { status, text: await response.text(), retryAfter: headers.get('retry-after') },
        path,
        token,
      );
      return;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      silence.reset();
      yield piece.value;
    }
  } catch (error) {
    if (error instanceof ApiProblem || call.signal?.aborted) throw error;
    throw noResponse(silence.signal.aborted, error);
  } finally {
    silence.end();
  }
}

/** Aborts its signal when nothing was received for `longestMs`. */
function watchSilence(longestMs: number): { signal: AbortSignal; reset: () => void; end: () => void } {
  const control = new AbortController();
  const begin = () => setTimeout(() => control.abort(), longestMs);
  let timer = begin();
  return {
    signal: control.signal,
    reset: () => {
      clearTimeout(timer);
      timer = begin();
    },
    end: () => {
      clearTimeout(timer);
      // The caller stopped reading before the end: cancel the rest.
      control.abort();
    },
  };
}

/** Sends one file in the endpoint's multipart field and reports progress; otherwise as `callApi`. */
export async function uploadFile<E extends EndpointDeclaration>(
  operation: E['operation'],
  call: Call<E> & {
    /** The endpoint's `upload.field`. */
    field: E['upload'] extends { field: infer Field } ? Field & string : never;
    file: File;
    onProgress?: (progress: UploadProgress) => void;
  },
): Promise<OutputOf<E>> {
  const { method, path } = splitOperation(operation);
  call.signal?.throwIfAborted();
  const token = bearerToSend();
  const form = new FormData();
  form.append(call.field, call.file);
  const request = new XMLHttpRequest();
  request.open(method, addressOf(path, call.params, call.query));
  for (const [name, value] of Object.entries(headersOf(token, false))) {
    request.setRequestHeader(name, value);
  }
  request.timeout = call.timeoutMs ?? UPLOAD_TIMEOUT_MS;
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    call.onProgress?.({ sentBytes: loaded, totalBytes: total }),
  );
  const abort = (): void => request.abort();
  call.signal?.addEventListener('abort', abort);
  try {
    return answerOf<E>(await sent(request, form), path, token);
  } finally {
    call.signal?.removeEventListener('abort', abort);
  }
}

function sent(request: XMLHttpRequest, form: FormData): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    );
    request.addEventListener('error', () => reject(noResponse(false)));
    request.addEventListener('timeout', () => reject(noResponse(true)));
    request.addEventListener('abort', () => reject(new DOMException('Upload given up', 'AbortError')));
    request.send(form);
  });
}

interface RawResponse {
  status: number;
  text: string;
  retryAfter: string | null;
}

function answerOf<E extends EndpointDeclaration>(
  answer: RawResponse,
  path: string,
  token: string | null,
): OutputOf<E> {
  const { status, text, retryAfter } = answer;
  if (status === 401 && token !== null && !SIGN_IN_PATHS.has(path)) {
    expireAdminToken(token);
    expireCustomerToken(token);
  }
  if (status < 200 || status >= 300) throw problemOf(status, text, retryAfter);
  const value = text === '' ? undefined : parseJson(text);
  if (isAnswer<E>(value, text)) return value;
  throw new ApiProblem({ message: callMessages.unreadable, code: 'network.unreadable', status });
}

/** JSON from our server is what the endpoint declares, for the server checked it; no body is `undefined`. */
function isAnswer<E extends EndpointDeclaration>(value: unknown, text: string): value is OutputOf<E> {
  return value !== undefined || text === '';
}

function headersOf(token: string | null, isJson: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}`, ...confirmationHeaders() }),
    ...(isJson && { 'content-type': 'application/json' }),
  };
}

/** '/tires/sizes/:sizeId' with its parameters and query filled in, below /api. */
function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return `/api${filled}${search && `?${search}`}`;
}

/** Pairs of name and text; absent values are left out, a list gives one pair for each. */
function entriesOf(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
}
