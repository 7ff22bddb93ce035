// Ids of conversations: made by the browser, so they label a conversation and open nothing (specification, point 3).

/** 'conv' is begun by a visitor's own message, 'faq' by a click on a question. */
export type ConversationKind = 'conv' | 'faq';

export const CONVERSATION_ID_PATTERN = /^(conv|faq)_\d{10,16}_[a-z0-9]{4,32}$/;

/** How many of the random signs an id of ours ends in. */
const RANDOM_LENGTH = 10;

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
