// The conversation statistics of the back office: the tab, and a page for each conversation.
import MessagesSquare from 'lucide-react/icons/messages-square';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { chatTab } from '../messages/tab.ts';

export const tab = 'conversations';
export const { label } = chatTab;
export const order = 74;
export const group = 'customers';
export const icon = MessagesSquare;
export const routes: AdminTab['routes'] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./conversations-page.tsx')).ConversationsPage }),
  },
  {
    path: ':conversationId',
    lazy: async () => ({ Component: (await import('./transcript-page.tsx')).TranscriptPage }),
  },
];
