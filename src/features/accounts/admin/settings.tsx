// The card of staff accounts in the settings tab.
import Users from 'lucide-react/icons/users';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { accountListMessages } from '../messages.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'tunnukset',
    title: accountListMessages.title,
    text: accountListMessages.cardText,
    order: 90,
    icon: Users,
    isForOwner: true,
    synonyms: accountListMessages.synonyms,
    load: async () => ({ Panel: (await import('./accounts-panel.tsx')).AccountsPanel }),
  },
];
