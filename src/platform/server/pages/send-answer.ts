// Writes a kept answer to the socket: the right encoding, 304 when the client has it, security headers always.
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { KeptAnswer } from './byte-cache.ts';

type Encoding = 'br' | 'gzip' | 'identity';

const preparedHeaders = new WeakMap<KeptAnswer, Record<Encoding, string[]>>();

/** Sends `answer` for `request`. `securityHeaders` is the flat constant list [name, value, …],
 * `extraHeaders` what this request alone is given. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
  securityHeaders: readonly string[],
  extraHeaders: readonly string[] = [],
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  const headers = [...headersOf(answer, securityHeaders)[encoding], ...extraHeaders];
  if (answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding === 'identity' ? answer.identity : (answer[encoding] ?? answer.identity);
  response.writeHead(answer.status, [
    ...headers,
    'content-length',
    String(body.length),
    'content-type',
    answer.contentType,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function headersOf(answer: KeptAnswer, securityHeaders: readonly string[]): Record<Encoding, string[]> {
  const known = preparedHeaders.get(answer);
  if (known) return known;
  const shared = [
    ...securityHeaders,
    'etag',
    answer.etag,
    'vary',
    'accept-encoding',
    ...Object.entries(answer.headers).flat(),
  ];
  if (!('cache-control' in answer.headers)) {
    shared.push('cache-control', 'public, max-age=0, must-revalidate');
  }
  const prepared = {
    identity: shared,
    br: [...shared, 'content-encoding', 'br'],
    gzip: [...shared, 'content-encoding', 'gzip'],
  };
  preparedHeaders.set(answer, prepared);
  return prepared;
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
