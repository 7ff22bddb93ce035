// How staff take conversations out of the shop: one, as when its visitor requests it, or all of a period.
import { z } from 'zod';

import { DAY_MS } from '../../../platform/contract/durations.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { MAX_DAYS_EXPORTED } from '../conversation-limits.ts';
import { conversationErrors as errors } from '../messages/conversations.ts';
import { conversationId } from './chat.ts';

export const exportConversations = endpoint('GET /conversations/export', {
  access: 'staff',
  needsConfirmation: true,
  summary:
    'Conversations that began from one day of the shop to another, both included, as CSV: a row for every message',
  query: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { message: errors.badPeriod, path: ['to'] })
    .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_DAYS_EXPORTED, {
      message: errors.longPeriod,
      path: ['to'],
    }),
  output: z.string(),
});

export const exportConversation = endpoint('GET /conversations/:conversationId/export', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'One conversation as CSV: a row for every message',
  params: z.object({ conversationId }),
  output: z.string(),
});
