// A fake S3-compatible store, in memory: it accepts no request whose signature (Signature Version 4) or content
// does not agree, and can be made to fail. The package s3rver checks no such signature.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { MINUTE_MS } from '../src/platform/contract/durations.ts';

/** What the next request meets: an answer of this status, none at all, or one that breaks off half way. */
export type StoreFailure = number | 'silence' | 'half';

export interface ObjectStore {
  readonly endpoint: string;
  /** Settings for a product that stores its files here. */
  readonly environment: Readonly<Record<'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>;
  /** Names to contents, as they are now. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
  /** Methods and paths, with how each was answered: 'GET /a.jpg 200'. */
  readonly requests: readonly string[];
  /** One for each of the next requests. */
  stumble: (...failures: StoreFailure[]) => void;
  close: () => Promise<void>;
}

export const STORE_KEYS = {
  accessKeyId: 'KAARTOTEST',
  secretAccessKey: 'not-a-secret-but-long-enough',
} as const;
export const STORE_BUCKET = 'kaarto-test';
export const STORE_REGION = 'eu-north-1';
const PAGE_LENGTH = 3;
const MAX_SKEW_MS = 15 * MINUTE_MS;

type StoredObjects = Map<string, { content: Uint8Array; changedAt: Date }>;

/** Listens on this machine alone; `pageLength` is how many names one answer lists. */
export async function startObjectStore({ port = 0, pageLength = PAGE_LENGTH } = {}): Promise<ObjectStore> {
  const stored: StoredObjects = new Map();
  const failures: StoreFailure[] = [];
  const requests: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store');
    response.on('close', () => requests.push(`${request.method} ${url.pathname} ${response.statusCode}`));
    const failure = failures.shift();
    if (failure === 'silence') return;
    const body = await buffer(request);
    const refused =
      typeof failure === 'number' ? { status: failure, code: 'Failure' } : refusal(request, url, body);
    if (refused) sendFailure(response, refused);
    else if (failure === 'half') breakOff(response);
    else serve({ request, response, url, body, stored, pageLength });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  return {
    endpoint,
    environment: {
      FILES_URL: `s3://${STORE_BUCKET}?endpoint=${endpoint}&region=${STORE_REGION}`,
      AWS_ACCESS_KEY_ID: STORE_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: STORE_KEYS.secretAccessKey,
    },
    get objects() {
      return new Map([...stored].map(([name, { content }]) => [name, content]));
    },
    requests,
    stumble: (...next) => void failures.push(...next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Failure {
  status: number;
  code: string;
}

/** Why a request is not believed, by the rules of Amazon's documentation; `undefined` when it is. */
function refusal({ method, headers }: IncomingMessage, url: URL, body: Buffer): Failure | undefined {
  const [, key, date, region, signedNames, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!key || !date || !region || !signedNames || !signature) return { status: 403, code: 'AccessDenied' };
  if (key !== STORE_KEYS.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (region !== STORE_REGION) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  const time = String(headers['x-amz-date']);
  const instant = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!time.startsWith(date) || !(Math.abs(Date.now() - instant) < MAX_SKEW_MS)) {
    return { status: 403, code: 'RequestTimeTooSkewed' };
  }
  const names = signedNames.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) {
    return { status: 403, code: 'AccessDenied' };
  }
  const contentSum = sha256(body);
  if (headers['x-amz-content-sha256'] !== contentSum) {
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  }
  const canonical = [
    method,
    url.pathname.split('/').map(encoded).join('/'),
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedNames,
    contentSum,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const signed = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  let sum: Uint8Array | string = `AWS4${STORE_KEYS.secretAccessKey}`;
  for (const part of [...scope.split('/'), signed]) sum = createHmac('sha256', sum).update(part).digest();
  const isRight = timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sum));
  return isRight ? undefined : { status: 403, code: 'SignatureDoesNotMatch' };
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

function encoded(text: string): string {
  const sign = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(decodeURIComponent(text)).replaceAll(/[!'()*]/g, sign);
}

function sendFailure(response: ServerResponse, { status, code }: Failure): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('half of it', () => response.destroy());
}

interface Served {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: Uint8Array;
  stored: StoredObjects;
  pageLength: number;
}

function serve({ request: { method }, response, url, body, stored, pageLength }: Served): void {
  const [, bucket, name] = url.pathname.split('/');
  if (bucket !== STORE_BUCKET) return sendFailure(response, { status: 404, code: 'NoSuchBucket' });
  if (!name) return sendList(response, url.searchParams, stored, pageLength);
  const found = stored.get(name);
  if (method === 'PUT') stored.set(name, { content: body, changedAt: new Date() });
  if (method === 'DELETE') stored.delete(name);
  if (method !== 'GET') response.writeHead(method === 'PUT' ? 200 : 204).end();
  else if (found) response.writeHead(200, { 'content-length': found.content.length }).end(found.content);
  else sendFailure(response, { status: 404, code: 'NoSuchKey' });
}

function sendList(
  response: ServerResponse,
  search: URLSearchParams,
  stored: StoredObjects,
  pageLength: number,
): void {
  const after = Buffer.from(search.get('continuation-token') ?? '', 'base64').toString();
  const names = [...stored.keys()].toSorted().filter((name) => name > after);
  const page = names.slice(0, pageLength);
  const rows = page.map((name) => {
    const { content, changedAt } = stored.get(name) ?? { content: [], changedAt: new Date(0) };
    return `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const token = names.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : '';
  const next = token && `<NextContinuationToken>${token}</NextContinuationToken>`;
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${token !== ''}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
    );
}
