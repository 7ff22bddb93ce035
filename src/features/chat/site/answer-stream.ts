// Asks the assistant and reads its stream.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callStream } from '../../../platform/browser/api.ts';
import type { postChat } from '../contract-assistant.ts';
import { talkMessages as texts } from '../messages-talk.ts';
import { partReader, talkMessage, withPart } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';

/** The longest silence of the line; the server gives a sign of life more often. */
const PATIENCE_MS = 45_000;

export interface Question {
  readonly message: TalkMessage;
  readonly conversationId: string;
  readonly signal: AbortSignal;
}

/** A refusal that came in the stream, in the server's own Finnish words. */
export class Refused extends Error {}

/**
 * Shows the answer as it grows and gives it out whole. Throws `ApiProblem` or `Refused` for what the server declines, anything
 * else when the line breaks.
 */
export async function readAnswer(
  { message: { id, content, tool_calls }, conversationId, signal }: Question,
  show: (message: TalkMessage) => void = () => undefined,
): Promise<TalkMessage> {
  const stream = callStream<typeof postChat>({
    method: 'POST',
    path: '/ai/chat',
    body: {
      // The server knows what was said before; telling it again would be believed by nobody.
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
    timeoutMs: PATIENCE_MS,
  });
  const read = partReader();
  let answer = talkMessage(crypto.randomUUID(), 'assistant', '');
  let isWhole = false;
  for await (const text of stream) {
    for (const part of read(text)) {
      if (part.type === 'error') throw new Refused(part.errorText);
      isWhole ||= part.type === 'finish';
      answer = withPart(answer, part);
    }
    if (answer.content !== '') show(answer);
  }
  if (!isWhole) throw new Error('The stream ended early');
  return answer;
}

/** Why an answer did not come, in the words of the specification (point 8). */
export function faultText(error: unknown, isStopped: boolean): string {
  if (isStopped) return texts.stopped;
  const isDeclined = error instanceof Refused || (error instanceof ApiProblem && error.status > 0);
  return texts.failed(isDeclined ? error.message : texts.offline);
}
