// The card of the price list in the settings tab.
import Euro from 'lucide-react/icons/euro';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { priceEditorMessages } from '../messages-editor.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'hinnasto',
    title: priceEditorMessages.title,
    text: priceEditorMessages.cardText,
    order: 20,
    icon: Euro,
    load: async () => ({ Panel: (await import('./price-list-panel.tsx')).PriceListPanel }),
  },
];
