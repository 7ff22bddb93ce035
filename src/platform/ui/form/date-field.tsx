// One day typed in Finnish: 24.12.2026, or 24.12. for the next one.
import { useState } from 'react';

import { formatDate, isDay, parseDate, type IsoDay } from '../../contract/dates.ts';
import { TextField } from './field.tsx';

interface DateFieldProps {
  label: string;
  date: IsoDay;
  today: IsoDay;
  placeholder?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** What is no day is given out as it was typed, once the field is left. */
  onChange: (date: IsoDay) => void;
}

/** A day as people write it; the browser's own field would follow the browser's language. */
export function DateField({ label, date, today, placeholder, error, disabled, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      value={typed ?? (isDay(date) ? formatDate(date) : date)}
      error={error}
      required
      disabled={disabled}
      autoComplete="off"
      placeholder={placeholder}
      maxLength={12}
      onChange={({ target }) => {
        setTyped(target.value);
        const day = parseDate(target.value, today);
        if (day !== undefined) onChange(day);
      }}
      onBlur={() => {
        if (typed === undefined) return;
        setTyped(undefined);
        onChange(parseDate(typed, today) ?? typed);
      }}
    />
  );
}
