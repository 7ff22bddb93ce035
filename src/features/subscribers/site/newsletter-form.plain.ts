// The newsletter's forms outside the popup: the answer comes in place instead of on another page.
import { watchNewsletterForm } from './watch-newsletter-form.ts';

/** Called once, on the first touch of the form. */
export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) watchNewsletterForm(form, {});
}
