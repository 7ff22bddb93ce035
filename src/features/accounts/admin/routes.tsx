// The account tab of the back office.
import KeyRound from 'lucide-react/icons/key-round';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { passwordMessages } from '../messages.ts';

export const tab = 'account';
export const label = passwordMessages.tab;
export const order = 900;
export const group = 'upkeep';
export const icon = KeyRound;
export const { synonyms } = passwordMessages;
export const routes: AdminTab['routes'] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./password/password-page.tsx')).PasswordPage }),
  },
];
