// The library beside a form: the pictures there are, to take one of them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { libraryQuery } from './media-queries.ts';

import styles from './media-page.module.css';

export interface LibraryPanelProps {
  onPick: (imageUrl: string) => void;
  onClose: () => void;
}

export function LibraryPanel({ onPick, onClose }: LibraryPanelProps) {
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery(libraryQuery({ q: q.trim(), use: undefined, page: 1 }));
  // Outside the form it is opened from: the Enter key in the search must not save that.
  return createPortal(
    <SidePanel title={messages.libraryTitle} onClose={onClose}>
      <div className={styles.panel} aria-busy={!data && !error}>
        <TextField
          label={messages.search}
          type="search"
          value={q}
          maxLength={100}
          onChange={(event) => setQ(event.target.value)}
        />
        {error && (
          <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton shape="picture" />}
        {data?.answer.length === 0 && (
          <EmptyState
            title={q === '' ? messages.emptyTitle : messages.nothingTitle}
            body={<p>{q === '' ? messages.emptyBody : messages.nothingBody}</p>}
            headingLevel={3}
          />
        )}
        <ul className={styles.picks}>
          {data?.answer.map(({ name, imageUrl, originalName, widthPx, heightPx }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.pick}
                aria-label={messages.pick(originalName)}
                onClick={() => {
                  onPick(imageUrl);
                  onClose();
                }}
              >
                <Picture
                  src={imageUrl}
                  width={widthPx}
                  height={heightPx}
                  alt=""
                  sizes="200px"
                  className={styles.thumb}
                />
                <span className={styles.name}>{originalName}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>,
    document.body,
  );
}
