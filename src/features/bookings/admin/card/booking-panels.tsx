// The form of a booking over the board: a new one, one that is stored, or stored time that is out of use.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { getTyreSet, TyreSet } from '../../../tyre-hotel/contract/tyre-hotel.ts';
import { SET_PARAM } from '../../board-paths.ts';
import {
  bodyOfBooking,
  bookingFormSchema,
  newBooking,
  timesOf,
  valuesOfSet,
  valuesOfBooking,
  valuesOfSlot,
  type BookingForm,
} from '../../booking-form.ts';
import type { Booking, postStaffBooking, putBooking } from '../../contract/admin.ts';
import { bookingFormMessages as messages, shortServices } from '../../messages/board.ts';
import { bookedMinutes } from '../../work-length.ts';
import { ALL_BOOKINGS, readBooking, type ShopRules } from '../booking-queries.ts';
import { bayName, slotOf, slotText } from '../booking-text.ts';
import { BlockEditor } from './block-form.tsx';
import { BookingFields } from './booking-fields.tsx';
import { BoardPanel, StoredBookingPanel } from './panel.tsx';
import { RefusedBooking } from './refused-booking.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';

/** For a stored set where the address names one. */
export function NewBookingPanel() {
  const id = useSearchParams()[0].get(SET_PARAM);
  const set = useQuery({
    ...apiQuery<typeof getTyreSet>(['tyre-sets'], 'GET /tyre-sets/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
  return (
    <BoardPanel title={messages.createTitle}>
      {({ close, ...parts }) =>
        id !== null && !set.data ? (
          <LoadState query={set} title={messages.setFailed} />
        ) : (
          <BookingEditor {...parts} set={set.data} onDone={close} />
        )
      }
    </BoardPanel>
  );
}

export function EditBookingPanel() {
  return (
    <StoredBookingPanel
      titleOf={({ kind }) => (kind === 'block' ? messages.editBlockTitle : messages.editTitle)}
    >
      {({ booking, close, ...parts }) =>
        booking.kind === 'block' ? (
          <BlockEditor key={booking._id} {...parts} stored={booking} onDone={close} />
        ) : (
          <BookingEditor key={booking._id} {...parts} stored={booking} onDone={close} />
        )
      }
    </StoredBookingPanel>
  );
}

interface BookingEditorProps {
  stored?: Booking;
  /** The stored set that a new booking is for. */
  set?: TyreSet | undefined;
  rules: ShopRules;
  day: IsoDay;
  /** Left, or saved. */
  onDone: (saved?: Booking) => void;
}

function fieldsOf({ settings: { bays } }: ShopRules): FieldTable<BookingForm> {
  const services = (names: readonly BookingForm['service'][]) =>
    names.map((name) => shortServices[name]).join(', ');
  return [
    { name: 'day', label: messages.day },
    { name: 'time', label: messages.time, sentAs: 'start' },
    { name: 'minutes', label: messages.minutes, sentAs: 'end' },
    { name: 'bay', label: messages.bay, text: ({ bay }) => (bay === '' ? '' : bayName(Number(bay), bays)) },
    { name: 'service', label: messages.service, text: ({ service }) => services([service]) },
    { name: 'extras', label: messages.extras, text: ({ extras }) => services(extras) },
    {
      name: 'vehicleType',
      label: messages.vehicleType,
      text: ({ vehicleType }) => messages.vehicles[vehicleType],
    },
    { name: 'rim', label: messages.rim },
    { name: 'isRunFlat', label: messages.isRunFlat },
    { name: 'productId', label: messages.tyres, text: ({ productName }) => productName },
    { name: 'quantity', label: messages.quantity },
    { name: 'hotelSetId', label: messages.hotelSet, text: ({ hotelSetCode }) => hotelSetCode },
    { name: 'licencePlate', label: messages.licencePlate },
    { name: 'name', label: messages.name },
    { name: 'phone', label: messages.phone },
    { name: 'email', label: messages.email },
    { name: 'note', label: messages.note },
    { name: 'staffNote', label: messages.staffNote },
  ];
}

function BookingEditor({ stored, set, rules, day, onDone }: BookingEditorProps) {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const { bays } = rules.settings;
  const start = newBooking(rules.schedule, day, query.get('klo'), query.get('paikka'));
  const form = useRecordForm({
    name: 'booking',
    schema: bookingFormSchema,
    fields: fieldsOf(rules),
    stored,
    start,
    // What was typed before stays, but the slot and the set are those that were clicked now.
    ...(!stored &&
      (set !== undefined || query.has('klo')) && {
        openWith: (values: BookingForm) => ({ ...values, ...start, ...(set && valuesOfSet(set, values)) }),
      }),
    valuesOf: valuesOfBooking,
    save: (values, { record, version, creationKey: idempotencyKey }) => {
      const body = bodyOfBooking(values);
      const minutes = values.minutes ?? (record && bookedMinutes(rules.settings, values));
      const { start: from, end = from } = timesOf(values, minutes);
      if (record) {
        const slot = { start: from, end, bay: values.bay ?? record.bay };
        return callApi<typeof putBooking>('PUT /admin/bookings/:id', {
          params: { id: record._id },
          body: { ...body, ...slot, version },
        });
      }
      const slot = {
        start: from,
        ...(end !== from && { end }),
        ...(values.bay !== null && { bay: values.bay }),
      };
      return callApi<typeof postStaffBooking>('POST /admin/bookings', {
        body: { ...body, ...slot },
        idempotencyKey,
      });
    },
    reload: ({ _id }) => readBooking(queries, day, _id),
    invalidates: ALL_BOOKINGS,
    onSaved: (saved, before) => {
      const when = slotText(slotOf(saved), bays);
      showToast({ text: before ? messages.changed(when) : messages.created(when), tone: 'ok' });
      onDone(saved);
    },
  });
  return (
    <RecordForm
      form={form}
      failure={
        form.error && (
          <RefusedBooking error={form.error} bays={bays} onPick={(slot) => form.set(valuesOfSlot(slot))} />
        )
      }
      saveLabel={stored ? messages.saveChanges : messages.save}
      onCancel={() => onDone()}
      className={layout.stack4}
    >
      <BookingFields form={form} rules={rules} />
    </RecordForm>
  );
}
