// What the bookings' public pages show.
import type { IsoDay } from '../../platform/contract/dates.ts';
import type { PageWork } from './booking-query.ts';
import type { BookableService, FreeTimes, OwnBooking, ShownWait } from './contract/bookings.ts';

/** How the shop is reached. */
export interface BookingShop {
  readonly phone: string;
  readonly phoneHref: string;
}

/** Free times as a page lists them. */
export interface ShownTimes extends FreeTimes {
  /** Days on which the work could be done but for other bookings: only those have a waiting list. */
  readonly fullDays: readonly IsoDay[];
  /** The last that can be booked. */
  readonly lastDay: IsoDay;
  /** The supplier's tyres are in the shop from then on. */
  readonly arrivesOn: IsoDay | null;
}

export interface PricedPart {
  readonly label: string;
  /** With VAT; null: on request. */
  readonly cents: number | null;
}

/** What is to be done, what it costs, how long it takes, and when it can be done. */
export interface BookingOffer {
  readonly work: PageWork;
  readonly tyre: { readonly name: string; readonly href: string; readonly searchHref: string } | null;
  readonly services: readonly BookableService[];
  readonly parts: readonly PricedPart[];
  /** null: a part is on request. */
  readonly totalCents: number | null;
  /** null: the work cannot be booked. */
  readonly minutes: number | null;
  readonly times: ShownTimes;
  /** Fewer of the tyres are there than wanted. */
  readonly isShort: boolean;
  /** For who comes without a booking. */
  readonly wait: ShownWait;
  /** The first day shown, if requested. */
  readonly from: IsoDay | null;
}

/** A booking as the page of its code shows it. */
export interface BookingSheet {
  readonly booking: OwnBooking;
  readonly shop: BookingShop & { readonly name: string; readonly address: string; readonly mapHref: string };
  readonly isChangeable: boolean;
  /** A moment ago, by this visitor. */
  readonly isMoved: boolean;
  /** Times to move it to, if requested. */
  readonly times: ShownTimes | null;
}
