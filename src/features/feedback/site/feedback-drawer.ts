// The feedback drawer, loaded by a click on anything with data-feedback; it fetches the form from the feedback page.
import { fetchPage } from '../../../platform/browser/fetch-page.ts';
import { feedbackMessages as messages } from '../messages.ts';
import { FEEDBACK_FORM_ID, FEEDBACK_PATH } from '../paths.ts';
import { watchFeedbackForm } from './watch-feedback-form.ts';

import overlay from '../../../platform/ui/overlay/dialog.module.css';
import styles from './feedback-form.module.css';

/** How long the drawer stays after the thanks. */
const CLOSES_AFTER_MS = 2000;
const TITLE_ID = 'palaute-otsikko';

interface FeedbackDrawer {
  dialog: HTMLDialogElement;
  body: HTMLElement;
  conversationId: string;
  /** Once the form is there. */
  filled?: Promise<void>;
}

let drawer: FeedbackDrawer | undefined;

/** Opens the drawer; `data-feedback` of what was pressed names the conversation that it is about, or is empty. */
export function openFeedback(opener: HTMLElement): void {
  const onPage = document.querySelector<HTMLElement>(`main #${FEEDBACK_FORM_ID} input[type=range]`);
  if (onPage) {
    onPage.focus();
    return;
  }
  const made = (drawer ??= makeDrawer());
  made.conversationId = opener.dataset['feedback'] ?? '';
  made.dialog.showModal();
  fill(made).catch(() => {
    delete made.filled;
    if (made.dialog.open) location.assign(FEEDBACK_PATH);
  });
}

function makeDrawer(): FeedbackDrawer {
  const dialog = make('dialog', `${overlay.overlay} ${overlay.drawer} ${overlay.right}`);
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  dialog.setAttribute('closedby', 'any');
  const head = make('div', overlay.head);
  const title = make('h2', overlay.title);
  title.id = TITLE_ID;
  title.textContent = messages.title;
  const close = make('button', overlay.close);
  close.type = 'button';
  close.setAttribute('aria-label', messages.close);
  close.append(cross());
  close.addEventListener('click', () => dialog.close());
  head.append(title, close);
  const body = make('div', overlay.body);
  dialog.append(head, body);
  document.body.append(dialog);
  return { dialog, body, conversationId: '' };
}

/** Loads the form once; typed text survives closing the drawer. */
async function fill(made: FeedbackDrawer): Promise<void> {
  made.filled ??= bringForm(made);
  await made.filled;
  if (made.dialog.open) made.body.querySelector<HTMLElement>('input[type=range]')?.focus();
}

async function bringForm(made: FeedbackDrawer): Promise<void> {
  const lead = make('p', styles.lead);
  lead.textContent = messages.loading;
  made.body.replaceChildren(lead);
  const form = await fetchForm();
  lead.textContent = messages.lead;
  made.body.append(form);
  watchClosing(made, form);
}

function watchClosing(made: FeedbackDrawer, form: HTMLFormElement): void {
  const { dialog } = made;
  let closing = 0;
  watchFeedbackForm(form, {
    conversationId: () => made.conversationId,
    onSent: () => {
      closing = window.setTimeout(() => dialog.close(), CLOSES_AFTER_MS);
    },
  });
  dialog.addEventListener('close', () => {
    clearTimeout(closing);
    form.querySelector('[role=status]')?.replaceChildren();
  });
}

async function fetchForm(): Promise<HTMLFormElement> {
  const form = (await fetchPage(FEEDBACK_PATH)).getElementById(FEEDBACK_FORM_ID);
  const own = form && document.importNode(form, true);
  if (!(own instanceof HTMLFormElement)) throw new Error('no form');
  // The drawer sees to its form itself.
  delete own.dataset['plain'];
  return own;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

/** The icon of every other close button. */
function cross(): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(space, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  icon.append(path);
  return icon;
}
