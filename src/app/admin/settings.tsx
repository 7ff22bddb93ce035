// The settings tab: the cards of every slice that has an admin/settings.tsx, loaded when it is opened.
import SettingsIcon from 'lucide-react/icons/settings';

import type { AdminTab } from '../../platform/browser/admin/admin-tab.ts';
import { adminMessages as messages } from './messages.ts';

export const settingsTab: AdminTab = {
  tab: 'settings',
  label: messages.settings,
  order: 200,
  group: 'site',
  icon: SettingsIcon,
  routes: [
    {
      path: '',
      lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
      children: [
        {
          path: ':card',
          lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPanel }),
        },
      ],
    },
  ],
};
