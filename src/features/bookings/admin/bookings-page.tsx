// The tab of bookings: the day as a board or a list, the week, or what a search finds; who waits; a card or form over it.
import { useQuery } from '@tanstack/react-query';
import Footprints from 'lucide-react/icons/footprints';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';

import { useLiveChanges } from '../../../platform/browser/live-changes.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { ListSearch } from '../../../platform/ui/list/list-search.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RowButton, RowLink } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { usePrintSheet } from '../../../platform/ui/page/print-sheet.tsx';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import { BOOKING_SETTINGS_TAG, BOOKINGS_TAG } from '../contract/bookings.ts';
import { boardMessages as messages } from '../messages/board.ts';
import { bookingsTab } from '../messages/tab.ts';
import { isOutsideHours } from '../shop-day/outside-hours.ts';
import { useBoardAddress, VIEW_PARAM } from './board-address.ts';
import {
  bookingsQuery,
  FORM_PATHS,
  foundBookingsQuery,
  PICK_LIST_PATH,
  SHOWN_KEYS,
  STATISTICS_PATH,
  useShopRules,
  type ShopRules,
} from './booking-queries.ts';
import { occupiesBay } from './booking-text.ts';
import { DayBoard } from './day/day-board.tsx';
import { DayList } from './day/day-list.tsx';
import { DayNav } from './day/day-nav.tsx';
import { DayProgress } from './day/day-progress.tsx';
import { MoveBar } from './day/move-bar.tsx';
import { useTabKeys } from './day/use-board-keys.ts';
import { useMoves } from './day/use-moves.ts';
import { WaitingSection } from './day/waiting-section.tsx';
import { WeekLoad } from './day/week-load.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './bookings-page.module.css';

const TOPICS = [BOOKINGS_TAG, BOOKING_SETTINGS_TAG, OPENING_HOURS_TAG].join(',');

type Address = ReturnType<typeof useBoardAddress>;
type Live = ReturnType<typeof useLiveChanges>;

export function BookingsPage() {
  const address = useBoardAddress();
  const { day, view, q, goTo, step, today } = address;
  const live = useLiveChanges(TOPICS, SHOWN_KEYS);
  const rules = useShopRules();
  usePrintSheet();
  const search = address.searchOf(day);
  const days = view === 'viikko' ? 7 : 1;
  useTabKeys({ search, onStep: (steps) => goTo(steps === 0 ? today : step(steps * days)) });
  return (
    <div className={layout.stack4}>
      <Head search={search} live={live} />
      <div className={styles.filters}>
        {q === '' && <DayNav address={address} schedule={rules.data?.schedule} />}
        <ListTabs
          label={messages.viewsLabel}
          param={VIEW_PARAM}
          views={address.views}
          shown={view}
          words={messages.views}
        />
      </div>
      <LoadState query={rules} title={messages.loadFailed} />
      {rules.data && q !== '' && <Found address={address} rules={rules.data} live={live} />}
      {rules.data && q === '' && view === 'viikko' && (
        <WeekLoad address={address} refetchInterval={live.refetchInterval} />
      )}
      {rules.data && q === '' && view !== 'viikko' && (
        <Day address={address} rules={rules.data} live={live} />
      )}
      <Outlet />
    </div>
  );
}

function Head({ search, live }: { search: string; live: Live }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{bookingsTab.label}</h1>
        <p role="status" className={layout.note}>
          <StatusDot tone={live.isLive ? 'ok' : 'warn'}>
            {live.isLive ? messages.live : messages.notLive}
          </StatusDot>
        </p>
      </div>
      <div className={styles.starts}>
        <Link
          to={{ pathname: FORM_PATHS.walkIn, search }}
          aria-keyshortcuts="W"
          className={buttonClass({ variant: 'outline' })}
        >
          <Footprints />
          {messages.walkIn}
        </Link>
        <Link to={{ pathname: FORM_PATHS.create, search }} aria-keyshortcuts="N" className={buttonClass()}>
          <Plus />
          {messages.create}
        </Link>
        <RowMenu name={bookingsTab.label}>
          <RowLink variant="text" to={{ pathname: FORM_PATHS.block, search }} label={messages.block} />
          <RowButton variant="text" label={messages.print} onClick={() => window.print()} />
          <RowLink variant="text" to={{ pathname: PICK_LIST_PATH, search }} label={messages.pickList} />
          <RowLink variant="text" to={STATISTICS_PATH} label={messages.statistics} />
        </RowMenu>
      </div>
      <ListSearch label={messages.search} help={messages.searchHelp} />
    </header>
  );
}

