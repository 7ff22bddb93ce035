// One message of the talk, with what an answer rests on and what can be done next.
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';

import { parseContent } from '../../../platform/contract/content.ts';
import { Content } from '../../../platform/ui/content.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { ChatLink, ChatProduct } from '../contract-assistant.ts';
import { mentionsDog } from '../dog-mention.ts';
import { talkMessages as texts } from '../messages-talk.ts';
import type { TalkMessage } from '../talk-parts.ts';
import { DogPicture } from './dog-picture.tsx';

import styles from './talk.module.css';

interface TalkEntryProps {
  message: TalkMessage;
  dog: { readonly name: string; readonly image: string };
  conversationId: string | undefined;
  /** All of it has come. */
  isWhole: boolean;
}

export function TalkEntry({ message, dog, conversationId, isWhole }: TalkEntryProps) {
  if (message.role === 'user') {
    return (
      <p data-asked="" className={styles.ours}>
        <VisuallyHidden>{`${texts.you}: `}</VisuallyHidden>
        {message.content}
      </p>
    );
  }
  const isSourced = message.sources.length > 0 || message.actions.length > 0;
  return (
    <div className={styles.theirs}>
      <Content blocks={parseContent(message.content)} headingLevel={3} className={styles.words} />
      {isWhole && mentionsDog(message.content, dog.name) && <Dog {...dog} />}
      <Products products={message.products} />
      <Links label={texts.actions} links={message.actions} className={styles.actions} />
      {isWhole && isSourced && (
        <div className={styles.under}>
          <Links label={texts.sources} links={message.sources} className={styles.sources} />
          {conversationId !== undefined && <Thumbs conversationId={conversationId} />}
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

function Links({
  label,
  links,
  className,
}: {
  label: string;
  links: readonly ChatLink[];
  className: string | undefined;
}) {
  const shown = links.filter(({ href }) => isSafe(href));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {shown.map(({ label: text, href }) => (
        <li key={`${href} ${text}`}>
          <a href={href} {...(href.startsWith('http') && { rel: 'noopener', target: '_blank' })}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Pages of ours, phone, mail, and the shop's own addresses; whatever else stands in kept messages is left out. */
function isSafe(href: string): boolean {
  return /^(?:\/(?!\/)|tel:|mailto:|https?:\/\/)/.test(href);
}

function Thumbs({ conversationId }: { conversationId: string }) {
  const [isRated, setIsRated] = useState(false);
  const rate = (thumbs: 'up' | 'down') => {
    setIsRated(true);
    // A thumb that does not arrive is no loss to the visitor.
    void fetch('/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ thumbs, conversationId }),
    }).catch(() => undefined);
  };
  return (
    <span role="status" className={styles.thumbs}>
      {isRated ? (
        texts.rated
      ) : (
        <>
          <button type="button" aria-label={texts.good} onClick={() => rate('up')}>
            <ThumbsUp />
          </button>
          <button type="button" aria-label={texts.bad} onClick={() => rate('down')}>
            <ThumbsDown />
          </button>
        </>
      )}
    </span>
  );
}
