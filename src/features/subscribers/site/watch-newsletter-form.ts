// Sends a newsletter form by script and shows the result in the form.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { RequestBodyOf } from '../../../platform/contract/endpoint.ts';
import { alertText } from '../alert-text.ts';
import type { FormPlace, subscribe } from '../contract.ts';
import { newsletterAlertOtherwise, sendingTexts, subscriberAnswers } from '../messages.ts';
import { notePopupSeen } from './popup-memory.ts';

/** Milliseconds, long enough to read an answer while doing something else. */
const READING_MS = 6000;

export interface FormWatch {
  /** What is wrong with the address before it is sent, an empty one, too; without it the button waits for an address. */
  findError?: (email: string) => string | undefined;
  onSubscribed?: () => void;
}

/** From now on the form is sent here; the server checks the address, and its words are shown. */
export function watchNewsletterForm(form: HTMLFormElement, watch: FormWatch): void {
  const input = form.querySelector<HTMLInputElement>('input[name=email]');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const answer = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !answer) return;
  const place = placeOf(form);
  const restText = button.textContent;

  const settle = (isSending: boolean): void => {
    input.disabled = isSending;
    button.disabled = isSending || (input.value.trim() === '' && !watch.findError);
    button.textContent = isSending ? sendingTexts[place] : restText;
  };
  const show = (text: string, tone: 'ok' | 'bad'): void => {
    answer.dataset['answer'] = tone;
    answer.textContent = text;
    input.toggleAttribute('aria-invalid', false);
    if (tone === 'bad') input.setAttribute('aria-invalid', 'true');
  };
  const send = async (email: string, website: string): Promise<void> => {
    clearAnswers(form);
    // The top bar's form is folded while nothing in it has the focus, which a disabled field loses.
    form.dataset['busy'] = '';
    settle(true);
    try {
      const { message } = await callApi<typeof subscribe>('POST /subscribers/subscribe', {
        body: { email, form: place, website, ...interestsIn(form) },
      });
      form.reset();
      notePopupSeen();
      show(message || subscriberAnswers.subscribed, 'ok');
      settle(false);
      focusUnlessElsewhere(form, answer);
      watch.onSubscribed?.();
    } catch (error) {
      settle(false);
      if (showSizeError(form, error)) return;
      const isServerText = error instanceof ApiProblem && !error.code.startsWith('network.');
      show(isServerText ? alertText(error.message) : newsletterAlertOtherwise, 'bad');
      // A field that was disabled has lost the focus.
      focusUnlessElsewhere(form, input);
    }
  };

  form.noValidate = true;
  input.addEventListener('input', () => settle(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = input.value.trim();
    const website = form.querySelector<HTMLInputElement>('input[name=website]')?.value ?? '';
    const emailError = watch.findError?.(email);
    if (email !== '' && !emailError) void send(email, website);
    if (!emailError) return;
    show(emailError, 'bad');
    input.focus({ preventScroll: true });
  });
  settle(false);
}

/**
 * Moves the focus to the result, and lets the form fold again; not while another field is focused, as its reader may
 * need longer.
 */
function focusUnlessElsewhere(form: HTMLFormElement, target: HTMLElement): void {
  const { activeElement } = document;
  const isElsewhere =
    activeElement?.matches('input,textarea,select') === true && !form.contains(activeElement);
  if (!isElsewhere) target.focus({ preventScroll: true });
  setTimeout(() => delete form.dataset['busy'], isElsewhere ? READING_MS : 0);
}

/** Whether it was the size that was refused: its error is at its field, above the place the visitor sees. */
function showSizeError(form: HTMLFormElement, error: unknown): boolean {
  const size = form.querySelector<HTMLElement>('input[name=size]');
  const sizeError = form.querySelector<HTMLElement>('[data-size-error]');
  if (!(error instanceof ApiProblem) || error.code !== 'subscriber.size_invalid' || !size || !sizeError) {
    return false;
  }
  sizeError.textContent = error.message;
  size.setAttribute('aria-invalid', 'true');
  focusUnlessElsewhere(form, size);
  size.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Clears the result of the previous try. */
function clearAnswers(form: HTMLFormElement): void {
  for (const answer of form.querySelectorAll<HTMLElement>('[role=status],[data-size-error]')) {
    delete answer.dataset['answer'];
    answer.textContent = '';
  }
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
}

/** The form's fields on tyres, where it has them. */
function interestsIn(form: HTMLFormElement): Pick<RequestBodyOf<typeof subscribe>, 'size' | 'season'> {
  const size = form.querySelector<HTMLInputElement>('input[name=size]')?.value;
  const season = form.querySelector<HTMLSelectElement>('select[name=season]')?.value;
  return {
    ...(size !== undefined && { size }),
    ...((season === 'summer' || season === 'winter') && { season }),
  };
}

function placeOf(form: HTMLFormElement): FormPlace {
  const { place = '' } = form.dataset;
  return isPlace(place) ? place : 'api';
}

function isPlace(place: string): place is FormPlace {
  return Object.hasOwn(sendingTexts, place);
}
