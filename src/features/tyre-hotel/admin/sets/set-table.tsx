// Stored sets as rows; in the queue each with how far its change is.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { addDays, formatDate, isDay } from '../../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../../platform/ui/badge.tsx';
import { Button } from '../../../../platform/ui/button.tsx';
import { DateField } from '../../../../platform/ui/form/date-field.tsx';
import { Select } from '../../../../platform/ui/form/field.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../../platform/ui/list/row-action.tsx';
import { newSetBookingPath } from '../../../bookings/board-paths.ts';
import { firstOpenDay } from '../../../opening-hours/opening-hours.ts';
import { phoneHref } from '../../../shop-profile/shop-profile.ts';
import { changeState, changeText, isLater } from '../../change-text.ts';
import { CHANGE_STATES, type ChangeState, type TyreSet } from '../../contract/tyre-hotel.ts';
import { hotelAdmin as messages } from '../../messages/admin.ts';
import { tyreSetTexts } from '../../messages/tyre-hotel.ts';
import { depthLimits, depthState, formatDepth, thinnest, type DepthState } from '../../tread-depth.ts';
import { useToday } from '../use-today.ts';
import { hoursQuery, setPath, useChangeState } from './set-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../hotel.module.css';

const DEPTH_TONES = { forbidden: 'bad', low: 'warn', soon: 'info', good: 'ok' } as const satisfies Record<
  DepthState,
  Tone
>;
const STATE_TONES = {
  due: 'warn',
  unreached: 'warn',
  called: 'info',
  booked: 'info',
  done: 'ok',
} as const satisfies Record<ChangeState, Tone>;

const CALL_OUTCOMES = ['called', 'unreached'] as const satisfies readonly ChangeState[];

const { columns } = messages;
const COLUMNS: readonly Column<TyreSet>[] = [
  {
    label: columns.shelf,
    role: 'name',
    cell: ({ _id, shelf, code }) => (
      <>
        <Link to={setPath(_id)}>{shelf}</Link>
        <span className={`${layout.note} ${styles.small}`}>{code}</span>
      </>
    ),
  },
  {
    label: columns.who,
    cell: ({ ownerName, plate, ownerPhone }) => (
      <>
        {ownerName}
        <span className={`${layout.note} ${styles.small}`}>
          {plate}
          {plate && ownerPhone && ', '}
          {ownerPhone && <a href={phoneHref(ownerPhone)}>{ownerPhone}</a>}
        </span>
      </>
    ),
  },
  {
    label: columns.tyres,
    cell: ({ season, size, make }) => (
      <>
        {tyreSetTexts.seasons[season]}
        <span className={`${layout.note} ${styles.small}`}>{[size, make].filter(Boolean).join(' ')}</span>
      </>
    ),
  },
  { label: columns.depth, cell: (set) => <Thinnest set={set} /> },
];
const STATE: Column<TyreSet> = { label: columns.change, cell: (set) => <ChangeText set={set} /> };
const QUEUE: Column<TyreSet> = {
  label: columns.change,
  role: 'actions',
  cell: (set) => <ChangeSelect key={set.version} set={set} />,
};

export function SetTable({ sets, isQueue }: { sets: readonly TyreSet[]; isQueue: boolean }) {
  return (
    <RecordTable
      caption={messages.title}
      rows={sets}
      columns={[...COLUMNS, isQueue ? QUEUE : STATE]}
      keyOf={({ _id }) => _id}
    />
  );
}

function Thinnest({ set: { season, lastCheck } }: { set: TyreSet }) {
  const today = useToday();
  const depthMm = lastCheck ? thinnest(lastCheck.tyres.map((tyre) => tyre.depthMm)) : undefined;
  if (depthMm === undefined) {
    return <span className={`${layout.note} ${styles.small}`}>{messages.noDepth}</span>;
  }
  const state = depthState(depthMm, depthLimits(season, today));
  return (
    <div className={layout.nowrap}>
      {tyreSetTexts.depth(formatDepth(depthMm))}
      <span className={`${layout.note} ${styles.small}`}>
        <StatusDot tone={DEPTH_TONES[state]}>{tyreSetTexts.states[state]}</StatusDot>
      </span>
    </div>
  );
}

/** State of the set's own turn: in November a summer set waits for spring, and only that is shown. */
function ChangeText({ set }: { set: TyreSet }) {
  const today = useToday();
  if (set.returnedOn !== null) return <span>{messages.returned(formatDate(set.returnedOn))}</span>;
  if (isLater(set, today)) return <span>{messages.turn(set.turn.season, set.turn.year)}</span>;
  return <StatusDot tone={STATE_TONES[set.change.state]}>{changeText(set)}</StatusDot>;
}

function ChangeSelect({ set }: { set: TyreSet }) {
  const save = useChangeState();
  const [state, setState] = useState(set.change.state);
  const today = useToday();
  const { data: schedule } = useQuery(hoursQuery);
  const earliest = set.turn.firstDay > today ? set.turn.firstDay : addDays(today, 1);
  const suggested = (schedule && firstOpenDay(schedule, earliest)) ?? earliest;
  const [typed, setTyped] = useState<string>();
  const day = typed ?? set.change.bookedOn ?? suggested;
  const choose = (next: ChangeState) => {
    setState(next);
    // A booking is saved once its day is chosen.
    if (next !== 'booked') save.mutate({ set, state: next, bookedOn: null, triedAt: null });
  };
  return (
    <div className={`${layout.stack2} ${styles.change}`}>
      {set.change.triedAt !== null && state === 'unreached' && (
        <StatusDot tone={STATE_TONES.unreached}>{changeState(set)}</StatusDot>
      )}
      {(state === 'due' || state === 'unreached') && (
        <div className={layout.cluster2}>
          {CALL_OUTCOMES.map((outcome) => (
            <RowButton
              key={outcome}
              label={messages.outcomes[outcome]}
              name={messages.outcomeOf(messages.outcomes[outcome], set.code)}
              variant="outline"
              disabled={save.isPending}
              onClick={() => choose(outcome)}
            />
          ))}
          <RowLink
            to={newSetBookingPath(set._id)}
            label={messages.outcomes.booked}
            name={messages.outcomeOf(messages.outcomes.booked, set.code)}
          />
        </div>
      )}
      <Select
        aria-label={messages.changeState(set.code)}
        value={state}
        disabled={save.isPending}
        onChange={({ target }) => {
          choose(CHANGE_STATES.find((one) => one === target.value) ?? 'due');
        }}
      >
        {CHANGE_STATES.map((one) => (
          <option key={one} value={one}>
            {messages.states[one]}
          </option>
        ))}
      </Select>
      {state === 'booked' && (
        <>
          <DateField
            label={messages.bookedOn}
            value={day}
            from={today}
            error={isDay(day) ? undefined : messages.bookedOnBad}
            disabled={save.isPending}
            onChange={setTyped}
          />
          {isDay(day) && day !== set.change.bookedOn && (
            <Button
              size="small"
              isBusy={save.isPending}
              onClick={() => save.mutate({ set, state, bookedOn: day, triedAt: null })}
            >
              {messages.book(formatDate(day))}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
