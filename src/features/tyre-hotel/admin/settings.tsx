// The card of the tyre hotel in the settings tab.
import Warehouse from 'lucide-react/icons/warehouse';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { hotelSettingsMessages as messages } from '../messages/admin.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'rengashotelli',
    title: messages.title,
    text: messages.cardText,
    order: 45,
    icon: Warehouse,
    load: async () => ({ Panel: (await import('./settings-panel.tsx')).HotelSettingsPanel }),
  },
];
