// Filters of the list of subscribers in addition to state and words: season, tyre size and the day since which they
// subscribe.
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { addDays, helsinkiDay, isDay } from '../../../platform/contract/dates.ts';
import { DateField } from '../../../platform/ui/form/date-field.tsx';
import { SelectField, TextField } from '../../../platform/ui/form/field.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { SUBSCRIBER_SEASONS, type SubscriberSeason } from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';
import { subscriberErrors, subscriberSeasons } from '../messages.ts';
import { MAX_SIZE_LENGTH, readPreferredSize } from '../preferred-size.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './subscribers-page.module.css';

const SEASON_PARAM = 'kausi';
const SIZE_PARAM = 'koko';
const SINCE_PARAM = 'alkaen';
const EARLIEST = '1995-01-01';

export interface SubscriberLimits {
  season: SubscriberSeason | undefined;
  /** In its one form; empty for any. */
  size: string;
  /** Empty for any day. */
  since: string;
}

/** What of the address narrows the list; anything else in it is passed over. */
export function limitsIn(query: URLSearchParams): SubscriberLimits {
  const since = query.get(SINCE_PARAM) ?? '';
  return {
    season: SUBSCRIBER_SEASONS.find((one) => one === query.get(SEASON_PARAM)),
    size: readPreferredSize(query.get(SIZE_PARAM) ?? '') ?? '',
    since: isDay(since) && since >= EARLIEST ? since : '',
  };
}

export function hasLimits({ season, size, since }: SubscriberLimits): boolean {
  return season !== undefined || size !== '' || since !== '';
}

export function SubscriberFilters() {
  const [query] = useSearchParams();
  const { set: choose } = useListAddress();
  const { season, since } = limitsIn(query);
  return (
    <div role="group" aria-label={messages.limits} className={`${layout.cluster4} ${styles.limits}`}>
      <SelectField
        label={messages.season}
        value={season ?? ''}
        onChange={({ target }) => choose(SEASON_PARAM, target.value)}
      >
        <option value="">{messages.anySeason}</option>
        {SUBSCRIBER_SEASONS.map((one) => (
          <option key={one} value={one}>
            {subscriberSeasons[one]}
          </option>
        ))}
      </SelectField>
      <SizeField applied={query.get(SIZE_PARAM) ?? ''} onChange={(size) => choose(SIZE_PARAM, size)} />
      <SinceField applied={since} onChange={(day) => choose(SINCE_PARAM, day)} />
    </div>
  );
}

interface TypedProps {
  /** The value in the address. */
  applied: string;
  onChange: (value: string) => void;
}

/** The value being typed, until the address changes by itself. */
function useTyped(applied: string, isSame: (typed: string) => boolean) {
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (!isSame(typed)) setTyped(applied);
  }
  return [typed, setTyped] as const;
}

/** The list follows as soon as the size is complete. */
function SizeField({ applied, onChange }: TypedProps) {
  const [typed, setTyped] = useTyped(applied, (text) => (readPreferredSize(text) ?? text) === applied);
  const [isLeft, setIsLeft] = useState(true);
  const size = readPreferredSize(typed);
  return (
    <TextField
      label={messages.size}
      placeholder={messages.sizeExample}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_SIZE_LENGTH}
      value={typed}
      error={isLeft && size === undefined ? subscriberErrors.sizeInvalid : undefined}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const read = readPreferredSize(value);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}

function SinceField({ applied, onChange }: TypedProps) {
  const [typed, setTyped] = useTyped(applied, (text) => text === applied);
  const [yearAgo] = useState(() => addDays(helsinkiDay(new Date()), -364));
  const isRight = (day: string) => day === '' || (isDay(day) && day >= EARLIEST);
  return (
    <DateField
      label={messages.since}
      // A day without its year is the last one there was.
      from={yearAgo}
      value={typed}
      error={isRight(typed) ? undefined : messages.sinceWrong}
      onChange={(day) => {
        setTyped(day);
        if (isRight(day)) onChange(day);
      }}
    />
  );
}
