// What of a conversation is still valid in its next turn: what was named stays until it is changed, wishes while their topic goes on.
import { addDays } from '../../../../../platform/contract/dates.ts';
import type { VehicleType } from '../../../../catalogue/size/vehicle-type.ts';
import { normaliseTime } from '../../../../opening-hours/time-of-day.ts';
import { hasAny, type Concept } from '../concepts.ts';
import type { Intent } from '../intents/intents.ts';
import { fold, foldedWords } from '../words.ts';
import { numberOf } from './counts.ts';
import type { Details } from './details.ts';
import { isStorage, withoutIncluded, withoutWorks } from './works.ts';

/** Belongs to the size that was named last, with load and speed. */
const WITH_SIZE = ['size', 'noRim', 'otherSize', 'rim', 'loadIndex', 'speedSymbol', 'tags'] as const;
const OF_SEARCH = ['season', 'winterType', 'words'] as const;
const OF_VEHICLE = ['vehicleType', 'vehicleTypes', 'vehicleCounts', 'isOfTrailer'] as const;
const OF_CAR = ['car', 'carYear'] as const;
const OF_WORK = [
  'work',
  'works',
  'count',
  'euros',
  'termMonths',
  'isCountOfAll',
  'eachEuros',
  'isOfYear',
] as const;
/** Valid only while the conversation stays with its topic. */
const OF_TOPIC = [
  'depthMm',
  'days',
  'month',
  'time',
  'isUntil',
  'timeSide',
  'partOfDay',
  'isAbroad',
  'isCheapest',
  'best',
  'classes',
  'isOnSale',
  'hasIceGrip',
  'price',
  'isFitted',
] as const;

/** Related subjects, with the details that stay valid from one to the other. */
const RELATED: readonly {
  readonly subjects: readonly Intent[];
  readonly details: readonly (keyof Details)[];
}[] = [
  { subjects: ['price', 'duration', 'booking', 'hotel'], details: ['isFitted'] },
  {
    subjects: ['tyres', 'price', 'booking'],
    details: ['price', 'isCheapest', 'best', 'isOnSale', 'hasIceGrip'],
  },
  { subjects: ['hours', 'booking'], details: ['days', 'time', 'isUntil', 'timeSide', 'partOfDay'] },
  { subjects: ['season', 'tread', 'studs-or-friction'], details: ['depthMm', 'month', 'isAbroad'] },
];

/** Details that stay valid when the conversation moves to a related subject; a page in between changes nothing. */
function relatedDetails(subject: Intent, earlier: Intent): (keyof Details)[] {
  const isOf = (subjects: readonly Intent[], each: Intent) =>
    typeof each !== 'string' || subjects.includes(each);
  return RELATED.flatMap(({ subjects, details }) =>
    isOf(subjects, subject) && isOf(subjects, earlier) ? details : [],
  );
}

interface Turns {
  readonly before: Details;
  readonly now: Details;
  readonly earlier: Intent;
  readonly subject: Intent;
  /** The turn is not clear by itself, or stays with the subject. */
  readonly isContinued: boolean;
}

export function detailsInTalk({
  before: earlierDetails,
  now,
  earlier,
  subject,
  isContinued,
}: Turns): Details {
  const before = { ...earlierDetails, ...workSpokenOf(earlier, subject, earlierDetails) };
  // A size with a kind or name starts another search.
  const isNewSearch = now.size !== undefined && (now.season !== undefined || now.words !== undefined);
  const isOtherWork = now.work !== undefined && now.work !== before.work && !isAdded(now);
  return {
    ...(isContinued && picked(before, OF_TOPIC)),
    ...picked(before, relatedDetails(subject, earlier)),
    ...picked(
      before,
      OF_WORK.filter((name) => name !== 'count' || !isOtherWork),
    ),
    ...(!isNewSearch && picked(before, isOfTyres(subject) ? withoutNames(now) : ['season', 'winterType'])),
    ...(!now.vehicleType && !now.vehicleCounts && picked(before, OF_VEHICLE)),
    ...(!now.car && picked(before, OF_CAR)),
    ...now,
    ...(subject === earlier && isContinued && askedAgain(before, now)),
    ...vehiclesInTalk(before, now, isOtherWork),
    ...eveInTalk(before, now),
    ...laterInTalk(before, now),
    ...sizesBefore(before, now, subject),
    ...changedWorks(before, now),
    ...(isOtherMaker(now) && { words: undefined }),
    ...(subject === 'tyres' &&
      isContinued &&
      !isNewSearch &&
      now.place === undefined &&
      picked(before, ['place'])),
    // 'entä kesärenkaat' after studs asks for no studs.
    ...(now.season !== undefined && now.winterType === undefined && { winterType: undefined }),
  };
}

