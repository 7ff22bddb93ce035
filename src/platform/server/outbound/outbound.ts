// Fetches from the outside world: checks the address as written, every address it resolves to and every redirect,
// connects to the very address it checked, and stops at a limit of bytes and of time.
import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { isOutside } from './address-guard.ts';

/**
 * 'address': not one of the web. 'inside': not in the outside world. 'forbidden': a redirect that may not be followed.
 * 'redirects', 'size': too many, too long. 'silent': no answer, or not in time.
 */
export type OutboundErrorKind = 'address' | 'inside' | 'forbidden' | 'redirects' | 'size' | 'silent';

/** Why no usable answer came; the cause contains more. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  readonly kind: OutboundErrorKind;

  constructor(kind: OutboundErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export interface OutboundRequest {
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** The answer is given up when its body is longer. */
  maxBytes: number;
  /** For everything together, redirects too. */
  timeoutMs: number;
  /** An origin that the operator has set; it alone may be inside the own network. */
  operatorOrigin?: string;
  /** Hosts with their port ('10.0.0.5:8080') that the operator lets be inside the own network. */
  operatorHosts?: readonly string[];
  /** Called before a redirect is followed; without it every redirect is. */
  mayFollow?: (url: string) => Promise<boolean>;
  /** Some services answer nothing but gzip. `maxBytes` is then of what is unpacked. */
  acceptsGzip?: boolean;
  signal?: AbortSignal;
}

export interface OutboundResponse {
  status: number;
  contentType: string;
  /** Headers of the last redirect's target. */
  headers: Readonly<IncomingMessage['headers']>;
  bytes: Uint8Array;
  /** The same as UTF-8. */
  readonly text: string;
}

const MAX_REDIRECTS = 3;
/** Headers that are also sent to another host after a redirect. */
const OPEN_HEADERS: ReadonlySet<string> = new Set(['user-agent', 'accept', 'accept-language']);

/** GETs an address. Throws `OutboundError` for a refused address, a limit, or no answer; any status is an answer. */
export async function fetchOutside(wanted: OutboundRequest): Promise<OutboundResponse> {
  const timeout = AbortSignal.timeout(wanted.timeoutMs);
  const signal = wanted.signal ? AbortSignal.any([wanted.signal, timeout]) : timeout;
  const first = parse(wanted.url);
  let url = first;
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const address = await checkedAddress(url, wanted, signal);
      const headers = headersFor(wanted.headers ?? {}, url.origin === first.origin);
      const response = await open({ url, address, headers, signal, acceptsGzip: wanted.acceptsGzip });
      const { statusCode: status = 0 } = response;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location) {
        response.destroy();
        url = parse(new URL(location, url).href);
        if (wanted.mayFollow && !(await wanted.mayFollow(url.href))) {
          throw new OutboundError('forbidden', `${url.host} may not be called for that`);
        }
      } else {
        return await readAnswer(response, wanted.maxBytes, wanted.acceptsGzip);
      }
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('silent', `No answer from ${first.host}`, { cause: error });
  }
  throw new OutboundError('redirects', `Too many redirects from ${first.host}`);
}

/** The rest goes only to the origin it was meant for: a redirect elsewhere must not get a key. */
function headersFor(
  headers: Readonly<Record<string, string>>,
  isOwnOrigin: boolean,
): Readonly<Record<string, string>> {
  if (isOwnOrigin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OPEN_HEADERS.has(name)));
}

export interface OutboundCall {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** The answer is given up when its body is longer. */
  maxBytes: number;
  /** For the request and the complete answer. */
  timeoutMs: number;
  /** An origin that the operator has set; it alone may be inside the own network. */
  operatorOrigin: string;
}

const KEEP_ALIVE = { keepAlive: true, timeout: 60_000 };
const httpAgent = new HttpAgent(KEEP_ALIVE);
const httpsAgent = new HttpsAgent(KEEP_ALIVE);

/**
 * One request of many to a service of the operator's, over connections that stay open between them; follows no redirect.
 * Throws `OutboundError` for a refused address, a limit, or an incomplete answer; any status is an answer.
 */
export async function callOutside(wanted: OutboundCall): Promise<OutboundResponse> {
  const signal = AbortSignal.timeout(wanted.timeoutMs);
  const url = parse(wanted.url);
  try {
    const address = await checkedAddress(url, wanted, signal);
    const { method, headers, body } = wanted;
    const agent = url.protocol === 'https:' ? httpsAgent : httpAgent;
    return await readAnswer(
      await open({ url, address, headers, signal, method, body, agent }),
      wanted.maxBytes,
    );
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('silent', `No answer from ${url.host}`, { cause: error });
  }
}

