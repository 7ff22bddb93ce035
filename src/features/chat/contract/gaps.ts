// What others may know of what the assistant could not serve: questions without an answer and sizes without stock.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';

const MAX_LISTED = 100;

/** The kind of tyre requested in a size; the tyre's own kinds, and winter tyres of any kind. */
export const MISSING_KINDS = ['summer', 'winter', 'studded', 'friction'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** Why a question counts as unanswered, as it is stored with the message. */
export type StoredGap = 'unknown' | 'repeated' | 'disliked';

/** 'left': the answer requested more, such as a size, and the visitor wrote nothing after it. */
const GAPS = ['unknown', 'repeated', 'disliked', 'left'] as const satisfies readonly (StoredGap | 'left')[];
export type Gap = (typeof GAPS)[number];

const unansweredSchema = z.strictObject({
  /** SHA-256 of the question's words in hexadecimal digits. */
  _id: z.string(),
  /** As it was last written. */
  question: z.string(),
  /** Why, when it was last asked. */
  gap: z.enum(GAPS),
  /** What the assistant took it for; null where that was not stored yet. */
  topic: z.string().nullable(),
  /** In how many conversations it was asked. */
  count: z.int32(),
  lastAskedAt: z.iso.datetime({ offset: true }),
  /** The conversation in which it was last asked. */
  conversationId: z.string(),
});
export type Unanswered = z.infer<typeof unansweredSchema>;

export const getUnanswered = endpoint('GET /conversations/unanswered', {
  access: 'staff',
  showsPeople: 'questions',
  summary:
    'Questions of the last 90 days that the assistant did not answer well, the most asked first: nothing was found, the same was asked again, a thumb down, or the visitor left when asked for more. Hidden ones and those of the FAQ are left out',
  query: z.object(pagingQuery(MAX_LISTED)),
  output: z.strictObject({
    questions: z.array(unansweredSchema),
    page: z.int32(),
    total: z.int32(),
    totalPages: z.int32(),
  }),
});
export type UnansweredPage = z.output<typeof getUnanswered.output>;

export const putQuestionHidden = endpoint('PUT /conversations/unanswered/:questionId/hidden', {
  access: 'staff',
  summary: 'Hides an unanswered question, or shows it again',
  params: z.object({ questionId: z.string().regex(/^[0-9a-f]{64}$/) }),
  body: z.strictObject({ isHidden: z.boolean() }),
  output: null,
});

const missingSizeSchema = z.strictObject({
  /** '205/55R16'. */
  size: z.string(),
  /** Null when any tyre would have done. */
  kind: z.enum(MISSING_KINDS).nullable(),
  /** In how many conversations it was requested. */
  count: z.int32(),
  lastAskedAt: z.iso.datetime({ offset: true }),
  /** How many tyres of the size and kind are in stock now. */
  inStockNow: z.int32(),
});
export type MissingSize = z.infer<typeof missingSizeSchema>;

export const getMissingSizes = endpoint('GET /conversations/missing-sizes', {
  access: 'staff',
  summary:
    'Tyre sizes asked for in the last 90 days of which nothing was in stock, the fifty most asked for first',
  output: z.array(missingSizeSchema),
});
