// The cards of the shop's details and its credit terms in the settings tab.
import HandCoins from 'lucide-react/icons/hand-coins';
import Store from 'lucide-react/icons/store';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { financingEditorMessages, profileEditorMessages } from '../messages-editor.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'liike',
    title: profileEditorMessages.title,
    text: profileEditorMessages.cardText,
    order: 5,
    icon: Store,
    load: async () => ({ Panel: (await import('./profile-panel.tsx')).ProfilePanel }),
  },
  {
    card: 'rahoitus',
    title: financingEditorMessages.title,
    text: financingEditorMessages.cardText,
    order: 25,
    icon: HandCoins,
    load: async () => ({ Panel: (await import('./financing-panel.tsx')).FinancingPanel }),
  },
];
