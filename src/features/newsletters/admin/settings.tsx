// The card of newsletters in the settings tab.
import Mail from 'lucide-react/icons/mail';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { newsletterSettingsMessages as messages } from '../messages/admin.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'uutiskirjeet',
    title: messages.title,
    text: messages.cardText,
    order: 50,
    icon: Mail,
    load: async () => ({ Panel: (await import('./settings-panel.tsx')).NewsletterSettingsPanel }),
  },
];
