// Writes a cached response to the socket: negotiated encoding and security headers, or 304 when the ETag matches.
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { CachedResponse } from './byte-cache.ts';
import { chooseEncoding, encode, type Encoding } from './compression.ts';

/** Flat header lists, ready for writeHead. */
interface PreparedHeaders {
  /** A 304 replaces headers of the response that the client has stored (RFC 9111 3.2): another policy reaches old copies, too. */
  readonly unchanged: string[];
  /** Headers with the body they belong to: a response may be compressed again later. */
  readonly whole: Partial<Record<Encoding, { body: Buffer; headers: string[] }>>;
}

const prepared = new WeakMap<CachedResponse, PreparedHeaders>();

/**
 * Sends `answer` for `request`, immediately unless it has to be compressed first. `securityHeaders` is the flat list
 * [name, value, …] that every response carries, `extraHeaders` belongs to this request.
 */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  securityHeaders: readonly string[],
  extraHeaders?: readonly string[],
): void {
  const { headers } = request;
  const ready = preparedOf(answer, securityHeaders);
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, listOf(ready.unchanged, extraHeaders));
    response.end();
    return;
  }
  const send = (encoding: Encoding, body: Buffer) => {
    const whole = wholeHeaders(answer, encoding, body, ready);
    response.writeHead(answer.status, listOf(whole, extraHeaders));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const encoding = chooseEncoding(headers['accept-encoding'], answer);
  const body = answer[encoding];
  if (encoding === 'identity' || body) {
    send(encoding, body ?? answer.identity);
    return;
  }
  const sendLater = (later: Encoding, bytes: Buffer) => {
    // The client may have disconnected meanwhile.
    if (!response.destroyed) send(later, bytes);
  };
  encode(answer, encoding).then(
    (bytes) => sendLater(encoding, bytes),
    () => sendLater('identity', answer.identity),
  );
}

function listOf(headers: string[], extra: readonly string[] | undefined): string[] {
  return extra && extra.length > 0 ? [...headers, ...extra] : headers;
}

function preparedOf(answer: CachedResponse, securityHeaders: readonly string[]): PreparedHeaders {
  const known = prepared.get(answer);
  if (known) return known;
  const made: PreparedHeaders = {
    unchanged: [
      ...securityHeaders.filter(
        (_, index) => !((securityHeaders[index - (index % 2)] ?? '') in answer.headers),
      ),
      'etag',
      answer.etag,
      ...Object.entries({
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        ...answer.headers,
      }).flat(),
    ],
    whole: {},
  };
  prepared.set(answer, made);
  return made;
}

function wholeHeaders(
  answer: CachedResponse,
  encoding: Encoding,
  body: Buffer,
  { whole, unchanged }: PreparedHeaders,
): string[] {
  const known = whole[encoding];
  if (known?.body === body) return known.headers;
  const headers = [
    ...unchanged,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-type',
    answer.contentType,
    'content-length',
    String(body.length),
  ];
  whole[encoding] = { body, headers };
  return headers;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === etag || header === '*' || header.split(',').some((candidate) => candidate.trim() === etag)
  );
}
