// The assistant's stream as the chat shows it: server-sent events of the AI SDK's UI message stream, read part by part.
import type { ChatLink, ChatProduct } from './contract-assistant.ts';

/** One message of the talk. What the visitor wrote has only its text. */
export interface TalkMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly sources: readonly ChatLink[];
  readonly actions: readonly ChatLink[];
  readonly products: readonly ChatProduct[];
  /** What a message of the visitor's calls besides its text, as the specification has it (point 3). */
  readonly tool_calls?: readonly ToolCall[];
  /** 'broken': an answer whose end never came; 'fault': the words that say so. */
  readonly fate?: 'broken' | 'fault';
}

/** `arguments` is JSON. */
export interface ToolCall {
  readonly function: { readonly name: string; readonly arguments: string };
}

/** The tool by which the talk gives feedback. */
export const SUBMIT_FEEDBACK = 'submitFeedback';

/** A message of the visitor's that nobody typed and nobody sees. */
export function isHidden({ role, tool_calls: calls }: TalkMessage): boolean {
  return (
    role === 'user' && calls !== undefined && calls.some(({ function: { name } }) => name === SUBMIT_FEEDBACK)
  );
}

export function talkMessage(id: string, role: TalkMessage['role'], content: string): TalkMessage {
  return { id, role, content, sources: [], actions: [], products: [] };
}

/** A part that the chat shows; others of the protocol are passed over. */
export type StreamPart =
  | { readonly type: 'text-delta'; readonly delta: string }
  | { readonly type: 'data-sources' | 'data-actions'; readonly data: readonly ChatLink[] }
  | { readonly type: 'data-products'; readonly data: readonly ChatProduct[] }
  | { readonly type: 'error'; readonly errorText: string }
  | { readonly type: 'finish' };

/** Takes text as it comes, in pieces of any length, and gives out the parts that are whole. */
export function partReader(): (text: string) => StreamPart[] {
  let rest = '';
  return (text) => {
    const events = `${rest}${text}`.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    return events.flatMap((event) => readPart(event) ?? []);
  };
}

/** The message with what a part adds to it. */
export function withPart(message: TalkMessage, part: StreamPart): TalkMessage {
  switch (part.type) {
    case 'text-delta':
      return { ...message, content: message.content + part.delta };
    case 'data-sources':
      return { ...message, sources: part.data };
    case 'data-actions':
      return { ...message, actions: part.data };
    case 'data-products':
      return { ...message, products: part.data };
    default:
      return message;
  }
}

/** A tyre size that an answer asks to be confirmed: it speaks of it, says 'kyllä' and holds a size. */
export function sizeToConfirm({ role, content }: TalkMessage): string | undefined {
  if (role !== 'assistant' || !/vahvist|varmist|tarkist/i.test(content) || !/kyll\u00E4/i.test(content)) {
    return undefined;
  }
  return /\b\d{3}\/\d{2}\s?Z?R\s?\d{2}C?\b/i.exec(content)?.[0];
}

function readPart(event: string): StreamPart | undefined {
  const data = event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n');
  if (data === '' || data === '[DONE]') return undefined;
  try {
    const part: unknown = JSON.parse(data);
    return isShownPart(part) ? part : undefined;
  } catch {
    return undefined;
  }
}

function isShownPart(part: unknown): part is StreamPart {
  if (typeof part !== 'object' || part === null || !('type' in part)) return false;
  if (part.type === 'finish') return true;
  if (part.type === 'text-delta') return 'delta' in part && typeof part.delta === 'string';
  if (part.type === 'error') return 'errorText' in part && typeof part.errorText === 'string';
  const isList = 'data' in part && Array.isArray(part.data);
  return isList && ['data-sources', 'data-actions', 'data-products'].includes(String(part.type));
}
