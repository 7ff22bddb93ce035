// The visitor's choice on cookies: asked for half a second after the page came, kept under the specification's key,
// and the tag manager only after a yes. What a click does comes with the click.
import { dismiss, invite } from './overlays.ts';

export type Consent = 'accepted' | 'denied';

export const CONSENT_KEY = 'cookie-consent';
const ASK_AFTER_MS = 500;

/** `banner` carries data-tag-manager with the container's id when there is one; its buttons carry data-consent. */
export function installConsent(banner: HTMLElement): void {
  const choice = readConsent();
  const tagManagerId = banner.dataset['tagManager'];
  if (choice === undefined) setTimeout(() => invite(banner), ASK_AFTER_MS);
  if (choice === 'accepted' && tagManagerId) {
    void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(tagManagerId));
  }
  banner.addEventListener('click', ({ target }) => {
    const chosen = target instanceof HTMLElement && target.dataset['consent'];
    if (chosen !== 'accepted' && chosen !== 'denied') return;
    dismiss(banner);
    void import('./consent-choice.ts').then(({ keepConsent }) =>
      keepConsent(chosen, tagManagerId !== undefined),
    );
  });
}

/** The kept choice; `undefined` before one is made, or where storage is refused. */
export function readConsent(): Consent | undefined {
  try {
    const kept = localStorage.getItem(CONSENT_KEY);
    return kept === 'accepted' || kept === 'denied' ? kept : undefined;
  } catch {
    return undefined;
  }
}
