// One picture of the library, with what is known of it and what can be done.
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import type { Media } from '../contract.ts';
import { mediaAdminMessages as messages } from '../messages-admin.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './media-page.module.css';

export function PictureCard({ media, onDelete }: { media: Media; onDelete: () => void }) {
  const { imageUrl, originalName, widthPx, heightPx, bytes, uses } = media;
  return (
    <li className={`${layout.stack1} ${layout.panel} ${styles.card}`}>
      <Picture
        src={imageUrl}
        width={widthPx}
        height={heightPx}
        alt={originalName}
        fit="contain"
        sizes="(min-width: 641px) 260px, 100vw"
        className={styles.thumb}
      />
      <p className={styles.name}>{originalName}</p>
      <p className={layout.note}>{messages.measures(widthPx, heightPx, messages.size(bytes))}</p>
      {uses.length === 0 ? (
        <p className={layout.note}>{messages.notUsed}</p>
      ) : (
        <p className={`${layout.note} ${layout.cluster} ${styles.uses}`}>
          {messages.uses}{' '}
          {uses.map(({ where, href }) => (
            <Link key={where + href} to={href}>
              {where}
            </Link>
          ))}
        </p>
      )}
      <p className={layout.cluster1}>
        <Button
          variant="outline"
          size="small"
          icon={<Copy />}
          aria-label={messages.copyOf(originalName)}
          onClick={() => void copyAddress(imageUrl, originalName)}
        >
          {messages.copy}
        </Button>
        <Button
          variant="text"
          size="small"
          icon={<Trash />}
          aria-label={messages.deleteOf(originalName)}
          onClick={onDelete}
        >
          {messages.delete}
        </Button>
      </p>
    </li>
  );
}

async function copyAddress(path: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(path);
    showToast({ text: messages.copied(name), tone: 'ok' });
  } catch {
    // Without leave or over plain HTTP: then it can be copied by hand.
    showToast({ text: `${messages.copyFailed} ${path}`, tone: 'info', durationMs: 10_000 });
  }
}
