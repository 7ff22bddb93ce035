// The card of the bookings in the settings tab.
import CalendarClock from 'lucide-react/icons/calendar-clock';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { bookingSettingsMessages as messages } from '../messages/settings.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'ajanvaraus',
    title: messages.title,
    text: messages.cardText,
    order: 15,
    icon: CalendarClock,
    synonyms: messages.synonyms,
    load: async () => ({ Panel: (await import('./settings/settings-panel.tsx')).BookingSettingsPanel }),
  },
];
