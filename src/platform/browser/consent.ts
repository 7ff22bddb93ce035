// The visitor's choice on cookies: asked for half a second after the page came, and the tag manager only after a yes. What a click does comes with the click.
import { LINK_TOKEN_QUERY } from '../contract/mailed-link.ts';
import { readConsent } from './consent-storage.ts';
import { dismiss, invite } from './overlays.ts';

const ASK_AFTER_MS = 500;

/** `banner` carries data-tag-manager with the container's id when there is one; its buttons carry data-consent. */
export function installConsent(banner: HTMLElement): void {
  const choice = readConsent();
  const tagManagerId = banner.dataset['tagManager'];
  if (choice === undefined) setTimeout(() => invite(banner), ASK_AFTER_MS);
  else showAwaiting();
  if (choice === 'accepted' && tagManagerId && !hasSecretAddress()) {
    void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(tagManagerId));
  }
  banner.addEventListener('click', ({ target }) => {
    const chosen = target instanceof HTMLElement && target.dataset['consent'];
    if (chosen !== 'accepted' && chosen !== 'denied') return;
    dismiss(banner);
    showAwaiting();
    void import('./consent-choice.ts').then(({ keepConsent }) =>
      keepConsent(chosen, tagManagerId !== undefined),
    );
  });
}

/** The address of a mailed link lets in whoever knows it: foreign scripts are not told. */
function hasSecretAddress(): boolean {
  return new URLSearchParams(location.search).has(LINK_TOKEN_QUERY);
}

/** What is hidden until a choice is made (specification, point 2: the chat's button). */
function showAwaiting(): void {
  document.querySelector('[data-assistant]')?.removeAttribute('hidden');
}
