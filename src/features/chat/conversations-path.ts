// Addresses of the conversations in the back office.

export const CONVERSATIONS_PATH = '/admin/conversations';

/** What was said in one; a conversation that is gone says so there. */
export function conversationPath(conversationId: string): string {
  return `${CONVERSATIONS_PATH}/${conversationId}`;
}
