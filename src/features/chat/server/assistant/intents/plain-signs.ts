// What details leave no doubt about, whatever the words are like: these are certain where examples only make likely.
import { isCarName } from '../../../../catalogue/search/misplaced-search.ts';
import { conceptsIn, hasAny, isConcept, type Concept } from '../concepts.ts';
import type { Details } from '../details/details.ts';
import { questionKindOf } from '../question-kind.ts';
import { countOwnWords, fold, foldedWords, OWNED, SLIPPERY } from '../words.ts';
import { isAnySet, isBareChange, mayChange } from './bare-change.ts';
import { isDrivenFlat } from './driven-flat-sign.ts';
import type { Intent } from './intents.ts';
import { asksHowSoon, refersToNamedTyre, type Before } from './named-tyre-signs.ts';
import { headingOf } from './same-question.ts';
import {
  bareSearch,
  lookedFor,
  ofThoseTyres,
  priceOfNew,
  searchedFor,
  SOME_WORDS,
  USES,
  type SignedTurn,
} from './search-signs.ts';
import { isSmallTalk, isUrgent, type Topic } from './topics.ts';
import { undoneBy } from './undoing-sign.ts';

const ADDS = /^(?:(?:no|ja|mut|mutta|joo|ok) )*(?:enta|entas|entapa|mites) /;
/** Words of a size in digits, and one more. */
const BARE_SIZE = 4;
const FEW_WORDS = 3;
/** 'Talvirenkaat pakolliset'. */
const BARE_RULE = 2;

/** The topic that is continued; a page on a price with its work is one on prices. */
function topicBefore(before: Before | undefined): Topic | undefined {
  const subject = before?.subject;
  if (subject === undefined || typeof subject === 'string') return subject;
  return isOnPrice(subject) && before?.details.work ? 'price' : before?.nearTopic;
}

function isOnPrice(page: Intent): boolean {
  return typeof page !== 'string' && questionKindOf(page.heading) === 'how-much' && PRICED.test(page.heading);
}

/** 'Entä sunnuntaina?', '18 tuumaa ja auto on bmw x3' stay with what was asked. */
function addedTo({ now, before, line, isClear, asksPrice, intent }: SignedTurn): Topic | undefined {
  const subject = topicBefore(before);
  if (subject === undefined || (now.work && now.work !== 'runFlat' && !mayChange(subject, 'work'))) {
    return undefined;
  }
  if (USES.test(line) && subject !== 'season') return undefined;
  if (isBareChange(subject, now, { line, before })) return subject;
  const adds = ADDS.test(`${line} `);
  // 'No huomenna sit' leaves nobody.
  const isLeaving = isSmallTalk(intent);
  const isOther =
    (isClear && !isLeaving && !completes(subject, now, asksPrice)) ||
    (isLeaving && !isAnySet(subject, now)) ||
    (asksPrice && subject === 'booking');
  if (!adds && isOther) return undefined;
  if (countOwnWords(line) > (adds ? FEW_WORDS : SOME_WORDS)) return undefined;
  return isAnySet(subject, now) ? subject : undefined;
}

/** After these what is told belongs to them. */
const OPEN: ReadonlySet<Topic> = new Set(['booking', 'duration', 'rims', 'size-help']);

/** Who is booking says what and when, and of a price that the tyres are run-flat; whatever that is like, it is no new question. */
function completes(subject: Topic, { question, work }: Details, asksPrice: boolean): boolean {
  if (question !== undefined) return false;
  if (OPEN.has(subject)) return !asksPrice;
  return subject === 'price' && work === 'runFlat';
}

/** 'Paljonko aikaa', 'paljonko painetta'. */
const OF_AMOUNTS = /aika|kauan|kesta|tunti|paine|ilma|uraa|milli|tilaa|ennen/;
const PRICED = /maks|hin(?:ta|na|nn)|kustan|tek(?:ee|is|isi)\b|yhtee|yhtensa|€|euro|veloit|tule[ei]|joutuu/;

