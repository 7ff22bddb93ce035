// What was heard of a letter, as the journal holds it.
import { z } from 'zod';

import type { Heard } from '../delivery-rules.ts';

const code = z.int().min(0).max(999);

export const heardSchema: z.ZodType<Heard> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), code }),
  z.object({
    kind: z.literal('refused'),
    stage: z.enum(['sender', 'recipient', 'content']),
    code,
    enhanced: z.string().max(20),
  }),
  z.object({ kind: z.literal('broken'), isMaybeSent: z.boolean() }),
]);
