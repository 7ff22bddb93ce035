// The queue of uploaded pictures: two are made at once, each in a separate process, and the queue is short. An upload has its place there
// only when it has arrived: one that hangs keeps nobody else waiting.
import { z } from 'zod';

import { tooMany } from '../../contract/problem.ts';
import { currentStaffName } from '../audit/current-actor.ts';
import { runIsolated } from '../isolated-process.ts';
import { filesMessages } from './messages.ts';
import type { Remade } from './remake-picture.ts';

const AT_ONCE = 2;
/** Pictures in the queue, and uploads of one member of staff that are arriving: memory for them has an end. */
const MAX_UNDER_WAY = 8;
const RETRY_AFTER_S = 5;
/** By the clock: a process of low priority waits long for its turn on a busy machine. */
const MAX_MS = 120_000;

export interface PictureMaker {
  /**
   * Reads the upload, takes a place in the queue and makes a picture of it. Throws 429 when the queue is full or the caller sends too
   * many at once; what `read` throws is passed on. A process that dies or takes too long counts as a damaged picture.
   */
  make: (read: () => Promise<Uint8Array>) => Promise<Remade>;
}

const content = z.instanceof(Uint8Array);
const remadeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    widthPx: z.int(),
    heightPx: z.int(),
    format: z.enum(['jpg', 'png']),
    content,
    sizes: z.array(z.object({ widthPx: z.int(), format: z.enum(['avif', 'webp']), content })),
  }),
  z.object({ kind: z.literal('refused'), reason: z.enum(['damaged', 'pixels']) }),
]);

export function createPictureMaker(makeOne = makeInOwnProcess): PictureMaker {
  const underWay = new Map<string, number>();
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inPlace<T>(what: string, work: () => Promise<T>): Promise<T> {
    const taken = underWay.get(what) ?? 0;
    if (taken >= MAX_UNDER_WAY) throw tooMany('media.busy', filesMessages.busy, RETRY_AFTER_S);
    underWay.set(what, taken + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(what) ?? 1) - 1;
      if (left > 0) underWay.set(what, left);
      else underWay.delete(what);
    }
  }

  async function inTurn(bytes: Uint8Array): Promise<Remade> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await makeOne(bytes);
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    make: async (read) => {
      const bytes = await inPlace(`arriving from ${currentStaffName()}`, read);
      return inPlace('queued', () => inTurn(bytes));
    },
  };
}

async function makeInOwnProcess(bytes: Uint8Array): Promise<Remade> {
  const making = {
    caller: import.meta.url,
    worker: 'picture-worker',
    // Memory goes back at once: a fifth less at its most for a picture of 40 megapixels.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' },
    longestMs: MAX_MS,
  };
  return (await runIsolated(making, bytes, remadeSchema)) ?? { kind: 'refused', reason: 'damaged' };
}
