// Writes a kept answer to the socket: the right encoding and the security headers, or 304 when the client has it.
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { KeptAnswer } from './byte-cache.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Flat header lists, ready for writeHead: with a body, and for 304. A 304 has what decides how long the kept answer is
 * good; the client goes on using the other headers it came with, the policy among them (RFC 9110 15.4.5, RFC 9111 3.2).
 */
interface PreparedHeaders {
  /** The body that they are for: an answer may be compressed anew. */
  body: Buffer;
  whole: string[];
  unchanged: string[];
}

const prepared = new WeakMap<KeptAnswer, Partial<Record<Encoding, PreparedHeaders>>>();

/**
 * Sends `answer` for `request`. `securityHeaders` is the flat constant list [name, value, …] of the whole server,
 * `extraHeaders` what this request alone is given.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
  securityHeaders: readonly string[],
  extraHeaders?: readonly string[],
): void {
  const { headers } = request;
  const encoding = chooseEncoding(headers['accept-encoding'], answer);
  const { body, whole, unchanged } = headersOf(answer, encoding, securityHeaders);
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, listOf(unchanged, extraHeaders));
    response.end();
    return;
  }
  response.writeHead(answer.status, listOf(whole, extraHeaders));
  response.end(request.method === 'HEAD' ? undefined : body);
}

function listOf(headers: string[], extra: readonly string[] | undefined): string[] {
  return extra && extra.length > 0 ? [...headers, ...extra] : headers;
}

function headersOf(
  answer: KeptAnswer,
  encoding: Encoding,
  securityHeaders: readonly string[],
): PreparedHeaders {
  let known = prepared.get(answer);
  if (!known) {
    known = {};
    prepared.set(answer, known);
  }
  const ready = known[encoding];
  if (ready && ready.body === bodyOf(answer, encoding)) return ready;
  const made = prepareHeaders(answer, encoding, securityHeaders);
  known[encoding] = made;
  return made;
}

function prepareHeaders(
  answer: KeptAnswer,
  encoding: Encoding,
  securityHeaders: readonly string[],
): PreparedHeaders {
  const unchanged = [
    'etag',
    answer.etag,
    'vary',
    'accept-encoding',
    ...Object.entries(answer.headers).flat(),
    ...('cache-control' in answer.headers ? [] : ['cache-control', 'public, max-age=0, must-revalidate']),
  ];
  const body = bodyOf(answer, encoding);
  return {
    body,
    unchanged,
    whole: [
      ...securityHeaders,
      ...unchanged,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-type',
      answer.contentType,
      'content-length',
      String(body.length),
    ],
  };
}

function bodyOf(answer: KeptAnswer, encoding: Encoding): Buffer {
  return encoding === 'identity' ? answer.identity : (answer[encoding] ?? answer.identity);
}

function chooseEncoding(accepted: string | string[] | undefined, answer: KeptAnswer): Encoding {
  const text = typeof accepted === 'string' ? accepted : '';
  if (answer.br && accepts(text, 'br')) return 'br';
  if (answer.gzip && accepts(text, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false;
  if (!header.includes('q=0')) return true;
  return header.split(',').some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/);
    return name === coding && (weight === undefined || Number(weight) > 0);
  });
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === etag || header === '*' || header.split(',').some((candidate) => candidate.trim() === etag)
  );
}