/** 'Paljonko se maksaa?', 'mitä se sitten tekee yhteensä?': the price of what was spoken of, unless a page gives it. */
function priceOfThat({ intent, isPage, isSure, now, before, asksPrice }: SignedTurn): Topic | undefined {
  const isOfOther = isPage ? isPricedPage(intent) : intent === 'financing' || intent === 'campaigns';
  if (!asksPrice || !before || isOfOther) return undefined;
  const { subject } = before;
  const isSpokenOf = before.details.work !== undefined || (typeof subject !== 'string' && !hasPrice(subject));
  const isSum = now.said?.has('sum') === true || !now.work;
  const isOpen = isPage || intent === 'price' || intent === 'hotel' || !isSure;
  return isSpokenOf && isSum && isOpen ? 'price' : undefined;
}

/** 'Onko se per kuukausi vai mikä?': of the price that was told. */
const UNIT =
  /^(?:\w+ ){0,3}(?:per \w+|kuukau\w+|kuussa|kaude\w+|vuode\w+|kerta\w*|kappale\w*|renkaalta|pyoralta)(?: vai (?:\w+ ?){1,2})?$/;

function unitOfThat({ before, line }: SignedTurn): Topic | undefined {
  const isOfPrice = before?.subject === 'price' || before?.subject === 'hotel';
  return isOfPrice && before.details.work && UNIT.test(line) ? 'price' : undefined;
}

function hasPrice({ text }: Exclude<Intent, Topic>): boolean {
  return /\d\s?€|\deuro/u.test(text);
}

const STUDS_OR_FRICTION = /\bkitka\w* vai nasta|\bnasta\w* vai kitka/;
function isPricedPage(intent: Intent): boolean {
  return typeof intent !== 'string' && PRICED.test(fold(intent.heading));
}

/** What the shop has caused has no price. */
const OF_FAULT = /teidan (?:vika|syy|virhe|moka)|teista johtu/;
const COMPARES_PRICES = /halvem|halvin|edullisem|kalliim|hintaero|cheaper|billigare/;
/** Named by words that mean nothing else: a page that has none of them is about something else. */
const SPECIFIC: ReadonlySet<unknown> = new Set(['retighten', 'lockBolt', 'valve', 'sensor']);

function mentionsWork({ heading, text }: Exclude<Intent, Topic>, work: string): boolean {
  return isConcept(work) && conceptsIn(`${heading} ${text}`).has(work);
}

/** Work of the list has its price: a page that names none, or may be on other work, does not answer for it. */
function pricedWork({ now, isPage, isClear, intent, asksPrice, line }: SignedTurn): Topic | undefined {
  if (!isPage || !now.work || typeof intent === 'string' || OF_FAULT.test(line)) return undefined;
  if (SPECIFIC.has(now.work) && !now.said?.has('warning') && !mentionsWork(intent, now.work)) return 'price';
  if (asksPrice) return hasPrice(intent) ? undefined : 'price';
  const isOffered = now.question === 'yes-no' && now.work === 'wash';
  return isOffered && !isClear ? 'price' : undefined;
}

/** Whether tyres may be used is a matter of the law, whatever else is explained; trailers have a rule of their own. */
function lawOfUse({ intent, isClear, now, before, line }: SignedTurn): Topic | undefined {
  const { said, question, season } = now;
  if (typeof intent === 'string' || !said) return undefined;
  const about = conceptsIn(intent.heading);
  const isOfDriving = question === 'yes-no' && said.has('drive') && said.has('may') && season !== undefined;
  const isOfOther = !isClear || (about.has('penalty') && !said.has('penalty'));
  const isTrailer = before?.details.isOfTrailer === true && !about.has('trailer');
  const isOfRule = isTrailer && hasAny(said, 'snowMark must allowed');
  // 'Onko talvirengaspakko?'
  const isBare = !isClear && said.has('must') && season === 'winter' && countOwnWords(line) <= BARE_RULE;
  return (isOfDriving && isOfOther) || isOfRule || isBare ? 'season' : undefined;
}

