// Answers on opening hours, the dog's working hours and callbacks, all from one schedule.
import {
  addDays,
  formatWeekdayDate,
  helsinkiDay,
  helsinkiTime,
  type IsoDay,
} from '../../../../../platform/contract/dates.ts';
import { capitalise } from '../../../../../platform/contract/text.ts';
import {
  EXCEPTION_DAYS,
  exceptionsBetween,
  firstOpenDay,
  hoursOn,
  openStatus,
  weekText,
  type Schedule,
} from '../../../../opening-hours/opening-hours.ts';
import type { HoursNow } from '../../../../opening-hours/server/index.ts';
import { shortTime } from '../../../../opening-hours/time-of-day.ts';
import { CONTACT_PATH } from '../../../../pages/paths.ts';
import { callBackOffer, dayWord } from '../../../call-back.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import { answer, waysToShop, type Answer } from './answer.ts';

const SOURCES = [{ title: messages.sources.hours, href: CONTACT_PATH }];

export async function answerHours(tools: AssistantTools, details: Details): Promise<Answer> {
  const hours = await tools.hours();
  const rest = { sources: SOURCES, actions: waysToShop(await tools.shop()) };
  const now = tools.now();
  const days = daysAhead(hours, now, details);
  const { time } = details;
  if (time !== undefined) {
    return answer('openingHours', timeLines(hours, now, { ...details, days, time }), rest);
  }
  if (days.length === 0) return answer('openingHours', generalLines(hours, now, details), rest);
  const isToday = days.length === 1 && days[0] === hours.today;
  const lines = days.map((day) =>
    isOver(hours, day, now) ? pastSentence(hours, day) : daySentence(hours.schedule, day, hours.today),
  );
  const [first] = days;
  const verdict = days.length === 1 && first !== undefined ? dayVerdict(hours, first, now, details) : '';
  const status = isToday ? statusSentence(hours, now) : nextOpening(hours, days);
  const isPast = days.some((day) => day < hours.today);
  const week = isPast ? messages.week(weekText(hours.schedule.week)) : '';
  return answer('openingHours', [withVerdict(isPast ? '' : verdict, lines), status, week].flat(), rest);
}

/** The named days; a weekday by its name is the next one, once the shop has closed on that of today. */
export function daysAhead(hours: HoursNow, now: Date, { days = [], said }: Details): readonly IsoDay[] {
  const isNamed = !said?.has('today') && !said?.has('now');
  return days.map((day) => (isNamed && isOver(hours, day, now) ? addDays(day, 7) : day));
}

function isOver({ schedule, today }: HoursNow, day: IsoDay, now: Date): boolean {
  const hours = hoursOn(schedule, day);
  return day === today && !hours.isClosed && helsinkiTime(now) >= hours.close;
}

function pastSentence({ schedule, today }: HoursNow, day: IsoDay): string {
  const hours = hoursOn(schedule, day);
  return hours.isClosed ? '' : messages.closedAt(capitalise(dayWord(day, today)), shortTime(hours.close));
}

/** After closed days to come: when the shop opens again. */
function nextOpening({ schedule, today }: HoursNow, days: readonly IsoDay[]): string {
  const day = days.at(-1);
  if (day === undefined || days.some((each) => each < today || !hoursOn(schedule, each).isClosed)) return '';
  const next = firstOpenDay(schedule, addDays(day, 1));
  const hours = next === undefined ? undefined : hoursOn(schedule, next);
  if (next === undefined || !hours || hours.isClosed) return '';
  return messages.opensOn(dayWord(next, today), shortTime(hours.open));
}

/** 'Kyllä.' or 'Ei.' before the first line, in answer to a yes-or-no question. */
function withVerdict(verdict: string, lines: readonly string[]): string[] {
  return verdict === '' ? [...lines] : [`${verdict} ${lines[0] ?? ''}`, ...lines.slice(1)];
}

/** For today the remaining hours count, for 'now' the moment. */
function dayVerdict(hours: HoursNow, day: IsoDay, now: Date, details: Details): string {
  const { schedule, today } = hours;
  const isNow = day === today && details.said?.has('now') === true;
  const isOpenDay = !hoursOn(schedule, day).isClosed && !isOver(hours, day, now);
  return verdictOf(isNow ? openStatus(schedule, now).isOpen : isOpenDay, details);
}

/** Whether the shop is open, as the answer to whether it is open or closed; '' where neither was asked. */
function verdictOf(isOpen: boolean, { question, said }: Details): string {
  if (question !== 'yes-no' || !(said?.has('open') || said?.has('shopOpen') || said?.has('come'))) return '';
  return isOpen === !said.has('closed') ? messages.yes : messages.no;
}

/** Whether the shop is open at a time of day: on the days that were named, else on the next day that has it ahead. */
function timeLines(hours: HoursNow, now: Date, details: Details & { time: string }): string[] {
  const { schedule, today } = hours;
  const { days = [], time, isUntil = false } = details;
  const ahead = helsinkiTime(now) < time && !isOver(hours, today, now) ? today : addDays(today, 1);
  const requested = days.length > 0 ? days : [firstOpenDay(schedule, ahead) ?? today];
  const lines = requested.flatMap((day) => {
    const state = hoursOn(schedule, day);
    const sentence = daySentence(schedule, day, today);
    if (state.isClosed) return withVerdict(verdictOf(false, details), [sentence]);
    const isOpen = time >= state.open && (isUntil ? time <= state.close : time < state.close);
    const verdict = verdictOf(isOpen, details);
    // 'Tuunko puoli kahdeksaksi vai onko turha?'
    const isInVain = verdict === '' && !isOpen && details.question !== 'when';
    return withVerdict(isInVain ? messages.no : verdict, [sentence]);
  });
  return days.length > 0 ? lines : [...lines, messages.week(weekText(schedule.week))];
}

