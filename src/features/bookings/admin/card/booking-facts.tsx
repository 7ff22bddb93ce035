// What is known of a booking: customer, car, work, tyres with where they are, the stored set with its shelf, price, notes.
import { Link } from 'react-router';

import { formatDateClock, formatNearDay, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { euroText } from '../../../../platform/contract/money.ts';
import { Badge } from '../../../../platform/ui/badge.tsx';
import { FactList, type Fact } from '../../../../platform/ui/page/fact-list.tsx';
import { phoneHref } from '../../../shop-profile/shop-profile.ts';
import type { Booking } from '../../contract/admin.ts';
import { bookingFormMessages, cardMessages as messages } from '../../messages/board.ts';
import { serviceTitles } from '../../messages/bookings.ts';

import styles from './card.module.css';

export function BookingFacts({ booking }: { booking: Booking }) {
  const { name, phone, email, licencePlate, service, extras, note, staffNote, source, createdAt } = booking;
  const facts: readonly Fact[] = [
    [
      messages.plate,
      licencePlate && (
        <b key="plate" className={styles.plate}>
          {licencePlate}
        </b>
      ),
    ],
    [messages.customer, name],
    [
      messages.phone,
      phone && (
        <a key="phone" href={phoneHref(phone)}>
          {phone}
        </a>
      ),
    ],
    [
      messages.email,
      email && (
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    [messages.vehicle, vehicleText(booking)],
    [messages.work, [service, ...extras].map((one) => serviceTitles[one]).join(', ')],
    [messages.tyres, booking.productName && <Tyres key="tyres" booking={booking} />],
    [messages.hotelSet, booking.hotelSetId !== null && <HotelSet key="set" booking={booking} />],
    [messages.price, booking.priceParts.length > 0 && <Price key="price" booking={booking} />],
    [messages.note, note],
    [messages.staffNote, staffNote],
    [messages.source, `${messages.sources[source]} ${formatDateClock(new Date(createdAt))}`],
  ];
  return <FactList facts={facts} />;
}

export function vehicleText({ vehicleType, rim, isRunFlat }: Booking): string {
  const parts = [
    bookingFormMessages.vehicles[vehicleType],
    rim !== null && messages.rim(rim),
    isRunFlat && messages.runFlat,
  ];
  return parts.filter(Boolean).join(', ');
}

function Tyres({ booking }: { booking: Booking }) {
  const { productName, quantity } = booking;
  const { tone, text } = stockOf(booking);
  return (
    <>
      {messages.pieces(quantity)} {productName} <Badge tone={tone}>{text}</Badge>
    </>
  );
}

/** Where the tyres are today. */
export function stockOf({
  tyreSource,
  arrivesOn,
  isShort,
  state,
}: Pick<Booking, 'tyreSource' | 'arrivesOn' | 'isShort' | 'state'>) {
  if (isShort) return { tone: 'bad', text: messages.tooFew } as const;
  if (tyreSource === 'own' || state === 'done') return { tone: 'ok', text: messages.onShelf } as const;
  if (arrivesOn === null) return { tone: 'warn', text: messages.ordered } as const;
  const isOverdue = arrivesOn < helsinkiDay(new Date());
  const day = formatNearDay(arrivesOn);
  return isOverdue
    ? ({ tone: 'bad', text: messages.overdue(day) } as const)
    : ({ tone: 'warn', text: messages.arrives(day) } as const);
}

function HotelSet({ booking: { hotelSetId, hotelSetCode, hotelShelf } }: { booking: Booking }) {
  return (
    <>
      <Link to={`/admin/rengashotelli/${hotelSetId ?? ''}`}>{hotelSetCode}</Link>{' '}
      {hotelShelf !== '' && (
        <>
          {messages.shelf} <b className={styles.plate}>{hotelShelf}</b>
        </>
      )}
    </>
  );
}

function Price({ booking: { priceParts, price } }: { booking: Booking }) {
  return (
    <ul className={styles.prices}>
      {priceParts.map((part) => (
        <li key={part.label}>
          <span>{part.label}</span> {priceText(part.price)}
        </li>
      ))}
      <li>
        <b>{messages.sum}</b> <b>{priceText(price)}</b>
      </li>
    </ul>
  );
}

/** In words where it has none. */
export function priceText(euros: number | null): string {
  return euros === null ? messages.onRequest : euroText(euros);
}
