// The account tab of the back office.
import KeyRound from 'lucide-react/icons/key-round';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { accountTab } from '../messages-tab.ts';

export const tab = 'account';
export const { label, synonyms } = accountTab;
export const order = 900;
export const group = 'upkeep';
export const icon = KeyRound;
export const routes: AdminTab['routes'] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./password/password-page.tsx')).PasswordPage }),
  },
];
