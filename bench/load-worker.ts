// The process behind load(): raw keep-alive sockets, one request at a time on each, answers counted by their length.
import { connect } from 'node:net';

import type { LoadOptions, LoadRequest, LoadResult } from './load.ts';

// The parent process has ended, or has its result.
process.once('disconnect', () => process.exit(0));
process.once('message', (options: LoadOptions) => {
  run(options).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

/** A request, and when it is due on the clock of `performance`. */
interface Turn {
  request: Buffer;
  dueAt: number;
}

async function run(options: LoadOptions): Promise<LoadResult> {
  const first = options.urls[0] ?? '';
  const target = new URL(typeof first === 'string' ? first : first.url);
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const requests = requestBytes(options, target.host);
  const startedAt = performance.now();
  const nextTurn = turns(options, requests, startedAt);
  const onAnswer = (status: number, ms: number) => {
    latencies.push(ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const endAt = startedAt + options.seconds * 1000;
  await Promise.all(
    Array.from({ length: options.connections }, () => sendRequests(target, endAt, nextTurn, onAnswer)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = Float64Array.from(latencies).toSorted();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const good = Object.entries(statuses).filter(([status]) => /^2|^304$/.test(status));
  return {
    requestsPerSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: latencies.length - good.reduce((sum, [, count]) => sum + count, 0),
    total: latencies.length,
    statuses,
  };
}

/** The next request and its time; undefined after the last one. */
function turns(options: LoadOptions, requests: readonly Buffer[], startedAt: number): () => Turn | undefined {
  const endAt = startedAt + options.seconds * 1000;
  const stepMs = options.perSecond === undefined ? 0 : 1000 / options.perSecond;
  let turn = 0;
  return () => {
    const dueAt = stepMs === 0 ? performance.now() : startedAt + turn * stepMs;
    const request = requests[turn % requests.length];
    if (dueAt >= endAt || performance.now() >= endAt || !request) return undefined;
    if (options.isEachOnce && turn >= requests.length) return undefined;
    turn += 1;
    return { request, dueAt };
  };
}

function requestBytes(options: LoadOptions, host: string): Buffer[] {
  return options.urls.map((entry) => {
    const { method, url, body, headers }: LoadRequest =
      typeof entry === 'string' ? { method: 'GET', url: entry } : entry;
    const { pathname, search } = new URL(url);
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const lines = Object.entries({
      host,
      connection: 'keep-alive',
      ...options.headers,
      ...headers,
      ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return bytes ? Buffer.concat([head, bytes]) : head;
  });
}

/**
 * Opens one connection after another: each sends a request, waits for the complete answer and sends the next one. Ends when no
 * request is left, or at `endAt` where the server is gone.
 */
async function sendRequests(
  target: URL,
  endAt: number,
  nextTurn: () => Turn | undefined,
  onAnswer: (status: number, ms: number) => void,
): Promise<void> {
  let isDone = false;
  // The server ends a connection after a number of requests, as it should.
  while (!isDone && performance.now() < endAt) {
    isDone = await requestOverConnection(target, nextTurn, onAnswer);
  }
}

/** Resolves with true after the last request, with false when the server closed. */
function requestOverConnection(
  target: URL,
  nextTurn: () => Turn | undefined,
  onAnswer: (status: number, ms: number) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(target.port), target.hostname).setNoDelay(true);
    let sentAt = 0;
    let isClosing = false;
    const sendNext = () => {
      if (isClosing) return;
      const turn = nextTurn();
      const waitMs = turn ? turn.dueAt - performance.now() : 0;
      sentAt = turn?.dueAt ?? 0;
      if (turn && waitMs > 1) {
        setTimeout(() => socket.write(turn.request), waitMs);
      } else if (turn) {
        socket.write(turn.request);
      } else {
        socket.destroy();
        resolve(true);
      }
    };
    const read = answerReader((status, isLast) => {
      onAnswer(status, performance.now() - sentAt);
      isClosing = isLast;
      sendNext();
    });
    socket.on('connect', sendNext);
    socket.on('error', () => onAnswer(0, performance.now() - sentAt));
    socket.on('close', () => resolve(false));
    socket.on('data', (chunk) => read(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  });
}

interface Head {
  bytes: Buffer;
  status: number;
  isLast: boolean;
  /** Bytes of the body. */
  length: number;
}

/** Takes the bytes of one connection and calls `onWhole` once per complete answer (they all have a length). */
function answerReader(onWhole: (status: number, isLast: boolean) => void): (chunk: Buffer) => void {
  let head: Head | undefined;
  let missing = -1;
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    if (missing >= 0) {
      missing -= chunk.length;
    } else {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      // Most answers begin as the one before: reading each would make the load, not the server, the slower one.
      if (!head || !startsWith(pending, head.bytes)) head = readHead(pending);
      if (!head) return;
      missing = head.length - (pending.length - head.bytes.length);
      pending = Buffer.alloc(0);
    }
    if (missing > 0 || !head) return;
    missing = -1;
    onWhole(head.status, head.isLast);
  };
}

/** The head at the beginning of `bytes`; undefined when it is incomplete. */
function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const text = bytes.toString('latin1', 0, end);
  const status = Number(text.slice(9, 12));
  return {
    bytes: Buffer.from(bytes.subarray(0, end + 4)),
    status,
    isLast: /\r\nconnection: close/i.test(text),
    length: status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0),
  };
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.length >= start.length && bytes.compare(start, 0, start.length, 0, start.length) === 0;
}
