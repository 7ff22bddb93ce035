// One message of the conversation; an answer comes with its sources and what can be done next.
import { useRef, useState, type ReactNode } from 'react';

import { parseContent } from '../../../../platform/contract/content.ts';
import { Content } from '../../../../platform/ui/content.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { Picture } from '../../../../platform/ui/picture.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { FEEDBACK_PATH } from '../../../feedback/paths.ts';
import { CONTACT_PATH } from '../../../pages/paths.ts';
import { sizeToConfirm, type ChatMessage } from '../../chat-message.ts';
import type { ChatLink, ChatProduct } from '../../contract/assistant.ts';
import { mentionsDog } from '../../dog-mention.ts';
import { chatMessages as texts } from '../../messages/chat.ts';
import { DogPicture } from '../dog-picture.tsx';
import { AnswerRating } from './answer-rating.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { conversationSummary } from './conversation-summary.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { LiveConversation } from './use-conversation.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './conversation.module.css';

interface MessageViewProps {
  message: ChatMessage;
  dog: { readonly name: string; readonly image: string };
  conversation: LiveConversation;
  /** All of it has come. */
  isWhole: boolean;
}

export function MessageView({ message, dog, conversation, isWhole }: MessageViewProps) {
  if (message.role === 'user') {
    return (
      <p data-question="" className={styles.ours}>
        <VisuallyHidden>{`${texts.you}: `}</VisuallyHidden>
        {message.content}
      </p>
    );
  }
  // A size to be confirmed is asked, not answered.
  const isAnswer = isWhole && message.fate === undefined && sizeToConfirm(message) === undefined;
  const content = (
    <>
      <Content blocks={parseContent(message.content)} headingLevel={3} className={styles.words} />
      {isWhole && mentionsDog(message.content, dog.name) && <Dog {...dog} />}
      <Products products={message.products} />
      <Actions links={message.actions} conversation={conversation} />
      {isAnswer && (
        <div className={`${layout.cluster2} ${layout.note} ${styles.under}`}>
          <Links
            label={texts.sources}
            links={message.sources}
            className={`${layout.cluster2} ${styles.sources}`}
          />
          {conversation.conversationId !== undefined && (
            <AnswerRating
              conversationId={conversation.conversationId}
              question={questionOf(message, conversation.messages)}
            />
          )}
        </div>
      )}
    </>
  );
  return message.fate === 'error' ? (
    <Notice tone="bad" className={styles.failed}>
      {content}
    </Notice>
  ) : (
    <div className={styles.theirs}>{content}</div>
  );
}

function questionOf({ id }: ChatMessage, messages: readonly ChatMessage[]): string {
  const before = messages.slice(
    0,
    messages.findIndex((message) => message.id === id),
  );
  return before.findLast(({ role }) => role === 'user')?.content ?? '';
}

function Dog({ name, image }: { name: string; image: string }) {
  if (image === '') return <DogPicture label={texts.dog(name)} />;
  return <Picture src={image} alt={texts.dogPhoto(name)} width={220} height={150} className={styles.dog} />;
}

function Products({ products }: { products: readonly ChatProduct[] }) {
  if (products.length === 0) return null;
  return (
    <ul aria-label={texts.products} className={`${layout.stack2} ${styles.products}`}>
      {products.map(({ id, href, picture, name, size, price, each, stock }) => (
        <li key={id}>
          <a href={href} className={styles.product}>
            <img src={picture} alt="" width={72} height={72} />
            <strong>{name}</strong>
            <span>{size}</span>
            <span>
              <b>{price}</b> {each}
            </span>
            <span>{stock}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A call-back request and feedback open a form in the conversation; everything else is a link. */
function Actions({ links, conversation }: { links: readonly ChatLink[]; conversation: LiveConversation }) {
  const [open, setOpen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen('');
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  const formOf = (href: string): ReactNode => {
    if (href === CONTACT_PATH) {
      return <CallBackForm summary={conversationSummary(conversation.messages)} onCancel={close} />;
    }
    if (href === FEEDBACK_PATH) {
      return (
        <FeedbackForm
          isBusy={conversation.isLoading}
          onSubmitFeedback={conversation.giveFeedback}
          onCancel={close}
        />
      );
    }
    return null;
  };
  return (
    <div ref={list}>
      <Links label={texts.actions} links={links} className={`${layout.cluster2} ${styles.actions}`}>
        {({ href, label, ask }) => {
          if (ask !== undefined) {
            return (
              <button type="button" onClick={() => conversation.send(ask)}>
                {label}
              </button>
            );
          }
          return (
            (href === CONTACT_PATH || href === FEEDBACK_PATH) && (
              <button
                type="button"
                aria-expanded={open === href}
                onClick={() => setOpen(open === href ? '' : href)}
              >
                {label}
              </button>
            )
          );
        }}
      </Links>
      {formOf(open)}
    </div>
  );
}

interface LinksProps {
  label: string;
  links: readonly ChatLink[];
  className: string | undefined;
  /** What replaces a link, if anything. */
  children?: (link: ChatLink) => ReactNode;
}

function Links({ label, links, className, children }: LinksProps) {
  const shown = links.filter(({ href, ask }) => ask !== undefined || isSafe(href));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {shown.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          {children?.(link) || (
            <a href={link.href} {...(link.href.startsWith('http') && { rel: 'noopener', target: '_blank' })}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Own pages, phone, email and the shop's own addresses; any other link in a stored message is left out. */
function isSafe(href: string): boolean {
  return /^(?:\/(?!\/)|tel:|mailto:|https?:\/\/)/.test(href);
}
