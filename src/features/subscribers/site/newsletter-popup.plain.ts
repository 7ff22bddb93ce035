// The newsletter popup: when it comes, and how it goes.
import { consentTime } from '../../../platform/browser/consent/consent-storage.ts';
import { dismiss, queueOverlay } from '../../../platform/browser/overlays.ts';
import { newsletterForm } from '../messages.ts';
import { isPopupDue, notePopupSeen } from './popup-memory.ts';
import { watchNewsletterForm } from './watch-newsletter-form.ts';

const CLOSES_AFTER_MS = 3000;

/** After the answer to the question about cookies, so that one panel does not follow the other. */
const AFTER_CONSENT_MS = 15_000;
const LOOKS_AGAIN_AFTER_MS = 500;
/** Distance in pixels between the points of its place that are looked at; no control is smaller. */
const GRID_PX = 20;

/** Called five seconds after the page came. Other overlays and a field that is being typed in come first. */
export function attach(popup: HTMLElement): void {
  const form = popup.querySelector('form');
  if (!form || isBusyPage() || !isPopupDue(Date.now())) return;
  // Shown and closed are both noted.
  popup.addEventListener('toggle', notePopupSeen);
  popup.querySelector('[data-close]')?.addEventListener('click', () => dismiss(popup));
  watchNewsletterForm(form, {
    findError: (email) => (email.includes('@') ? undefined : newsletterForm.popupInvalid),
    onSubscribed: () => setTimeout(() => dismiss(popup), CLOSES_AFTER_MS),
  });
  const timer = setInterval(comeWhenFree, LOOKS_AGAIN_AFTER_MS);
  comeWhenFree();

  function comeWhenFree(): void {
    if (performance.now() < consentTime.chosenAtMs + AFTER_CONSENT_MS || !isPlaceFree(popup)) return;
    clearInterval(timer);
    // Another form of the page may have been sent meanwhile.
    if (isPopupDue(Date.now())) queueOverlay(popup);
  }
}

/** Visitors who fill in a form, book or compare are not interrupted. */
function isBusyPage(): boolean {
  return document.querySelector('main :is(form[method=post],[data-bottom-bar],[data-quiet])') !== null;
}

/** The question about cookies is out of sight, and no control is where the popup would lie. */
function isPlaceFree(popup: HTMLElement): boolean {
  if ((document.querySelector('[data-consent]')?.getBoundingClientRect().bottom ?? 0) > 0) return false;
  popup.style.cssText = 'display:block;visibility:hidden';
  const { left, right, top, bottom } = popup.getBoundingClientRect();
  popup.removeAttribute('style');
  for (let y = top + 1; y < bottom; y += GRID_PX) {
    for (let x = left + 1; x < right; x += GRID_PX) {
      const there = document.elementFromPoint(x, y);
      if (there?.closest('main :is(a,button,input,select,textarea,label,summary)')) return false;
    }
  }
  return true;
}
