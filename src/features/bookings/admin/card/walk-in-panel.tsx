// A customer who comes without a booking: taken in at the first free slot, by W and Enter alone if need be.
import { useQuery } from '@tanstack/react-query';

import { callApi } from '../../../../platform/browser/api.ts';
import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { useNow } from '../../../../platform/browser/use-now.ts';
import { helsinkiDay, formatClock } from '../../../../platform/contract/dates.ts';
import { FieldRow, SegmentedField } from '../../../../platform/ui/form/field-group.tsx';
import { SelectField, TextField } from '../../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { walkInSchema, type WalkInForm } from '../../booking-form.ts';
import { BOOKING_LIMITS as limits } from '../../booking-rules.ts';
import type { Booking, postStaffBooking } from '../../contract/admin.ts';
import { earliestTime, offeredBay, type TimeSearch } from '../../free-times.ts';
import { bookingFormMessages as messages, shortServices } from '../../messages/board.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { occupiedByDay } from '../../occupied-times.ts';
import { usualService } from '../../usual-service.ts';
import { ALL_BOOKINGS, bookingsQuery, type ShopRules } from '../booking-queries.ts';
import { bayName, slotOf, slotText, occupiedTimesOf } from '../booking-text.ts';
import { BoardPanel } from './panel.tsx';
import { RefusedBooking } from './refused-booking.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './card.module.css';

export function WalkInPanel() {
  return (
    <BoardPanel title={messages.walkInTitle}>
      {({ rules, close }) => <WalkInEditor rules={rules} onDone={close} />}
    </BoardPanel>
  );
}

const fields: FieldTable<WalkInForm> = [
  { name: 'licencePlate', label: messages.licencePlate },
  { name: 'service', label: messages.service, text: ({ service }) => shortServices[service] },
  {
    name: 'vehicleType',
    label: messages.vehicleType,
    text: ({ vehicleType }) => messages.vehicles[vehicleType],
  },
  { name: 'name', label: messages.name },
  { name: 'phone', label: messages.phone },
];

function WalkInEditor({ rules, onDone }: { rules: ShopRules; onDone: (saved?: Booking) => void }) {
  const { bays } = rules.settings;
  const form = useRecordForm({
    name: 'walk-in',
    schema: walkInSchema,
    fields,
    stored: undefined,
    start: { service: usualService(rules.settings) },
    valuesOf: (booking: Booking) => booking,
    save: (body, { creationKey: idempotencyKey }) =>
      callApi<typeof postStaffBooking>('POST /admin/bookings', {
        body: { ...body, isWalkIn: true },
        idempotencyKey,
      }),
    invalidates: ALL_BOOKINGS,
    onSaved: (saved) => {
      showToast({
        text: messages.created(slotText(slotOf(saved), bays)),
        tone: 'ok',
        durationMs: SHOWN_MS,
      });
      onDone(saved);
    },
  });
  return (
    <RecordForm
      form={form}
      failure={form.error && <RefusedBooking error={form.error} bays={bays} />}
      saveLabel={messages.saveWalkIn}
      onCancel={() => onDone()}
      className={layout.stack4}
    >
      <TextField
        {...form.field('licencePlate')}
        isOptional
        autoCapitalize="characters"
        maxLength={limits.plate}
      />
      <SelectField {...form.field('service')}>
        {rules.settings.services
          .filter(({ isOn }) => isOn)
          .map(({ service }) => (
            <option key={service} value={service}>
              {serviceTitles[service]}
            </option>
          ))}
      </SelectField>
      <SegmentedField
        {...form.choice('vehicleType')}
        segments={VEHICLE_TYPES.map((value) => ({ value, label: messages.vehicles[value] }))}
      />
      <FieldRow>
        <TextField {...form.field('name')} isOptional maxLength={limits.name} />
        <TextField {...form.field('phone')} isOptional type="tel" maxLength={limits.phone} />
      </FieldRow>
      <FirstFree rules={rules} work={form.values} />
    </RecordForm>
  );
}

/** Long enough for the clerk to read it to the customer. */
const SHOWN_MS = 10_000;

interface FirstFreeProps {
  rules: ShopRules;
  work: Pick<WalkInForm, 'service' | 'vehicleType'>;
}

/** By the rules that the server goes by, from what is on today's board. */
function FirstFree({ rules, work: { service, vehicleType } }: FirstFreeProps) {
  const nowMs = useNow();
  const today = helsinkiDay(new Date(nowMs));
  const { data } = useQuery(bookingsQuery(today));
  if (!data) return null;
  const { gapMinutes, bays } = rules.settings;
  const search: TimeSearch = {
    rules,
    taken: occupiedByDay(occupiedTimesOf(data, gapMinutes)),
    work: { service, vehicleType, extras: [], rim: null, isRunFlat: false },
    nowMs,
    isByStaff: true,
  };
  const startMs = earliestTime(search);
  const bay = startMs === undefined ? undefined : offeredBay(search, startMs);
  if (startMs === undefined || bay === undefined || helsinkiDay(new Date(startMs)) !== today) {
    return <Notice tone="warn">{messages.noFree}</Notice>;
  }
  return (
    <p className={styles.when}>
      <b>{messages.firstFree(formatClock(new Date(startMs)), bayName(bay, bays))}</b>
    </p>
  );
}
