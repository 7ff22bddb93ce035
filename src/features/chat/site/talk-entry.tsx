// One message of the talk, with what an answer rests on and what can be done next.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { parseContent } from '../../../platform/contract/content.ts';
import { Content } from '../../../platform/ui/content.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { FEEDBACK_PATH } from '../../feedback/paths.ts';
import { CONTACT_PATH } from '../../pages/paths.ts';
import type { ChatLink, ChatProduct } from '../contract-assistant.ts';
import { mentionsDog } from '../dog-mention.ts';
import { talkMessages as texts } from '../messages-talk.ts';
import { sizeToConfirm } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';
import { CallBackForm } from './call-back-form.tsx';
import { DogPicture } from './dog-picture.tsx';
import { TalkFeedback } from './talk-feedback.tsx';
import { talkSummary } from './talk-summary.ts';
import { Thumbs } from './thumbs.tsx';
import type { Talk } from './use-talk.ts';

import styles from './talk.module.css';

interface TalkEntryProps {
  message: TalkMessage;
  dog: { readonly name: string; readonly image: string };
  talk: Talk;
  /** All of it has come. */
  isWhole: boolean;
}

export function TalkEntry({ message, dog, talk, isWhole }: TalkEntryProps) {
  if (message.role === 'user') {
    return (
      <p data-asked="" className={styles.ours}>
        <VisuallyHidden>{`${texts.you}: `}</VisuallyHidden>
        {message.content}
      </p>
    );
  }
  // A size to be confirmed is asked, not answered.
  const isAnswer = isWhole && message.fate === undefined && sizeToConfirm(message) === undefined;
  return (
    <div className={message.fate === 'fault' ? styles.fault : styles.theirs}>
      <Content blocks={parseContent(message.content)} headingLevel={3} className={styles.words} />
      {isWhole && mentionsDog(message.content, dog.name) && <Dog {...dog} />}
      <Products products={message.products} />
      <Actions links={message.actions} talk={talk} />
      {isAnswer && (
        <div className={styles.under}>
          <Links label={texts.sources} links={message.sources} className={styles.sources} />
          {talk.conversationId !== undefined && <Thumbs conversationId={talk.conversationId} />}
        </div>
      )}
    </div>
  );
}

function Dog({ name, image }: { name: string; image: string }) {
  if (image === '') return <DogPicture label={texts.dog(name)} />;
  return <Picture src={image} alt={texts.dogPhoto(name)} width={220} height={150} className={styles.dog} />;
}

function Products({ products }: { products: readonly ChatProduct[] }) {
  if (products.length === 0) return null;
  return (
    <ul aria-label={texts.products} className={styles.products}>
      {products.map(({ id, href, name, size, price, stock }) => (
        <li key={id}>
          <a href={href} className={styles.product}>
            <strong>{name}</strong>
            <span>{size}</span>
            <span className={styles.price}>{`${price} / ${texts.each}`}</span>
            <span>{stock}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leaving a number and giving feedback happen in the talk itself; everything else is a link. */
function Actions({ links, talk }: { links: readonly ChatLink[]; talk: Talk }) {
  const [open, setOpen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen('');
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  const formOf = (href: string): ReactNode => {
    if (href === CONTACT_PATH) {
      return <CallBackForm summary={talkSummary(talk.messages)} onCancel={close} />;
    }
    if (href === FEEDBACK_PATH) {
      return <TalkFeedback isBusy={talk.isLoading} onGive={talk.giveFeedback} onCancel={close} />;
    }
    return null;
  };
  return (
    <div ref={list}>
      <Links label={texts.actions} links={links} className={styles.actions}>
        {({ href, label }) =>
          (href === CONTACT_PATH || href === FEEDBACK_PATH) && (
            <button
              type="button"
              aria-expanded={open === href}
              onClick={() => setOpen(open === href ? '' : href)}
            >
              {label}
            </button>
          )
        }
      </Links>
      {formOf(open)}
    </div>
  );
}

interface LinksProps {
  label: string;
  links: readonly ChatLink[];
  className: string | undefined;
  /** What stands for a link instead, if anything. */
  children?: (link: ChatLink) => ReactNode;
}

function Links({ label, links, className, children }: LinksProps) {
  const shown = links.filter(({ href }) => isSafe(href));
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

/** Pages of ours, phone, mail, and the shop's own addresses; whatever else stands in kept messages is left out. */
function isSafe(href: string): boolean {
  return /^(?:\/(?!\/)|tel:|mailto:|https?:\/\/)/.test(href);
}