/** The dog works when the shop is open. */
export async function answerDog(tools: AssistantTools, { days }: Details): Promise<Answer> {
  const [{ schedule, today }, { dog }] = [await tools.hours(), await tools.shop()];
  if (dog.name === '') return answer('shopDog', messages.noDog);
  const [day] = days ?? [];
  if (day !== undefined && day !== today) {
    return answer('shopDog', messages.dogDay(dog.name, daySentence(schedule, day, today)), {
      sources: SOURCES,
    });
  }
  const { isOpen, text } = openStatus(schedule, tools.now());
  const dogText = isOpen
    ? messages.dogOpen(dog.name, text)
    : messages.dogAway(dog.name, openingSentence(schedule, tools.now()));
  return answer('shopDog', dogText, { sources: SOURCES });
}

export async function answerHuman(tools: AssistantTools): Promise<Answer> {
  const hours = await tools.hours();
  const now = tools.now();
  const shop = await tools.shop();
  const lines = [
    messages.human(shop.phone),
    ...closedLines(hours, now),
    messages.week(weekText(hours.schedule.week)),
    callBackOffer(hours.schedule, now),
  ];
  return answer('contact', lines, {
    sources: [{ title: messages.sources.contact, href: CONTACT_PATH }],
    actions: waysToShop(shop),
  });
}

/** On the days asked about, else now: whether the shop is open, and when it opens. */
export function comingLines({ schedule, today }: HoursNow, now: Date, { days = [] }: Details): string[] {
  const isNow = days.length === 0 || (days.length === 1 && days[0] === today);
  const lines = days.map((day) => daySentence(schedule, day, today));
  if (!isNow) return lines;
  const { isOpen } = openStatus(schedule, now);
  const isSaid = lines.length > 0 && hoursOn(schedule, today).isClosed;
  const nowClosed = isOpen || isSaid ? '' : messages.closedNow;
  return [...lines, nowClosed, statusSentence({ schedule }, now)];
}

/** While the shop is closed: that it is, and when it opens. */
export function closedLines(hours: HoursNow, now: Date): string[] {
  return openStatus(hours.schedule, now).isOpen ? [] : comingLines(hours, now, {});
}

/** 'Avoinna, suljetaan klo 17.' or when the shop opens next. */
function statusSentence({ schedule }: Pick<HoursNow, 'schedule'>, now: Date): string {
  const { isOpen, text } = openStatus(schedule, now);
  return isOpen ? messages.status(text) : openingSentence(schedule, now);
}

/** 'Avaamme huomenna 23.11.2026 klo 9.'; '' when no opening is known. */
function openingSentence(schedule: Schedule, now: Date): string {
  const today = helsinkiDay(now);
  const todays = hoursOn(schedule, today);
  const isLater = !todays.isClosed && helsinkiTime(now) < todays.open;
  const day = isLater ? today : firstOpenDay(schedule, addDays(today, 1));
  const hours = day === undefined ? undefined : hoursOn(schedule, day);
  if (day === undefined || !hours || hours.isClosed) return '';
  return messages.opensOn(dayWord(day, today), shortTime(hours.open));
}

function generalLines({ schedule, today }: HoursNow, now: Date, details: Details): string[] {
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS));
  const lines = exceptions.map(({ date, open, close, isClosed, reason }) =>
    isClosed || open === null || close === null
      ? messages.exceptionClosed(formatWeekdayDate(date), reason)
      : messages.exceptionOpen(formatWeekdayDate(date), shortTime(open), shortTime(close), reason),
  );
  const { isOpen, text } = openStatus(schedule, now);
  // 'Oletteko auki iltaisin?' is not about now.
  const isOfNow = !details.partOfDay && !details.said?.has('regular') && !details.unread;
  // No shop of set hours is open at all of them.
  const isAlways = /24\s?\/\s?7|ymp[a\u00E4]ri\s?vuorokau|y[o\u00F6]ll[a\u00E4]/iu.test(details.text ?? '');
  if (isAlways) return withVerdict(messages.no, [messages.week(weekText(schedule.week))]);
  const verdict = isOfNow ? verdictOf(isOpen, details) : '';
  return [
    ...withVerdict(verdict, [messages.status(text)]),
    messages.week(weekText(schedule.week)),
    ...(lines.length > 0 ? [messages.exceptions, ...lines] : []),
  ];
}

export function daySentence(schedule: Schedule, day: IsoDay, today: IsoDay): string {
  const state = hoursOn(schedule, day);
  const word = capitalise(dayWord(day, today));
  const sentence = state.isClosed
    ? messages.closedOn(word)
    : messages.openOn(word, shortTime(state.open), shortTime(state.close));
  return state.reason ? `${sentence} ${messages.because(state.reason)}` : sentence;
}
