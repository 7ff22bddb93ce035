// The feedback tab of the back office.
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { feedbackTab } from '../messages-tab.ts';

export const tab = 'feedback';
export const { label } = feedbackTab;
export const order = 75;
export const group = 'customers';
export const icon = MessageSquareHeart;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./feedback-panel.tsx')).FeedbackPage }) },
];