interface ShownProps {
  address: Address;
  rules: ShopRules;
  live: Live;
}

function Day({ address, rules, live: { refetchInterval } }: ShownProps) {
  const { day, view, searchOf, goTo, today } = address;
  const { bays } = rules.settings;
  const query = useQuery({ ...bookingsQuery(day), refetchInterval });
  const moves = useMoves(bays, goTo);
  useSavedInView(query.data !== undefined);
  const bookings = query.data ?? [];
  const progress = day === today && query.data && <DayProgress rules={rules} bookings={query.data} />;
  const off = bookings.filter((booking) => !occupiesBay(booking));
  const booked = bookings.filter((booking) => booking.kind === 'booking' && occupiesBay(booking)).length;
  const outside = bookings.filter(
    ({ kind, state, start, end }) =>
      kind === 'booking' &&
      state === 'booked' &&
      isOutsideHours(rules.schedule, new Date(start), new Date(end)),
  );
  if (bays.length === 0) return <p>{messages.noBays}</p>;
  return (
    <>
      {outside.length > 0 && (
        <Notice tone="warn" title={messages.outsideTitle}>
          {messages.outside(outside.length)}
        </Notice>
      )}
      {view === 'paiva' && progress}
      {view === 'paiva' ? (
        <>
          <LoadState query={{ ...query, data: query.data ?? [] }} title={messages.loadFailed} />
          <DayBoard key={day} {...{ day, rules, bookings, moves }} search={searchOf(day)} />
          <MoveBar {...{ moves, bays, bookings }} />
          <Keys />
        </>
      ) : (
        <RecordList
          query={{ ...query, data: query.data && { answer: query.data, total: query.data.length } }}
          texts={{ ...messages, count: () => messages.countWithOff(booked, off.length) }}
        >
          {(rows) => <DayList caption={messages.listCaption} bookings={rows} bays={bays} />}
        </RecordList>
      )}
      {view !== 'paiva' && progress}
      {view === 'paiva' && off.length > 0 && (
        <section className={layout.stack2}>
          <h2>{messages.off(off.length)}</h2>
          <DayList caption={messages.off(off.length)} bookings={off} bays={bays} />
        </section>
      )}
      <WaitingSection day={day} refetchInterval={refetchInterval} />
    </>
  );
}

/** The booking that was just saved is named at the end of the address. */
function useSavedInView(isLoaded: boolean): void {
  const place = useLocation();
  useEffect(() => {
    const { hash } = place;
    if (!isLoaded || hash === '') return;
    document
      .querySelector(`[data-booking="${CSS.escape(hash.slice(1))}"]`)
      ?.scrollIntoView({ block: 'center' });
  }, [place, isLoaded]);
}

function Found({ address: { today, q }, rules, live: { refetchInterval } }: ShownProps) {
  const query = useQuery({ ...foundBookingsQuery(today, q), refetchInterval });
  return (
    <RecordList
      query={{ ...query, data: query.data && { answer: query.data, total: query.data.length } }}
      texts={messages}
      isFiltered
    >
      {(rows) => <DayList caption={messages.search} bookings={rows} bays={rules.settings.bays} isDated />}
    </RecordList>
  );
}

/** For those who have keys. */
function Keys() {
  return (
    <dl className={styles.keys}>
      {bookingsTab.keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
