// The seven days as rows of a switch and two times.
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';

import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { DayHours } from '../contract.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';
import { dayNames } from '../messages.ts';
import { normaliseTypedTime, withDay, type HoursForm } from './hours-form.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './hours-panel.module.css';

export interface HoursFieldsProps {
  hours: HoursForm;
  errorOf: (name: FieldPath<HoursForm>) => string | undefined;
  onChange: (hours: HoursForm) => void;
}

export function WeekFields({ hours, errorOf, onChange }: HoursFieldsProps) {
  return (
    <section className={layout.stack4}>
      <h3>{messages.week}</h3>
      <ul className={`${layout.stack4} ${styles.days}`}>
        {hours.businessHours.map((entry, index) => (
          <li key={entry.day} className={styles.day}>
            <DayFields
              entry={entry}
              openError={errorOf(`businessHours.${index}.open`)}
              closeError={errorOf(`businessHours.${index}.close`)}
              onChange={(change) => onChange(withDay(hours, entry.day, change))}
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
        <p className={layout.muted}>{messages.closed}</p>
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

/** A time as text: normalised when the field is left, which is announced. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const [announced, setAnnounced] = useState('');
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
          const time = normaliseTypedTime(value);
          if (time === value) return;
          setAnnounced(messages.normalised(value, time));
          onChange(time);
        }}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
