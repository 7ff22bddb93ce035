// Requests one page of a competitor politely: robots.txt first (RFC 9309), an honest user agent, only changed pages.
import robotsParser from 'robots-parser';

import {
  fetchOutside,
  OutboundError,
  type OutboundResponse,
  type OutboundRequest,
} from '../../../platform/server/outbound/outbound.ts';
import { checkMessages } from '../messages.ts';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;
/** RFC 9309 2.5: at least 500 kibibytes must be read. */
const MAX_ROBOTS_BYTES = 512 * 1024;
const ROBOT = 'KaartoHintaseuranta';

export interface PageRequest {
  url: string;
  timeoutMs: number;
  attempts: number;
  etag: string | null;
  lastModified: string | null;
}

export type FetchedPage =
  | { kind: 'page'; html: string; etag: string | null; lastModified: string | null }
  /** 304: nothing on it has changed. */
  | { kind: 'unchanged' }
  | { kind: 'blocked'; message: string; retryAfterS: number | null }
  /** `html`: what a server in trouble showed instead. */
  | { kind: 'error'; message: string; html?: string };

const FORBIDDEN: FetchedPage = { kind: 'blocked', message: checkMessages.robots, retryAfterS: null };

export interface FetchOptions {
  /** 'https://www.example.fi': address of the requesting shop. */
  publicUrl: string;
  allowedHosts: readonly string[];
  signal: AbortSignal;
  wait: (ms: number) => Promise<void>;
}

export async function fetchPage(page: PageRequest, options: FetchOptions): Promise<FetchedPage> {
  const mayFetch = rulesOfRobots(page.timeoutMs, options);
  let last: FetchedPage = { kind: 'error', message: checkMessages.silent };
  for (let attempt = 1; attempt <= page.attempts; attempt += 1) {
    if (attempt > 1) await options.wait(1000 * 2 ** (attempt - 2));
    try {
      if (!(await mayFetch(page.url))) return FORBIDDEN;
      const answer = await get(page.url, page.timeoutMs, options, {
        headers: conditionsOf(page),
        mayFollow: mayFetch,
      });
      last = judge(answer);
      // A server error may pass; a refusal will not.
      if (answer.status < 500 || last.kind === 'blocked') return last;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.kind === 'forbidden') return FORBIDDEN;
      last = { kind: 'error', message: errorText(error) };
      if (error.kind !== 'silent') return last;
    }
  }
  return last;
}

function get(
  url: string,
  timeoutMs: number,
  { publicUrl, allowedHosts, signal }: FetchOptions,
  { headers = {}, ...limits }: Partial<Pick<OutboundRequest, 'headers' | 'maxBytes' | 'mayFollow'>> = {},
): Promise<OutboundResponse> {
  return fetchOutside({
    url,
    timeoutMs,
    maxBytes: MAX_PAGE_BYTES,
    ...limits,
    operatorHosts: allowedHosts,
    signal,
    headers: {
      'user-agent': `${ROBOT}/1.0 (+${publicUrl})`,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      'accept-language': 'fi',
      ...headers,
    },
  });
}

/**
 * Whether a URL may be fetched, by the robots.txt of its site, which is read once. RFC 9309 2.3.1: without a file
 * everything is allowed; a server that fails to return it allows nothing.
 */
function rulesOfRobots(timeoutMs: number, options: FetchOptions): (url: string) => Promise<boolean> {
  const known = new Map<string, ReturnType<typeof robotsParser> | undefined>();
  return async (url) => {
    const address = new URL('/robots.txt', url).href;
    if (!known.has(address)) {
      const { status, text } = await get(address, timeoutMs, options, { maxBytes: MAX_ROBOTS_BYTES });
      if (status >= 500 || status === 429) throw new OutboundError('silent', 'robots.txt cannot be read');
      known.set(address, status >= 200 && status < 300 ? robotsParser(address, text) : undefined);
    }
    return known.get(address)?.isAllowed(url, ROBOT) ?? true;
  };
}

function conditionsOf({ etag, lastModified }: PageRequest): Record<string, string> {
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

function judge(answer: OutboundResponse): FetchedPage {
  const { status, contentType, headers } = answer;
  if (status === 304) return { kind: 'unchanged' };
  if (headers['cf-mitigated'] === 'challenge') {
    return { kind: 'blocked', message: checkMessages.challenge, retryAfterS: null };
  }
  if (status === 429 || (status === 503 && headers['retry-after'] !== undefined)) {
    return { kind: 'blocked', message: checkMessages.busy, retryAfterS: secondsOf(headers['retry-after']) };
  }
  if ([401, 402, 403, 407, 451].includes(status)) {
    return { kind: 'blocked', message: checkMessages.blocked(status), retryAfterS: null };
  }
  if (status === 404 || status === 410) return { kind: 'error', message: checkMessages.gone };
  if (status >= 500) return { kind: 'error', message: checkMessages.status(status), html: decode(answer) };
  if (status < 200 || status >= 300) return { kind: 'error', message: checkMessages.status(status) };
  if (!/^(?:text\/|application\/xhtml)/i.test(contentType || 'text/html')) {
    return { kind: 'error', message: checkMessages.notPage };
  }
  return {
    kind: 'page',
    html: decode(answer),
    etag: shortHeader(headers.etag),
    lastModified: shortHeader(headers['last-modified']),
  };
}

const shortHeader = (value: string | undefined): string | null =>
  value !== undefined && value.length <= 200 ? value : null;

/** A number of seconds or a date (RFC 9110 10.2.3), at most a day. */
function secondsOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(0, Math.ceil(seconds))) : null;
}

/** By the answer's own word, else by the page's, else UTF-8. */
function decode({ bytes, contentType }: OutboundResponse): string {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const label = named.exec(contentType)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function errorText({ kind, cause }: OutboundError): string {
  const isUnknown = cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';
  if (isUnknown) return checkMessages.unknownHost;
  switch (kind) {
    case 'address':
    case 'inside':
      return checkMessages.inside;
    case 'forbidden':
      return checkMessages.robots;
    case 'redirects':
      return checkMessages.redirects;
    case 'size':
      return checkMessages.tooLarge;
    case 'silent':
      return checkMessages.silent;
  }
}
