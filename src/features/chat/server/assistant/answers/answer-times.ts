// Answers on when a time can be had: the first free times by the rules of the bookings, as ways into the booking.
import {
  addDays,
  DAY_CODES,
  dayCode,
  formatNearDay,
  helsinkiDay,
  helsinkiTime,
  type IsoDay,
} from '../../../../../platform/contract/dates.ts';
import { bookingPath } from '../../../../bookings/booking-query.ts';
import type { BookedService, BookedWork } from '../../../../bookings/booking-rules.ts';
import type { FreeTimes } from '../../../../bookings/contract/bookings.ts';
import { serviceTitles } from '../../../../bookings/messages/bookings.ts';
import { FULL_SET } from '../../../../catalogue/fitting/full-set.ts';
import { ACCOUNT_PATH } from '../../../../customers/paths.ts';
import { hoursOn, type Schedule } from '../../../../opening-hours/opening-hours.ts';
import { CONTACT_PATH } from '../../../../pages/paths.ts';
import { joinSentences, promiseTexts } from '../../../../shop-profile/promises.ts';
import { dayWord } from '../../../call-back.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Concept } from '../concepts.ts';
import type { Details, PartOfDay } from '../details/details.ts';
import type { Work } from '../details/works.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { fold, OWNED } from '../words.ts';
import { comingLines, daysAhead, daySentence } from './answer-hours.ts';
import { answer, waysToShop, type Action, type Answer } from './answer.ts';
import { fittingDays } from './tyres/answer-tyres.ts';
import { filtersOf } from './tyres/tyre-search.ts';

const SERVICES: Readonly<Partial<Record<Work, BookedService>>> = {
  fitting: 'fitting',
  balancing: 'balancing',
  hotel: 'storageWithChange',
  hotelWithChange: 'storageWithChange',
  repair: 'repair',
  sensor: 'sensor',
};
const SOURCES = [{ title: messages.sources.contact, href: CONTACT_PATH }];
const LOOKED_DAYS = 14;
/** Times listed for one day, and days listed for a question about several. */
const SHOWN_TIMES = 3;
const SHOWN_DAYS = 3;

export async function answerTimes(
  tools: AssistantTools,
  details: Details,
  concepts: ReadonlySet<Concept>,
): Promise<Answer> {
  const work = workOf(details, concepts);
  const today = helsinkiDay(tools.now());
  // Before a holiday is not on it.
  const requested =
    concepts.has('before') && details.time === undefined
      ? []
      : daysAhead(await tools.hours(), tools.now(), details);
  const days = requested.filter((day) => day >= today).slice(0, SHOWN_DAYS);
  const arrival = await arrivalOf(tools, details, work);
  const earliest = arrival ?? today;
  const asked = days[0] ?? (concepts.has('nextWeek') ? nextMonday(today) : today);
  const from = asked < earliest ? earliest : asked;
  const found = await tools.freeTimes(work, from, LOOKED_DAYS);
  if (!found) return answerWithoutTimes(tools, concepts.has('come') ? details : undefined);
  const shop = await tools.shop();
  const { lines: offered, chips } = await offeredTimes(tools, { days, from, today }, details, found);
  const hasTimes = chips.length > 0;
  const walkIn = promiseTexts(shop.promises).worksWithoutBooking ?? '';
  const isWalkIn = concepts.has('walkIn');
  const lines = [
    // Who comes without an appointment finds the shop open or not.
    ...(isWalkIn ? comingLines(await tools.hours(), tools.now(), { days }) : []),
    isWalkIn ? walkIn : '',
    messages.timesFor(serviceTitles[work.service]),
    arrival === undefined ? '' : messages.notBefore(dayWord(arrival, today)),
    ...offered,
    hasTimes ? messages.chooseTime : found.reason || messages.noTimes,
    isWalkIn ? '' : walkIn,
  ];
  return answer('booking', [...new Set(lines)], {
    sources: SOURCES,
    actions: [
      ...chips.map(({ day, time }) => chipOf(work, day, time)),
      ...(hasTimes ? [{ label: messages.actions.allTimes, href: bookingPath(work) }] : waysToShop(shop)),
    ],
  });
}

const UNCONFIRMED =
  /\bei(?:ka)?\s(?:\S+\s){0,2}(?:tul|kuul|saapu|loyd)|kirjat|vahvist|varmasti|onnistuiko|meniko/;

const UNDOES = /\bperu|siirt|siirra|muut|paase|ehdi|kerke|vaiht|cancel|move|change|boka|flytta/;

