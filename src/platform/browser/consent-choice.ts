// What happens when a visitor accepts or denies cookies.
import { storeConsent } from './consent-storage.ts';
import type { Consent } from './consent-storage.ts';
import { tellTagManager } from './tag-manager.ts';

/** The page is loaded anew this long after accepting, so that measuring covers all of it. */
const RELOAD_AFTER_MS = 300;

/** Keeps the choice and tells the tag manager, where the shop has one. */
export function keepConsent(choice: Consent, hasTagManager: boolean): void {
  storeConsent(choice);
  if (hasTagManager) tellTagManager(choice);
  if (choice === 'accepted') setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
