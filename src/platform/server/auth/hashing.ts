// Computes argon2id in threads of low priority: a flood of sign-ins takes only what visitors leave of the processor. Staff have a thread of
// their own, which customers never fill.
import { Worker } from 'node:worker_threads';

import { workerPathFor } from '../isolated-process.ts';
import { hashResultSchema, type HashParameters } from './hash-task.ts';

interface Waiting {
  resolve: (tag: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface Lane {
  /** Started at the first task, and again after one that died. */
  worker: Worker | undefined;
  waiting: Map<number, Waiting>;
}

export type PasswordsOf = 'staff' | 'customers';

const newLane = (): Lane => ({ worker: undefined, waiting: new Map() });
// For the complete process, however many call it.
const lanes: Readonly<Record<PasswordsOf, Lane>> = { staff: newLane(), customers: newLane() };
let lastId = 0;

/** The tag of a password, by RFC 9106. Fails when the thread dies. */
export function deriveTag(whose: PasswordsOf, parameters: HashParameters): Promise<Uint8Array> {
  const lane = lanes[whose];
  return new Promise((resolve, reject) => {
    lane.worker ??= startThread(lane);
    lastId += 1;
    lane.waiting.set(lastId, { resolve, reject });
    // Only a busy thread prevents the process from exiting.
    lane.worker.ref();
    lane.worker.postMessage({ id: lastId, ...parameters }, []);
  });
}

function startThread(lane: Lane): Worker {
  const worker = new Worker(workerPathFor(import.meta.url, 'hashing-worker'), { env: {}, execArgv: [] });
  worker.on('message', (sent) => {
    const { id, tag } = hashResultSchema.parse(sent);
    lane.waiting.get(id)?.resolve(tag);
    lane.waiting.delete(id);
    if (lane.waiting.size === 0) worker.unref();
  });
  const end = (error: Error) => {
    if (lane.worker !== worker) return;
    lane.worker = undefined;
    for (const { reject } of lane.waiting.values()) reject(error);
    lane.waiting.clear();
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('A thread that hashes passwords has ended')));
  return worker;
}
