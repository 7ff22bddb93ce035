// The seven days as rows of a switch and two times.
import { useState } from 'react';

import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { DayHours } from '../contract.ts';
import { putRight, withDay } from '../hours-draft.ts';
import type { HoursDraft } from '../hours-draft.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';
import { dayNames } from '../messages.ts';

import styles from './hours-panel.module.css';

export interface HoursFieldsProps {
  draft: HoursDraft;
  /** Sentences by place. */
  errors: ReadonlyMap<string, string>;
  onChange: (draft: HoursDraft) => void;
}

export function WeekFields({ draft, errors, onChange }: HoursFieldsProps) {
  return (
    <section className={styles.section}>
      <h3>{messages.week}</h3>
      <ul className={styles.days}>
        {draft.week.map((entry, index) => (
          <li key={entry.day} className={styles.day}>
            <DayFields
              entry={entry}
              openError={errors.get(`businessHours.${index}.open`)}
              closeError={errors.get(`businessHours.${index}.close`)}
              onChange={(change) => onChange(withDay(draft, entry.day, change))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayFieldsProps {
  entry: DayHours;
  openError: string | undefined;
  closeError: string | undefined;
  onChange: (change: Partial<DayHours>) => void;
}

function DayFields({ entry, openError, closeError, onChange }: DayFieldsProps) {
  const day = dayNames[entry.day];
  return (
    <>
      <Checkbox
        isSwitch
        label={<span className={styles.dayName}>{day}</span>}
        aria-label={messages.isOpen(day)}
        checked={!entry.isClosed}
        onChange={({ target }) => onChange({ isClosed: !target.checked })}
      />
      {entry.isClosed ? (
        <p className={styles.closed}>{messages.closed}</p>
      ) : (
        <div className={styles.times}>
          <TimeField
            label={messages.opensOn(day)}
            value={entry.open}
            error={openError}
            onChange={(open) => onChange({ open })}
          />
          <span aria-hidden="true">–</span>
          <TimeField
            label={messages.closesOn(day)}
            value={entry.close}
            error={closeError}
            onChange={(close) => onChange({ close })}
          />
        </div>
      )}
    </>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
}

/** A time as text: put right when the field is left, and the result told. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const [told, setTold] = useState('');
  return (
    <>
      <TextField
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        value={value}
        error={error}
        required
        inputMode="decimal"
        autoComplete="off"
        placeholder="9.00"
        maxLength={10}
        className={styles.time}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          const time = putRight(value);
          if (time === value) return;
          setTold(messages.normalised(value, time));
          onChange(time);
        }}
      />
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}
