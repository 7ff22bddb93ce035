// The chat over the page: a sheet from the foot of the screen, or a panel in the corner. Loaded when it is first opened.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { callApi } from '../../../platform/browser/api.ts';
import type { postConversationLog } from '../contract.ts';
import { newConversationId } from '../conversation-id.ts';
import { chatMessages as messages } from '../messages.ts';
import { ChatPanel } from './chat-panel.tsx';
import { keepChatState, readChatState } from './chat-state.ts';
import type { ChatShape, ChatState } from './chat-state.ts';
import { announceQuestion, questionOf } from './pending-question.ts';
import type { TalkProps } from './talk.tsx';

import overlay from '../../../platform/ui/dialog.module.css';
import styles from './chat-panel.module.css';

/** Specification, constants: the talk begins so long after the press on a question. */
const BEGINS_AFTER_MS = 500;
const WIDE = '(min-width: 821px)';
const TITLE_ID = 'keskustelu-otsikko';

let dialog: HTMLDialogElement | undefined;
let opener: HTMLElement | undefined;
let afterClose: ChatState = 'closed';

/** `data-chat` of what was pressed is a question to begin with, 'widget' for the corner, or empty for the sheet. */
export function openChat(pressed: HTMLElement): void {
  const asked = pressed.dataset['chat'] ?? '';
  opener = pressed;
  const isCorner = asked === 'widget';
  show(isCorner ? 'widget' : 'sheet');
  if (asked !== '' && !isCorner) begin(asked);
}

/** As it was left on the page before, or because a question waits. */
export function reopenChat(): void {
  const state = readChatState();
  show(state === 'widget' ? 'widget' : 'sheet', false);
}

/** A question that the page tells of while there is no chat yet. */
export function hearQuestion(event: Event): void {
  const pending = questionOf(event);
  if (dialog || !pending) return;
  show('sheet');
  announceQuestion(pending);
}

function begin(question: string): void {
  const conversationId = newConversationId('faq');
  // A log that does not arrive is silent (specification, point 8).
  callApi<typeof postConversationLog>({
    method: 'POST',
    path: '/conversations/log',
    body: { conversationId },
  }).catch(() => undefined);
  setTimeout(() => announceQuestion({ question, conversationId }), BEGINS_AFTER_MS);
}

function show(shape: ChatShape, isAsked = true): void {
  dialog ??= makeDialog();
  if (dialog.open) dialog.close();
  dialog.className = `${overlay.overlay} ${shape === 'sheet' ? `${overlay.bottom} ${styles.sheet}` : styles.corner}`;
  // The corner stays while the page is read; a press beside the sheet closes it.
  dialog.setAttribute('closedby', shape === 'sheet' ? 'any' : 'closerequest');
  dialog.dataset['shape'] = shape;
  if (shape === 'sheet') dialog.showModal();
  else dialog.show();
  keepChatState(shape);
  if (isAsked) dialog.querySelector('textarea')?.focus();
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.setAttribute('aria-labelledby', TITLE_ID);
  made.id = 'keskustelu';
  document.body.append(made);
  made.addEventListener('close', () => {
    // Told late: it may stand open again in its other shape.
    if (made.open) return;
    keepChatState(afterClose);
    afterClose = 'closed';
    opener?.focus();
  });
  made.addEventListener('click', ({ target }) => {
    // Whoever follows a link out of the sheet wants to see the page.
    const isLeaving = target instanceof Element && target.closest('a[href^="/"]') !== null;
    if (isLeaving) keepChatState(matchMedia(WIDE).matches ? 'widget' : 'closed');
  });
  made.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') made.close();
  });
  const panel = (
    <ChatPanel
      {...readShop()}
      titleId={TITLE_ID}
      onMinimise={() => made.close()}
      onClose={() => {
        if (made.dataset['shape'] === 'widget') {
          afterClose = 'gone';
          document.querySelector<HTMLElement>('[data-chat="widget"]')?.setAttribute('hidden', '');
        }
        made.close();
      }}
    />
  );
  // At once: the field is to have the focus when the dialog opens.
  flushSync(() => createRoot(made).render(panel));
  return made;
}

/** What the page says of the shop for the talk. */
function readShop(): TalkProps {
  const fallback = {
    assistantName: messages.name,
    shopName: '',
    networkName: '',
    dog: { name: '', image: '' },
  };
  try {
    const told: unknown = JSON.parse(
      document.querySelector<HTMLElement>('[data-assistant]')?.dataset['assistant'] ?? '[]',
    );
    if (!isTold(told)) return fallback;
    const [assistantName, shopName, networkName, name, image] = told;
    return { assistantName, shopName, networkName, dog: { name, image } };
  } catch {
    return fallback;
  }
}

function isTold(told: unknown): told is [string, string, string, string, string] {
  return Array.isArray(told) && told.length === 5 && told.every((text) => typeof text === 'string');
}
