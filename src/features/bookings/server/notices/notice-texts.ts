// Notices of a booking to its customer, as an email and as a text message.
import { formatWeekdayClock, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { formatEuros } from '../../../../platform/contract/money.ts';
import type { MailAttachment } from '../../../../platform/server/mail/mail.ts';
import type { EmailTexts } from '../../../../platform/server/mail/shop-email.ts';
import { formatAddress, type ShopProfile } from '../../../shop-profile/shop-profile.ts';
import type { BookingSettings } from '../../contract/settings.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { noticeTexts as messages, noticeWords, type NoticeKind } from '../../messages/emails.ts';
import { bookingDetails } from '../../messages/site.ts';
import { whatToBringText, tyreText } from '../../messages/what-to-bring.ts';
import { BOOKING_PATH, bookingPath } from '../../paths.ts';
import { changeableUntil, ownBooking } from '../shapes.ts';
import type { BookingRow } from '../tables.ts';
import { calendarOf } from '../visitor/calendar.ts';

export interface NoticeContext {
  kind: NoticeKind;
  booking: BookingRow;
  /** Where it was before; for a change alone. */
  before: Date | undefined;
  profile: ShopProfile;
  settings: Pick<BookingSettings, 'texts' | 'cancelMinutes'>;
  publicUrl: string;
  now: Date;
}

const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

const isCancellation = (kind: NoticeKind) => kind === 'cancellation' || kind === 'shopCancellation';

export function noticeEmail(context: NoticeContext): EmailTexts {
  const { kind, booking, before } = context;
  const words = noticeWords[kind];
  const when = formatWeekdayClock(booking.startsAt);
  return {
    subject: words.subject(when),
    title: words.title,
    paragraphs: [
      words.lead(when, before ? formatWeekdayClock(before) : ''),
      ...(isCancellation(kind) ? [] : visitTexts(context)),
      shopText(context),
    ].filter(Boolean),
    button: { text: words.button, url: linkOf(context) },
    footer: [messages.why],
    attachments: kind === 'reminder' ? undefined : [calendarAttachment(context)],
  };
}

/** What a calendar adds, moves or crosses out. */
function calendarAttachment({ booking, profile, settings, publicUrl, now }: NoticeContext): MailAttachment {
  const own = ownBooking(booking, { cancelMinutes: settings.cancelMinutes, publicUrl });
  const text = calendarOf({ booking: own, version: booking.version }, { profile, now });
  return { name: messages.calendarName, contentType: CALENDAR_TYPE, text };
}

export function noticeSms(context: NoticeContext): string {
  const text = noticeWords[context.kind].sms(
    context.profile.name,
    formatWeekdayClock(context.booking.startsAt),
  );
  return `${text} ${linkOf(context)}`;
}

function linkOf({ kind, booking: { code }, publicUrl }: NoticeContext): string {
  return `${publicUrl}${isCancellation(kind) ? BOOKING_PATH : bookingPath(code ?? '')}`;
}

/** The facts of the visit, what it costs, what to bring, and what can still be done about it. */
function visitTexts({ booking, profile, settings, now }: NoticeContext): string[] {
  const until = changeableUntil(booking, settings.cancelMinutes);
  return [
    factLines(booking, profile),
    tyreText(booking, helsinkiDay(now)),
    priceLines(booking),
    `${whatToBringText(booking)} ${bookingDetails.lockNut}`,
    until > now ? messages.changeable(formatWeekdayClock(until)) : '',
  ];
}

function factLines(booking: BookingRow, profile: ShopProfile): string {
  const minutes = Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / MINUTE_MS);
  const address = formatAddress(profile.address);
  return [
    messages.time(formatWeekdayClock(booking.startsAt), minutes),
    messages.work([booking.service, ...booking.extras].map((service) => serviceTitles[service])),
    booking.productName === '' ? '' : messages.tyres(booking.productName, booking.quantity),
    booking.licencePlate === '' ? '' : messages.plate(booking.licencePlate),
    address === '' ? '' : messages.address(address),
  ]
    .filter(Boolean)
    .join('\n');
}

function priceLines({ priceCents, priceParts }: BookingRow): string {
  const sum = priceCents === null ? messages.priceOnRequest : messages.price(formatEuros(priceCents));
  const parts = priceParts.map(({ label, cents }) =>
    messages.part(label, cents === null ? messages.onRequest : formatEuros(cents)),
  );
  return [sum, ...(parts.length > 1 ? parts : [])].join('\n');
}

function shopText({ kind, settings: { texts } }: NoticeContext): string {
  return texts[kind === 'shopCancellation' ? 'cancellation' : kind];
}
