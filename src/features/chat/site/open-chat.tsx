// The chat over the page: a sheet from the foot of the screen, or a panel in the corner. Loaded when it is first opened.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { callApi } from '../../../platform/browser/api.ts';
import type { postConversationLog } from '../contract/chat.ts';
import { newConversationId } from '../conversation-id.ts';
import { chatMessages as messages } from '../messages/chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import { storeChatState, readChatState, type ChatShape, type ChatState } from './chat-state.ts';
import type { ConversationViewProps } from './conversation/conversation-view.tsx';
import { announceQuestion, questionOf } from './conversation/pending-question.ts';

import overlay from '../../../platform/ui/overlay/dialog.module.css';
import styles from './chat-panel.module.css';

/** Delay between a click on a question and its sending. */
const BEGINS_AFTER_MS = 500;
const WIDE = '(min-width: 821px)';
const TITLE_ID = 'keskustelu-otsikko';

let dialog: HTMLDialogElement | undefined;
let opener: HTMLElement | undefined;
let afterClose: ChatState = 'closed';

/**
 * `data-chat` of what was pressed is a question to begin with, 'widget' for the corner, or empty for the sheet, whose field may
 * get a `data-draft` to go on from.
 */
export function openChat(pressed: HTMLElement): void {
  const request = pressed.dataset['chat'] ?? '';
  opener = pressed;
  const isCorner = request === 'widget';
  show(isCorner ? 'widget' : 'sheet');
  if (request !== '' && !isCorner) begin(request);
  const field = dialog?.querySelector('textarea');
  if (!field || !pressed.dataset['draft']) return;
  field.setRangeText(pressed.dataset['draft'], 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As it was left on the page before, or because a question waits. */
export function reopenChat(): void {
  const state = readChatState();
  show(state === 'widget' ? 'widget' : 'sheet', false);
}

/** Opens the chat with a question of the page's event, unless the chat is there and listens itself. */
export function askQuestion(event: Event): void {
  const pending = questionOf(event);
  if (dialog || !pending) return;
  show('sheet');
  announceQuestion(pending);
}

function begin(question: string): void {
  const conversationId = newConversationId('faq');
  // A log that does not arrive is silent.
  callApi<typeof postConversationLog>('POST /conversations/log', { body: { conversationId } }).catch(
    () => undefined,
  );
  setTimeout(() => announceQuestion({ question, conversationId }), BEGINS_AFTER_MS);
}

function show(shape: ChatShape, takesFocus = true): void {
  dialog ??= makeDialog();
  if (dialog.open) dialog.close();
  dialog.className = `${overlay.overlay} ${shape === 'sheet' ? `${overlay.bottom} ${styles.sheet}` : styles.corner}`;
  // The corner stays while the page is read; a press outside the sheet closes it.
  dialog.setAttribute('closedby', shape === 'sheet' ? 'any' : 'closerequest');
  dialog.dataset['shape'] = shape;
  if (shape === 'sheet') dialog.showModal();
  else dialog.show();
  storeChatState(shape);
  if (takesFocus) dialog.querySelector('textarea')?.focus();
}

function makeDialog(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.setAttribute('aria-labelledby', TITLE_ID);
  made.id = 'keskustelu';
  document.body.append(made);
  made.addEventListener('close', () => {
    // The event comes late: the dialog may be open again in its other shape.
    if (made.open) return;
    storeChatState(afterClose);
    afterClose = 'closed';
    opener?.focus();
  });
  made.addEventListener('click', ({ target }) => {
    // A link leads out of the sheet, which would cover the page it leads to.
    const isLeaving = target instanceof Element && target.closest('a[href^="/"]') !== null;
    if (isLeaving) storeChatState(matchMedia(WIDE).matches ? 'widget' : 'closed');
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
  // Synchronously, so that the field is there to be focused when the dialog opens.
  flushSync(() => createRoot(made).render(panel));
  return made;
}

/** The shop's names, from the attribute of the chat button. */
function readShop(): ConversationViewProps {
  const fallback = {
    assistantName: messages.name,
    shopName: '',
    networkName: '',
    dog: { name: '', image: '' },
  };
  try {
    const texts: unknown = JSON.parse(
      document.querySelector<HTMLElement>('[data-assistant]')?.dataset['assistant'] ?? '[]',
    );
    if (!isFiveTexts(texts)) return fallback;
    const [assistantName, shopName, networkName, name, image] = texts;
    return { assistantName, shopName, networkName, dog: { name, image } };
  } catch {
    return fallback;
  }
}

function isFiveTexts(texts: unknown): texts is [string, string, string, string, string] {
  return Array.isArray(texts) && texts.length === 5 && texts.every((text) => typeof text === 'string');
}
