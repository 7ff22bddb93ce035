// Time of a bay that is taken out of use: a new one over the board, or one that is stored.
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { callApi } from '../../../../platform/browser/api.ts';
import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { formatDate, type IsoDay } from '../../../../platform/contract/dates.ts';
import { FieldRow } from '../../../../platform/ui/form/field-group.tsx';
import { SelectField, TextField } from '../../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { hoursOn } from '../../../opening-hours/opening-hours.ts';
import { blockFormSchema, timesOfBlock, valuesOfBlock, type BlockForm } from '../../booking-form.ts';
import { BOOKING_LIMITS as limits } from '../../booking-rules.ts';
import type { Booking, postStaffBooking, putBooking } from '../../contract/admin.ts';
import { bookingFormMessages as messages } from '../../messages/board.ts';
import { ALL_BOOKINGS, readBooking, sentOf, type ShopRules } from '../booking-queries.ts';
import { bayName, slotOf, slotText } from '../booking-text.ts';
import { BoardPanel } from './panel.tsx';
import { RefusedBooking } from './refused-booking.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';

export function NewBlockPanel() {
  return (
    <BoardPanel title={messages.blockTitle}>
      {({ close, ...parts }) => <BlockEditor {...parts} onDone={close} />}
    </BoardPanel>
  );
}

interface BlockEditorProps {
  stored?: Booking | undefined;
  rules: ShopRules;
  day: IsoDay;
  onDone: (saved?: Booking) => void;
}

export function BlockEditor({ stored, rules, day, onDone }: BlockEditorProps) {
  const { bays } = rules.settings;
  const form = useBlockForm({ stored, rules, day, onDone });
  return (
    <RecordForm
      form={form}
      failure={form.error && <RefusedBooking error={form.error} bays={bays} />}
      saveLabel={stored ? messages.saveChanges : messages.saveBlock}
      onCancel={() => onDone()}
      className={layout.stack4}
    >
      <FieldRow>
        <TextField {...form.field('time')} required inputMode="decimal" />
        <TextField {...form.field('until')} required inputMode="decimal" />
        <TextField {...form.field('day')} required />
        <SelectField {...form.field('bay')}>
          {bays.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <TextField {...form.field('staffNote')} help={messages.reasonHelp} isOptional maxLength={limits.note} />
    </RecordForm>
  );
}

function useBlockForm({ stored, rules, day, onDone }: BlockEditorProps) {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const { bays } = rules.settings;
  const hours = hoursOn(rules.schedule, day);
  const fields: FieldTable<BlockForm> = [
    { name: 'day', label: messages.day },
    { name: 'time', label: messages.time, sentAs: 'start' },
    { name: 'until', label: messages.until, sentAs: 'end' },
    { name: 'bay', label: messages.bay, text: ({ bay }) => bayName(Number(bay), bays) },
    { name: 'staffNote', label: messages.reason },
  ];
  return useRecordForm({
    name: 'booking-block',
    schema: blockFormSchema,
    fields,
    stored,
    start: {
      day: formatDate(day),
      time: query.get('klo') ?? '',
      until: hours.isClosed ? '' : hours.close.replace(':', '.'),
      bay: query.get('paikka') ?? String(bays[0]?.number ?? ''),
    },
    valuesOf: valuesOfBlock,
    save: (values, { record, version, creationKey: idempotencyKey }) => {
      const slot = { ...timesOfBlock(values), bay: values.bay ?? 0 };
      const { staffNote } = values;
      return record
        ? callApi<typeof putBooking>('PUT /admin/bookings/:id', {
            params: { id: record._id },
            body: { ...sentOf(record), ...slot, staffNote, version },
          })
        : callApi<typeof postStaffBooking>('POST /admin/bookings', {
            // Blocked time has no work; the call wants one.
            body: { ...slot, kind: 'block', service: 'repair', name: '', staffNote, notify: false },
            idempotencyKey,
          });
    },
    reload: ({ _id }) => readBooking(queries, day, _id),
    invalidates: ALL_BOOKINGS,
    onSaved: (saved) => {
      showToast({ text: messages.blocked(slotText(slotOf(saved), bays)), tone: 'ok' });
      onDone(saved);
    },
  });
}
