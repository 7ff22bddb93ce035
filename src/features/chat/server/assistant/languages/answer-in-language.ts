// Answers in English and Swedish from the same data: hours, tyres, prices, booking and law. Anything else stays Finnish, with a line before it.
import { addDays, helsinkiDay, helsinkiTime, type IsoDay } from '../../../../../platform/contract/dates.ts';
import { capitalise } from '../../../../../platform/contract/text.ts';
import { firstOpenDay, hoursOn, weekText, type Schedule } from '../../../../opening-hours/opening-hours.ts';
import { shortTime } from '../../../../opening-hours/time-of-day.ts';
import { CONTACT_PATH } from '../../../../pages/paths.ts';
import {
  ADVISED_GROOVE,
  MIN_GROOVE,
  STUD_SEASON,
  TYRE_AGE_YEARS,
  WINTER_TYRE_SEASON,
  ruleOn,
} from '../../../../pages/season-law.ts';
import { promiseTexts } from '../../../../shop-profile/promises.ts';
import { formatAddress } from '../../../../shop-profile/shop-profile.ts';
import { assistantMessages } from '../../../messages/assistant.ts';
import { millimetres } from '../../../messages/assistant/words.ts';
import { languageMessages, type LanguageTexts } from '../../../messages/languages.ts';
import { daysAhead } from '../answers/answer-hours.ts';
import { markLines } from '../answers/answer-markings.ts';
import { waysToShop, type Action, type Answer } from '../answers/answer.ts';
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import { composeCompany, composeFinancing, composeLanguage } from './company-in-language.ts';
import type { Foreign, Lines } from './foreign.ts';
import { composePrices } from './prices-in-language.ts';
import { publishedIn } from './published-answers.ts';
import { composeTyres } from './tyres-in-language.ts';

/** Undefined: the Finnish answer is used. */
type Composer = (texts: LanguageTexts, question: Foreign, finnish: Answer) => Promise<Lines | undefined>;

const COMPOSERS: Readonly<Partial<Record<string, Composer>>> = {
  hours: composeHours,
  price: composePrices,
  hotel: composePrices,
  tyres: composeTyres,
  booking: composeTimes,
  season: async (texts, { tools, details }, { text }) => [
    details.isAbroad ? texts.abroad : '',
    text.startsWith(assistantMessages.slippery.duty) ? texts.slippery : '',
    [details.question === 'when' ? '' : lawVerdict(texts, text), ...seasonLines(texts, tools)]
      .join(' ')
      .trim(),
    ...(details.said?.has('tread') ? treadLines(texts, tools) : []),
  ],
  markings: async (texts, { details }) => {
    const lines = markLines(details, texts.marks);
    return lines.length > 0 ? lines : undefined;
  },
  contact: async (texts, { tools }) => {
    const { name, phone, salesEmail, address } = await tools.shop();
    return [texts.contact(name, phone, salesEmail, formatAddress(address))];
  },
  roadside: async (texts) => [texts.roadside],
  'own-booking': async (texts) => [texts.ownBooking],
  language: composeLanguage,
  faq: async (texts, question) =>
    asksForLanguage(question.details) ? composeLanguage(texts, question) : undefined,
  financing: composeFinancing,
  company: composeCompany,
  'size-help': async (texts) => [texts.sizeHelp],
  pressure: async (texts, { tools }) => {
    const { promises } = await tools.shop();
    return [
      texts.pressure,
      promiseTexts(promises).checksPressureFree === undefined ? '' : texts.checksPressure,
    ];
  },
  age: async (texts) => [texts.age(TYRE_AGE_YEARS.check, TYRE_AGE_YEARS.change)],
  delivery: async (texts, { tools }) => {
    const { deliveryDays } = (await tools.shop()).promises;
    return [deliveryDays === '' ? '' : texts.deliveryDays(deliveryDays), texts.delivery];
  },
  services: async (texts) => [texts.servicesLead],
  rims: async (texts) => [texts.rimsText],
  unserved: async (texts) => [texts.unserved],
  promise: async (texts) => [texts.promise],
  unknown: async (texts) => [texts.unknown],
  'all-season': async (texts) => [texts.allSeason],
  complaint: async (texts) => [texts.complaint],
  'loose-wheel': async (texts) => [texts.looseWheel],
  'driven-flat': async (texts) => [texts.drivenFlat],
  'tyre-damage': async (texts) => [texts.tyreDamage],
  'own-order': async (texts) => [texts.ownOrder],
  identity: async (texts, { tools }) => [texts.identity((await tools.shop()).assistantName)],
  recycling: async (texts, { tools, details, isCertain }) => {
    const { promises } = await tools.shop();
    // 'Hur gamla däck' is asked of their age.
    const isTaken =
      isCertain &&
      RECYCLED.test(details.text ?? '') &&
      promiseTexts(promises).takesOldTyresFree !== undefined;
    return [isTaken ? texts.takesOldTyres : texts.unknown];
  },
  choice: async (texts) => [texts.unknown],
  tread: async (texts, { tools }) => treadLines(texts, tools),
  human: async (texts, { tools }) => {
    const { schedule } = await tools.hours();
    return [texts.human, statusLine(texts, schedule, tools.now()), weekLine(texts, schedule)];
  },
  greeting: async (texts) => [texts.greeting],
  thanks: async (texts) => [texts.thanks],
  bye: async (texts) => [texts.bye],
};

