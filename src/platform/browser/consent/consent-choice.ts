// What happens when a visitor accepts or denies cookies.
import { storeConsent, type Consent } from './consent-storage.ts';
import { pushConsent } from './tag-manager.ts';

/** The page is loaded anew this long after accepting, so that measuring covers all of it. */
const RELOAD_AFTER_MS = 300;

/** Stores the choice and updates the tag manager's consent, where the shop has one. */
export function applyConsent(choice: Consent, hasTagManager: boolean): void {
  storeConsent(choice);
  if (hasTagManager) pushConsent(choice);
  if (choice === 'accepted') setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
