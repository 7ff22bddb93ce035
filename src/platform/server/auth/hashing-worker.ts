// A thread that hashes passwords one after another, behind everything that answers visitors.
import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

import { lowerThreadPriority } from '../process-priority.ts';
import { hashTaskSchema } from './hash-task.ts';

lowerThreadPriority();
parentPort?.on('message', (sent) => {
  const { id, ...parameters } = hashTaskSchema.parse(sent);
  parentPort?.postMessage({ id, tag: argon2Sync('argon2id', parameters) }, []);
});