/** Bookings of visitors are not read here: they are behind the link in the mail. */
export async function answerOwnBooking(tools: AssistantTools, { text = '' }: Details = {}): Promise<Answer> {
  const shop = await tools.shop();
  const isOurs = (await tools.freeTimes(workOf({}, new Set()), helsinkiDay(tools.now()), 1)) !== undefined;
  const line = fold(text);
  const undoing = UNDOES.test(line) ? messages.undoingQuestion : undefined;
  const question = UNCONFIRMED.test(line) ? messages.confirmationQuestion : undoing;
  const found = question === undefined ? undefined : await answerPublished(tools, question);
  const published = found && !found.isUnanswered ? found.text : '';
  const ways = isOurs ? messages.ownBooking : messages.ownBookingByPhone;
  // What the shop says of cancelling names the link and the phone.
  const isTold = published !== '' && question === undoing;
  return answer('booking', isTold ? [messages.cannotUndo, published] : [published, ways], {
    sources: SOURCES,
    actions: [
      ...(isOurs ? [{ label: messages.actions.ownBookings, href: ACCOUNT_PATH }] : []),
      ...waysToShop(shop),
    ],
  });
}

/** `coming`: what was asked by somebody who wants to know when to come. */
async function answerWithoutTimes(tools: AssistantTools, coming: Details | undefined): Promise<Answer> {
  const shop = await tools.shop();
  const hours = coming ? comingLines(await tools.hours(), tools.now(), coming) : [];
  const booked = shop.links.booking === '' ? messages.bookByPhone : messages.bookOnline;
  const rule = joinSentences(promiseTexts(shop.promises).worksWithoutBooking, booked);
  return answer('booking', [...hours, rule], { sources: SOURCES, actions: waysToShop(shop, true) });
}

/** Tyres of a size or new ones are fitted; a change without details is that of the season. */
export function workOf(details: Details, concepts: ReadonlySet<Concept>): BookedWork {
  const { work, size, rim, vehicleType, tags = [], isFitted } = details;
  const isFitting = concepts.has('newTyres') || (isFitted && size !== undefined);
  const usual = isFitting ? 'fitting' : 'seasonChange';
  return {
    service: (work && SERVICES[work]) ?? usual,
    extras: [],
    vehicleType: vehicleType ?? (size?.isCommercial ? 'van' : 'passenger'),
    rim: rim ?? (size ? Math.floor(size.diameterIn) : null),
    isRunFlat: tags.includes('RFT'),
  };
}

/** The day from which the cheapest set of the size can be fitted, where the supplier has it. */
async function arrivalOf(
  tools: AssistantTools,
  details: Details,
  { service }: BookedWork,
): Promise<IsoDay | undefined> {
  if (service !== 'fitting' || !details.size || OWNED.test(fold(details.text ?? ''))) return undefined;
  const { items } = await tools.searchTyres({ ...filtersOf(details), isInStock: true, sort: 'price-asc' });
  const cheapest = items.find(({ stock }) => stock.count >= (details.count ?? FULL_SET)) ?? items[0];
  // What was not found is not on the shelf either.
  if (cheapest && cheapest.stock.kind !== 'supplier') return undefined;
  return (await fittingDays(tools)).supplier ?? undefined;
}

interface Found {
  readonly lines: readonly string[];
  readonly chips: readonly { readonly day: IsoDay; readonly time: string }[];
}

/** The times of the days that were asked about, else the first ones; one of them where it was chosen. */
async function offeredTimes(
  tools: AssistantTools,
  { days, from, today }: { readonly days: readonly IsoDay[]; readonly from: IsoDay; readonly today: IsoDay },
  details: Details,
  found: FreeTimes,
): Promise<Found> {
  const none: Found = { lines: [], chips: [] };
  const times = days.some((day) => day >= from) ? await timesOn(tools, days, details, found) : none;
  const first = times.chips.length === 0 ? firstTimes(found, today, details) : none;
  const chips = [...times.chips, ...first.chips].slice(0, SHOWN_TIMES);
  const chosen = details.place === undefined ? undefined : chips.at(details.place);
  if (!chosen) return { lines: [...times.lines, ...first.lines], chips };
  return { lines: [messages.timeFree(dayWord(chosen.day, today), shown(chosen.time))], chips: [chosen] };
}