/** Guarantees and false papers, whatever they are about. */
const PROMISED =
  /\b(?:vastaa vain|sano vain|vahvista(?:t|n|kaa|tko)? (?:\w+ )?(?:tilau|kaup|ostok)\w*)|\b(?:lupaa[a-z]*|luvatkaa|takaa(?:t|n|k)[a-z]*|vannot[a-z]*|vahvista(?:kaa|tko|tteko)?) (?:[a-z]+ )?et(?:ta)? |kukaan ei (?:huomaa|tieda|tiia|kats|kysy)|ei kukaan (?:huomaa|tieda|tiia|kats|kysy)/;
/** Other tyres than were ordered. */
const GIVEN_WRONG =
  /\b(?:sakot?|huono\w*|rikki\w*|vika) .*\bte (?:laitoitte|asensitte|vaihdoitte|myitte)|\b(?:sain|saatiin|tuli|annoitte|laitoitte|asensitte|toimititte) (?:\w+ ){0,2}vaara(?!lli)/;
/** Who speaks of lawyers and liability wants no steps for the roadside. */
const LIABILITY = /\b(?:jurist|asianaja|oikeuteen|vastuun|vastuus|vahingonkorva|korvausva|haasta[nt])/;

const SHAKES = /taris|tarin|vapis|vapin|vispa|vatka|kolis|kolin|nakut|heilu|lonks/;
const AFTER_WORK =
  /(?:vaih|asen|tasapain)\w* (?:\w+ )?jalke|jalke\w* (?:\w+ )?\w*(?:vaih|asen|tasapain)|vaihdoitte|asensitte|vaihdettiin/;
const OF_MONEY = /takuu|korva|vakuut|maks|hinta|hyvit/;

/** Shaking after work on the wheels may be a loose one, and a damaged tyre may burst: neither waits for a page. */
function harm({ now, isPage, line }: SignedTurn): Topic | undefined {
  if (!isPage || OF_MONEY.test(line)) return undefined;
  if (SHAKES.test(line) && AFTER_WORK.test(line)) return 'loose-wheel';
  return now.said?.has('bulge') ? 'tyre-damage' : undefined;
}

/** 'Entä jos yöllä jäätyy?' after whether winter tyres are required. */
function slippery({ isPage, before, line }: SignedTurn): Topic | undefined {
  const subject = before?.subject;
  const heading = typeof subject === 'object' ? subject.heading : '';
  const isOfSeason =
    subject === 'season' || (hasKind(conceptsIn(heading)) && /sak[ko]|pakko|saa\b|pit/.test(heading));
  const isShort = countOwnWords(line) <= SOME_WORDS;
  return isPage && isOfSeason && isShort && SLIPPERY.test(line) ? 'season' : undefined;
}

