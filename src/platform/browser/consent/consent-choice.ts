// What happens when a visitor accepts or denies cookies.
import type { Consent } from './consent-storage.ts';
import { pushConsent } from './tag-manager.ts';

/** Milliseconds from accepting to the reload that lets measuring cover the complete page. */
const RELOAD_AFTER_MS = 300;

/** Updates the tag manager's consent, where the shop has one. */
export function applyConsent(choice: Consent, hasTagManager: boolean): void {
  if (hasTagManager) pushConsent(choice);
  if (choice === 'accepted') setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
