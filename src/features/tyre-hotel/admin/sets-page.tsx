// The sets of the hotel: by view, by words, and the queue of the coming change; the filter stands in the address.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { Link, useSearchParams } from 'react-router';

import { formatDate } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { ListViews } from '../../../platform/ui/list-views.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { PAGE_PARAM, SearchWords, WORDS_PARAM } from '../../../platform/ui/search-words.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { CHANGE_STATES, SET_VIEWS } from '../contract.ts';
import type { ChangeState, SetTurn, SetView } from '../contract.ts';
import { daysText } from '../forecast-text.ts';
import { hotelAdmin as messages } from '../messages-admin.ts';
import { daysLeft } from '../season-turn.ts';
import { ImportSets } from './import-sets.tsx';
import { HOTEL_PATH, SETS_PER_PAGE, setsQuery } from './set-queries.ts';
import type { SetsFilter } from './set-queries.ts';
import { SetTable } from './set-table.tsx';
import { useToday } from './use-today.ts';

import styles from './hotel.module.css';

const VIEW_PARAM = 'nakyma';
const STATE_PARAM = 'tila';
const STATES = ['all', ...CHANGE_STATES] as const;
const PLACE = [PAGE_PARAM];

export function SetsPage() {
  const filter = useFilter();
  const { page, q, view, state } = filter;
  const { data, error, refetch } = useQuery(setsQuery(filter));
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
      <Filters view={view} state={state} />
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

/** As it stands in the address. */
function useFilter(): SetsFilter {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const view = SET_VIEWS.find((one) => one === query.get(VIEW_PARAM)) ?? 'stored';
  const state = (view === 'turn' && CHANGE_STATES.find((one) => one === query.get(STATE_PARAM))) || undefined;
  return { page, q, view, state };
}

function Filters({ view, state }: { view: SetView; state: ChangeState | undefined }) {
  return (
    <>
      <div className={styles.filters}>
        <ListViews
          label={messages.viewsLabel}
          param={VIEW_PARAM}
          views={SET_VIEWS}
          shown={view}
          words={messages.views}
          forgets={[PAGE_PARAM, STATE_PARAM]}
        />
        <SearchWords label={messages.search} help={messages.searchHelp} forgets={PLACE} />
      </div>
      {view === 'turn' && (
        <ListViews
          label={messages.statesLabel}
          param={STATE_PARAM}
          views={STATES}
          shown={state ?? 'all'}
          words={messages.stateViews}
        />
      )}
    </>
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
