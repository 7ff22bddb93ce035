// The newsletter's forms outside the popup: the answer comes in place instead of on another page.
import { dismiss } from '../../../platform/browser/overlays.ts';
import { POPUP_ID } from '../paths.ts';
import { watchNewsletterForm } from './watch-newsletter-form.ts';

/** Called once, on the first touch of the form. */
export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) watchNewsletterForm(form, { onSubscribed: sendPopupAway });
}

/** The popup may have been waiting until the field is left. */
function sendPopupAway(): void {
  const popup = document.getElementById(POPUP_ID);
  if (popup) dismiss(popup);
}