export async function answerInLanguage(finnish: Answer, question: Foreign): Promise<Answer> {
  const texts = languageMessages[question.language];
  const compose = COMPOSERS[question.topic];
  const composed = await compose?.(texts, question, finnish);
  const published = publishedIn(question.language, finnish.text);
  const isKnown = question.isCertain && !finnish.isUnanswered;
  const unknown = isKnown ? undefined : [texts.unknown];
  // A question to press is in Finnish.
  const own = finnish.actions.filter(({ ask }) => ask === undefined);
  const actions = own.length > 0 ? own : waysToShop(await question.tools.shop());
  return {
    ...finnish,
    text: (
      composed ??
      (published === undefined ? undefined : [published]) ??
      unknown ?? [texts.inFinnish, finnish.text]
    )
      .filter(Boolean)
      .join('\n'),
    actions: actions.map((action) => ({ ...action, label: labelOf(texts, action) })),
  };
}

const RECYCLED = /recycl|kierr|[a\u00E5]tervin|dispos|l[a\u00E4]mna/iu;

/** 'Do you speak English?' is asked of the chat that is spoken with. */
function asksForLanguage({ text = '' }: Details): boolean {
  return /puhutteko kielta|palvelu kielella/.test(text);
}

async function composeHours(
  texts: LanguageTexts,
  { tools, details }: Foreign,
  { text }: Answer,
): Promise<Lines> {
  const hours = await tools.hours();
  const { schedule, today } = hours;
  const days = daysAhead(hours, tools.now(), details);
  const [first] = days;
  const verdict = verdictOf(texts, text);
  const todays = hoursOn(schedule, today);
  const isOver = todays.isClosed || helsinkiTime(tools.now()) >= todays.close;
  const isOfNow = first === today && days.length === 1 && (isOver || details.said?.has('now') === true);
  if (first === undefined || isOfNow) {
    const now = [verdict, statusLine(texts, schedule, tools.now())].join(' ').trim();
    return [now, weekLine(texts, schedule)];
  }
  const isClosed = days.length === 1 && hoursOn(schedule, first).isClosed;
  const next = isClosed ? openingLine(texts, schedule, addDays(first, 1), today) : '';
  const lines = [...days.map((day) => dayLine(texts, schedule, day, today)), next].filter(Boolean);
  return [[verdict, ...lines.slice(0, 1)].join(' ').trim(), ...lines.slice(1)];
}

function dayLine(texts: LanguageTexts, schedule: Schedule, day: IsoDay, today: IsoDay): string {
  const hours = hoursOn(schedule, day);
  const name = dayName(texts, day, today);
  return hours.isClosed
    ? texts.closedOn(name)
    : texts.openOn(name, shortTime(hours.open), shortTime(hours.close));
}

function statusLine(texts: LanguageTexts, schedule: Schedule, now: Date): string {
  const today = helsinkiDay(now);
  const hours = hoursOn(schedule, today);
  const time = helsinkiTime(now);
  if (!hours.isClosed && time >= hours.open && time < hours.close) {
    return texts.openNow(shortTime(hours.close));
  }
  const isLater = !hours.isClosed && time < hours.open;
  const next = openingLine(texts, schedule, isLater ? today : addDays(today, 1), today);
  return `${texts.closedNow} ${next}`.trim();
}

/** When the shop opens on that day or after it; '' when no opening is known. */
function openingLine(texts: LanguageTexts, schedule: Schedule, from: IsoDay, today: IsoDay): string {
  const day = firstOpenDay(schedule, from);
  const next = day === undefined ? undefined : hoursOn(schedule, day);
  if (day === undefined || !next || next.isClosed) return '';
  const name = dayName(texts, day, today);
  // English weekdays keep their capital.
  const isLowered = texts.locale.startsWith('sv') || day <= addDays(today, 1);
  return texts.opensOn(isLowered ? name.toLowerCase() : name, shortTime(next.open));
}

