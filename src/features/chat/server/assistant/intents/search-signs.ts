// Whether tyres are looked for, or spoken of again: a kind alone, a size with a name, 'onko niistä jokin tarjouksessa?'.
import type { Details } from '../details/details.ts';
import { isOtherMaker } from '../details/talk-details.ts';
import { countOwnWords } from '../words.ts';
import { isAnyOf, isAnySet, isBareChange } from './bare-change.ts';
import type { Intent } from './intents.ts';
import type { Before } from './named-tyre-signs.ts';
import { isSmallTalk, type Topic } from './topics.ts';

export interface SignedTurn {
  readonly intent: Intent;
  readonly isPage: boolean;
  /** From its words alone, without the messages before. */
  readonly isClear: boolean;
  /** With the messages before. */
  readonly isSure: boolean;
  readonly now: Details;
  readonly before: Before | undefined;
  readonly line: string;
  readonly asksPrice: boolean;
}

/** 'Niistä', 'se': of what was just spoken of. */
const REFERS =
  /\b(?:nii(?:s?ta?|s|lla?|den|hin)|nai(?:sta?|lla|den|hin)|noista|niita|noita|nuo|noi|ne|sen|sita|siita|siina|toi|tuo)\b/;
export const SOME_WORDS = 6;

/** 'Onko niistä jokin tarjouksessa?', 'mitä neljä maksaa asennettuna?' after tyres is asked of those. */
export function ofThoseTyres(turn: SignedTurn): Topic | undefined {
  const { isPage, isClear, now, before, line, asksPrice } = turn;
  const { size, words, car } = before?.details ?? {};
  if (before?.subject !== 'tyres' || !(size ?? words ?? car) || USES.test(line)) return undefined;
  if (isPriceOfThose(turn) || isEndOrOther(turn)) return 'tyres';
  if ((isPage && isClear && !asksPrice && !now.tags) || countOwnWords(line) > SOME_WORDS) return undefined;
  const isNear = REFERS.test(line) || (!isClear && !now.work);
  return isNear && setsTyres(turn) ? 'tyres' : undefined;
}

function setsTyres({ now, asksPrice }: SignedTurn): boolean {
  return isAnySet('tyres', now) || now.said?.has('shelf') === true || (asksPrice && !now.work);
}

/** The two are compared, unless each is on an axle of its own; a page on other sizes does not compare these. */
function comparesSizes({ isPage, isSure, now: { otherSize }, line }: SignedTurn): boolean {
  if (!otherSize) return false;
  return isPage ? !ON_AXLES.test(line) : !isSure && USES_INSTEAD.test(line);
}

/** No work and no car was named. */
function isPriceOfThose({ intent, now, line }: SignedTurn): boolean {
  const isOfWork = now.work !== undefined && !OF_SET.test(line);
  return (
    intent === 'price' &&
    !isOfWork &&
    (OF_SET.test(line) || !OF_WORK.test(line)) &&
    !now.rim &&
    !now.vehicleType
  );
}

/** 'Mihin asti?', 'mikä noista on hiljaisin?', 'joku muu merkki' */
function isEndOrOther({ now, before, line }: SignedTurn): boolean {
  const isOffered = before?.details.isOnSale === true && now.question === 'when' && countOwnWords(line) === 0;
  const isBestOfThose = now.best !== undefined && REFERS.test(line);
  return isOffered || isBestOfThose || isOtherMaker(now);
}

const OF_WORK = /asennu[ks]|vaih[td]|tasapain|sailyt|paikkau/;
const OF_SET = /asennettu|paikal|laitettu|kaikkineen|yhteensa|kokonais|nelja|sarja/;
/** 'Saako siihen laittaa tavallisen?' asks what is allowed. */
export const USES = /\b(?:saa|voi|kay|kelpaa|sopi)\S*\s.*(?:laitta|panna|kaytta|ajaa|asenta|vaihtaa)/;

const OF_CAR: ReadonlySet<Intent> = new Set<Topic>(['size-help', 'rims']);

/** 'Talvirenkaat', 'hei, kitkat': a kind alone begins a search. */
export function bareSearch({ intent, now, line, before }: SignedTurn): Topic | undefined {
  const isFirst = before === undefined || isSmallTalk(before.subject) || OF_CAR.has(before.subject);
  const isKind = isAnyOf(now, ['season', 'winterType']) && now.question === undefined;
  if (!isFirst || !isKind || intent === 'dog' || line.includes(' vai ')) return undefined;
  return isBareChange('tyres', now, { line, before: undefined }) ? 'tyres' : undefined;
}

/** 'No paljonko uudet sitten, 215/60R17?' */
export function priceOfNew({ now: { size, said, question, work } }: SignedTurn): Topic | undefined {
  return size && said?.has('newTyres') && question === 'how-much' && !work ? 'tyres' : undefined;
}

/** A size or a name of the catalogue determines what is looked for, where words leave it open. */
export function lookedFor(turn: SignedTurn): Topic | undefined {
  if (comparesSizes(turn)) return 'fit';
  const { intent, isSure, now, line, before } = turn;
  const { size, words, said } = now;
  const isNeeded = intent === 'booking' && size && said?.has('stock') && !said.has('booking');
  // 'Mihin asti tarjous on voimassa?' of the tyre that was named before.
  const named = before?.subject === 'tyres' ? before.details.words : undefined;
  const isOnOffer = intent === 'campaigns' && (size ?? words ?? named) !== undefined;
  const isOpen = !isSure && !USES.test(line) && (size ?? words ?? now.noRim) !== undefined;
  return isNeeded || isOnOffer || isOpen ? 'tyres' : undefined;
}

export const OFFERED = /loyty|saatav|varasto|hylly|myyt|onko teil|onks teil|\boisko\b|\bolisko\b/;
const ON_AXLES = /\bede|\btaka|\betu/;
const USES_INSTEAD =
  /tilalle|korva|sijaan|sijasta|vaih[td]|sopii|\bkay|heitta|laittaa|onnistu|\bnyt\b|\balla\b/;

/** A size with a kind, a mark, a name or a wish is looked for: 'haluun run flatit 225/45R17 talveks'. */
export function searchedFor({ now, isPage, isClear, line }: SignedTurn): Topic | undefined {
  const { size, otherSize, question, work, depthMm } = now;
  const isAvailable = (!isClear || isAnyOf(now, ['season', 'winterType'])) && OFFERED.test(line);
  const isOpen = question !== undefined && !isAvailable && !isAnyOf(now, WISHES);
  const isOfWork = work !== undefined && work !== 'runFlat' && !now.isFitted;
  const isOther = isOpen || isOfWork || (otherSize ?? depthMm) !== undefined;
  const isDenied = /\b(?:ei|en|eika|ilman)\b/.test(line) || USES.test(line);
  return isPage && size && isAnyOf(now, KINDS) && !isOther && !isDenied ? 'tyres' : undefined;
}

const WISHES = ['isCheapest', 'best', 'price', 'hasIceGrip'] as const;
const KINDS = ['season', 'winterType', 'tags', 'words', 'vehicleType'] as const;
