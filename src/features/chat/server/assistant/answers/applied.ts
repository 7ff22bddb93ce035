// Law and advice applied to the figures in a question: the age of a tyre, a depth that was measured, two loads or
// speeds compared.
import { daysBetween, type IsoDay } from '../../../../../platform/contract/dates.ts';
import { loadIndexKg, speedSymbolKmh } from '../../../../catalogue/size/load-speed.ts';
import { TYRE_AGE_YEARS } from '../../../../pages/season-law.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import { fold } from '../words.ts';
import { markLines } from './answer-markings.ts';

const LAST_WEEK = 53;
const DAYS_OF_A_YEAR = 365;
const DAYS_OF_A_WEEK = 7;

/** After such a word four digits are a code: 'mitä numero 2222 kyljessä tarkoittaa'. */
const CODE =
  /(?:\bdot\D{0,24}|\bnumero\D{0,6}\s|valmist\D{0,24}(?!20[012]\d)|koodi\D{0,12})(\d{2})(\d{2})(?!\d)/;
/** Four digits alone are a code in talk of ages; '2019' is a year rather than a week. */
const BARE_CODE = /(?<![\d/.,-])(?!20[012]\d)(\d{2})([012]\d)(?![\d/]|\s?(?:€|e\b|eur|km|kilom))/;

/** 'Vuodelta 2015', 'vm 2015'. */
const YEAR =
  /(?<!\d)(20[0-2]\d)\s(?:valmistet|teh[td]y|vuosimall)|(?:vuodelta|vuoden|vuosimalli\S*|\bvm\.?|valmistettu|tehty)\s(?:on\s)?(20[0-2]\d)(?!\d)/;

/** '8 vuotta vanhat', '12-vuotiaat'; a limit of the rules is none of theirs. */
const IN_YEARS = /(?<![\d/.,])(\d{1,2})[\s-]?(?:(?:v\.?|vuotta|vuoden)\s(?:vanh|ik)|vuotia)/;

interface AgeTalk {
  readonly today: IsoDay;
  /** The question is or was on the age of tyres. */
  readonly isOfAge: boolean;
  /** The shop's own limit as a sentence. */
  readonly oldestFitted: string | undefined;
}

/** 'DOT 3521': week 35 of 2021, and what that age means. */
export function ageLines(text: string, { today, isOfAge, oldestFitted }: AgeTalk): string[] {
  const line = fold(text);
  const [, before, after] = ((isOfAge || line.includes('valmistettu')) && YEAR.exec(line)) || [];
  const written = before ?? after;
  if (written !== undefined) {
    const years = Number(today.slice(0, 4)) - Number(written);
    return years < 0
      ? []
      : [messages.marks.madeIn(Number(written), years), ...agedLines(years, oldestFitted)];
  }
  const [, spoken] = (isOfAge && IN_YEARS.exec(line)) || [];
  const saidYears = Number(spoken ?? TYRE_AGE_YEARS.change);
  // Of exactly ten years the rules say enough.
  if (saidYears !== TYRE_AGE_YEARS.change) return agedLines(saidYears, oldestFitted);
  const [, week = '', year = ''] = CODE.exec(line) ?? (isOfAge ? BARE_CODE.exec(line) : null) ?? [];
  const made = 2000 + Number(year);
  const isWeek = Number(week) >= 1 && Number(week) <= LAST_WEEK;
  if (!isWeek || made > Number(today.slice(0, 4))) return [];
  const days = daysBetween(`${made}-01-01`, today) - Number(week) * DAYS_OF_A_WEEK;
  const age = days / DAYS_OF_A_YEAR;
  return [
    messages.marks.made(`${week}${year}`, Number(week), made, Math.max(0, Math.floor(age))),
    ...agedLines(age, oldestFitted),
  ];
}

const LIGHT_TRAILER_KG = 750;
const MASS = /(\d[\d ]{1,4})\s?(?:kg|kilo)/;

/** Whether a trailer of the named mass needs winter tyres. */
export function trailerLines({ text = '', isOfTrailer = false }: Details): string[] {
  const mass = Number(MASS.exec(fold(text))?.[1]?.replaceAll(' ', '') ?? 0);
  return mass > 0 && isOfTrailer ? [messages.trailerMass(mass, mass > LIGHT_TRAILER_KG)] : [];
}

/** What the age of a tyre means, and whether the shop still fits it. */
function agedLines(age: number, oldestFitted: string | undefined): string[] {
  const { check, change } = TYRE_AGE_YEARS;
  return [
    age >= change ? messages.marks.tooOld(change) : '',
    age >= change ? (oldestFitted ?? '') : '',
    age >= check && age < change ? messages.marks.ageing(check) : '',
    age < check ? messages.marks.young : '',
  ].filter(Boolean);
}

