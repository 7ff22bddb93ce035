// Rows of bookings as shown with the code and to staff.
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { centsToEuros } from '../../../platform/contract/money.ts';
import { pick } from '../../../platform/contract/records.ts';
import type { Booking } from '../contract/admin.ts';
import type { OwnBooking } from '../contract/bookings.ts';
import { bookingPath } from '../paths.ts';
import type { BookedSet } from './sources.ts';
import type { BookingRow } from './tables.ts';

function sharedFields(row: BookingRow) {
  return {
    _id: row.id,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    ...pick(row, [
      'state',
      'service',
      'extras',
      'vehicleType',
      'rim',
      'productId',
      'productName',
      'quantity',
      'tyreSource',
      'arrivesOn',
    ]),
    ...pick(row, ['name', 'licencePlate', 'note']),
    price: centsToEuros(row.priceCents),
    priceParts: row.priceParts.map(({ label, cents }) => ({ label, price: centsToEuros(cents) })),
  };
}

export function ownBooking(
  row: BookingRow,
  { cancelMinutes, publicUrl }: { cancelMinutes: number; publicUrl: string },
): OwnBooking {
  const code = row.code ?? '';
  return {
    ...sharedFields(row),
    code,
    changeableUntil: changeableUntil(row, cancelMinutes).toISOString(),
    manageUrl: publicUrl + bookingPath(code),
  };
}

/** The last moment at which it can be moved or cancelled by its code. */
export function changeableUntil({ startsAt }: Pick<BookingRow, 'startsAt'>, cancelMinutes: number): Date {
  return new Date(startsAt.getTime() - cancelMinutes * MINUTE_MS);
}

export function staffBooking(
  row: BookingRow,
  { set, isShort }: { set: BookedSet | undefined; isShort: boolean },
): Booking {
  return {
    ...sharedFields(row),
    ...pick(row, ['code', 'kind', 'source', 'bay', 'isRunFlat', 'hotelSetId']),
    ...pick(row, ['customerId', 'phone', 'email', 'staffNote', 'version']),
    pickedAt: row.pickedAt?.toISOString() ?? null,
    hotelSetCode: set?.code ?? '',
    hotelShelf: set?.isReturned === false ? set.shelf : '',
    isShort,
    createdAt: row.createdAt.toISOString(),
  };
}
