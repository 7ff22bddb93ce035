// The card of opening hours in the settings tab.
import Clock from 'lucide-react/icons/clock';

import type { SettingsCard } from '../../../platform/browser/settings-card.ts';
import { hoursPanelMessages } from '../messages-panel.ts';

export const card: SettingsCard['card'] = 'aukioloajat';
export const title = hoursPanelMessages.title;
export const text = hoursPanelMessages.cardText;
export const order = 10;
export const icon = Clock;
export const load: SettingsCard['load'] = async () => ({
  Panel: (await import('./hours-panel.tsx')).HoursPanel,
});
