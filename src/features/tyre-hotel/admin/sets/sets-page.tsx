// The sets of the hotel: by view, by words, and the queue of the coming change; filtered by the address.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';

import { formatDate } from '../../../../platform/contract/dates.ts';
import { buttonClass, type ButtonLook } from '../../../../platform/ui/button.tsx';
import { Select } from '../../../../platform/ui/form/field.tsx';
import { PAGE_PARAM, useListAddress } from '../../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../../platform/ui/list/list-tabs.tsx';
import { MailNotice } from '../../../newsletters/admin/sending/mail-notice.tsx';
import { CHANGE_FILTERS, SET_VIEWS, type ChangeFilter, type SetTurn } from '../../contract/tyre-hotel.ts';
import { daysText } from '../../forecast-text.ts';
import { hotelAdmin as messages } from '../../messages/admin.ts';
import { daysLeft } from '../../season-turn.ts';
import { ImportSets } from '../import-sets.tsx';
import { useToday } from '../use-today.ts';
import { HOTEL_PATH, SETS_PER_PAGE, setsQuery, settingsQuery, type SetsFilter } from './set-queries.ts';
import { SetTable } from './set-table.tsx';

import styles from '../hotel.module.css';

const VIEW_PARAM = 'nakyma';
const STATE_PARAM = 'tila';
/** Those to call are shown together, tried or not. */
const STATES = ['all', 'toCall', 'unreached', 'called', 'booked', 'done'] as const;

export function SetsPage() {
  const filter = useFilter();
  const { page, q, view, state } = filter;
  const query = useQuery(setsQuery(filter));
  const sets = query.data?.answer ?? [];
  const isQueue = view === 'turn';
  const left = useLeftToCall();
  return (
    <ListPage
      texts={
        isQueue
          ? { ...messages, lead: sets[0] && <QueueLead turn={sets[0].turn} />, count: () => left }
          : messages
      }
      query={query}
      paging={{ page, perPage: SETS_PER_PAGE }}
      isFiltered={q !== '' || view !== 'stored'}
      actions={<IntakeLink />}
      filters={
        <>
          <ListTabs
            label={messages.viewsLabel}
            param={VIEW_PARAM}
            views={SET_VIEWS}
            shown={view}
            words={messages.views}
            forgets={[PAGE_PARAM, STATE_PARAM]}
          />
          {isQueue && <StateChoice state={state} />}
        </>
      }
      // Who is in the queue is called.
      notice={!isQueue && <MailNotice isBrief>{messages.filed}</MailNotice>}
      tools={
        <>
          {sets.length > 0 && (
            <Link
              to={`${HOTEL_PATH}/tarrat?${sets.map(({ _id }) => `sarja=${_id}`).join('&')}`}
              className={buttonClass({ variant: 'text', size: 'small' })}
            >
              <Printer />
              {messages.labels}
            </Link>
          )}
          {!isQueue && <ImportSets />}
        </>
      }
      emptyAction={<IntakeLink variant="outline" />}
    >
      {(rows) => <SetTable {...{ sets: rows, isQueue }} />}
    </ListPage>
  );
}

function useFilter(): SetsFilter {
  const { page, q, choice } = useListAddress();
  const view = choice(VIEW_PARAM, SET_VIEWS) ?? 'stored';
  return { page, q, view, state: view === 'turn' ? choice(STATE_PARAM, CHANGE_FILTERS) : undefined };
}

function StateChoice({ state }: { state: ChangeFilter | undefined }) {
  const { set } = useListAddress();
  return (
    <Select
      aria-label={messages.statesLabel}
      className={styles.stateChoice}
      value={state ?? 'all'}
      onChange={({ target }) => set(STATE_PARAM, target.value === 'all' ? '' : target.value)}
    >
      {STATES.map((each) => (
        <option key={each} value={each}>
          {messages.stateViews[each]}
        </option>
      ))}
    </Select>
  );
}

function IntakeLink({ variant }: ButtonLook) {
  return (
    <Link to={`${HOTEL_PATH}/uusi`} className={buttonClass({ variant })}>
      <Plus />
      {messages.takeIn}
    </Link>
  );
}

/** Counts the complete turn, whatever the list shows of it. */
function useLeftToCall(): string {
  const { data } = useQuery(setsQuery({ page: 1, q: '', view: 'turn', state: 'toCall' }));
  const { data: settings } = useQuery(settingsQuery);
  return typeof data?.total === 'number' && settings
    ? messages.leftToCall(data.total, settings.changesPerDay)
    : '';
}

function QueueLead({ turn }: { turn: SetTurn }) {
  const left = daysLeft(turn, useToday());
  const name = messages.turn(turn.season, turn.year);
  const law = formatDate(turn.lawDay);
  return left
    ? messages.queueTurn[turn.season](name, law, daysText(left.from, left.to))
    : messages.queueLate[turn.season](name, law);
}
