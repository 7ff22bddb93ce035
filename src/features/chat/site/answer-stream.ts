// Sends a question to the assistant and reads its stream.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callStream } from '../../../platform/browser/api.ts';
import { partReader, newMessage, withPart, type ChatMessage } from '../chat-message.ts';
import type { postChat } from '../contract/assistant.ts';
import { chatMessages as texts } from '../messages/chat.ts';

/** Milliseconds without a byte until it gives up; the server sends a heartbeat more often. */
const SILENCE_TIMEOUT_MS = 45_000;

export interface Question {
  readonly message: ChatMessage;
  readonly conversationId: string;
  readonly signal: AbortSignal;
}

/** A refusal that came in the stream, in the server's own Finnish words. */
export class AnswerRefused extends Error {}

/**
 * Calls `show` as the answer grows and returns it complete. Throws `ApiProblem` or `AnswerRefused` for what the server declines, anything
 * else when the connection breaks.
 */
export async function readAnswer(
  { message: { id, content, tool_calls }, conversationId, signal }: Question,
  show: (message: ChatMessage) => void = () => undefined,
): Promise<ChatMessage> {
  const stream = callStream<typeof postChat>('POST /ai/chat', {
    body: {
      // Only the new message: the server has the history, and ignores one sent by the client.
      messages: [
        {
          id,
          role: 'user',
          content,
          ...(tool_calls && {
            tool_calls: tool_calls.map(({ function: called }) => ({ function: { ...called } })),
          }),
        },
      ],
      conversationId,
    },
    signal,
    timeoutMs: SILENCE_TIMEOUT_MS,
  });
  const read = partReader();
  let answer = newMessage(crypto.randomUUID(), 'assistant', '');
  let isWhole = false;
  for await (const text of stream) {
    for (const part of read(text)) {
      if (part.type === 'error') throw new AnswerRefused(part.errorText);
      isWhole ||= part.type === 'finish';
      answer = withPart(answer, part);
    }
    if (answer.content !== '') show(answer);
  }
  if (!isWhole) throw new Error('The stream ended early');
  return answer;
}

/** The Finnish sentence shown instead of an answer that did not come. */
export function failureText(error: unknown, isStopped: boolean): string {
  if (isStopped) return texts.stopped;
  const isDeclined = error instanceof AnswerRefused || (error instanceof ApiProblem && error.status > 0);
  return texts.failed(isDeclined ? error.message : texts.offline);
}
