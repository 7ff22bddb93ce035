// What the parts of a booking's form are given.
import type { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import type { BookingForm, BookingValues } from '../../booking-form.ts';
import type { Booking } from '../../contract/admin.ts';
import type { ShopRules } from '../booking-queries.ts';

export interface BookingFieldsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<BookingForm, BookingValues, Booking>>,
    'field' | 'choice' | 'values' | 'set' | 'record' | 'errorOf'
  >;
  rules: ShopRules;
}
