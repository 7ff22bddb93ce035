// The cookie banner: shown half a second after load, in the room that the page has for it; the tag manager is loaded only after consent. The click handlers are loaded with the click.
import { readConsent, storeConsent } from './consent-storage.ts';

const SHOW_AFTER_MS = 500;

/** `banner` carries data-tag-manager with the container's id when there is one; its buttons carry data-consent. */
export function installConsent(banner: HTMLElement): void {
  const choice = readConsent();
  const tagManagerId = banner.dataset['tagManager'];
  if (choice === undefined) setTimeout(() => banner.setAttribute('data-shown', ''), SHOW_AFTER_MS);
  else showAwaiting();
  if (choice === 'accepted' && tagManagerId) {
    void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(tagManagerId));
  }
  banner.addEventListener('click', ({ target }) => {
    const chosen = target instanceof HTMLElement && target.dataset['consent'];
    if (chosen !== 'accepted' && chosen !== 'denied') return;
    // At once, not with the handlers: the next page may be opened before they are loaded.
    storeConsent(chosen);
    banner.hidePopover();
    document.documentElement.removeAttribute('data-asks');
    showAwaiting();
    void import('./consent-choice.ts').then(({ applyConsent }) =>
      applyConsent(chosen, tagManagerId !== undefined),
    );
  });
}

/** What is hidden until a choice is made. */
function showAwaiting(): void {
  document.querySelector('[data-assistant]')?.removeAttribute('hidden');
}
