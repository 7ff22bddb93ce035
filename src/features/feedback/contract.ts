// What others may know of feedback: what is sent, what staff read, and the calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';
import { typedLines } from '../../platform/contract/typed.ts';
import { MAX_COMMENT_LENGTH } from './feedback-limits.ts';
import { BEST_RATING, RATINGS, WORST_RATING } from './feedback-rating.ts';
import { feedbackErrors as errors } from './messages.ts';
import { FEEDBACK_SENT_PATH } from './paths.ts';

/** Where feedback was given; set by the server, never by the sender. */
export const FEEDBACK_SOURCES = ['feedback_form', 'chat_thumbs'] as const;
export type FeedbackSource = (typeof FEEDBACK_SOURCES)[number];

const MAX_LISTED = 200;
const MAX_QUESTION_LENGTH = 4000;

const conversationId = z
  .string()
  .regex(/^(?:(?:conv|faq)_\d{10,16}_[a-z0-9]{4,32})?$/, errors.badConversation);

export const feedbackInputSchema = z
  .strictObject({
    rating: z
      .int(errors.ratingWrong)
      .min(WORST_RATING, errors.ratingWrong)
      .max(BEST_RATING, errors.ratingWrong)
      .optional(),
    /** The rating as a plain form sends it, which knows texts alone. */
    score: z
      .string()
      .regex(/^(?:\d|10)$/, errors.ratingWrong)
      .optional(),
    comment: typedLines.max(MAX_COMMENT_LENGTH, errors.commentTooLong).default(''),
    thumbs: z.enum(['up', 'down']).optional(),
    /** The conversation it is about; empty as absent. */
    conversationId: conversationId.default(''),
    /** The visitor's question when a thumb is about one answer; not stored here. */
    question: z.string().max(MAX_QUESTION_LENGTH).default(''),
    /** To be left empty: people do not see the field, robots fill it. */
    website: z.string().max(2000).default(''),
    /** Ignored: the server sets it. */
    source: z.unknown().optional(),
  })
  .transform(({ score, rating, source: _source, ...rest }) => ({
    ...rest,
    rating: rating ?? (score === undefined ? undefined : Number(score)),
  }))
  .superRefine(({ rating, thumbs }, context) => {
    if (rating === undefined && thumbs === undefined) {
      context.addIssue({ code: 'custom', path: ['rating'], message: errors.ratingMissing });
    } else if (rating !== undefined && thumbs !== undefined) {
      context.addIssue({ code: 'custom', path: ['thumbs'], message: errors.bothGiven });
    }
  });
export type FeedbackInput = z.output<typeof feedbackInputSchema>;

/** Fields that were not given are absent. */
export const feedbackSchema = z.strictObject({
  _id: idSchema,
  timestamp: z.iso.datetime({ offset: true }),
  rating: z.int32().optional(),
  thumbs: z.enum(['up', 'down']).optional(),
  comment: z.string().optional(),
  conversationId: z.string().optional(),
  source: z.enum(FEEDBACK_SOURCES),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const postFeedback = endpoint('POST /feedback', {
  access: 'everyone',
  summary: 'Gives a rating from 0 to 10 or a thumb, with or without a comment; also as a plain form',
  body: feedbackInputSchema,
  output: feedbackSchema,
  status: 201,
  form: { donePath: FEEDBACK_SENT_PATH },
});

export const getAllFeedback = endpoint('GET /feedback/all', {
  access: 'staff',
  showsPeople: 'data',
  summary: 'Feedback, newest first, with the average of all ratings; X-Total-Count gives how much there is',
  query: z.object(pagingQuery(MAX_LISTED)),
  output: z.strictObject({
    data: z.array(feedbackSchema),
    /** Mean of all ratings to one decimal, thumbs left out; null while nobody has rated. */
    average: z.number().nullable(),
    /** All feedback, thumbs too. */
    count: z.int32(),
    /** How many gave 0, 1, … 10. */
    ratings: z.array(z.int32()).length(RATINGS.length),
    thumbs: z.strictObject({ up: z.int32(), down: z.int32() }),
    /** Months of the shop's calendar in which anybody rated, oldest first: '2026-11', the mean to one decimal, how many. */
    monthly: z.array(z.strictObject({ month: z.string(), average: z.number(), count: z.int32() })),
  }),
});
export type AllFeedbackQuery = z.output<typeof getAllFeedback.query>;
export type AllFeedback = z.output<typeof getAllFeedback.output>;

export const deleteFeedback = endpoint('DELETE /feedback/:id', {
  access: 'staff',
  summary: 'Removes feedback for good, as when somebody wrote personal data into it',
  output: null,
});
