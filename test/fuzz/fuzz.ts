// Sends generated requests to the built product and finds what must not be: answers of 500 and above, answers without the
// constant headers, none at all, a process that ends, and good requests that fail afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testDatabase, type TestDatabase } from '../database.ts';
import { startProduct, type ProductProcess } from '../product-process.ts';
import { readOperations, type Operation } from './document.ts';
import { APP_SECRET, BOUNCE_TOKEN, makePeople } from './people.ts';
import { chance } from './random.ts';
import { makeRequest, type FuzzRequest } from './requests.ts';

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** Called now and then with how many were sent. */
  onProgress?: (sent: number) => void;
}

export interface FuzzReport {
  requests: number;
  seed: number;
  operations: number;
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** What must be none. */
  failures: string[];
  /** The longest that any answer took, and how many took longer than `SLOW_MS`. */
  slowestMs: number;
  slowest: string;
  slow: number;
  perSecond: number;
  /** What the product wrote at level error. */
  logged: string[];
}

/** Headers that every answer carries. */
export const CONSTANT_HEADERS = [
  'reporting-endpoints',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
] as const;

/** Good requests: their address, status and headers. */
const CANARIES: readonly [string, number, Record<string, string>?][] = [
  ['/healthz', 200],
  ['/readyz', 200],
  ['/', 200],
  ['/', 304, { 'if-none-match': '*' }],
  ['/renkaat?search=205+55+16', 200],
  ['/api/tires?limit=1', 200],
  ['/api/tires/sizes', 304, { 'if-none-match': '*' }],
];

const AT_ONCE = 16;
const BATCH = 120;
const SLOW_MS = 3_000;
const ANSWER_WITHIN_MS = 60_000;
const MAX_LISTED = 200;
const MAX_FAILURES = 200;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  tookMs: number;
}

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-fuzz-'));
  const database = await testDatabase();
  const product = await startProduct({
    dataDir,
    environment: {
      DATABASE_URL: database.url,
      TRUST_PROXY: '1',
      APP_SECRET,
      BOUNCE_ADDRESS: 'palautukset@example.fi',
      BOUNCE_TOKEN,
      LOG_LEVEL: 'error',
    },
  });
  try {
    await product.ready();
    return await new Fuzz(product, database, options).run();
  } finally {
    await product.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

class Fuzz {
  readonly #product: ProductProcess;
  readonly #database: TestDatabase;
  readonly #options: FuzzOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #learned = new Map<string, string[]>();
  readonly #report: FuzzReport;

  constructor(product: ProductProcess, database: TestDatabase, options: FuzzOptions) {
    [this.#product, this.#database, this.#options] = [product, database, options];
    const { requests, seed } = options;
    const none = { operations: 0, statuses: {}, failures: [], logged: [] };
    this.#report = { requests, seed, ...none, slowestMs: 0, slowest: '', slow: 0, perSecond: 0 };
  }

  async run(): Promise<FuzzReport> {
    const [first, ...others] = await readOperations(this.#product.url);
    if (!first) throw new Error('The description of the API has no operation');
    this.#report.operations = others.length + 1;
    const startedAt = Date.now();
    const { requests, seed, onProgress } = this.#options;
    for (let sent = 0; sent < requests && this.#product.child.exitCode === null; sent += BATCH) {
      await this.#sendBatch([first, ...others], seed + sent, Math.min(BATCH, requests - sent));
      await this.#sendCanaries(sent);
      onProgress?.(sent + BATCH);
    }
    this.#agent.destroy();
    if (this.#product.child.exitCode !== null) this.#fail('the process has ended');
    this.#report.perSecond = Math.round((requests * 1000) / (Date.now() - startedAt));
    this.#report.logged = [...new Set(this.#product.output().split('\n').filter(Boolean))].slice(
      0,
      MAX_FAILURES,
    );
    return this.#report;
  }

  /** The requests of a batch depend on its seed and on earlier answers, not on the order of answers within it. */
  async #sendBatch(
    operations: readonly [Operation, ...Operation[]],
    seed: number,
    count: number,
  ): Promise<void> {
    const people = await makePeople(this.#database, this.#product.url);
    const learned = new Map([...this.#learned].map(([name, values]) => [name, [...values]]));
    const random = chance(seed);
    const requests: FuzzRequest[] = [];
    while (requests.length < count) {
      const request = makeRequest({ operations, people, learned }, random);
      // Now and then at once as often as it can be: they wait for the same rows and the same connections.
      requests.push(...Array.from({ length: random.is(0.01) ? AT_ONCE : 1 }, () => request));
    }
    const left = requests.slice(0, count).values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const request of left) await this.#sendOne(request, seed);
      }),
    );
  }

  async #sendOne(request: FuzzRequest, seed: number): Promise<void> {
    const what = `${request.operation} by ${request.person} (batch ${seed}): ${request.path.slice(0, 160)} ${request.body.subarray(0, 300).toString('latin1')}`;
    try {
      const answer = await this.#ask(request);
      const { statuses } = this.#report;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500) this.#fail(`${answer.status} ${answer.body.slice(0, 120)} ${what}`);
      this.#checkHeaders(answer, what);
      if (answer.tookMs > SLOW_MS) this.#report.slow += 1;
      if (answer.tookMs > this.#report.slowestMs) {
        [this.#report.slowestMs, this.#report.slowest] = [Math.round(answer.tookMs), what];
      }
      if (answer.status < 300) this.#learn(answer.body);
    } catch (error) {
      this.#fail(`no answer: ${error instanceof Error ? error.message : 'unknown'} ${what}`);
    }
  }

  #checkHeaders({ headers, status }: Answer, what: string): void {
    const missing = CONSTANT_HEADERS.filter((name) => headers[name] === undefined);
    if (missing.length > 0) this.#fail(`without ${missing.join(', ')} ${status} ${what}`);
  }

  #fail(text: string): void {
    if (this.#report.failures.length < MAX_FAILURES) this.#report.failures.push(text);
  }

  /** Ids and names in an answer lead later requests to what is there. */
  #learn(body: string): void {
    for (const [, name = '', value = ''] of body
      .slice(0, 20_000)
      .matchAll(/"(_id|id|slug|name|sizeId|conversationId|imageUrl|email)":"([^"\\]{1,80})"/g)) {
      const known = this.#learned.get(name) ?? [];
      if (known.length >= MAX_LISTED) known.shift();
      if (!known.includes(value)) known.push(value);
      this.#learned.set(name, known);
    }
  }

  async #sendCanaries(sent: number): Promise<void> {
    for (const [path, expected, headers = {}] of CANARIES) {
      const plain = {
        method: 'GET',
        operation: 'canary',
        person: 'none',
        headers,
        body: Buffer.alloc(0),
      };
      const answer = await this.#ask({ ...plain, path }).catch(() => undefined);
      if (answer) this.#checkHeaders(answer, path);
      if (answer?.status !== expected) {
        this.#fail(`after ${sent} requests ${path} answers ${answer?.status ?? 'nothing'}`);
      }
    }
  }

  #ask({ method, path, headers, body }: FuzzRequest): Promise<Answer> {
    const { port } = new URL(this.#product.url);
    const startedAt = performance.now();
    const length = headers['transfer-encoding'] === undefined && (body.length > 0 || method !== 'GET');
    return new Promise((resolve, reject) => {
      const sending = ask(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: this.#agent,
          headers: { ...headers, ...(length && { 'content-length': String(body.length) }) },
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
              tookMs: performance.now() - startedAt,
            }),
          );
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  }
}
