// Dated exceptions: holidays to confirm, and days the staff close or open for reasons of their own.
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';

import { formatWeekdayDate } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button, IconButton } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { HoursException } from '../contract.ts';
import { holidaysToAsk, withException, withNewException, withoutException } from '../hours-draft.ts';
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
  function remove(index: number, date: IsoDay): void {
    onChange(withoutException(draft, index));
    setTold(messages.removed(formatWeekdayDate(date)));
    add.current?.focus();
  }
  return (
    <section className={styles.section}>
      <h3>{messages.exceptions}</h3>
      <p className={styles.hint}>{messages.exceptionsLead}</p>
      <HolidaysAhead draft={draft} errors={errors} today={today} onChange={onChange} />
      {draft.exceptions.length === 0 && <p>{messages.none}</p>}
      <ul className={styles.exceptions}>
        {draft.exceptions.map((entry, index) => (
          // Dates change while they are typed, so the place is the row's name.
          // oxlint-disable-next-line react/no-array-index-key -- rows are only added at the end
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
    </section>
  );
}

function HolidaysAhead({ draft, today, onChange }: ExceptionFieldsProps) {
  const ahead = holidaysToAsk(draft, today);
  if (ahead.length === 0) return null;
  return (
    <Notice tone="info" title={messages.holidaysAhead}>
      <ul className={styles.ahead}>
        {ahead.map(({ index, exception }) => {
          const day = formatWeekdayDate(exception.date);
          return (
            <li key={exception.date} className={styles.aheadRow}>
              <span>{`${day} ${exception.reason}`}</span>
              <Button
                size="small"
                variant="outline"
                onClick={() => onChange(withException(draft, index, { isClosed: true }))}
              >
                {messages.stayClosed(day)}
              </Button>
              <Button
                size="small"
                variant="outline"
                onClick={() => onChange(withException(draft, index, { isClosed: false }))}
              >
                {messages.openThen(day)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
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
  const day = formatWeekdayDate(entry.date);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.rowName}>
        {day} {!entry.isConfirmed && <Badge tone="info">{messages.unconfirmed}</Badge>}
      </legend>
      <TextField
        label={messages.date}
        type="date"
        min={today}
        value={entry.date}
        error={errors.get(`${place}.date`)}
        onChange={({ target }) => target.value !== '' && onChange({ date: target.value })}
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
      {entry.isConfirmed && (
        <IconButton label={messages.remove(day)} className={styles.removeRow} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      )}
    </fieldset>
  );
}
