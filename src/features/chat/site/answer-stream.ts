// Asks the assistant and reads its stream.
import { talkMessages as texts } from '../messages-talk.ts';
import { partReader, withPart } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';

const PATH = '/api/ai/chat';
/** From the first byte of the question to the last of the answer. */
const PATIENCE_MS = 60_000;

export interface Question {
  readonly text: string;
  readonly id: string;
  readonly signal: AbortSignal;
}

/** A refusal of the server, in its own Finnish words. */
export class Refused extends Error {}

/** Shows the answer as it grows; throws `Refused` for what the server declines, anything else when the line breaks. */
export async function readAnswer(
  { text, id, signal }: Question,
  show: (message: TalkMessage) => void,
  empty: TalkMessage,
): Promise<void> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // The server knows what was said before; telling it again would be believed by nobody.
    body: JSON.stringify({
      messages: [{ id: crypto.randomUUID(), role: 'user', content: text }],
      conversationId: id,
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  if (!response.ok || !response.body) throw new Refused(await refusalOf(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = partReader();
  let message = empty;
  let isWhole = false;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    for (const part of read(piece.value)) {
      if (part.type === 'error') throw new Refused(part.errorText);
      isWhole ||= part.type === 'finish';
      message = withPart(message, part);
    }
    if (message.content !== '') show(message);
  }
  if (!isWhole) throw new Error('The stream ended early');
}

async function refusalOf(response: Response): Promise<string> {
  try {
    const problem: unknown = await response.json();
    const isTold = typeof problem === 'object' && problem !== null && 'message' in problem;
    return isTold && typeof problem.message === 'string' ? problem.message : texts.offline;
  } catch {
    return texts.offline;
  }
}
