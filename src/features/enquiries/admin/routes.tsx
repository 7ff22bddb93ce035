// The inbox tab of the back office: the list, and a page for each enquiry.
import Inbox from 'lucide-react/icons/inbox';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { inboxMessages } from '../messages-inbox.ts';
import { NewCount } from './new-count.tsx';

export const tab = 'yhteydenotot';
export const label = inboxMessages.tab;
export const order = 70;
export const group = 'customers';
export const icon = Inbox;
export const badge = NewCount;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage }) },
  { path: ':id', lazy: async () => ({ Component: (await import('./enquiry-page.tsx')).EnquiryPage }) },
];
