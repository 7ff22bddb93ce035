// The card of opening hours in the settings tab.
import Clock from 'lucide-react/icons/clock';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { hoursPanelMessages } from '../messages-panel.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'aukioloajat',
    title: hoursPanelMessages.title,
    text: hoursPanelMessages.cardText,
    order: 10,
    icon: Clock,
    synonyms: hoursPanelMessages.synonyms,
    load: async () => ({ Panel: (await import('./hours-panel.tsx')).HoursPanel }),
  },
];
