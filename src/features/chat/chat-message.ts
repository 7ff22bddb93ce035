// The assistant's stream as the chat shows it: server-sent events of the AI SDK's UI message stream, read part by part.
import type { ChatLink, ChatProduct } from './contract/assistant.ts';

/** One message of the conversation. The visitor's have only their text. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly sources: readonly ChatLink[];
  readonly actions: readonly ChatLink[];
  readonly products: readonly ChatProduct[];
  /** Tools that a hidden message of the visitor's calls. */
  readonly tool_calls?: readonly ToolCall[];
  /** 'broken': an answer whose end never came; 'error': the text that reports it. */
  readonly fate?: 'broken' | 'error';
}

/** `arguments` is JSON. */
export interface ToolCall {
  readonly function: { readonly name: string; readonly arguments: string };
}

/** The tool that saves feedback given in the conversation. */
export const SUBMIT_FEEDBACK = 'submitFeedback';

/** A message that a form sent in the visitor's name; it is not displayed. */
export function isHidden({ role, tool_calls: calls }: ChatMessage): boolean {
  return (
    role === 'user' && calls !== undefined && calls.some(({ function: { name } }) => name === SUBMIT_FEEDBACK)
  );
}

export function newMessage(id: string, role: ChatMessage['role'], content: string): ChatMessage {
  return { id, role, content, sources: [], actions: [], products: [] };
}

/** A part that the chat shows; others of the protocol are ignored. */
export type StreamPart =
  | { readonly type: 'text-delta'; readonly delta: string }
  | { readonly type: 'data-sources' | 'data-actions'; readonly data: readonly ChatLink[] }
  | { readonly type: 'data-products'; readonly data: readonly ChatProduct[] }
  | { readonly type: 'error'; readonly errorText: string }
  | { readonly type: 'finish' };

/** Takes the stream in pieces of any length and returns the parts that are complete so far. */
export function partReader(): (text: string) => StreamPart[] {
  let rest = '';
  return (text) => {
    const events = `${rest}${text}`.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    return events.flatMap((event) => parsePart(event) ?? []);
  };
}

/** The message with what a part adds to it. */
export function withPart(message: ChatMessage, part: StreamPart): ChatMessage {
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

/** Tyre sizes as they are written in a text, '205/55 R16'. */
export function sizesIn(text: string): string[] {
  return text.match(/\b\d{3}\/\d{2}\s?Z?R\s?\d{2}C?\b/gi) ?? [];
}

/** The tyre size that an answer asks to confirm: its text asks for confirmation, mentions 'kyllä' and contains a size. */
export function sizeToConfirm({ role, content }: ChatMessage): string | undefined {
  if (role !== 'assistant' || !/vahvist|varmist|tarkist/i.test(content) || !/kyll\u00E4/i.test(content)) {
    return undefined;
  }
  return sizesIn(content)[0];
}

function parsePart(event: string): StreamPart | undefined {
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