interface Service {
  readonly load?: number;
  readonly speed?: string;
  /** As what it was named: what the papers require, or a tyre that is offered. */
  readonly isRequired: boolean;
}

const MIN_LOAD = 60;
const MAX_LOAD = 130;
const REQUIRED =
  /paper|rekisteri|otteessa|alkuper|vaadi|vaati|edelly|pitais|kuuluu|tehtaal|nykyi|entis|vanho|nyt on|\boli|lukee|kirja/;
/** Whether a tyre will do is asked of its marks. */
export const FITS = /kelpaa|riitta|\bkayko\b|\bsopii/;
const LOAD_TALK = /kantavuu|kantolu|kantoin|kuormaluok|load/;
/** '94H', '91 V', '104/102S'; not a size, a depth, a weight or a sum. */
const WRITTEN =
  /(?<![\d/.,r-])(\d{2,3})(?:\/\d{2,3})?(?:\s?([lmnpqrstuhvwy])(?![a-z])|(?![\d/.,a-z]|\s?(?:mm|kg|km|e\b|€|eur|tuum|kpl|%|r\d)))/g;

/** A speed symbol alone, in talk of speeds. */
const SPEED_ALONE = /(?<![\p{L}\d])([hlmnpqrstuvwy])(?![\p{L}\d])/gu;

/** Load and speed wherever the text names them, in their order. */
function servicesIn(text: string, isOfLoad: boolean): Service[] {
  const line = fold(text);
  const isOfLoads = isOfLoad || LOAD_TALK.test(line) || FITS.test(line);
  const found = [...line.matchAll(WRITTEN)].filter(([, digits = '', speed]) => {
    const load = Number(digits);
    return load >= MIN_LOAD && load <= MAX_LOAD && (speed !== undefined || isOfLoads);
  });
  const isOfSpeed = found.length === 0 && line.includes('nopeus');
  const named = isOfSpeed ? [...line.matchAll(SPEED_ALONE)] : found;
  let from = 0;
  return named.map((match, at) => {
    const [whole, first = '', second] = match;
    const about = line.slice(from, at === named.length - 1 ? undefined : match.index);
    from = match.index + whole.length;
    const speed = isOfSpeed ? first : second;
    return {
      ...(!isOfSpeed && { load: Number(first) }),
      ...(speed !== undefined && { speed: speed.toUpperCase() }),
      isRequired: REQUIRED.test(about),
    };
  });
}

/** Whether a tyre carries what the papers require, where a turn or two in a row name both. */
export function strengthLines(now: Details, before: Details | undefined): string[] {
  const said = servicesIn(now.text ?? '', before?.loadIndex !== undefined && now.size === undefined);
  const earlier: Service[] =
    before?.loadIndex === undefined
      ? []
      : [
          {
            load: before.loadIndex,
            ...(before.speedSymbol && { speed: before.speedSymbol }),
            isRequired: true,
          },
        ];
  const [first, second] = said.length === 1 ? [...earlier, ...said] : said;
  if (!first || !second || said.length > 2) return [];
  if (!first.isRequired && !second.isRequired) return [first, second].flatMap(meaningOf);
  // What was said before is only taken to be required.
  const isSecond = second.isRequired && (!first.isRequired || said.length === 1);
  const [required, offered] = isSecond ? [second, first] : [first, second];
  return [...loadLines(required, offered), ...speedLines(required, offered)];
}

/** Of neither is said which the car needs. */
function meaningOf({ load, speed }: Service): string[] {
  return markLines({
    ...(load !== undefined && { loadIndex: load }),
    ...(speed && { speedSymbol: speed }),
  }).slice(0, -1);
}

function loadLines({ load: required }: Service, { load: offered }: Service): string[] {
  const [least, carried] = [loadIndexKg(required ?? 0), loadIndexKg(offered ?? 0)];
  if (required === undefined || offered === undefined || least === null || carried === null) return [];
  const words = [messages.marks.kilos(offered, carried), messages.marks.kilos(required, least)] as const;
  return [offered < required ? messages.marks.loadTooLow(...words) : messages.marks.loadEnough(...words)];
}

function speedLines({ speed: required = '' }: Service, { speed: offered = '' }: Service): string[] {
  const [least, allowed] = [speedSymbolKmh(required), speedSymbolKmh(offered)];
  if (least === null || allowed === null) return [];
  const words = [messages.marks.kmh(offered, allowed), messages.marks.kmh(required, least)] as const;
  return [allowed < least ? messages.marks.speedTooLow(...words) : messages.marks.speedEnough(...words)];
}
