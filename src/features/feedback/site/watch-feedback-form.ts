// The feedback form with script: clickable numbers, the answer in place, and typed text that survives a failure.
import { feedbackMessages as messages } from '../messages.ts';
import { sendFeedback } from './send-feedback.ts';

import notice from '../../../platform/ui/page/notice.module.css';
import tones from '../../../platform/ui/style/tones.module.css';

export interface FormWatch {
  /** The conversation that the feedback is about. */
  conversationId?: () => string | undefined;
  onSent?: () => void;
}

/** From now on the form is sent here. */
export function watchFeedbackForm(form: HTMLFormElement, watch: FormWatch): void {
  const slider = form.querySelector<HTMLInputElement>('input[type=range]');
  const comment = form.querySelector('textarea');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const answer = form.querySelector<HTMLElement>('[role=status]');
  if (!slider || !comment || !button || !answer) return;
  const mark = watchScale(form, slider);
  const restText = button.textContent;

  const settle = (isSending: boolean): void => {
    button.disabled = isSending;
    button.textContent = isSending ? messages.submitting : restText;
  };
  const show = (tone: 'ok' | 'bad', words: readonly string[]): void => {
    answer.className = `${notice.notice} ${tones[tone]}`;
    answer.replaceChildren(line(words.join(' ')));
  };
  const send = async (): Promise<void> => {
    settle(true);
    answer.replaceChildren();
    const outcome = await sendFeedback({
      rating: slider.valueAsNumber,
      comment: comment.value,
      conversationId: watch.conversationId?.() ?? '',
      website: form.querySelector<HTMLInputElement>('input[name=website]')?.value ?? '',
    });
    if (outcome.isSent) {
      form.reset();
      mark();
      show('ok', [messages.sent]);
      watch.onSent?.();
    } else {
      show('bad', [messages.failed, ...outcome.reasons]);
    }
    settle(false);
    // A button that was disabled has lost the focus.
    answer.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.disabled) void send();
  });
}

/** Marks the chosen number; pressing one chooses it. The result marks again. */
function watchScale(form: HTMLFormElement, slider: HTMLInputElement): () => void {
  const numbers = [...form.querySelectorAll<HTMLElement>('[data-rating]')];
  const mark = (): void => {
    for (const number of numbers) {
      number.toggleAttribute('data-chosen', number.dataset['rating'] === slider.value);
    }
  };
  for (const number of numbers) {
    number.addEventListener('click', () => {
      slider.value = number.dataset['rating'] ?? slider.value;
      mark();
      slider.focus();
    });
  }
  slider.addEventListener('input', mark);
  mark();
  return mark;
}

function line(words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = notice.text ?? '';
  element.textContent = words;
  return element;
}