/** Who leaves wheels in the hotel speaks of storage in whatever words, and who comes after choosing tyres has them fitted. */
function workSpokenOf(
  earlier: Intent,
  subject: Intent,
  { size, words, work: named }: Details,
): Partial<Details> {
  if (named) return {};
  const isChosen = earlier === 'tyres' && subject === 'booking' && (size ?? words) !== undefined;
  const work = earlier === 'hotel' ? 'hotel' : isChosen && 'fitting';
  return work ? { work, works: [work] } : {};
}

/** Tyres are booked as they were chosen. */
function isOfTyres(subject: Intent): boolean {
  return subject === 'tyres' || subject === 'booking';
}

/** 'Joku muu merkki', 'muu kuin Nokian': the maker that was named is not wanted. */
export function isOtherMaker({ text = '' }: Details): boolean {
  return /\bmu(?:u|ut|un|uta|ita)\s(?:merk|valmist|kuin\b)|\b(?:toinen|toista|eri) merk|\bmuunmerk/.test(
    fold(text),
  );
}

/** 'Onko halvempaa?' looks beyond the maker that was named. */
function withoutNames({ text = '' }: Details): readonly (keyof Details)[] {
  return /\b(?:halvempa|edullisempa)/.test(fold(text)) ? ['season', 'winterType'] : OF_SEARCH;
}

/** What makes a question of 'saako …' and 'onko … auki'. */
const ASKING: readonly Concept[] = ['may', 'must', 'allowed', 'drive', 'open', 'shopOpen', 'closed', 'come'];

/** 'Entä huhtikuussa?' asks the same of another month. */
function askedAgain({ question, said = new Set() }: Details, now: Details): Partial<Details> {
  if (now.question !== undefined || question === undefined || !ADDS.test(fold(now.text ?? ''))) return {};
  return { question, said: new Set([...(now.said ?? []), ...ASKING.filter((each) => said.has(each))]) };
}

const ADDS = /^(?:(?:no|ja|mut|mutta|joo|ok),? )*(?:enta|entas|entapa|mites) /;
const BOTH = /\b(?:molem|kumma[nt])/;

/** 'Ja molemmat yhteensä?' after a car and 'entä maasturi?' is the sum of the two. */
function vehiclesInTalk(before: Details, now: Details, isOtherWork: boolean): Partial<Details> {
  const named = [before.vehicleType, now.vehicleType].filter((type) => type !== undefined);
  const inTalk: readonly VehicleType[] = [...new Set([...(before.vehiclesInTalk ?? []), ...named])];
  if (inTalk.length < 2 || isOtherWork) return {};
  const isOfAll = !now.vehicleType && BOTH.test(fold(now.text ?? ''));
  return { vehiclesInTalk: inTalk, ...(isOfAll && { vehicleTypes: inTalk }) };
}

const WEEK = 7;
const HOLIDAYS =
  'christmas christmasEve newYear easter midsummer independence mayDay epiphany allSaints ascension dayBeforeEve';

/** 'Entä aattona?' after one holiday is the day before it. */
function eveInTalk({ days = [] }: Details, { said }: Details): Partial<Details> {
  const [day, ...others] = days;
  const isOfThat = said?.has('eve') === true && !hasAny(said, HOLIDAYS);
  return isOfThat && day !== undefined && others.length === 0 ? { days: [addDays(day, -1)] } : {};
}

const DAY_AFTER = /seuraava\w* paiva|paivaa? (?:sen|siita) jalkeen|paiva sen jalkeen/;

/** 'Entä ensi viikolla?' after a day is the same day of that week, 'entä seuraavana päivänä?' the one after it. */
function laterInTalk({ days = [] }: Details, { days: named, said, text = '' }: Details): Partial<Details> {
  const last = days.at(-1);
  if (named || last === undefined) return {};
  if (said?.has('nextWeek')) return { days: days.map((day) => addDays(day, WEEK)) };
  return DAY_AFTER.test(fold(text)) ? { days: [addDays(last, 1)] } : {};
}

/** '15.30' */
function bareTime(text: string): Partial<Details> {
  const written = /^\D*(\d{1,2}[.:]\d{2})\D*$/.exec(text)?.[1];
  const time = written === undefined ? undefined : normaliseTime(written);
  return time === undefined ? {} : { time };
}

/** 'Joo se viimeinen käy', of the times that were offered. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:viimei|vika|last|sista)/, -1],
  [/\b(?:ensimm|eka|first|forsta)/, 0],
  [/\b(?:toinen|toisen|toise|toka|keskimm|second|andra)/, 1],
  [/\bkolma/, 2],
];

/** 'Se toinen', 'entä kolmas?': of the tyres that were shown. */
const OF_SHOWN =
  /^(?:\w+ )?(?:se|sen|sita|siita|ne|niita|toi|tuo|enta|no|ja) (?:ihan |sitten |sit )?(?:eka|ensimm|toinen|toise|toka|viimei|vika|kolma)/;

