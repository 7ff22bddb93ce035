// Which days a question is about: dates, weekdays, holidays with their eves and the days between and after them.
import {
  addDays,
  dayCode,
  parseDate,
  type DayCode,
  type IsoDay,
} from '../../../../../platform/contract/dates.ts';
import { holidaysBetween, type HolidayName } from '../../../../opening-hours/holidays.ts';
import { MONTH_STEMS, conceptsIn, type Concept } from '../concepts.ts';
import { fold } from '../words.ts';

const WEEKDAYS = [
  ['monday', 'ma'],
  ['tuesday', 'ti'],
  ['wednesday', 'ke'],
  ['thursday', 'to'],
  ['friday', 'pe'],
  ['saturday', 'la'],
  ['sunday', 'su'],
] as const satisfies readonly (readonly [Concept, DayCode])[];

type NamedDays = readonly [concept: Concept, holiday: HolidayName, firstOffset: number, lastOffset: number];

/** Also what 'the eve' alone means. */
const CHRISTMAS_EVE: NamedDays = ['christmasEve', 'christmasEve', 0, 0];

/**
 * The days that a holiday phrase means, as offsets from a holiday in the calendar. When several phrases of a group
 * match, the first one counts, so the narrower ones come first.
 */
const HOLIDAY_PHRASES: readonly (readonly NamedDays[])[] = [
  [
    ['betweenDays', 'boxingDay', 1, 5],
    ['dayBeforeEve', 'christmasEve', -1, -1],
    CHRISTMAS_EVE,
    ['boxingDay', 'boxingDay', 0, 0],
    ['christmasDay', 'christmas', 0, 0],
    ['christmas', 'christmasEve', 0, 2],
  ],
  [['newYear', 'newYear', 0, 0]],
  [['epiphany', 'epiphany', 0, 0]],
  [
    ['goodFriday', 'goodFriday', 0, 0],
    ['maundyThursday', 'goodFriday', -1, -1],
    ['easterSaturday', 'easterSunday', -1, -1],
    ['easterMonday', 'easterMonday', 0, 0],
    ['easterSunday', 'easterSunday', 0, 0],
    ['easter', 'goodFriday', 0, 3],
  ],
  [['mayDay', 'mayDay', 0, 0]],
  [['ascension', 'ascension', 0, 0]],
  [['pentecost', 'pentecost', 0, 0]],
  [
    ['midsummerDay', 'midsummer', 0, 0],
    ['midsummer', 'midsummerEve', 0, 1],
  ],
  [['allSaints', 'allSaints', 0, 0]],
  [['independence', 'independence', 0, 0]],
];

/** Phrases whose first day is the eve itself; for the others the eve is the day before the first day. */
const BEGIN_WITH_EVE: ReadonlySet<Concept> = new Set([
  'dayBeforeEve',
  'christmasEve',
  'christmas',
  'midsummer',
]);

/** 'Nyt' is a day only in talk of these: 'nyt kyljessä on patti' asks of no day. */
const NOW_OF = ['open', 'shopOpen', 'come', 'time', 'dog', 'booking'] as const satisfies readonly Concept[];

/** 'Today or tomorrow?' names two days. */
const NEAR_DAYS = ['today', 'tomorrow', 'dayAfter'] as const satisfies readonly Concept[];

const DAYS_OF_A_YEAR = 366;
const WEEK = 7;

/** The days asked about, earliest first; undefined when none was named. */
export function daysIn(
  text: string,
  concepts: ReadonlySet<Concept>,
  today: IsoDay,
): readonly IsoDay[] | undefined {
  const dated = datesIn(text, today);
  const holidays = holidaysIn(text, concepts, today);
  // A date may be that of the holiday, or another day next to it.
  const isSame = holidays.some((day) => dated.includes(day));
  const named = isSame ? dated : [...new Set([...dated, ...holidays])].toSorted();
  if (named.length > 0) return named;
  if (concepts.has('yesterday')) return [addDays(today, -1)];
  const near = NEAR_DAYS.flatMap((concept, ahead) => (concepts.has(concept) ? [addDays(today, ahead)] : []));
  if (near.length > 0) return near;
  if (concepts.has('now') && NOW_OF.some((concept) => concepts.has(concept))) return [today];
  return weekdaysIn(withShortNames(text, concepts), today);
}

const SHORT_NAMES =
  /\b(ma|ti|ke|to|pe|la|su)\s(?=(?:klo|kello|vapaa|auki|aamu|ilta|\d))|\b(?:ensi|auki|kiinni|avoinna|aika|ajan)\s(ma|ti|ke|to|pe|la|su)\b|^(?:(?:enta|entas|no|ja|vai|joo)\s)*(ma|ti|ke|to|pe|la|su)[?.!\s]*$/;

/** 'la klo 14', 'ti 16.30', 'onko ke vapaata', 'ensi ke', 'entä la?' alone: short names are other words elsewhere. */
function withShortNames(text: string, concepts: ReadonlySet<Concept>): ReadonlySet<Concept> {
  const found = SHORT_NAMES.exec(fold(text))?.slice(1).find(Boolean);
  const named = WEEKDAYS.find(([, code]) => code === found)?.[0];
  return named ? new Set([...concepts, named]) : concepts;
}

