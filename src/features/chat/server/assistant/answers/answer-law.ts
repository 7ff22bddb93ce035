// Answers on the law: when winter tyres and studs are used, and how deep the grooves must be, with yes or no where it was asked.
import { formatDate, helsinkiDay, type IsoDay } from '../../../../../platform/contract/dates.ts';
import { grooveMessages, seasonMessages } from '../../../../pages/messages/good-to-know.ts';
import { GOOD_TO_KNOW_PATH } from '../../../../pages/paths.ts';
import {
  ADVISED_GROOVE,
  MIN_GROOVE,
  SNOW_MARK,
  STUD_SEASON,
  WINTER_TYRE_SEASON,
  ruleOn,
  seasonState,
} from '../../../../pages/season-law.ts';
import { shortMessages as seasonLineMessages } from '../../../../season/messages.ts';
import { SEASON_PATH } from '../../../../season/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { millimetres } from '../../../messages/assistant/words.ts';
import type { Concept } from '../concepts.ts';
import type { Details } from '../details/details.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { fold, SLIPPERY } from '../words.ts';
import { answer, waysToShop, type Answer } from './answer.ts';

/** On trailers in the shop's own words, where it has published any. */
export async function answerSeason(tools: AssistantTools, details: Details = {}): Promise<Answer> {
  const isOfTrailer = details.isOfTrailer === true && details.winterType !== 'studded';
  const published = isOfTrailer ? await answerPublished(tools, messages.trailerQuestion) : undefined;
  if (!published || published.isUnanswered) return answerRulesOfSeason(tools, details);
  const verdict = seasonVerdict(details, helsinkiDay(tools.now()));
  return { ...published, text: [verdict, published.text].join('\n').trim() };
}

async function answerRulesOfSeason(tools: AssistantTools, details: Details): Promise<Answer> {
  const today = helsinkiDay(tools.now());
  const { winterType, said } = details;
  const verdict = seasonVerdict(details, today);
  // Whether winter tyres are required is answered by itself; a named kind of them by the rules of that kind.
  const isOfDuty = winterType === undefined && (verdict !== '' || details.question === 'yes-no');
  const advice = await adviceNow(tools, details);
  // After today's advice the law in one line is enough.
  const isFor = (type: 'studded' | 'friction') =>
    winterType === undefined ? !isOfDuty && advice === '' : !isOfDuty && winterType === type;
  const isOfStuds = winterType === 'studded' && verdict !== messages.law.notCovered;
  return answer(
    'seasonLaw',
    [
      // 'Ei.' of the law before 'Vaihda …' of the advice would contradict it.
      advice === '' ? verdict : '',
      advice,
      verdict === '' ? untilLine(details) : '',
      isOfStuds ? '' : seasonMessages.winter(partOf(ruleOn(WINTER_TYRE_SEASON, today))),
      winterType === 'friction' && untilLine(details) === '' ? messages.law.frictionAnyTime : '',
      isFor('studded') ? seasonMessages.studs(partOf(ruleOn(STUD_SEASON, today))) : '',
      isFor('friction') || said?.has('snowMark') === true
        ? seasonMessages.snowMark(formatDate(ruleOn(SNOW_MARK, today).from))
        : '',
      stateLine(today),
      verdict === '' && winterType === undefined && !isOfDuty && advice === '' ? seasonMessages.advice : '',
    ],
    {
      sources: [
        ...(advice === '' ? [] : [{ title: messages.sources.seasonNow, href: SEASON_PATH }]),
        { title: messages.sources.season, href: `${GOOD_TO_KNOW_PATH}#kausi` },
      ],
    },
  );
}

function stateLine(today: IsoDay): string {
  const state = seasonState(today);
  return state.kind === 'in-season'
    ? seasonMessages.inSeason(formatDate(state.lastDay))
    : seasonMessages.offSeason(formatDate(state.firstDay), state.daysUntil);
}

/** Whether it is asked when tyres are to be changed, of this season. */
function isOfChangeNow({ said, question, month }: Details): boolean {
  if (month !== undefined) return false;
  return said === undefined || said.has('change') || (question === 'when' && !asksWhether(said));
}

/** Today's advice where it is asked for; of a made-up weather that it is. */
async function adviceNow(tools: AssistantTools, details: Details): Promise<string> {
  if (!isOfChangeNow(details)) return '';
  const { sentence, isExample } = await tools.seasonLine();
  return isExample ? `${sentence} ${seasonLineMessages.example}` : sentence;
}

/** Until when tyres without studs may be used, where that was asked. */
function untilLine({ question, winterType, season, said }: Details): string {
  if ((question !== 'when' && question !== 'how-long') || !said || !asksWhether(said)) return '';
  if (season === 'summer') return messages.law.summerUntil;
  return winterType === 'friction' ? messages.law.frictionAnyTime : '';
}

/** The rules of another country are not known here: the shop's own words on them come first, and then where they do not apply. */
export async function answerAbroad(tools: AssistantTools, { said }: Details): Promise<Answer> {
  const published = await answerPublished(tools, messages.abroadQuestion);
  const isPublished = !published.isUnanswered && !said?.has('tread');
  const today = helsinkiDay(tools.now());
  const [rule = ''] = seasonMessages
    .winter(partOf(ruleOn(WINTER_TYRE_SEASON, today)))
    .split(/\.\s(?=\p{Lu})/u);
  const lines = [
    isPublished ? published.text : messages.law.abroadRules,
    messages.law.abroad,
    said?.has('tread') ? '' : messages.law.onlyFinland(rule),
  ];
  return answer('seasonLaw', lines, { sources: published.sources, actions: waysToShop(await tools.shop()) });
}

