// Ids of conversations: made by the browser, so they label a conversation and open nothing.

/** 'conv' is started by a visitor's own message, 'faq' by a click on a question. */
export type ConversationKind = 'conv' | 'faq';

export const CONVERSATION_ID_PATTERN = /^(conv|faq)_\d{10,16}_[a-z0-9]{4,32}$/;

/** How many of the random characters at the end of a new id. */
const RANDOM_LENGTH = 10;

/** Where a tab stores its conversation; signing out clears it, so that the next person finds none of it. */
export const CONVERSATION_STORAGE_KEY = 'kaarto-chat';

/** A new id: '{kind}_{Unix milliseconds}_{random}'. */
export function newConversationId(kind: ConversationKind, nowMs: number = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)), (byte) =>
    (byte % 36).toString(36),
  ).join('');
  return `${kind}_${nowMs}_${random}`;
}

/** Whether a text is an id that the log takes. */
export function isConversationId(text: string): boolean {
  return CONVERSATION_ID_PATTERN.test(text);
}
