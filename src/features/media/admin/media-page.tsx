// The library of pictures: add, find, see where each is shown, copy its address, delete.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/paging.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { SearchField } from '../../../platform/ui/search-field.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Media } from '../contract.ts';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { DeletePicture } from './delete-picture.tsx';
import { ImageField } from './image-field.tsx';
import { libraryQuery, PICTURES_PER_PAGE, useLibraryRefresh } from './media-queries.ts';
import type { LibraryView } from './media-queries.ts';
import { PictureCard } from './picture-card.tsx';

import styles from './media-page.module.css';

/** Every filter stands in the address. */
function useLibraryView(): { view: LibraryView; show: (change: Record<string, string>) => void } {
  const [query, setQuery] = useSearchParams();
  const use = query.get('kaytto');
  return {
    view: {
      q: query.get('q') ?? '',
      use: use === 'used' || use === 'unused' ? use : undefined,
      page: pageNumber(query.get('sivu') ?? undefined),
    },
    show: (change) => {
      const kept = { q: query.get('q') ?? '', kaytto: use ?? '', ...change };
      setQuery(Object.entries(kept).filter(([, value]) => value !== ''));
    },
  };
}

export function MediaPage() {
  const { view, show } = useLibraryView();
  const { data, error, refetch } = useQuery(libraryQuery(view));
  const refresh = useLibraryRefresh();
  const [leaving, setLeaving] = useState<Media>();
  const heading = usePageStart(view.page);
  const isFiltered = view.q !== '' || view.use !== undefined;
  return (
    <div className={styles.page}>
      <header>
        <h1>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <ImageField label={messages.choose} value="" onChange={() => void refresh()} hasLibrary={false} />
      <LibraryFilters key={view.q} view={view} show={show} />
      <section className={styles.library} aria-busy={!data && !error}>
        <h2 ref={heading} tabIndex={-1} aria-live="polite">
          {data ? messages.count(data.total ?? 0) : messages.title}
        </h2>
        {error && (
          <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton shape="picture" />}
        {data?.answer.length === 0 && <NothingHere isFiltered={isFiltered} show={show} />}
        <ul className={styles.grid}>
          {data?.answer.map((media) => (
            <PictureCard key={media.name} media={media} onDelete={() => setLeaving(media)} />
          ))}
        </ul>
        <Pager
          label={messages.pages}
          param="sivu"
          page={view.page}
          pageCount={Math.ceil((data?.total ?? 0) / PICTURES_PER_PAGE)}
        />
      </section>
      {leaving && <DeletePicture media={leaving} onEnd={() => setLeaving(undefined)} />}
    </div>
  );
}

interface FilterProps {
  view: LibraryView;
  show: (change: Record<string, string>) => void;
}

function LibraryFilters({ view, show }: FilterProps) {
  const [q, setQ] = useState(view.q);
  return (
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        show({ q: q.trim() });
      }}
    >
      <SearchField
        label={messages.search}
        maxLength={100}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <SegmentedControl
        legend={messages.shownLegend}
        name="kaytto"
        value={view.use ?? ''}
        onChange={({ target }) => show({ kaytto: target.value })}
        segments={[
          { value: '', label: messages.all },
          { value: 'used', label: messages.used },
          { value: 'unused', label: messages.unused },
        ]}
      />
    </form>
  );
}

function NothingHere({ isFiltered, show }: { isFiltered: boolean } & Pick<FilterProps, 'show'>) {
  if (!isFiltered) {
    return <EmptyState title={messages.emptyTitle} body={<p>{messages.emptyBody}</p>} headingLevel={3} />;
  }
  return (
    <EmptyState
      title={messages.nothingTitle}
      body={<p>{messages.nothingBody}</p>}
      headingLevel={3}
      action={
        <Button variant="outline" onClick={() => show({ q: '', kaytto: '' })}>
          {messages.showAll}
        </Button>
      }
    />
  );
}