/** Yes or no to whether these tyres may or must be used, as far as the rows of the law speak of it. */
function seasonVerdict(details: Details, today: IsoDay): string {
  const { question, winterType, said, isOfTrailer, unread = [], text = '' } = details;
  if (said?.has('snowMark')) return isOfTrailer ? trailerMark(today) : messages.law.snowMark;
  if (winterType === 'studded' && details.isOfStreet) return messages.law.studsByStreet;
  if (!isOfTrailer && SLIPPERY.test(fold(text))) {
    return messages.slippery[winterType === 'studded' ? 'studs' : 'duty'];
  }
  if (said && isNotCovered(said, winterType)) return messages.law.notCovered;
  if (question !== 'yes-no' || !said || !asksWhether(said)) return '';
  const verdict = isOfTrailer ? messages.law.trailer : monthVerdict(details, said, today);
  // A word that was not understood may change the question: then only what depends on the weather is said.
  return CONDITIONAL.has(verdict) || unread.length === 0 ? verdict : '';
}

const CONDITIONAL: ReadonlySet<string> = new Set([
  messages.law.mustIn,
  messages.law.summerIn,
  messages.law.studsOut,
  messages.law.trailer,
]);

function trailerMark(today: IsoDay): string {
  const from = SNOW_MARK.find(({ vehicles }) => vehicles === 'trailers')?.from;
  return from === undefined || today >= from
    ? messages.law.snowMark
    : messages.law.trailerMark(formatDate(from));
}

/** In the month that was named, else now. */
function monthVerdict(
  { winterType, season, month }: Details,
  said: ReadonlySet<Concept>,
  today: IsoDay,
): string {
  const day = month === undefined ? today : `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-15`;
  const isInSeason = seasonState(day).kind === 'in-season';
  if (winterType === 'studded' && said.has('must') && !said.has('may')) return messages.law.studsNotRequired;
  if (winterType === 'studded') return isInSeason ? messages.law.studsIn : messages.law.studsOut;
  if (said.has('must') && !said.has('drive')) return isInSeason ? messages.law.mustIn : messages.law.mustOut;
  if (season === 'summer') return isInSeason ? messages.law.summerIn : messages.law.summerOut;
  if (season !== 'winter') return '';
  // Winter tyres of any kind may be used in the season, and friction tyres always.
  if (winterType === 'friction') return messages.law.frictionAlways;
  return isInSeason ? messages.yes : messages.law.frictionAlways;
}

/** What the rows of the law do not speak of gets no yes or no. */
function isNotCovered(said: ReadonlySet<Concept>, winterType: Details['winterType']): boolean {
  if (said.has('trailer') && winterType === 'studded') return true;
  if (said.has('allSeason') && winterType !== 'friction') return true;
  const isOther = said.has('otherVehicle') || said.has('unserved');
  return said.has('penalty') || (isOther && !said.has('trailer'));
}

function asksWhether(said: ReadonlySet<Concept>): boolean {
  return said.has('allowed') || said.has('must') || (said.has('drive') && said.has('may'));
}

export function answerTread(tools: AssistantTools, details: Details = {}): Answer {
  const { summerMm, winterMm } = ruleOn(MIN_GROOVE, helsinkiDay(tools.now()));
  return answer(
    'seasonLaw',
    [
      ...depthLines(details, helsinkiDay(tools.now())),
      grooveMessages.law(millimetres(summerMm), millimetres(winterMm)),
      grooveMessages.advice(millimetres(ADVISED_GROOVE.summerMm), millimetres(ADVISED_GROOVE.winterMm)),
      details.said?.has('penalty') ? messages.penaltySum : '',
    ],
    { sources: [{ title: messages.sources.groove, href: `${GOOD_TO_KNOW_PATH}#urasyvyys` }] },
  );
}

/** What a measured depth means, for the kind that was named, else for both. */
export function depthLines({ depthMm, season }: Details, today: IsoDay): string[] {
  if (depthMm === undefined) return [];
  const law = ruleOn(MIN_GROOVE, today);
  const kinds = (['winter', 'summer'] as const).filter((kind) => season === undefined || season === kind);
  return kinds.map((kind) => {
    const least = kind === 'winter' ? law.winterMm : law.summerMm;
    const advised = kind === 'winter' ? ADVISED_GROOVE.winterMm : ADVISED_GROOVE.summerMm;
    const tyre = messages.law.tyre[kind];
    const depth = millimetres(depthMm);
    if (depthMm < least) return messages.law.tooThin(tyre, depth, millimetres(least));
    return depthMm < advised
      ? messages.law.belowAdvice(tyre, depth, millimetres(least), millimetres(advised))
      : messages.law.deepEnough(tyre, depth, millimetres(advised));
  });
}

/** '1.11.–31.3.' */
function partOf({ starts, ends }: { starts: string; ends: string }): string {
  return `${dayAndMonth(starts)}–${dayAndMonth(ends)}`;
}

function dayAndMonth(part: string): IsoDay {
  const [month = '', date = ''] = part.split('-');
  return `${Number(date)}.${Number(month)}.`;
}
