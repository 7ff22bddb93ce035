// The first tab of the back office: the state of the day.
import Sun from 'lucide-react/icons/sun';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { todayMessages } from '../messages.ts';

export const tab = 'tanaan';
export const label = todayMessages.tab;
export const order = 1;
export const group = 'today';
export const icon = Sun;
export const { synonyms } = todayMessages;
export const routes: AdminTab['routes'] = [
  {
    path: 'odottajat',
    lazy: async () => ({
      Component: (await import('../../stock-alerts/admin/waiting-page.tsx')).WaitingPage,
    }),
  },
  { index: true, lazy: async () => ({ Component: (await import('./today-page.tsx')).TodayPage }) },
];