/** The days that were asked about, each with its first times in the part of the day that was. */
async function timesOn(
  tools: AssistantTools,
  days: readonly IsoDay[],
  { time, timeSide, partOfDay }: Details,
  found: FreeTimes,
): Promise<Found> {
  const { schedule, today } = await tools.hours();
  const requested = time?.replace(':', '.');
  const side = requested === undefined ? undefined : timeSide;
  const part = messages.partsOfDay[partOfDay ?? ''];
  const sideWords = side && messages.timeSides[side](shown(requested ?? ''));
  const wanted = found.days.filter(({ date }) => days.includes(date));
  const parts = wanted.map((day): Found => {
    const word = dayWord(day.date, today);
    if (day.isClosed) return { lines: [daySentence(schedule, day.date, today)], chips: [] };
    const free = day.times.filter((each) => isIn(partOfDay, each));
    if (requested !== undefined && !side && day.times.includes(requested)) {
      return {
        lines: [messages.timeFree(word, shown(requested))],
        chips: [{ day: day.date, time: requested }],
      };
    }
    const fitting = free.filter((each) => !side || (side === 'before') === each < (requested ?? ''));
    const offered = fitting.length > 0 ? fitting : free;
    const few = requested === undefined ? spread(offered) : nearest(offered, requested);
    const isOutside = time !== undefined && isOutsideHours(schedule, day.date, time);
    const isTaken = requested !== undefined && !side;
    const when = [word, part, sideWords].filter(Boolean).join(' ');
    const lines = [
      isOutside ? `${messages.no} ${daySentence(schedule, day.date, today)}` : '',
      isTaken && free.length > 0 ? messages.timeTaken(word, shown(requested)) : '',
      fitting.length === 0 ? messages.dayFull(when) : '',
      few.length === 0
        ? ''
        : messages.timesOn(offered === free ? word : when, few.map(shown), offered.length),
    ];
    return { lines: lines.filter(Boolean), chips: few.map((each) => ({ day: day.date, time: each })) };
  });
  return {
    lines: parts.flatMap(({ lines }) => lines),
    // With several days, the first time of each before the second of any.
    chips: Array.from({ length: SHOWN_TIMES }, (_, at) =>
      parts.flatMap(({ chips }) => chips[at] ?? []),
    ).flat(),
  };
}

function isOutsideHours(schedule: Schedule, day: IsoDay, time: string): boolean {
  const state = hoursOn(schedule, day);
  return !state.isClosed && (time < state.open || time >= state.close);
}

/** The first of all in the part of the day that was asked about, and the first of the days after it. */
function firstTimes({ earliest, days }: FreeTimes, today: IsoDay, { partOfDay }: Details): Found {
  const firsts = days.flatMap(({ date, times }) => {
    const time = times.find((each) => isIn(partOfDay, each));
    return time === undefined ? [] : [{ day: date, time }];
  });
  const at = earliest === null ? undefined : new Date(earliest);
  // It may be later than the days that were looked at.
  const chips = firsts.length > 0 || !at ? firsts : [{ day: helsinkiDay(at), time: timeOf(at) }];
  return {
    lines: chips.slice(0, 1).map(({ day, time }) => messages.firstTime(dayWord(day, today), shown(time))),
    chips: chips.slice(0, SHOWN_TIMES),
  };
}

function timeOf(at: Date): string {
  return helsinkiTime(at).replace(':', '.');
}

/** '09.15' → '9.15' */
function shown(time: string): string {
  return time.replace(/^0/, '');
}

export function nextMonday(today: IsoDay): IsoDay {
  return addDays(today, DAY_CODES.length - DAY_CODES.indexOf(dayCode(today)));
}

/** The first, one in the middle and the last. */
function spread(times: readonly string[]): string[] {
  const places = [0, Math.floor((times.length - 1) / 2), times.length - 1];
  return [...new Set(places.flatMap((place) => times[place] ?? []))];
}

function isIn(part: PartOfDay | undefined, time: string): boolean {
  switch (part) {
    case 'morning':
      return time < '12.00';
    case 'afternoon':
      return time >= '12.00';
    case 'evening':
      return time >= '15.00';
    case undefined:
      return true;
  }
}

function nearest(times: readonly string[], requested: string): string[] {
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(requested));
  return times
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, SHOWN_TIMES)
    .toSorted();
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split('.');
  return Number(hours) * 60 + Number(minutes);
}

function chipOf(work: BookedWork, day: IsoDay, time: string): Action {
  return {
    label: messages.timeChip(formatNearDay(day), shown(time)),
    href: bookingPath(work, { from: day }),
  };
}