const SIGNS: readonly ((turn: SignedTurn) => Topic | undefined)[] = [
  undoneBy,
  slippery,
  ({ now, line }) => (now.size && STUDS_OR_FRICTION.test(line) ? 'studs-or-friction' : undefined),
  // 'Koko on 205/55R16' answers where the size is read.
  ({ now, line, isPage, intent }) =>
    now.size &&
    (isPage || intent === 'size-help' || intent === 'fit') &&
    !now.question &&
    countOwnWords(line) <= BARE_SIZE
      ? 'tyres'
      : undefined,
  ({ now, before }) => (before && refersToNamedTyre(now, before) ? 'tyres' : undefined),
  ({ now, line }) => (now.otherSize && COMPARES_PRICES.test(line) ? 'tyres' : undefined),
  ({ now, before }) => (before && asksHowSoon(now, before) ? 'booking' : undefined),
  // Whether what is ordered now is there by a day or this week.
  ({ now: { said = NOTHING, days, size, question }, line }) =>
    question === 'yes-no' && ORDERS.test(line) && !size && (days !== undefined || said.has('thisWeek'))
      ? 'delivery'
      : undefined,
  bareSearch,
  priceOfNew,
  lookedFor,
  searchedFor,
  harm,
  // A fine for worn tyres is not that for summer tyres.
  ({ isPage, now: { said = NOTHING, season } }) =>
    isPage && !season && said.has('penalty') && hasAny(said, 'wear tread') ? 'tread' : undefined,
  lawOfUse,
  // 'Mikä koko sopii Golfiin?': whichever page that is like.
  ({ intent, now: { car, size } }) =>
    car !== undefined &&
    !size &&
    (intent === 'size-help' || /rengasko(?:ko|on)/u.test(headingOf(intent) ?? ''))
      ? 'size-help'
      : undefined,
  // Who tells the depth asks for no record of it.
  ({ intent, now }) => (intent === 'own-tyres' && now.depthMm !== undefined ? 'tread' : undefined),
  // 'Paljonko 91 kantaa?'
  ({ intent, now }) =>
    intent === 'price' && now.loadIndex && !now.size && !now.work ? 'markings' : undefined,
  // A day alone after what has none is asked of the hours: 'entä lauantaina?' after a price.
  ({ intent, now, before, line }) =>
    intent === before?.subject && DAYLESS.has(intent) && isBareChange('hours', now, { line, before })
      ? 'hours'
      : undefined,
  addedTo,
  ofThoseTyres,
  priceOfThat,
  unitOfThat,
  pricedWork,
  ({ now, isPage }) =>
    isPage && now.isAbroad && hasAny(now.said ?? new Set(), OF_SEASON) ? 'season' : undefined,
  // A day after tyres or work is asked of the free times: 'can you fit them tomorrow?'
  ({ now, isSure, isPage, before }) => {
    const { work } = before?.details ?? {};
    const isAfterWork = before?.subject === 'tyres' || (work !== undefined && work !== 'retighten');
    const isOfTimes = (!isSure && now.said?.has('booking')) || (isPage && now.days !== undefined);
    return isAfterWork && isOfTimes ? 'booking' : undefined;
  },
  // The makers of a size, and what all of it costs, are those of its tyres.
  ({ intent, now: { size, count, work, said = NOTHING }, line }) => {
    const isFitted = FITTED.test(line) && !OWNED.test(line);
    const isOfTyres = hasKind(said) || said.has('newTyres') || (isFitted && !OF_CHANGE.test(line));
    const isWhole = isFitted || (count !== undefined && (said.has('sum') || !work));
    // '… ja paljonko 225/50R17 maksaa'
    const isOfSize = !work && countOwnWords(line) <= BARE_SIZE;
    return size && (intent === 'company' || (intent === 'price' && ((isWhole && isOfTyres) || isOfSize)))
      ? 'tyres'
      : undefined;
  },
  // Whether the shop is open on a day that was named is more than a page on holidays knows.
  ({ isPage, now: { days, said = NOTHING, work } }) =>
    isPage && days && !work && hasAny(said, 'open shopOpen') ? 'hours' : undefined,
  // A car without a size: the size is asked for.
  ({ isPage, now: { size, work, said = NOTHING }, line }) => {
    const isOfCar = line.split(' ').some(isCarName) && (hasKind(said) || said.has('tyre'));
    return isOfCar && isPage && !size && !work && LOOKS_FOR.test(line) ? 'tyres' : undefined;
  },
  // A day with a time is asked of the free times, where words leave it open: 'tulen 12.12. klo 12, käykö'.
  ({ isSure, now: { days, time } }) => (!isSure && days && time !== undefined ? 'booking' : undefined),
  // 'Onko se kallista korjata?'
  ({ isSure, asksPrice, now: { work, size } }) =>
    !isSure && asksPrice && work && !size ? 'price' : undefined,
  // How long the queue is now is answered by what is free.
  ({ isPage, now, line }) =>
    isPage && /\bjono(?:t|a|o|ja|on)?\b/.test(line) && now.question ? 'booking' : undefined,
  // 'Pääseekö töiden jälkeen viiden jälkeen?' without a word of work or booking is asked of the hours.
  ({ intent, now, line }) => {
    const isAfter = now.time !== undefined && now.question === 'yes-no' && /\bjalke+n?\b/.test(line);
    const isOfBooking = now.work !== undefined || now.said?.has('booking') === true;
    return intent === 'booking' && isAfter && !isOfBooking ? 'hours' : undefined;
  },
  // Washing without storage has a separate price.
  ({ intent, isPage, asksPrice, before, now: { work, works } }) =>
    (intent === 'hotel' || (isPage && asksPrice)) &&
    before?.subject !== 'hotel' &&
    !before?.details.work?.startsWith('hotel') &&
    work === 'wash' &&
    works?.every((each) => !each.startsWith('hotel'))
      ? 'price'
      : undefined,
  // Whether to book for a day is more than its hours.
  ({ intent, isPage, now }) =>
    (intent === 'hours' || (isPage && now.days)) && now.said?.has('walkIn') ? 'booking' : undefined,
  // A size with the least load that will do is looked for, not explained.
  ({ intent, isPage, now }) => {
    const isOfMarks = isPage || intent === 'markings' || intent === 'size-help';
    return now.size && now.isLeastLoad && isOfMarks ? 'tyres' : undefined;
  },
  // 'Okei, mistä?' after whether to book.
  ({ before, line }) =>
    before?.details.said?.has('booking') && ONLY_WHERE.test(line) ? 'booking' : undefined,
  // The price of a number of one work, or for this vehicle, is a sum, which no page contains.
  ({ intent, isPage, now }) => {
    const { work, works = [], count, question, vehicleType, vehicleCounts, rim } = now;
    const isSum = question === 'how-much' || (count !== undefined && now.euros !== undefined);
    if (!isPage || !work || !isSum) return undefined;
    const isOfOne = vehicleType ?? vehicleCounts ?? rim;
    return count !== undefined || (isOnPrice(intent) && (isOfOne !== undefined || works.length > 1))
      ? 'price'
      : undefined;
  },
];

