// One day, or a day and a time, typed in Finnish: 24.12.2026, or 24.12. for the next one; the browser's own fields follow its language.
import { useState, type KeyboardEvent } from 'react';

import {
  dayCode,
  formatDate,
  formatLocalTime,
  helsinkiDay,
  isDay,
  parseDate,
  parseLocalTime,
  type IsoDay,
} from '../../contract/dates.ts';
import { uiMessages } from '../messages.ts';
import { TextField, type FieldTexts } from './field.tsx';

interface DayFieldProps extends FieldTexts {
  /** '' for none; what is no day is shown as it is. */
  value: string;
  /** A day without its year is the next one from here on; today, if left out. */
  from?: IsoDay | undefined;
  placeholder?: string | undefined;
  disabled?: boolean;
  /** What cannot be read is given out as it was typed, once the field is left or the form is sent by a key. */
  onChange: (value: string) => void;
}

/** `value` is an IsoDay. */
export function DateField(props: DayFieldProps) {
  return (
    <DayText
      {...props}
      placeholder={props.placeholder ?? uiMessages.dayExample}
      read={parseDate}
      write={(day: IsoDay) => (isDay(day) ? formatDate(day) : undefined)}
    />
  );
}

/** `value` is a LocalTime of dates.ts: '2026-11-25T09:00'. */
export function DateTimeField(props: DayFieldProps) {
  return (
    <DayText
      {...props}
      placeholder={props.placeholder ?? uiMessages.timeExample}
      read={parseLocalTime}
      write={formatLocalTime}
    />
  );
}

interface DayTextProps extends DayFieldProps {
  read: (typed: string, from: IsoDay) => string | undefined;
  write: (value: string) => string | undefined;
}

function DayText({ value, from, onChange, read, write, ...field }: DayTextProps) {
  const [today] = useState(() => helsinkiDay(new Date()));
  const [typed, setTyped] = useState<string>();
  const readTyped = (text: string) => (text.trim() === '' ? '' : read(text, from ?? today));
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(readTyped(typed) ?? typed);
  };
  const day = value.slice(0, 10);
  return (
    <TextField
      {...field}
      // The day of the week reveals a wrong date sooner than the date itself.
      unit={isDay(day) ? dayCode(day) : ''}
      value={typed ?? write(value) ?? value}
      autoComplete="off"
      maxLength={30}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readTyped(target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) commit();
      }}
    />
  );
}
