// The subscribers tab of the back office.
import MailCheck from 'lucide-react/icons/mail-check';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { subscribersTab } from '../messages-tab.ts';

export const tab = 'tilaajat';
export const { label } = subscribersTab;
export const order = 60;
export const group = 'marketing';
export const icon = MailCheck;
export const routes: AdminTab['routes'] = [
  {
    lazy: async () => ({ Component: (await import('./subscribers-page.tsx')).SubscribersPage }),
    children: [
      { index: true },
      {
        path: 'uusi',
        lazy: async () => ({ Component: (await import('./new-subscriber.tsx')).NewSubscriber }),
      },
    ],
  },
];