function weekLine(texts: LanguageTexts, { week }: Schedule): string {
  if (week.every(({ isClosed }) => isClosed)) return '';
  return texts.week(withWeekdays(texts, weekText(week)));
}

/** 'ma–pe 9–17' → 'Mon–Fri 9–17' */
function withWeekdays({ weekdays }: LanguageTexts, text: string): string {
  return text.replaceAll(
    /(?<!\p{L})(ma|ti|ke|to|pe|la|su)(?!\p{L})/gu,
    (code) => Object.entries(weekdays).find(([day]) => day === code)?.[1] ?? code,
  );
}

/** 'Today', 'Saturday 28 November'. */
function dayName({ locale, today: todayWord, tomorrow }: LanguageTexts, day: IsoDay, today: IsoDay): string {
  if (day === today) return todayWord;
  if (day === addDays(today, 1)) return tomorrow;
  const name = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
  return capitalise(name);
}

/** 'ke 25.11. klo 9.15', as a free time is offered. */
const TIME_LABEL = /^(?:ma|ti|ke|to|pe|la|su)\s\d{1,2}\.\d{1,2}\.\sklo\s\d{1,2}\.\d{2}$/;

async function composeTimes(
  texts: LanguageTexts,
  { tools, details }: Foreign,
  { actions }: Answer,
): Promise<Lines> {
  const { promises } = await tools.shop();
  const times = actions.filter(({ label }) => TIME_LABEL.test(label)).map((action) => labelOf(texts, action));
  const walkIn = promiseTexts(promises).worksWithoutBooking === undefined ? '' : texts.withoutBooking;
  const lines = times.length > 0 ? [texts.freeTimes(times.join(', ')), texts.chooseTime] : [texts.noTimes];
  return details.said?.has('walkIn') ? [walkIn, ...lines] : [...lines, walkIn];
}

/** As the Finnish answer begins. */
function verdictOf(texts: LanguageTexts, finnish: string): string {
  const { yes, no } = assistantMessages;
  if (finnish.startsWith(no)) return texts.no;
  return finnish.startsWith(yes.slice(0, -1)) ? texts.yes : '';
}

const LAW_VERDICTS = ['studsOut', 'summerIn', 'studsByStreet'] as const;

function lawVerdict(texts: LanguageTexts, finnish: string): string {
  const verdict = LAW_VERDICTS.find((name) => finnish.startsWith(assistantMessages.law[name]));
  return verdict ? texts.law[verdict] : verdictOf(texts, finnish);
}

function seasonLines(texts: LanguageTexts, tools: AssistantTools): Lines {
  const today = helsinkiDay(tools.now());
  const part = (rules: typeof WINTER_TYRE_SEASON) => {
    const { starts, ends } = ruleOn(rules, today);
    return `${dayAndMonth(starts)}–${dayAndMonth(ends)}`;
  };
  return [texts.winterRule(part(WINTER_TYRE_SEASON)), texts.studRule(part(STUD_SEASON))];
}

function treadLines(texts: LanguageTexts, tools: AssistantTools): Lines {
  const { summerMm, winterMm } = ruleOn(MIN_GROOVE, helsinkiDay(tools.now()));
  const { locale } = texts;
  return [
    texts.treadRule(millimetres(summerMm, locale), millimetres(winterMm, locale)),
    texts.treadAdvice(
      millimetres(ADVISED_GROOVE.summerMm, locale),
      millimetres(ADVISED_GROOVE.winterMm, locale),
    ),
  ];
}

function dayAndMonth(part: string): string {
  const [month = '', date = ''] = part.split('-');
  return `${Number(date)}.${Number(month)}.`;
}

/** The labels that these answers have; others stay as they are. */
function labelOf(texts: LanguageTexts, { label, href }: Action): string {
  const { actions } = assistantMessages;
  if (href.startsWith('tel:')) return texts.actions.call(label.replace(/^\D+/, ''));
  if (href === CONTACT_PATH) return texts.actions.leaveNumber;
  if (label === actions.book) return texts.actions.book;
  if (label === actions.allTimes) return texts.actions.allTimes;
  if (label === actions.search) return texts.actions.search;
  if (TIME_LABEL.test(label)) return withWeekdays(texts, label).replace(/\sklo\s/, ' ');
  const size = /\d{3}\/\d{2}R\d{2}C?/.exec(label)?.[0];
  return size !== undefined && label === actions.allTyres(size) ? texts.actions.allTyres(size) : label;
}
