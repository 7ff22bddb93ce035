// Reads and changes of bookings as the back office uses them.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { addDays, dayCode, DAY_CODES, helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { pick } from '../../../platform/contract/records.ts';
import { uiMessages } from '../../../platform/ui/messages.ts';
import type { getBusinessSettings } from '../../opening-hours/contract.ts';
import { BOARD_PATH } from '../board-paths.ts';
import { SENT_FIELDS } from '../booking-form.ts';
import type { BookingState } from '../booking-rules.ts';
import type {
  Booking,
  getBookings,
  getBookingStatistics,
  getWaitingList,
  postBookingPicked,
  postBookingState,
  putBooking,
} from '../contract/admin.ts';
import type { Bay, BookingSettings, getBookingSettings } from '../contract/settings.ts';
import { cardMessages, moveMessages as messages, stateActions } from '../messages/board.ts';
import type { BookingRules } from '../shop-day/open-day.ts';
import { slotOf, slotText, bookingTitle } from './booking-text.ts';
import type { Slot } from './day/board-geometry.ts';

export const FORM_PATHS = {
  create: `${BOARD_PATH}/uusi`,
  walkIn: `${BOARD_PATH}/jonosta`,
  block: `${BOARD_PATH}/sulku`,
} as const;
export const STATISTICS_PATH = `${BOARD_PATH}/tilastot`;
export const PICK_LIST_PATH = `${BOARD_PATH}/keruulista`;
export const ALL_BOOKINGS = ['bookings'];
const SETTINGS = ['booking-settings'];
const HOURS = ['business-settings'];
/** Everything that the board shows. */
export const SHOWN_KEYS = [ALL_BOOKINGS, SETTINGS, HOURS];
const FAILURE_MS = 6000;
const SEARCH_BACK_DAYS = 30;
const SEARCH_AHEAD_DAYS = 90;

export function bookingsQuery(from: IsoDay, to: IsoDay = from, q = '') {
  return apiQuery<typeof getBookings>(ALL_BOOKINGS, 'GET /admin/bookings', {
    query: { from, to, ...(q !== '' && { q }) },
  });
}

/** One booking as it is stored now. */
export async function readBooking(queries: QueryClient, day: IsoDay, id: string): Promise<Booking> {
  const all = await queries.query({ ...bookingsQuery(day), staleTime: 0 });
  const found = all.find(({ _id }) => _id === id);
  if (!found) throw new Error(cardMessages.notFound);
  return found;
}

/** Those that fit the words, around today. */
export function foundBookingsQuery(today: IsoDay, q: string) {
  return bookingsQuery(addDays(today, -SEARCH_BACK_DAYS), addDays(today, SEARCH_AHEAD_DAYS), q);
}

export function waitingQuery(day: IsoDay) {
  return apiQuery<typeof getWaitingList>(ALL_BOOKINGS, 'GET /admin/booking-waiting-list', {
    query: { from: day, to: day },
  });
}

export function weekLoadQuery(monday: IsoDay) {
  return apiQuery<typeof getBookingStatistics>(ALL_BOOKINGS, 'GET /admin/booking-statistics', {
    query: { from: monday, to: addDays(monday, 6) },
  });
}

export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, -DAY_CODES.indexOf(dayCode(day)));
}

const settingsQuery = apiQuery<typeof getBookingSettings>(SETTINGS, 'GET /admin/booking-settings');
const hoursQuery = apiQuery<typeof getBusinessSettings>(HOURS, 'GET /business-settings');

export interface ShopRules extends BookingRules {
  settings: BookingSettings;
}

/** What the shop has set and when it is open; the same object as long as neither changes. */
export function useShopRules() {
  const settings = useQuery(settingsQuery);
  const hours = useQuery(hoursQuery);
  const data = useMemo((): ShopRules | undefined => {
    if (!settings.data || !hours.data) return undefined;
    const { businessHours: week, exceptions } = hours.data;
    return { settings: settings.data, schedule: { week, exceptions } };
  }, [settings.data, hours.data]);
  return {
    data,
    error: settings.error ?? hours.error,
    refetch: () => Promise.all([settings.refetch(), hours.refetch()]),
  };
}

