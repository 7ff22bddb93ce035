// Tells a member of staff on a public page that the session has ended. Loaded when that happens, for hardly anybody.
import { sessionMessages } from '../features/accounts/messages.ts';
import { forgetAdminToken } from '../platform/browser/session-tokens.ts';

import notice from '../platform/ui/notice.module.css';
import styles from './site-session-end.module.css';

/** Specification, timings: the expiry notice. */
const SHOWN_MS = 5_000;

/** Forgets the token and shows the notice for five seconds, longer while the pointer is on it. */
export function tellSessionEnd(): void {
  forgetAdminToken();
  if (document.querySelector(`.${styles.ended}`)) return;
  const box = document.createElement('div');
  box.className = `${notice.notice} ${notice.bad} ${styles.ended}`;
  box.setAttribute('role', 'alert');
  const text = document.createElement('div');
  text.className = notice.text ?? '';
  text.append(paragraph(sessionMessages.endedTitle, notice.title), paragraph(sessionMessages.endedText));
  box.append(text);
  document.body.append(box);
  const leave = (): void => {
    if (box.matches(':hover')) box.addEventListener('pointerleave', () => box.remove(), { once: true });
    else box.remove();
  };
  setTimeout(leave, SHOWN_MS);
}

function paragraph(words: string, className = ''): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = words;
  return element;
}
