// The library next to a form: the stored pictures, to choose one of them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { TextField } from '../../../platform/ui/form/field.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { libraryQuery } from './media-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './media-page.module.css';

export interface LibraryPanelProps {
  onPick: (imageUrl: string) => void;
  onClose: () => void;
}

const { nothingTitle: emptyTitle, nothingBody: emptyBody } = messages;

export function LibraryPanel({ onPick, onClose }: LibraryPanelProps) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const query = useQuery(libraryQuery({ q, use: undefined, page: 1 }));
  // Outside the form it is opened from: the Enter key in the search must not save that.
  return createPortal(
    <SidePanel title={messages.libraryTitle} onClose={onClose}>
      <div className={layout.stack4}>
        <TextField
          label={messages.search}
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
        <RecordList
          query={query}
          texts={q === '' ? messages : { ...messages, emptyTitle, emptyBody }}
          headingLevel={3}
        >
          {(pictures) => (
            <ul className={`${styles.grid} ${styles.picks}`}>
              {pictures.map(({ name, imageUrl, originalName, widthPx, heightPx }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={`${layout.stack1} ${layout.panel} ${styles.pick}`}
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
          )}
        </RecordList>
      </div>
    </SidePanel>,
    document.body,
  );
}
