// The tyre tab: sizes ten by ten with their products; filter, words, page and the open panel stand in the address.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/paging.ts';
import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { ListViews } from '../../../platform/ui/list-views.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { PAGE_PARAM, SearchWords } from '../../../platform/ui/search-words.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { StaffProduct } from '../contract-editing.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { readinessMessages } from '../messages-readiness.ts';
import { sheetMessages } from '../messages-sheet.ts';
import { TYRES_KIND_PARAM as KIND_PARAM, TYRES_WORDS_PARAM as WORDS_PARAM } from '../tyres-tab-path.ts';
import { OpenPanel } from './open-panel.tsx';
import { PANEL_PARAM } from './panel-guard.tsx';
import { ROWS_PARAM, SizeCard, WHOLE_PARAM } from './size-card.tsx';
import { KINDS, SIZES_PER_PAGE, sizesQuery } from './tyre-queries.ts';

import styles from './tyres-page.module.css';

/** Where somebody is in the list: another view of it begins at its start. */
const PLACE_PARAMS = [PAGE_PARAM, WHOLE_PARAM, ROWS_PARAM];

export function TyresPage() {
  const [query, setQuery] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const kind = KINDS.find((one) => one === query.get(KIND_PARAM));
  const filter = { page, q, kind };
  const { data, error, refetch } = useQuery(sizesQuery(filter));
  const heading = usePageStart(page);
  const total = data?.total ?? 0;
  const isFoundByWords = data?.answer.some(({ foundIds = [] }) => foundIds.length > 0);
  const openPanel = useCallback(
    (panel: string | null) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        if (panel === null) next.delete(PANEL_PARAM);
        else next.set(PANEL_PARAM, panel);
        return next;
      }),
    [setQuery],
  );
  const closePanel = useCallback(() => openPanel(null), [openPanel]);
  // A card shows its first tyres only: what was just made is searched for unless it is among them.
  function showCreated(product: StaffProduct): void {
    const shown = data?.answer.flatMap(({ summerTires = [], winterTires = [] }) => [
      ...summerTires,
      ...winterTires,
    ]);
    if (shown?.some(({ _id }) => _id === product._id)) closePanel();
    else setQuery({ [WORDS_PARAM]: `${product.manufacturer} ${product.model} ${product.size}` });
  }
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <Ways onOpen={openPanel} />
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <div className={styles.filters}>
        <ListViews
          label={messages.kindsLabel}
          param={KIND_PARAM}
          views={['all', ...KINDS]}
          shown={kind ?? 'all'}
          words={messages.kinds}
          forgets={PLACE_PARAMS}
        />
        <SearchWords label={messages.search} help={messages.searchHelp} forgets={PLACE_PARAMS} />
      </div>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={12} />}
      {data && (
        <p role="status" className={styles.lead}>
          {isFoundByWords ? messages.foundIn(total) : messages.count(total)}
        </p>
      )}
      {data && total === 0 && <Nothing isFiltered={q !== '' || kind !== undefined} />}
      {data?.answer.map((size) => (
        <SizeCard key={size._id} {...{ size, filter }} onOpen={openPanel} />
      ))}
      <Pager
        label={messages.pages}
        param={PAGE_PARAM}
        page={page}
        pageCount={Math.ceil(total / SIZES_PER_PAGE)}
      />
      <OpenPanel panel={query.get(PANEL_PARAM)} onClose={closePanel} onCreated={showCreated} />
    </div>
  );
}

function Ways({ onOpen }: { onOpen: (panel: string) => void }) {
  return (
    <div className={styles.buttons}>
      <Link to="/admin/tires/taulukko" className={buttonClass({ variant: 'outline' })}>
        {sheetMessages.link}
      </Link>
      <Link to="/admin/tires/myyntikuntoisuus" className={buttonClass({ variant: 'outline' })}>
        {readinessMessages.link}
      </Link>
      <Button variant="outline" onClick={() => onOpen('valmistajat')}>
        {messages.makers}
      </Button>
      <Button variant="outline" onClick={() => onOpen('koko')}>
        {messages.newSize}
      </Button>
      <Button onClick={() => onOpen('tuote')}>{messages.newProduct}</Button>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={messages.emptyTitle} body={messages.emptyBody} />;
  return (
    <EmptyState
      title={messages.nothingTitle}
      body={messages.nothingBody}
      action={
        <Link to="/admin/tires" className={buttonClass({ variant: 'outline' })}>
          {messages.clear}
        </Link>
      }
    />
  );
}
