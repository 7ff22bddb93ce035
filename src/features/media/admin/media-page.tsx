// The library of pictures: add, find, see where each is shown, copy its address, delete.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import type { Media } from '../contract.ts';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { DeletePicture } from './delete-picture.tsx';
import { ImageField } from './image-field.tsx';
import { libraryQuery, PICTURES_PER_PAGE, useLibraryRefresh } from './media-queries.ts';
import { PictureCard } from './picture-card.tsx';

import styles from './media-page.module.css';

const USE_PARAM = 'kaytto';
const USES = ['used', 'unused'] as const;

export function MediaPage() {
  const { q, page, choice } = useListAddress();
  const use = choice(USE_PARAM, USES);
  const query = useQuery(libraryQuery({ q, use, page }));
  const refresh = useLibraryRefresh();
  const [deleting, setDeleting] = useState<Media>();
  return (
    <ListPage
      texts={messages}
      query={query}
      paging={{ page, perPage: PICTURES_PER_PAGE }}
      isFiltered={q !== '' || use !== undefined}
      notice={
        <ImageField label={messages.choose} value="" onChange={() => void refresh()} hasLibrary={false} />
      }
      filters={
        <ListTabs
          label={messages.shownLegend}
          param={USE_PARAM}
          views={['all', ...USES]}
          shown={use ?? 'all'}
          words={messages}
        />
      }
      after={deleting && <DeletePicture media={deleting} onEnd={() => setDeleting(undefined)} />}
    >
      {(pictures) => (
        <ul className={styles.grid}>
          {pictures.map((media) => (
            <PictureCard key={media.name} media={media} onDelete={() => setDeleting(media)} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
