// Stored sets as rows; in the queue each with how far its change is.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { addDays, formatDate } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { Select, TextInput } from '../../../platform/ui/field.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { firstOpenDay } from '../../opening-hours/opening-hours.ts';
import { CHANGE_STATES } from '../contract.ts';
import type { ChangeState, TyreSet } from '../contract.ts';
import { hotelAdmin as messages } from '../messages-admin.ts';
import { setWords } from '../messages.ts';
import { depthLimits, depthState, formatDepth, thinnest } from '../tread-depth.ts';
import type { DepthState } from '../tread-depth.ts';
import { hoursQuery, setPath, useChangeState } from './set-queries.ts';
import { useToday } from './use-today.ts';

import styles from './hotel.module.css';

const DEPTH_TONES = { forbidden: 'bad', low: 'warn', soon: 'info', good: 'ok' } as const satisfies Record<
  DepthState,
  Tone
>;
const STATE_TONES = { due: 'warn', called: 'info', booked: 'info', done: 'ok' } as const satisfies Record<
  ChangeState,
  Tone
>;

export function SetTable({ sets, isQueue }: { sets: readonly TyreSet[]; isQueue: boolean }) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          {[columns.shelf, columns.who, columns.tyres, columns.depth, columns.change].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <tr key={set._id}>
            <th scope="row">
              <Link to={setPath(set._id)}>{set.shelf}</Link>
              <span className={styles.small}>{set.code}</span>
            </th>
            <td data-label={columns.who}>
              <div>
                {set.ownerName}
                <span className={styles.small}>{[set.plate, set.ownerPhone].filter(Boolean).join(', ')}</span>
              </div>
            </td>
            <td data-label={columns.tyres}>
              <div>
                {setWords.seasons[set.season]}
                <span className={styles.small}>{[set.size, set.make].filter(Boolean).join(' ')}</span>
              </div>
            </td>
            <td data-label={columns.depth}>
              <Thinnest set={set} />
            </td>
            <td data-label={columns.change}>
              {isQueue ? <ChangeSelect key={set.version} set={set} /> : <ChangeWord set={set} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Thinnest({ set: { season, lastCheck } }: { set: TyreSet }) {
  const today = useToday();
  const depthMm = lastCheck ? thinnest(lastCheck.tyres.map((tyre) => tyre.depthMm)) : undefined;
  if (depthMm === undefined) return <span className={styles.small}>{messages.noDepth}</span>;
  const state = depthState(depthMm, depthLimits(season, today));
  return (
    <div className={styles.short}>
      {setWords.depth(formatDepth(depthMm))}
      <span className={styles.small}>
        <StatusDot tone={DEPTH_TONES[state]}>{setWords.states[state]}</StatusDot>
      </span>
    </div>
  );
}

function ChangeWord({ set: { returnedOn, change } }: { set: TyreSet }) {
  if (returnedOn !== null) return <span>{messages.returned(formatDate(returnedOn))}</span>;
  return (
    <StatusDot tone={STATE_TONES[change.state]}>
      {change.bookedOn === null
        ? messages.states[change.state]
        : messages.bookedFor(formatDate(change.bookedOn))}
    </StatusDot>
  );
}

function ChangeSelect({ set }: { set: TyreSet }) {
  const save = useChangeState();
  const [state, setState] = useState(set.change.state);
  const today = useToday();
  const { data: schedule } = useQuery(hoursQuery);
  const earliest = set.turn.firstDay > today ? set.turn.firstDay : addDays(today, 1);
  const suggested = (schedule && firstOpenDay(schedule, earliest)) ?? earliest;
  const choose = (next: ChangeState, bookedOn: string | null) => {
    setState(next);
    save.mutate({ set, state: next, bookedOn });
  };
  return (
    <div className={styles.change}>
      <Select
        aria-label={messages.changeState(set.code)}
        value={state}
        disabled={save.isPending}
        onChange={({ target }) => {
          const next = CHANGE_STATES.find((one) => one === target.value) ?? 'due';
          choose(next, next === 'booked' ? (set.change.bookedOn ?? suggested) : null);
        }}
      >
        {CHANGE_STATES.map((one) => (
          <option key={one} value={one}>
            {messages.states[one]}
          </option>
        ))}
      </Select>
      {state === 'booked' && (
        <TextInput
          type="date"
          aria-label={messages.bookedOn}
          defaultValue={set.change.bookedOn ?? suggested}
          disabled={save.isPending}
          onBlur={({ target }) => {
            if (target.value !== '' && target.value !== set.change.bookedOn) choose('booked', target.value);
          }}
        />
      )}
    </div>
  );
}
