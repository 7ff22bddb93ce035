// Shows a staff member on a public page that the session has expired. Loaded only when that happens.
import { sessionMessages } from '../../features/accounts/messages.ts';
import { clearAdminToken } from '../../platform/browser/session-tokens.ts';

import notice from '../../platform/ui/page/notice.module.css';
import tones from '../../platform/ui/style/tones.module.css';
import styles from './session-end.module.css';

const SHOWN_MS = 5_000;

/** Clears the token and shows the notice for five seconds, longer while the pointer is on it. */
export function showSessionEnd(): void {
  clearAdminToken();
  if (document.querySelector(`.${styles.ended}`)) return;
  const box = document.createElement('div');
  box.className = `${notice.notice} ${tones.bad} ${styles.ended}`;
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
