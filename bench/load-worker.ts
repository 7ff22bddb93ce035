// The process behind load(): raw keep-alive sockets, one request under way on each, answers counted by their length.
import { connect } from 'node:net';

import type { LoadOptions, LoadResult } from './load.ts';

process.once('message', (options: LoadOptions) => {
  run(options).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

async function run(options: LoadOptions): Promise<LoadResult> {
  const target = new URL(options.urls[0] ?? '');
  const requests = requestBytes(options, target.host);
  const latencies: number[] = [];
  let failures = 0;
  let turn = 0;
  const startedAt = performance.now();
  const endAt = startedAt + options.seconds * 1000;
  const nextRequest = () => {
    turn += 1;
    return performance.now() < endAt ? requests[turn % requests.length] : undefined;
  };
  const onAnswer = (status: number, ms: number) => {
    latencies.push(ms);
    if (status !== 304 && (status < 200 || status > 299)) failures += 1;
  };
  await Promise.all(
    Array.from({ length: options.connections }, () => keepAsking(target, nextRequest, onAnswer)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = Float64Array.from(latencies).toSorted();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    requestsPerSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures,
    total: latencies.length,
  };
}

function requestBytes(options: LoadOptions, host: string): Buffer[] {
  const headers = Object.entries({ host, connection: 'keep-alive', ...options.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return options.urls.map((url) => {
    const { pathname, search } = new URL(url);
    return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${headers}\r\n`);
  });
}

/** One connection after another: asks, waits for the whole answer, asks again, until there is nothing more to ask. */
async function keepAsking(
  target: URL,
  nextRequest: () => Buffer | undefined,
  onAnswer: (status: number, ms: number) => void,
): Promise<void> {
  let isDone = false;
  // The server ends a connection after so many requests, as it should.
  while (!isDone) isDone = await askOnOneConnection(target, nextRequest, onAnswer);
}

/** Resolves with true when nothing more is to be asked, with false when the server closed. */
function askOnOneConnection(
  target: URL,
  nextRequest: () => Buffer | undefined,
  onAnswer: (status: number, ms: number) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(target.port), target.hostname).setNoDelay(true);
    let sentAt = 0;
    let isClosing = false;
    const ask = () => {
      if (isClosing) return;
      const request = nextRequest();
      sentAt = performance.now();
      if (request) {
        socket.write(request);
      } else {
        socket.destroy();
        resolve(true);
      }
    };
    const read = answerReader((status, isLast) => {
      onAnswer(status, performance.now() - sentAt);
      isClosing = isLast;
      ask();
    });
    socket.on('connect', ask);
    socket.on('error', () => onAnswer(0, performance.now() - sentAt));
    socket.on('close', () => resolve(false));
    socket.on('data', (chunk) => read(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  });
}

/** Takes the bytes of one connection and calls `onWhole` once per complete answer (they all have a length). */
function answerReader(onWhole: (status: number, isLast: boolean) => void): (chunk: Buffer) => void {
  let status = 0;
  let isLast = false;
  let missing = -1;
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    if (missing >= 0) {
      missing -= chunk.length;
    } else {
      pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = pending.toString('latin1', 0, headEnd);
      status = Number(head.slice(9, 12));
      isLast = /\r\nconnection: close/i.test(head);
      const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      missing = length - (pending.length - headEnd - 4);
      pending = Buffer.alloc(0);
    }
    if (missing > 0) return;
    missing = -1;
    onWhole(status, isLast);
  };
}
