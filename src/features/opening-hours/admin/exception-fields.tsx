// Dated exceptions: holidays to confirm, and days the staff close or open for reasons of their own.
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';

import { formatDate, isDay, parseDate } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { Button, IconButton } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { HoursException } from '../contract.ts';
import {
  dateText,
  holidaysToAsk,
  withException,
  withNewException,
  withoutException,
} from '../hours-draft.ts';
import type { ExceptionChange } from '../hours-draft.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';
import { TimeField } from './week-fields.tsx';
import type { HoursFieldsProps } from './week-fields.tsx';

import styles from './hours-panel.module.css';

interface ExceptionFieldsProps extends HoursFieldsProps {
  today: IsoDay;
}

export function ExceptionFields({ draft, errors, today, onChange }: ExceptionFieldsProps) {
  const [told, setTold] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  // Rows are only added at the end, so the place is the row's name while its date is typed.
  const rows = draft.exceptions.map((entry, index) => ({ entry, index }));
  const own = rows.filter(({ entry }) => entry.isConfirmed);
  const holidays = rows.filter(({ entry }) => !entry.isConfirmed);
  function remove(index: number, date: IsoDay): void {
    onChange(withoutException(draft, index));
    setTold(messages.removed(dateText(date)));
    add.current?.focus();
  }
  return (
    <section className={styles.section}>
      <h3>{messages.exceptions}</h3>
      <p className={styles.hint}>{messages.exceptionsLead}</p>
      <HolidaysAhead draft={draft} errors={errors} today={today} onChange={onChange} />
      {own.length === 0 && <p>{messages.none}</p>}
      <ul className={styles.exceptions}>
        {own.map(({ entry, index }) => (
          <li key={index} className={styles.exception}>
            <ExceptionRow
              entry={entry}
              today={today}
              place={`exceptions.${index}`}
              errors={errors}
              onChange={(change) => onChange(withException(draft, index, change))}
              onRemove={() => remove(index, entry.date)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <Button
        ref={add}
        variant="outline"
        size="small"
        icon={<Plus />}
        className={styles.add}
        onClick={() => onChange(withNewException(draft, today))}
      >
        {messages.add}
      </Button>
      {holidays.length > 0 && (
        <details className={styles.holidays}>
          <summary>{messages.holidays(holidays.length)}</summary>
          <ul className={styles.ahead}>
            {holidays.map(({ entry, index }) => (
              <HolidayRow key={entry.date} {...{ entry, index, draft, onChange }} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function HolidaysAhead({ draft, today, onChange }: ExceptionFieldsProps) {
  const ahead = holidaysToAsk(draft, today);
  if (ahead.length === 0) return null;
  return (
    <Notice tone="info" title={messages.holidaysAhead}>
      <ul className={styles.ahead}>
        {ahead.map(({ index, exception }) => (
          <HolidayRow key={exception.date} {...{ entry: exception, index, draft, onChange }} />
        ))}
      </ul>
    </Notice>
  );
}

interface HolidayRowProps extends Pick<HoursFieldsProps, 'draft' | 'onChange'> {
  entry: HoursException;
  index: number;
}

function HolidayRow({ entry, index, draft, onChange }: HolidayRowProps) {
  const day = dateText(entry.date);
  const answer = (isClosed: boolean) => onChange(withException(draft, index, { isClosed }));
  return (
    <li className={styles.aheadRow}>
      <span>{`${day} ${entry.reason}`}</span>
      <Button size="small" variant="text" aria-label={messages.stayClosed(day)} onClick={() => answer(true)}>
        {messages.closedThen}
      </Button>
      <Button size="small" variant="text" aria-label={messages.openThen(day)} onClick={() => answer(false)}>
        {messages.openedThen}
      </Button>
    </li>
  );
}

interface ExceptionRowProps {
  entry: HoursException;
  today: IsoDay;
  place: string;
  errors: ReadonlyMap<string, string>;
  onChange: (change: ExceptionChange) => void;
  onRemove: () => void;
}

function ExceptionRow({ entry, today, place, errors, onChange, onRemove }: ExceptionRowProps) {
  const day = dateText(entry.date);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.rowName}>{day}</legend>
      <DateField
        date={entry.date}
        today={today}
        error={errors.get(`${place}.date`)}
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
        <p className={styles.closed}>{messages.closed}</p>
      ) : (
        <div className={styles.times}>
          <TimeField
            label={messages.opensOn(day)}
            value={entry.open ?? ''}
            error={errors.get(`${place}.open`)}
            onChange={(open) => onChange({ open })}
          />
          <span aria-hidden="true">–</span>
          <TimeField
            label={messages.closesOn(day)}
            value={entry.close ?? ''}
            error={errors.get(`${place}.close`)}
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

interface DateFieldProps {
  date: IsoDay;
  today: IsoDay;
  error: string | undefined;
  onChange: (date: IsoDay) => void;
}

/** A day as people write it; the browser's own field would follow the browser's language. */
function DateField({ date, today, error, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={messages.date}
      value={typed ?? (isDay(date) ? formatDate(date) : date)}
      error={error}
      required
      autoComplete="off"
      placeholder={messages.dateHelp}
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
