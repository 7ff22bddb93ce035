// The full EU label of a tyre in a list, at the first press or hover on its strip: that part of the tyre's own page in a popover.
import { uiMessages } from '../../../platform/ui/messages.ts';
import { LABEL_ID } from '../paths.ts';

import overlay from '../../../platform/ui/overlay/dialog.module.css';
import styles from './label-strip.module.css';

/** How long the pointer rests on a strip before its label opens, and how long after it left both it closes. */
const HOVER_MS = 200;

let popover: HTMLElement | undefined;
/** The strip whose label was requested last. */
let wanted: HTMLElement | undefined;

/** Opens the label while the pointer rests on the strip. */
export function attach(strip: HTMLElement): void {
  if (!matchMedia('(hover: hover)').matches) return;
  let timer = 0;
  const onEnter = () => {
    timer = window.setTimeout(() => void showLabel(strip, true).catch(() => undefined), HOVER_MS);
  };
  strip.addEventListener('pointerenter', onEnter);
  strip.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    closeHint();
  });
  if (strip.matches(':hover')) onEnter();
}

/** Shows the label of a strip. A hint closes when the pointer leaves; what was pressed stays and has the focus. */
export async function showLabel(strip: HTMLElement, isHint = false): Promise<void> {
  wanted = strip;
  const page = await readPage(strip.getAttribute('href') ?? '');
  const label = page.getElementById(LABEL_ID);
  if (!label) throw new Error('no label');
  if (wanted !== strip || (isHint && !strip.matches(':hover'))) return;
  popover ??= makePopover();
  popover.toggleAttribute('data-hint', isHint);
  const [head, body] = popover.children;
  const name = page.querySelector('h1')?.textContent ?? '';
  const title = label.querySelector('h2');
  if (title) {
    title.className = overlay.title ?? '';
    head?.firstChild?.replaceWith(title);
  }
  popover.ariaLabel = `${title?.textContent}, ${name}`;
  // Opens the official drawing, where we have it, without another press.
  label.querySelector('details')?.setAttribute('open', '');
  body?.replaceChildren(name, label);
  popover.showPopover({ source: strip });
  if (!isHint) popover.querySelector('button')?.focus();
}

function closeHint(): void {
  setTimeout(() => {
    const isOver = popover?.matches(':hover') || wanted?.matches(':hover');
    if (popover?.matches('[data-hint]:popover-open') && !isOver) popover.hidePopover();
  }, HOVER_MS);
}

function makePopover(): HTMLElement {
  const made = document.createElement('div');
  made.popover = 'auto';
  made.className = `${overlay.overlay} ${overlay.dialog} ${styles.whole}`;
  made.setAttribute('role', 'dialog');
  const close = document.createElement('button');
  close.className = overlay.close ?? '';
  close.setAttribute('aria-label', uiMessages.close);
  close.textContent = '\u00D7';
  close.addEventListener('click', () => made.hidePopover());
  const head = document.createElement('div');
  head.className = overlay.head ?? '';
  head.append('', close);
  const body = document.createElement('div');
  body.className = overlay.body ?? '';
  made.append(head, body);
  made.addEventListener('pointerleave', closeHint);
  document.body.append(made);
  return made;
}

/** By a request, whose document is not a string that the page's policy would refuse to parse. */
function readPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(address));
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = 10_000;
    request.addEventListener('load', () => (request.responseXML ? resolve(request.responseXML) : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.send();
  });
}
