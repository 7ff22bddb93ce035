// Dated exceptions: holidays to confirm, and days the staff close or open for other reasons.
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { IsoDay } from '../../../platform/contract/dates.ts';
import { Button, IconButton } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { DateField } from '../../../platform/ui/form/date-field.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { HoursException } from '../contract.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';
import {
  dateText,
  holidaysOnClosedDays,
  unsetHolidays,
  withException,
  withNewException,
  withoutException,
  type ExceptionChange,
} from './hours-form.ts';
import { TimeField, type HoursFieldsProps } from './week-fields.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './hours-panel.module.css';

interface ExceptionFieldsProps extends HoursFieldsProps {
  today: IsoDay;
}

export function ExceptionFields({ hours, errorOf, today, onChange }: ExceptionFieldsProps) {
  const [announced, setAnnounced] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Rows are only added at the end, so the place is the row's name while its date is typed.
  const rows = hours.exceptions.map((entry, index) => ({ entry, index }));
  const own = rows.filter(({ entry }) => entry.isConfirmed);
  const holidays = [
    ...rows
      .filter(({ entry }) => !entry.isConfirmed)
      .map(({ entry, index }) => ({
        date: entry.date,
        row: <HolidayRow key={entry.date} {...{ entry, index, hours, onChange }} />,
      })),
    ...holidaysOnClosedDays(hours, today).map(({ date, name }) => ({
      date,
      row: <ClosedHoliday key={date} date={date} name={name} />,
    })),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
  function remove(index: number, date: IsoDay): void {
    onChange(withoutException(hours, index));
    setAnnounced(messages.removed(dateText(date)));
    add.current?.focus();
  }
  /** The date of an added day is focused for typing. */
  function addDay(): void {
    flushSync(() => onChange(withNewException(hours)));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }
  return (
    <section className={layout.stack4}>
      <h3>{messages.exceptions}</h3>
      <p className={`${layout.muted} ${styles.hint}`}>{messages.exceptionsLead}</p>
      <HolidaysAhead hours={hours} errorOf={errorOf} today={today} onChange={onChange} />
      {own.length === 0 && <p>{messages.none}</p>}
      <ul ref={list} className={layout.stack4}>
        {own.map(({ entry, index }) => (
          <li key={index}>
            <ExceptionRow
              entry={entry}
              today={today}
              place={`exceptions.${index}`}
              errorOf={errorOf}
              onChange={(change) => onChange(withException(hours, index, change))}
              onRemove={() => remove(index, entry.date)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <Button
        ref={add}
        variant="outline"
        size="small"
        icon={<Plus />}
        className={styles.add}
        onClick={addDay}
      >
        {messages.add}
      </Button>
      {holidays.length > 0 && (
        <details className={styles.holidays}>
          <summary>{messages.holidays(holidays.length)}</summary>
          <ul className={`${layout.stack4} ${styles.ahead}`}>{holidays.map(({ row }) => row)}</ul>
        </details>
      )}
    </section>
  );
}

function HolidaysAhead({ hours, today, onChange }: ExceptionFieldsProps) {
  const ahead = unsetHolidays(hours, today);
  if (ahead.length === 0) return null;
  return (
    <Notice tone="info" title={messages.holidaysAhead}>
      <ul className={`${layout.stack4} ${styles.ahead}`}>
        {ahead.map(({ index, exception }) => (
          <HolidayRow key={exception.date} {...{ entry: exception, index, hours, onChange }} />
        ))}
      </ul>
    </Notice>
  );
}

interface HolidayRowProps extends Pick<HoursFieldsProps, 'hours' | 'onChange'> {
  entry: HoursException;
  index: number;
}

function HolidayRow({ entry, index, hours, onChange }: HolidayRowProps) {
  const day = dateText(entry.date);
  const answer = (isClosed: boolean) => onChange(withException(hours, index, { isClosed }));
  return (
    <li className={`${layout.cluster} ${styles.aheadRow}`}>
      <span>{`${day} ${entry.reason}`}</span>
      <RowButton label={messages.closedThen} name={messages.stayClosed(day)} onClick={() => answer(true)} />
      <RowButton label={messages.openedThen} name={messages.openThen(day)} onClick={() => answer(false)} />
    </li>
  );
}

function ClosedHoliday({ date, name }: { date: IsoDay; name: string }) {
  return (
    <li className={`${layout.cluster} ${styles.aheadRow}`}>
      <span>{`${dateText(date)} ${name}`}</span>
      <span className={layout.muted}>{messages.closedAnyway}</span>
    </li>
  );
}

interface ExceptionRowProps {
  entry: HoursException;
  today: IsoDay;
  place: `exceptions.${number}`;
  errorOf: HoursFieldsProps['errorOf'];
  onChange: (change: ExceptionChange) => void;
  onRemove: () => void;
}

function ExceptionRow({ entry, today, place, errorOf, onChange, onRemove }: ExceptionRowProps) {
  const day = dateText(entry.date) || messages.newDay;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.rowName}>{day}</legend>
      <DateField
        label={messages.date}
        placeholder={messages.dateHelp}
        value={entry.date}
        from={today}
        error={errorOf(`${place}.date`)}
        onChange={(date) => onChange({ date })}
      />
      <TextField
        label={messages.reason}
        isOptional
        value={entry.reason}
        maxLength={120}
        placeholder={messages.reasonExample}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <Checkbox
        isSwitch
        label={messages.isOpenThen}
        checked={!entry.isClosed}
        onChange={({ target }) => onChange({ isClosed: !target.checked })}
      />
      {entry.isClosed ? (
        <p className={layout.muted}>{messages.closed}</p>
      ) : (
        <div className={styles.times}>
          <TimeField
            label={messages.opensOn(day)}
            value={entry.open ?? ''}
            error={errorOf(`${place}.open`)}
            onChange={(open) => onChange({ open })}
          />
          <span aria-hidden="true">–</span>
          <TimeField
            label={messages.closesOn(day)}
            value={entry.close ?? ''}
            error={errorOf(`${place}.close`)}
            onChange={(close) => onChange({ close })}
          />
        </div>
      )}
      <IconButton label={messages.remove(day)} className={styles.removeRow} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </fieldset>
  );
}