/** Which of the tyres or times that were shown; undefined where none were. */
function chosenIn({ days, text = '' }: Details, subject: Intent | undefined): Partial<Details> | undefined {
  if (subject === 'tyres' && OF_SHOWN.test(fold(text))) return placeIn(text);
  if (subject !== 'booking' && subject !== 'hours') return undefined;
  return days ? {} : { ...bareTime(text), ...placeIn(text) };
}

function placeIn(text: string): Partial<Details> {
  const [, place] = PLACES.find(([word]) => word.test(fold(text))) ?? [];
  return place === undefined ? {} : { place };
}

const BARE_DEPTH =
  /(?<![\d/.,])\d(?:[.,]\d)?(?![\d/.,\p{L}]|\s?(?:[€%]|e\b|eur|kpl|bar|kk|vuo|ren|tuum|kuuk|py\p{L}r))/u;
const OF_PIECES = /\b(?:ren[gk]a|kpl|pyor|kuuk|vuo|eur)/;

/** 'Entä jos niitä on vain kaksi?', 'mulla on 2,5': a figure without a unit is of what was spoken of. */
export function bareFigure(
  { count, size, time, days, rim, depthMm, text = '' }: Details,
  subject: Intent | undefined,
): Partial<Details> {
  if (subject === 'tread' && count !== undefined && depthMm === undefined && !OF_PIECES.test(fold(text))) {
    return { depthMm: count };
  }
  if ((count ?? size ?? time ?? rim ?? depthMm) !== undefined) return {};
  const chosen = chosenIn({ text, ...(days && { days }) }, subject);
  if (chosen) return chosen;
  const [load] = (subject === 'markings' && /\b(?:[6-9]\d|1[0-2]\d)\b/.exec(text)) || [];
  if (load !== undefined) return { loadIndex: Number(load) };
  const [depth] = (subject === 'tread' && BARE_DEPTH.exec(text)) || [];
  if (depth !== undefined) return { depthMm: Number(depth.replace(',', '.')) };
  return lastFigure(foldedWords(text).join(' '));
}

function lastFigure(line: string): Partial<Details> {
  const [, written = ''] =
    /^(?:no |ja |mut )*(?:enta|entas|jos|mites)\b(?:\s[a-z]+){0,4}?\s(\d+|[a-z]+)$/.exec(line) ?? [];
  if (/^\d{3,5}$/.test(written)) return { euros: Number(written) };
  const count = numberOf(written);
  return count === undefined ? {} : { count };
}

function withoutRunFlat(before: Details): Partial<Details> {
  const tags = (before.tags ?? []).filter((tag) => tag !== 'RFT');
  return { tags, ...withoutWorks(before, (work) => work === 'runFlat') };
}

function sizesBefore(before: Details, now: Details, subject: Intent): Details {
  // 'Alla on 205/55R16', 'kävisikö 195/65R15?'
  const isCompared = subject === 'fit' && now.size && !now.otherSize && before.size;
  if (isCompared) return { otherSize: before.size };
  if (now.isCommercial && before.size) return { size: { ...before.size, isCommercial: true } };
  if (now.size !== undefined || now.rim !== undefined) return {};
  // 'Sori, tarkoitin 255/40': of the same rim.
  if (now.noRim) return before.size ? { size: { ...before.size, ...now.noRim }, noRim: undefined } : {};
  // The words about two sizes contain which of them is the new one.
  const text = before.otherSize && `${before.text ?? ''} ${now.text ?? ''}`;
  return { ...picked(before, WITH_SIZE), ...picked(now, WITH_SIZE), ...(text !== undefined && { text }) };
}

function isAdded({ said, text = '', work }: Details): boolean {
  return (
    // 'Ne on runflatit' is a supplement to the work before.
    work === 'runFlat' ||
    said?.has('sum') === true ||
    said?.has('together') === true ||
    // 'Sisältyykö siihen vaihto?'
    said?.has('include') === true ||
    /\bjos\b.*(?:ota|lisa)|\b(?:paalle|lisaksi)\b/.test(fold(text))
  );
}

function changedWorks(before: Details, now: Details): Partial<Details> {
  return {
    // 'Ja tasapainotus, paljonko yhteensä?' adds to the work before.
    ...(now.work && isAdded(now) && addedWorks(before, now)),
    // The price of storage may have had the change in it: that is what remains.
    ...(now.isWithoutStorage && !now.work && withoutWorks(before, isStorage, 'seasonChange')),
    ...(/\bilman run|\bei run/.test(fold(now.text ?? '')) && withoutRunFlat(before)),
  };
}

function addedWorks({ works: before = [], count }: Details, { works = [] }: Details): Partial<Details> {
  const all = withoutIncluded([...before, ...works]);
  return all[0] ? { work: all[0], works: all, ...(count !== undefined && { isCountOfAll: true }) } : {};
}

function picked(details: Details, names: readonly (keyof Details)[]): Partial<Details> {
  return Object.fromEntries(Object.entries(details).filter(([name]) => names.some((each) => each === name)));
}
