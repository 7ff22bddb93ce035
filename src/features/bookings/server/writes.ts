// What every write of a booking goes through, in its transaction: its tyres, its set of the tyre hotel, the audit and the event.
import { formatWeekdayClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { centsToEuros } from '../../../platform/contract/money.ts';
import type { AuditRecord } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { CATALOGUE_TAG, productTag } from '../../catalogue/contract/tyres.ts';
import { OPEN_STATES } from '../booking-rules.ts';
import type { BookingEvent, OnBookingChanged } from './booking-events.ts';
import type { BookingSources } from './sources.ts';
import type { BookingRow, Tx } from './tables.ts';
import { tagsOfDays } from './times.ts';

export function bookingWrites(
  platform: Platform,
  { catalogue, bookedSets }: Pick<BookingSources, 'catalogue' | 'bookedSets'>,
  onBookingChanged: OnBookingChanged,
) {
  /** Tyres of a new booking are reserved before it is written, because too few may be left. */
  async function adjustReservedStock(tx: Tx, { booking, before }: BookingEvent): Promise<void> {
    if (!before) return;
    const now = platform.clock.now();
    const [was, is] = [reservedTyres(before), reservedTyres(booking)];
    if (was.productId === is.productId) {
      const reserved = is.reserved - was.reserved;
      const used = is.used - was.used;
      if (is.productId && (reserved || used)) {
        await catalogue.adjustReservedStock(tx, { productId: is.productId, reserved, used }, now);
      }
      return;
    }
    const { productId: former, reserved, used } = was;
    if (former) {
      await catalogue.adjustReservedStock(tx, { productId: former, reserved: -reserved, used: -used }, now);
    }
    if (is.productId) await catalogue.adjustReservedStock(tx, { ...is, productId: is.productId }, now);
  }

  async function bookSet(tx: Tx, { booking, before }: BookingEvent): Promise<void> {
    const [was, is] = [before && setDayOf(before), setDayOf(booking)];
    const bare = tx.$pickTables<never>();
    if (was && was.setId !== is?.setId) await bookedSets.setBooked(bare, was.setId, null);
    if (is && (was?.setId !== is.setId || was.day !== is.day)) {
      await bookedSets.setBooked(bare, is.setId, is.day);
    }
  }

  return {
    /** After each write, in its transaction. */
    follow: async (tx: Tx, ...events: readonly BookingEvent[]): Promise<void> => {
      for (const event of events) {
        await adjustReservedStock(tx, event);
        await bookSet(tx, event);
      }
      await platform.audit.recordAll(tx, events.map(entryOf));
      await onBookingChanged(tx, events);
    },
    /** After the commit. */
    announce: async (events: readonly Pick<BookingEvent, 'booking' | 'before'>[]): Promise<void> => {
      if (events.length === 0) return;
      const rows = events.flatMap(({ booking, before }) => (before ? [before, booking] : [booking]));
      const days = rows.flatMap(({ startsAt, freeAt }) => [helsinkiDay(startsAt), helsinkiDay(freeAt)]);
      const products = rows.flatMap(({ productId }) => productId ?? []);
      await platform.pages.changed([
        ...tagsOfDays([...new Set(days)]),
        ...(products.length > 0 ? [CATALOGUE_TAG, ...new Set(products.map(productTag))] : []),
      ]);
    },
  };
}

export type BookingWrites = ReturnType<typeof bookingWrites>;

/** The tyres of a booking: reserved until it is done, then off the shop's own shelf. */
function reservedTyres({ productId, quantity, tyreSource, state }: BookingRow) {
  const isOpen = OPEN_STATES.includes(state);
  return {
    productId,
    reserved: isOpen ? quantity : 0,
    used: state === 'done' && tyreSource === 'own' ? quantity : 0,
  };
}

/** The day on which a set of the tyre hotel goes under the car. */
function setDayOf({ hotelSetId, state, startsAt }: BookingRow) {
  const isOff = state === 'cancelled' || state === 'no_show' || hotelSetId === null;
  return isOff ? undefined : { setId: hotelSetId, day: helsinkiDay(startsAt) };
}

function entryOf({ booking, before }: BookingEvent): AuditRecord {
  return {
    action: before ? 'changed' : 'created',
    entity: 'booking',
    entityId: booking.id,
    name: formatWeekdayClock(booking.startsAt),
    before: before && auditFields(before),
    after: auditFields(booking),
  };
}

/** What was booked, without who the customer is: the audit outlives the booking. */
function auditFields(row: BookingRow) {
  const { state, startsAt, endsAt, bay, service, extras, vehicleType, rim, productName, quantity } = row;
  return {
    state,
    start: startsAt,
    end: endsAt,
    bay,
    service,
    extras,
    vehicleType,
    rim,
    productName,
    quantity,
    price: centsToEuros(row.priceCents),
    isNoted: row.staffNote !== '',
    isPicked: row.pickedAt !== null,
  };
}