/** What is drawn of a booking follows its move at once, before everything is read again. */
function showMoved(queries: QueryClient, before: Booking, after: Booking): void {
  const [from, to] = [before, after].map(({ start }) => bookingsQuery(helsinkiDay(new Date(start))).queryKey);
  if (!from || !to) return;
  const without = (all: Booking[] | undefined) => all?.filter(({ _id }) => _id !== after._id);
  queries.setQueryData<Booking[]>(from, without);
  queries.setQueryData<Booking[]>(to, (all) => all && [...(without(all) ?? []), after]);
}

export interface Move {
  booking: Booking;
  slot: Slot;
  /** Mails the customer. */
  notify: boolean;
}

/** Saves a move, and offers to undo it; the customer who was notified of it is notified again. */
export function useMove(bays: readonly Bay[], onMoved: () => void) {
  const queries = useQueryClient();
  const invalidates = ALL_BOOKINGS;
  const undo = useApiSave<typeof putBooking, Move>('PUT /admin/bookings/:id', moveCall, {
    invalidates,
    onSuccess: (after) => showToast({ text: messages.undone(bookingTitle(after)), tone: 'ok' }),
    onError: (error) => showFailure(messages.failed, error),
  });
  return useApiSave<typeof putBooking, Move>('PUT /admin/bookings/:id', moveCall, {
    invalidates,
    isReadAfterFailure: true,
    onSuccess: (after, { booking, notify }) => {
      showMoved(queries, booking, after);
      onMoved();
      showUndo(messages.moved(bookingTitle(after), slotText(slotOf(after), bays)), uiMessages.undo, () =>
        undo.mutate({ booking: after, slot: slotOf(booking), notify }),
      );
    },
  });
}

function moveCall({ booking, slot: { bay, startMs, endMs }, notify }: Move) {
  const times = { start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() };
  const { _id: id, version } = booking;
  return { params: { id }, body: { ...sentOf(booking), ...times, bay, version, notify } };
}

/** What a change sends of a booking that stays as it is. */
export function sentOf(booking: Booking) {
  return {
    ...pick(booking, SENT_FIELDS),
    // Without tyres there is no number of them.
    quantity: Math.max(1, booking.quantity),
  };
}

interface StateChange {
  booking: Booking;
  state: BookingState;
  notify?: boolean;
}

/** Sets the state of a booking, and offers to undo it. */
export function useBookingState() {
  const onError = (error: Error) => showFailure(messages.stateFailed, error);
  const options = { invalidates: ALL_BOOKINGS, isReadAfterFailure: true, onError };
  const undo = useApiSave<typeof postBookingState, StateChange>(STATE_CALL, stateCall, options);
  return useApiSave<typeof postBookingState, StateChange>(STATE_CALL, stateCall, {
    ...options,
    onSuccess: (after, { booking, state, notify }) => {
      const text = messages.stateSet(bookingTitle(after), stateActions[state]);
      showUndo(text, uiMessages.undo, () =>
        undo.mutate({ booking: after, state: booking.state, ...(notify !== undefined && { notify }) }),
      );
    },
  });
}

/** Toggles whether the tyres waiting on the shelves have been fetched. */
export function useBookingPicked() {
  return useApiSave<typeof postBookingPicked, { booking: Booking; isPicked: boolean }>(
    'POST /admin/bookings/:id/picked',
    ({ booking: { _id: id, version }, isPicked }) => ({ params: { id }, body: { isPicked, version } }),
    {
      invalidates: ALL_BOOKINGS,
      isReadAfterFailure: true,
      onError: (error) => showFailure(messages.pickedFailed, error),
    },
  );
}

const STATE_CALL = 'POST /admin/bookings/:id/state';

function stateCall({ booking: { _id: id, version }, state, notify = false }: StateChange) {
  return { params: { id }, body: { state, version, notify } };
}

function showFailure(text: string, error: Error): void {
  showToast({ text: `${text}: ${error.message}`, tone: 'bad', durationMs: FAILURE_MS });
}
