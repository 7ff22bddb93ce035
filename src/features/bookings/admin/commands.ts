// The bookings in the command palette: today, a new one, statistics, and every booking by its name, plate or phone.
import { matchingCommands, type CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { addDays, formatWeekdayClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { BOARD_PATH, boardBookingPath } from '../board-paths.ts';
import type { getBookings } from '../contract/admin.ts';
import { stateNames } from '../messages/bookings.ts';
import { bookingCommandMessages as messages } from '../messages/commands.ts';
import { FORM_PATHS, STATISTICS_PATH } from './booking-queries.ts';

const MIN_WORDS = 2;
const MAX_FOUND = 5;
const BACK_DAYS = 30;
const AHEAD_DAYS = 90;

const fixed = [
  { label: messages.today, to: BOARD_PATH },
  { label: messages.create, synonyms: messages.createSynonyms, to: FORM_PATHS.create },
  { label: messages.statistics, synonyms: messages.statisticsSynonyms, to: STATISTICS_PATH },
];

export const commands: CommandSource = {
  group: messages.group,
  find: async (words, signal) => {
    const actions = matchingCommands(fixed, words);
    if (words.length < MIN_WORDS) return actions;
    const today = helsinkiDay(new Date());
    const found = await callApi<typeof getBookings>('GET /admin/bookings', {
      query: { from: addDays(today, -BACK_DAYS), to: addDays(today, AHEAD_DAYS), q: words.slice(0, 100) },
      signal,
    });
    // Those that come first, then the latest of those that are over.
    const isOver = ({ start }: { start: string }) => helsinkiDay(new Date(start)) < today;
    const ordered = [...found.filter((one) => !isOver(one)), ...found.filter(isOver).toReversed()];
    return [
      ...ordered.slice(0, MAX_FOUND).map((booking) => ({
        label: [booking.name, booking.licencePlate].filter(Boolean).join(' · '),
        hint: `${formatWeekdayClock(new Date(booking.start))}, ${stateNames[booking.state]}`,
        to: boardBookingPath(booking),
      })),
      ...actions,
    ];
  },
};
