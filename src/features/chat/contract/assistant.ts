// What others may know of the assistant: the one call and the parts of its stream.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { CONVERSATION_ID_PATTERN } from '../conversation-id.ts';
import { assistantErrors as messages } from '../messages/assistant.ts';

/** Limits of what a client may send along: of the conversation only its last message counts. */
export const MAX_MESSAGE_LENGTH = 2_000;
export const MAX_TURNS = 30;
export const MAX_CONVERSATION_LENGTH = 12_000;

const toolCallSchema = z.looseObject({ function: z.looseObject({ name: z.string().max(100) }) });

export const chatMessageSchema = z.looseObject({
  id: z.string().max(200),
  role: z.enum(['user', 'assistant']),
  content: z.string().max(MAX_MESSAGE_LENGTH, messages.tooLong),
  tool_calls: z.array(toolCallSchema).max(10).optional(),
});

export const postChat = endpoint('POST /ai/chat', {
  access: 'everyone',
  summary: "Ask the assistant; answers with server-sent events, the AI SDK's UI message stream",
  body: z.looseObject({
    messages: z
      .array(chatMessageSchema)
      .min(1)
      .max(MAX_TURNS * 2, messages.tooManyTurns)
      .refine(
        (sent) => sent.reduce((sum, { content }) => sum + content.length, 0) <= MAX_CONVERSATION_LENGTH,
        {
          message: messages.tooManyTurns,
        },
      )
      .refine((sent) => sent.at(-1)?.role === 'user' && sent.at(-1)?.content.trim() !== '', {
        message: messages.empty,
      }),
    conversationId: z.string().regex(CONVERSATION_ID_PATTERN, messages.badId).optional(),
  }),
  output: null,
  status: 200,
});

/** A source of an answer, or a step that the visitor can take. */
export interface ChatLink {
  readonly label: string;
  readonly href: string;
  /** A button that sends this question in the visitor's name. */
  readonly ask?: string;
}

/** A tyre next to an answer, with its fitted price, what one costs, and the first day of this moment. */
export interface ChatProduct {
  readonly id: string;
  readonly href: string;
  /** The shop's photo, or the rendered tyre. */
  readonly picture: string;
  readonly name: string;
  readonly size: string;
  readonly price: string;
  readonly each: string;
  readonly stock: string;
}

/** What comes with an answer in addition to its text, as `data-…` parts of the stream. */
export interface ChatExtras {
  readonly sources: readonly ChatLink[];
  readonly actions: readonly ChatLink[];
  readonly products: readonly ChatProduct[];
}