/** '24.12.', '24.12', '24.12.2026', '24. joulukuuta', 'joulukuun 24.'; not a time, a measure or a sum. */
function datesIn(text: string, today: IsoDay): IsoDay[] {
  const written = [
    ...text.matchAll(
      /(?<![\d.,/]|klo\s?|kello\s?)(\d{1,2}\.\s?\d{1,2}(?:\.(?:\s?\d{4})?)?)(?![\d,/]|\s*(?:€|e\b|eur|mm|bar|tuum|"|”|″))/giu,
    ),
  ].map(([, day = '']) => day);
  const month = `(${MONTH_STEMS.join('|')})kuu`;
  const named = [
    ...fold(text).matchAll(new RegExp(`(\\d{1,2})\\.?\\s+${month}|${month}n\\s+(\\d{1,2})`, 'g')),
  ].map(([, dayFirst, monthSecond, monthFirst, daySecond]) => {
    const monthIndex = MONTH_STEMS.findIndex((stem) => stem === (monthSecond ?? monthFirst));
    return `${dayFirst ?? daySecond}.${monthIndex + 1}.`;
  });
  const days = [...written, ...named].flatMap((day) => parseDate(day, today) ?? []);
  return [...new Set(days)].toSorted();
}

/** Where one holiday may end and the next begin: 'uudenvuodenaatto ja loppiainen' has one eve. */
const HOLIDAY_JOINT = /[,;?!]|\s(?:ja|tai|enta|and|och)\s/u;

function holidaysIn(text: string, concepts: ReadonlySet<Concept>, today: IsoDay): IsoDay[] {
  const parts = namedHolidays(concepts).length > 1 ? fold(text).split(HOLIDAY_JOINT).map(conceptsIn) : [];
  const named = parts.filter((part) => namedHolidays(part).length > 0);
  const days = (named.length > 1 ? named : [concepts]).flatMap((part) => daysOfHolidays(part, today));
  const all = concepts.has('weekend') ? days.flatMap((day) => [day, ...weekendAround(day)]) : days;
  return [...new Set(all)].filter((day) => day >= today).toSorted();
}

function namedHolidays(concepts: ReadonlySet<Concept>): NamedDays[] {
  return HOLIDAY_PHRASES.flatMap((group) => {
    const first = group.find(([concept]) => concepts.has(concept));
    return first ? [first] : [];
  });
}

/** The Saturday and Sunday that a holiday is one of, or next to. */
function weekendAround(day: IsoDay): IsoDay[] {
  return spanFrom(addDays(day, -2), 5).filter((each) => ['la', 'su'].includes(dayCode(each)));
}

function daysOfHolidays(concepts: ReadonlySet<Concept>, today: IsoDay): IsoDay[] {
  const named = namedHolidays(concepts);
  const meant = named.length === 0 && concepts.has('eve') ? [CHRISTMAS_EVE] : named;
  return meant.flatMap((each) => daysOf(each, concepts, today));
}

function daysOf(
  [concept, name, firstOffset, lastOffset]: NamedDays,
  concepts: ReadonlySet<Concept>,
  today: IsoDay,
): IsoDay[] {
  const isEve = concepts.has('eve');
  const first = isEve && !BEGIN_WITH_EVE.has(concept) ? firstOffset - 1 : firstOffset;
  const last = isEve ? first : lastOffset;
  // Days after a holiday may lie ahead when the holiday itself has passed.
  const next = holidaysBetween(addDays(today, -WEEK), addDays(today, DAYS_OF_A_YEAR)).find(
    (holiday) => holiday.name === name && addDays(holiday.date, last) >= today,
  );
  if (!next) return [];
  if (concepts.has('after')) {
    const following = spanFrom(addDays(next.date, last + 1), WEEK);
    return following.filter((day) => matchesWeekday(concepts, day)).slice(0, 1);
  }
  return spanFrom(addDays(next.date, first), last - first + 1);
}

/** The coming seven days, the next week, or the days about the given number of weeks ahead. */
function weekdaysIn(concepts: ReadonlySet<Concept>, today: IsoDay): IsoDay[] | undefined {
  const days = daysToSearch(concepts, today);
  const isAnyNamed = concepts.has('weekend') || WEEKDAYS.some(([concept]) => concepts.has(concept));
  if (isAnyNamed) return days.filter((day) => matchesWeekday(concepts, day));
  return concepts.has('inAWeek') ? [addDays(today, weeksAhead(concepts) * WEEK)] : undefined;
}

function daysToSearch(concepts: ReadonlySet<Concept>, today: IsoDay): IsoDay[] {
  if (concepts.has('nextWeek')) return spanFrom(addDays(today, daysToMonday(today)), WEEK);
  // 'On Saturday in a week' may mean the Saturday before or after that day.
  if (concepts.has('inAWeek')) return spanFrom(addDays(today, weeksAhead(concepts) * WEEK - 3), 10);
  // 'Ensi maanantaina' is not today.
  return spanFrom(addDays(today, concepts.has('coming') ? 1 : 0), WEEK);
}

function spanFrom(first: IsoDay, length: number): IsoDay[] {
  return Array.from({ length }, (_, ahead) => addDays(first, ahead));
}

function daysToMonday(today: IsoDay): number {
  return WEEK - WEEKDAYS.findIndex(([, code]) => code === dayCode(today));
}

function weeksAhead(concepts: ReadonlySet<Concept>): number {
  return concepts.has('inTwoWeeks') ? 2 : 1;
}

/** Whether the words name the day's weekday; without a weekday among them any day is meant. */
function matchesWeekday(concepts: ReadonlySet<Concept>, day: IsoDay): boolean {
  const named: readonly DayCode[] = [
    ...(concepts.has('weekend') ? (['la', 'su'] as const) : []),
    ...WEEKDAYS.filter(([concept]) => concepts.has(concept)).map(([, code]) => code),
  ];
  return named.length === 0 || named.includes(dayCode(day));
}
