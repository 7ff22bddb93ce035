// Addresses of the conversations in the back office.

export const CONVERSATIONS_PATH = '/admin/conversations';

/** The transcript of one conversation. */
export function conversationPath(conversationId: string): string {
  return `${CONVERSATIONS_PATH}/${conversationId}`;
}
