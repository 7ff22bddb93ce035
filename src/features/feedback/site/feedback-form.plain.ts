// The feedback form on its own page: the answer comes in place instead of on another page.
import { watchFeedbackForm } from './watch-feedback-form.ts';

/** Called once, on the first touch of the form. */
export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) watchFeedbackForm(form, {});
}
