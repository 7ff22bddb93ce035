// The bookings' public pages: to book a time, to wait for one, and one booking by its code.
import { helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import type { RefusedForm } from '../../../../platform/contract/plain-form.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { breadcrumbData } from '../../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Page, type PageRequest } from '../../../../platform/server/pages/page.ts';
import { PRICE_LIST_TAG } from '../../../price-list/contract.ts';
import { mapPage } from '../../../shop-profile/map-link.ts';
import { formatAddress, phoneHref, type ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { readDay, readBookingQuery, bookingPath, bookingQuery } from '../../booking-query.ts';
import type { BookingOffer, BookingSheet } from '../../booking-view.ts';
import { bookingDetails, bookingPage as texts, waitingForm } from '../../messages/site.ts';
import { BOOKING_MANAGE_PATH, BOOKING_PATH, MOVED_QUERY, WAITING_JOINED_PATH } from '../../paths.ts';
import { BookingPage } from '../../site/booking-page.tsx';
import { BookingSheetPage, sheetTitle } from '../../site/booking-sheet-page.tsx';
import { WaitingJoinedPage } from '../../site/waiting-joined-page.tsx';
import type { BookingViews } from './views.ts';

const MOVE_QUERY = 'siirra';

export interface BookingPageSources {
  views: BookingViews;
  isOn: () => Promise<boolean>;
  shop: () => Promise<{ profile: ShopProfile }>;
  tags: readonly string[];
  expiresAt: () => Promise<Date>;
  waitExpiresAt: () => Promise<Date>;
}

export function bookingPages(
  platform: Pick<Platform, 'clock' | 'settings'>,
  sources: BookingPageSources,
): Page[] {
  return [bookPage(platform, sources), sheetPage(platform, sources), joinedPage()];
}

interface BookData {
  profile: ShopProfile;
  offer: BookingOffer | null;
  today: IsoDay;
  waitFor: IsoDay | null;
  /** The address identifies a stored set: neither cached nor for search engines. */
  isOfLink: boolean;
  refused: RefusedForm | undefined;
}

function bookPage(
  { settings }: Pick<Platform, 'settings'>,
  { views, isOn, shop, tags, expiresAt, waitExpiresAt }: BookingPageSources,
): Page {
  const expiryOf = async (offer: BookingOffer | null) =>
    offer?.wait.text ? earlier(await expiresAt(), await waitExpiresAt()) : expiresAt();
  return definePage<BookData>({
    path: BOOKING_PATH,
    query: Object.values(bookingQuery),
    hasPageSheet: true,
    load: async ({ query, now, refusedForm }) => {
      const { profile } = await shop();
      // The shop's own booking page is elsewhere.
      if (profile.links.booking !== '') return { kind: 'redirect', to: profile.links.booking, status: 302 };
      const today = helsinkiDay(now);
      const requested = refusedForm ? views.readForm(refusedForm.values) : readBookingQuery(query);
      const offer = (await isOn()) ? await views.find(requested, readDay(query, 'from')) : null;
      // The tyre is no longer sold.
      if (offer === 'unknown') {
        return { kind: 'redirect', to: bookingPath({ ...requested, productId: null }), status: 302 };
      }
      const waitFor = refusedForm ? refusedForm.values['day'] : readDay(query, 'waitFor');
      return {
        kind: 'page',
        data: {
          profile,
          offer,
          today,
          waitFor: waitFor ?? null,
          isOfLink: requested.setToken !== '',
          refused: refusedForm,
        },
        tags: [...tags, PRICE_LIST_TAG],
        expiresAt: requested.setToken === '' ? await expiryOf(offer) : now,
      };
    },
    head: ({ profile, waitFor, isOfLink }) => ({
      title: texts.title,
      description: texts.description(profile.name),
      canonicalPath: BOOKING_PATH,
      isNoIndex: waitFor !== null || isOfLink,
      jsonLd: [
        breadcrumbData([{ label: texts.home, href: '/' }, { label: texts.title }], settings.publicUrl),
      ],
    }),
    view: ({ profile, isOfLink: _isOfLink, ...data }) => <BookingPage {...data} shop={shopOf(profile)} />,
  });
}

interface SheetData {
  sheet: BookingSheet;
  today: IsoDay;
  refused: RefusedForm | undefined;
}

function sheetPage({ clock }: Pick<Platform, 'clock'>, { views, shop }: BookingPageSources): Page {
  return definePage<SheetData>({
    path: BOOKING_MANAGE_PATH,
    query: [MOVE_QUERY, MOVED_QUERY, bookingQuery.from],
    isPrivate: true,
    hasPageSheet: true,
    load: async ({ params, query, refusedForm }: PageRequest) => {
      const code = params['code'] ?? '';
      const found = await views.findByCode(code);
      if (!found) return { kind: 'not-found' };
      const { booking } = found;
      const { profile } = await shop();
      const now = clock.now();
      const isChangeable = booking.state === 'booked' && now <= new Date(booking.changeableUntil);
      const isMoving = query[MOVE_QUERY] === '1' || refusedForm?.values['start'] !== undefined;
      return {
        kind: 'page',
        data: {
          sheet: {
            booking,
            shop: placeOf(profile),
            isChangeable,
            isMoved: booking.state === 'booked' && !isMoving && query[MOVED_QUERY] === '1',
            times:
              isChangeable && isMoving ? await views.findTimesToMove(code, readDay(query, 'from')) : null,
          },
          today: helsinkiDay(now),
          refused: refusedForm,
        },
        tags: [],
      };
    },
    head: ({ sheet }) => ({
      title: sheetTitle(sheet),
      description: bookingDetails.description,
      canonicalPath: BOOKING_PATH,
    }),
    view: (data) => <BookingSheetPage {...data} />,
  });
}

function joinedPage(): Page {
  return definePage({
    path: WAITING_JOINED_PATH,
    load: async () => ({ kind: 'page', data: undefined, tags: [] }),
    head: () => ({
      title: waitingForm.joinedTitle,
      description: waitingForm.joined,
      canonicalPath: WAITING_JOINED_PATH,
      isNoIndex: true,
    }),
    view: () => <WaitingJoinedPage />,
  });
}

function shopOf({ phone }: ShopProfile) {
  return { phone, phoneHref: phoneHref(phone) };
}

function placeOf(profile: ShopProfile): BookingSheet['shop'] {
  const address = formatAddress(profile.address);
  const { maps } = profile.links;
  return { ...shopOf(profile), name: profile.name, address, mapHref: maps && mapPage(maps, address) };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
