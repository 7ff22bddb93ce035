// The talk on its way from page to page: kept for the tab, gone with it.
import { isConversationId, newConversationId } from '../conversation-id.ts';
import type { ConversationKind } from '../conversation-id.ts';
import type { TalkMessage } from '../talk-parts.ts';

const KEY = 'kaarto-chat';
const MOST_KEPT = 40;

export interface KeptTalk {
  readonly conversationId: string | undefined;
  readonly messages: readonly TalkMessage[];
}

/** What was said in this tab before; empty when nothing was, or when it cannot be read. */
export function recallTalk(): KeptTalk {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (!isKeptTalk(kept)) return NOTHING;
    return kept;
  } catch {
    return NOTHING;
  }
}

export function keepTalk({ conversationId, messages }: KeptTalk): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ conversationId, messages: messages.slice(-MOST_KEPT) }));
  } catch {
    // Storage that is full or refused: the talk goes on, and ends with the page.
  }
}

/** The next page begins a new talk. */
export function forgetTalk(): void {
  keepTalk(NOTHING);
}

export function newTalkId(kind: ConversationKind = 'conv'): string {
  return newConversationId(kind);
}

const NOTHING: KeptTalk = { conversationId: undefined, messages: [] };

function isKeptTalk(kept: unknown): kept is KeptTalk {
  if (typeof kept !== 'object' || kept === null || !('messages' in kept)) return false;
  const hasId =
    !('conversationId' in kept) ||
    (typeof kept.conversationId === 'string' && isConversationId(kept.conversationId));
  return hasId && Array.isArray(kept.messages) && kept.messages.every(isTalkMessage);
}

function isTalkMessage(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  const { role, content, sources, actions, products } = { ...EMPTY, ...message };
  return (
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    [sources, actions, products].every((list) => Array.isArray(list))
  );
}

const EMPTY: Readonly<Record<'role' | 'content' | 'sources' | 'actions' | 'products', unknown>> = {
  role: undefined,
  content: undefined,
  sources: undefined,
  actions: undefined,
  products: undefined,
};
