// What others may know of the records of conversations: who started one and when, its messages, and the calls.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';
import { CONVERSATION_ID_PATTERN } from '../conversation-id.ts';
import { conversationErrors as errors } from '../messages/conversations.ts';

const MAX_LISTED = 200;

export const conversationId = z.string().regex(CONVERSATION_ID_PATTERN, errors.badId);

const conversationFields = {
  _id: idSchema,
  conversationId: z.string(),
  startedAt: z.iso.datetime({ offset: true }),
  /** When it began in Finnish time: '20.11.2026 11:05'. */
  formattedTimestamp: z.string(),
  /** Without its end (/24, /48); null when unknown and after 90 days. */
  userIP: z.string().nullable(),
};

export const conversationSchema = z.strictObject({
  ...conversationFields,
  /** What the visitor wrote first; null when nothing, or nothing any more. */
  firstQuestion: z.string().nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const transcriptSchema = z.strictObject({
  ...conversationFields,
  /** In the order they were sent; none after 90 days. */
  messages: z.array(
    z.strictObject({
      _id: idSchema,
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});
export type Transcript = z.infer<typeof transcriptSchema>;

export const postConversationLog = endpoint('POST /conversations/log', {
  access: 'everyone',
  summary: 'Notes that a conversation began; the same id again changes nothing',
  body: z.strictObject({ conversationId }),
  output: null,
});

export const getConversationStats = endpoint('GET /conversations/stats', {
  access: 'staff',
  summary: 'How many conversations began on each day of the last year, newest first, and how feedback rates',
  output: z.strictObject({
    /** Days of the shop's calendar on which any began. */
    daily: z.array(z.strictObject({ date: z.iso.date(), count: z.int32() })),
    total: z.int32(),
    /** Mean of all ratings to one decimal; null while nobody has rated. */
    averageRating: z.number().nullable(),
    feedbackCount: z.int32(),
  }),
});
export type ConversationStats = z.output<typeof getConversationStats.output>;

export const getConversations = endpoint('GET /conversations', {
  access: 'staff',
  showsPeople: 'conversations',
  summary: 'Conversations, newest first, ten a page unless said',
  query: z.object(pagingQuery(MAX_LISTED)),
  output: z.strictObject({
    conversations: z.array(conversationSchema),
    page: z.int32(),
    total: z.int32(),
    totalPages: z.int32(),
  }),
});
export type ConversationPage = z.output<typeof getConversations.output>;

const params = z.object({ conversationId });

export const getConversation = endpoint('GET /conversations/:conversationId', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'One conversation with what was said in it',
  params,
  output: transcriptSchema,
});

export const deleteConversation = endpoint('DELETE /conversations/:conversationId', {
  access: 'staff',
  summary: 'Removes a conversation for good, as when a visitor asks for it',
  params,
  output: null,
});