const ORDERS = /\btilaa(?:n|n?ko|mme)?\b|\btilaisi/;
const UNTIGHTENED = /kiristamat|unohtu\w* kirist|unohd\w* kirist|loysal/;
const DAYLESS: ReadonlySet<Intent> = new Set<Topic>(['price', 'duration', 'hotel', 'contact', 'services']);
const LOOKS_FOR = /\b(?:tarvi|tart+i|etsi|halua|haen|haluu|osta|oisko|olisiko|loyty|saisi|myytt|onko teill)/;
const NOTHING: ReadonlySet<Concept> = new Set();
const OF_CHANGE = /vaih[td]|asennus|asentaminen|tyo/;
const FITTED = /asennett|laitett|paikalle|paalle|\balle\b/;
const OF_SEASON = 'studded friction winter summer allSeason';
const ONLY_WHERE =
  /^(?:(?:no|ok|okei|joo|selva|hyva|ja) )*(?:mista|missa|miten|mitenka|kuinka)(?: se| sen| ma| mina)?$/;

function hasKind(said: ReadonlySet<Concept>): boolean {
  return hasAny(said, 'winter summer studded friction');
}

function asksHowMuch({ question, said }: Details, line: string): boolean {
  return (
    question === 'how-much' ||
    said?.has('sum') === true ||
    (question ? /\bkallis(?:ta)?\b/ : /\bhin(?:ta|nat)\b/).test(line)
  );
}

/** What the details of a question ask for; undefined where they leave it to its words. */
export function plainIntent(
  intent: Intent,
  now: Details,
  talk: Pick<SignedTurn, 'before' | 'isClear' | 'isSure'>,
): Topic | undefined {
  const line = foldedWords(now.text ?? '').join(' ');
  const isHowMuch = asksHowMuch(now, line);
  // 'Paljonko tpms-anturi?'
  const isOfWork = now.work !== undefined && now.work !== 'pressure' && !OF_AMOUNTS.test(line);
  const asksPrice = isHowMuch && (PRICED.test(line) || isOfWork);
  const turn: SignedTurn = { ...talk, intent, isPage: typeof intent !== 'string', now, line, asksPrice };
  if (isDrivenFlat(turn)) return 'driven-flat';
  if ((isUrgent(intent) || turn.now.work) && LIABILITY.test(line)) return 'complaint';
  if (GIVEN_WRONG.test(line) && !isUrgent(intent) && !SHAKES.test(line)) return 'complaint';
  // Bolts that nobody tightened are no matter of the price list.
  if (now.said?.has('bolt') && UNTIGHTENED.test(line)) return 'loose-wheel';
  if (PROMISED.test(line)) return 'promise';
  if (isUrgent(intent)) return undefined;
  for (const sign of SIGNS) {
    const topic = sign(turn);
    if (topic !== undefined) return topic;
  }
  return undefined;
}
