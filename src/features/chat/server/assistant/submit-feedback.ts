// The one tool that writes: feedback given in the conversation, by a hidden message.
import { z } from 'zod';

import { invalid } from '../../../../platform/contract/problem.ts';
import { parseJson } from '../../../../platform/contract/records.ts';
import { feedbackInputSchema } from '../../../feedback/contract.ts';
import type { FeedbackApi } from '../../../feedback/server/index.ts';
import { SUBMIT_FEEDBACK } from '../../chat-message.ts';
import type { chatMessageSchema } from '../../contract/assistant.ts';
import { assistantErrors, assistantMessages as messages } from '../../messages/assistant.ts';
import { answer } from './answers/answer.ts';
import type { Reply } from './intents/answer-intent.ts';

export type ReceiveFeedback = FeedbackApi['receiveFeedback'];

/** Anything else in the call is ignored: the server sets where feedback came from, the request which conversation. */
const givenSchema = z.object({ rating: z.unknown().optional(), comment: z.unknown().optional() });

/** JSON by the protocol; some clients send the object itself. */
export interface FeedbackCall {
  readonly arguments: unknown;
}

interface Sender {
  readonly conversationId: string | undefined;
  readonly address: string;
}

/** The call of the tool that a message carries; undefined when it is an ordinary message. */
export function feedbackCallOf(
  message: z.output<typeof chatMessageSchema> | undefined,
): FeedbackCall | undefined {
  const calls = message?.role === 'user' ? (message.tool_calls ?? []) : [];
  const call = calls.find(({ function: { name } }) => name === SUBMIT_FEEDBACK);
  return call && { arguments: call.function['arguments'] };
}

/** Saves the feedback under the rules and limits of its form, and thanks. 422 and 429 as there. */
export async function submitFeedback(
  receiveFeedback: ReceiveFeedback,
  call: FeedbackCall,
  { conversationId, address }: Sender,
): Promise<Reply> {
  const { rating, comment } = argumentsOf(call);
  const sent = feedbackInputSchema.safeParse({
    rating,
    ...(comment !== undefined && { comment }),
    ...(conversationId !== undefined && { conversationId }),
  });
  if (!sent.success) {
    const [issue] = sent.error.issues;
    throw invalid('chat.bad_feedback', issue?.message ?? assistantErrors.badFeedback);
  }
  await receiveFeedback(sent.data, address);
  return { ...answer('submitFeedback', messages.feedbackThanks), topic: 'feedback' };
}

function argumentsOf({ arguments: sent }: FeedbackCall): z.output<typeof givenSchema> {
  const parsed = givenSchema.safeParse(typeof sent === 'string' ? parseJson(sent) : sent);
  if (!parsed.success) throw invalid('chat.bad_feedback', assistantErrors.badFeedback);
  return parsed.data;
}
