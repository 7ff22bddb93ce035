// The newsletter popup: when it comes, and how it goes.
import { dismiss, queueOverlay } from '../../../platform/browser/overlays.ts';
import { newsletterForm } from '../messages.ts';
import { isPopupDue, notePopupSeen } from './popup-memory.ts';
import { watchNewsletterForm } from './watch-newsletter-form.ts';

const CLOSES_AFTER_MS = 3000;

/** Called five seconds after the page came. Other overlays and a field that is being typed in come first. */
export function attach(popup: HTMLElement): void {
  const form = popup.querySelector('form');
  if (!form || !isPopupDue(Date.now())) return;
  // Shown and closed are both noted.
  popup.addEventListener('toggle', notePopupSeen);
  popup.querySelector('[data-close]')?.addEventListener('click', () => dismiss(popup));
  watchNewsletterForm(form, {
    findError: (email) => (email.includes('@') ? undefined : newsletterForm.popupInvalid),
    onSubscribed: () => setTimeout(() => dismiss(popup), CLOSES_AFTER_MS),
  });
  queueOverlay(popup);
}