export interface OutboundPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Reading fails when more than this has come. */
  maxBytes: number;
  /** An origin that the operator has set; it alone may be inside the own network. */
  operatorOrigin: string;
  /** Ends the request, and the reading of its answer. */
  signal: AbortSignal;
}

export interface OutboundStream {
  status: number;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * POSTs to an address and gives the answer as it comes; follows no redirect. Throws `OutboundError` for a refused address
 * or no answer, and the reading of `body` throws when the limit or the signal ends it.
 */
export async function postOutside(wanted: OutboundPost): Promise<OutboundStream> {
  const url = parse(wanted.url);
  try {
    const address = await checkedAddress(url, wanted, wanted.signal);
    const { headers, body, signal } = wanted;
    const response = await open({ url, address, headers, signal, method: 'POST', body });
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      body: limited(response, wanted.maxBytes),
    };
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('silent', `No answer from ${url.host}`, { cause: error });
  }
}

async function* limited(body: AsyncIterable<unknown>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) throw new OutboundError('size', `The answer is longer than ${maxBytes} bytes`);
    yield chunk;
  }
}

function parse(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new OutboundError('address', 'Not an address of the web');
  }
  return url;
}

/** Whether an address shows by itself, without a DNS lookup, that it is not a public one. */
/** Names that the public DNS does not have (RFC 6761, RFC 6762, RFC 8375), and those of one label. */
const INSIDE_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/i;

export function isNonPublicAddress(address: string, operatorHosts: readonly string[]): boolean {
  const url = URL.parse(address);
  const host = withoutBrackets(url?.hostname ?? '');
  if (url === null || operatorHosts.includes(hostAndPort(url))) return false;
  return isIP(host) === 0 ? INSIDE_NAME.test(host) : !isOutside(host);
}

const withoutBrackets = (hostname: string): string => hostname.replaceAll(/^\[|\]$/g, '');

const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;

/** The address to connect to. Every resolved address must be outside, not only the one taken. */
async function checkedAddress(
  url: URL,
  trusted: Pick<OutboundRequest, 'operatorOrigin' | 'operatorHosts'>,
  signal: AbortSignal,
): Promise<string> {
  const host = withoutBrackets(url.hostname);
  const resolved = isIP(host)
    ? [host]
    : (await untilAborted(lookup(host, { all: true }), signal)).map((one) => one.address);
  const { operatorOrigin, operatorHosts = [] } = trusted;
  const isOperators = url.origin === operatorOrigin || operatorHosts.includes(hostAndPort(url));
  const [address] = resolved;
  if (address === undefined || (!isOperators && !resolved.every(isOutside))) {
    throw new OutboundError('inside', `${url.host} is not in the outside world`);
  }
  return address;
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new OutboundError('silent', 'Out of time')), {
        once: true,
      });
    }),
  ]);
}

interface Opening {
  url: URL;
  address: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  method?: string;
  body?: string | Uint8Array | undefined;
  acceptsGzip?: boolean | undefined;
  /** Without one the connection serves this request alone. */
  agent?: HttpAgent | HttpsAgent;
}

function open({
  url,
  address,
  headers,
  signal,
  method = 'GET',
  body,
  acceptsGzip = false,
  agent,
}: Opening): Promise<IncomingMessage> {
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(
      url,
      {
        method,
        headers: { ...headers, 'accept-encoding': acceptsGzip ? 'gzip' : 'identity' },
        agent: agent ?? false,
        signal,
        lookup: (_host, options, done) => {
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
}

async function readAnswer(
  response: IncomingMessage,
  maxBytes: number,
  acceptsGzip = false,
): Promise<OutboundResponse> {
  const isPacked = acceptsGzip && response.headers['content-encoding'] === 'gzip';
  // What goes wrong with either of the two is thrown by the reading.
  const body = isPacked ? pipeline(response, createGunzip(), () => undefined) : response;
  const bytes = Buffer.concat(await Array.fromAsync(limited(body, maxBytes)));
  return {
    status: response.statusCode ?? 0,
    contentType: response.headers['content-type'] ?? '',
    headers: response.headers,
    bytes,
    get text() {
      return bytes.toString('utf8');
    },
  };
}
