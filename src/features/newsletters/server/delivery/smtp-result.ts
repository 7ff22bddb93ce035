// The SMTP result of an email, as stored in the journal.
import { z } from 'zod';

import type { SmtpResult } from '../../delivery-rules.ts';

const code = z.int().min(0).max(999);

export const smtpResultSchema: z.ZodType<SmtpResult> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), code }),
  z.object({
    kind: z.literal('refused'),
    stage: z.enum(['sender', 'recipient', 'content']),
    code,
    enhanced: z.string().max(20),
  }),
  z.object({ kind: z.literal('broken'), isMaybeSent: z.boolean() }),
]);
