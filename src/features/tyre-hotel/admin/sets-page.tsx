// The sets of the hotel: by view, by words, and the queue of the coming change; the filter stands in the address.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';

import { formatDate } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { SearchField } from '../../../platform/ui/search-field.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { SET_VIEWS } from '../contract.ts';
import type { SetTurn, SetView } from '../contract.ts';
import { daysText } from '../forecast-text.ts';
import { hotelAdmin as messages } from '../messages-admin.ts';
import { daysLeft } from '../season-turn.ts';
import { ImportSets } from './import-sets.tsx';
import { HOTEL_PATH, SETS_PER_PAGE, setsQuery } from './set-queries.ts';
import { SetTable } from './set-table.tsx';
import { useToday } from './use-today.ts';

import styles from './hotel.module.css';

const PAGE_PARAM = 'sivu';
const VIEW_PARAM = 'nakyma';
const WORDS_PARAM = 'haku';

export function SetsPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const view = SET_VIEWS.find((one) => one === query.get(VIEW_PARAM)) ?? 'stored';
  const { data, error, refetch } = useQuery(setsQuery({ page, q, view }));
  const heading = usePageStart(page);
  const total = data?.total ?? 0;
  const sets = data?.answer ?? [];
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
          <p className={styles.lead}>{messages.lead}</p>
        </div>
        <div className={styles.actions}>
          <ImportSets />
          <IntakeLink />
        </div>
      </header>
      <div className={styles.filters}>
        <Views view={view} />
        <Words key={q} q={q} />
      </div>
      {view === 'turn' && sets[0] && <QueueNote turn={sets[0].turn} />}
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <div className={styles.actions}>
          <p role="status" className={styles.lead}>
            {messages.count(total)}
          </p>
          {sets.length > 0 && (
            <Link
              to={`${HOTEL_PATH}/tarrat?${sets.map(({ _id }) => `sarja=${_id}`).join('&')}`}
              className={buttonClass({ variant: 'text', size: 'small' })}
            >
              <Printer />
              {messages.labels}
            </Link>
          )}
        </div>
      )}
      {data && total === 0 && <Nothing isFiltered={q !== '' || view !== 'stored'} />}
      {sets.length > 0 && <SetTable sets={sets} isQueue={view === 'turn'} />}
      <Pager
        label={messages.pages}
        param={PAGE_PARAM}
        page={page}
        pageCount={Math.ceil(total / SETS_PER_PAGE)}
      />
    </div>
  );
}

function IntakeLink() {
  return (
    <Link to={`${HOTEL_PATH}/uusi`} className={buttonClass()}>
      <Plus />
      {messages.takeIn}
    </Link>
  );
}

function QueueNote({ turn }: { turn: SetTurn }) {
  const left = daysLeft(turn, useToday());
  const name = messages.turn(turn.season, turn.year);
  const law = formatDate(turn.lawDay);
  return (
    <p className={styles.lead}>
      {left
        ? messages.queueTurn[turn.season](name, law, daysText(left.from, left.to))
        : messages.queueLate[turn.season](name, law)}
    </p>
  );
}

function Views({ view }: { view: SetView }) {
  const [query] = useSearchParams();
  const to = (one: SetView) => {
    const next = new URLSearchParams(query);
    next.delete(PAGE_PARAM);
    next.set(VIEW_PARAM, one);
    return { search: next.toString() };
  };
  return (
    <nav aria-label={messages.viewsLabel} className={styles.views}>
      {SET_VIEWS.map((one) => (
        <Link key={one} to={to(one)} className={styles.view} aria-current={one === view ? 'page' : undefined}>
          {messages.views[one]}
        </Link>
      ))}
    </nav>
  );
}

function Words({ q }: { q: string }) {
  const [query, setQuery] = useSearchParams();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(WORDS_PARAM);
    const next = new URLSearchParams(query);
    next.delete(PAGE_PARAM);
    if (typeof words === 'string' && words.trim() !== '') next.set(WORDS_PARAM, words.trim());
    else next.delete(WORDS_PARAM);
    setQuery(next);
  }
  return (
    <form role="search" onSubmit={submit}>
      <SearchField
        label={messages.search}
        isLabelHidden
        name={WORDS_PARAM}
        defaultValue={q}
        maxLength={100}
        placeholder={messages.searchHelp}
      />
    </form>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title={messages.nothingTitle}
      body={messages.nothingBody}
      action={
        <Link to={HOTEL_PATH} className={buttonClass({ variant: 'outline' })}>
          {messages.clear}
        </Link>
      }
    />
  ) : (
    <EmptyState title={messages.emptyTitle} body={messages.emptyBody} action={<IntakeLink />} />
  );
}
