// What a slice adds to the settings tab of the back office: its admin/settings.tsx exports `cards`, a list of these.
import type { ComponentType } from 'react';

export interface SettingsCard {
  /** The panel's address below /admin/settings. */
  readonly card: string;
  readonly title: string;
  /** One sentence: what is set there. */
  readonly text: string;
  /** Place among the cards, smallest first. */
  readonly order: number;
  readonly icon?: ComponentType<{ className?: string | undefined }>;
  /** Useless to staff who do not own the shop, so hidden from them. */
  readonly isForOwner?: boolean;
  /** Other words the command palette finds it by: 'faq'. */
  readonly synonyms?: string;
  /** Loads the panel's contents when it is opened. */
  readonly load: () => Promise<{ Panel: ComponentType }>;
}
