// An advice in words: one sentence that can be used alone anywhere, and what is added to it on its page.
import {
  addDays,
  daysBetween,
  formatDate,
  formatNearDay,
  type IsoDay,
} from '../../platform/contract/dates.ts';
import { seasonState } from '../pages/season-law.ts';
import {
  adviceLabels as labels,
  adviceMessages as messages,
  lawMessages,
  queueWords,
  reasonMessages as reasons,
} from './messages.ts';
import type { Advice } from './season-advice.ts';

/** A forecast of more days ahead is called uncertain. */
const NEAR_DAYS = 4;

/** 'Vaihda talvirenkaat alle viimeistään to 29.10., sillä yöpakkaset alkavat, ja ajat ovat vielä väljiä.' */
export function adviceSentence(advice: Advice, today: IsoDay): string {
  const sentence = wordsOf(advice, today);
  const { queue, kind, because } = advice;
  const isWarning = kind === 'summer-now' && because === 'frost';
  const whole = queue === undefined || isWarning ? sentence : messages.withQueue(sentence, queueWords[queue]);
  return whole.endsWith('.') ? whole : `${whole}.`;
}

function wordsOf(advice: Advice, today: IsoDay): string {
  const { because, nightCount, frostNights, firstFrost } = advice;
  const lawDay = shortDay(advice.lawDay);
  switch (advice.kind) {
    case 'winter-now':
      if (because === 'road') return messages.winterNow.road;
      if (because === 'law' || firstFrost === undefined) return messages.winterNow.law(lawDay);
      return firstFrost === today
        ? messages.winterNow.tonight
        : messages.winterNow.frost(morningOf(firstFrost));
    case 'winter-by': {
      const day = formatNearDay(advice.byDay);
      if (because === 'law' || firstFrost === undefined) return messages.winterBy.law(day, lawDay);
      return isFar(firstFrost, today) ? messages.winterBy.farFrost(day) : messages.winterBy.frost(day);
    }
    case 'winter-wait':
      return nightCount > 0 ? messages.winterWait.mild(nightCount) : messages.winterWait.law(lawDay);
    case 'winter-on':
      return messages.winterOn;
    case 'summer-wait':
      if (because === 'road') return messages.summerWait.road;
      return because === 'frost' ? messages.summerWait.frost(frostNights) : messages.summerWait.law(lawDay);
    case 'summer-now':
      if (because === 'frost') return messages.summerNow.frost(frostNights);
      return because === 'mild' ? messages.summerNow.mild(nightCount) : messages.summerNow.law(lawDay);
    case 'summer-on':
      return messages.summerOn(lawDay);
  }
}

/** 'vaihda viimeistään to 29.10.', 'pidä vielä talvirenkaat' */
export function adviceLabel(advice: Advice): string {
  switch (advice.kind) {
    case 'winter-now':
      return labels.winterNow;
    case 'winter-by':
      return labels.winterBy(formatNearDay(advice.byDay));
    case 'winter-wait':
      return labels.winterWait[advice.nightCount > 0 ? 'mild' : 'law'];
    case 'winter-on':
      return labels.winterOn;
    case 'summer-wait':
      return labels.summerWait;
    case 'summer-now':
      return labels.summerNow[advice.because === 'law' ? 'law' : 'now'];
    case 'summer-on':
      return labels.summerOn;
  }
}

/** Shown below the sentence: the calmest day, how certain it is, and what the law allows meanwhile. */
export function adviceReasons(advice: Advice, today: IsoDay): string[] {
  const { kind, because, nightCount, firstFrost } = advice;
  const isOfWeather = kind !== 'summer-on';
  return [
    calmestSentence(advice),
    kind === 'winter-by' && because === 'law' && nightCount > 0 && reasons.byLaw(nightCount),
    kind === 'winter-by' && firstFrost !== undefined && isFar(firstFrost, today) && reasons.farForecast,
    kind === 'winter-now' && because !== 'law' && reasons.noSummerTyres,
    isBeforeLaw(advice) && because !== 'law' && reasons.advised(shortDay(advice.lawDay)),
    kind === 'winter-on' && stillSummer(advice, today),
    kind === 'summer-wait' && seasonState(today).kind === 'in-season' && reasons.mayChange,
    kind === 'summer-wait' && seasonState(today).kind === 'off-season' && reasons.studsLimited,
    kind === 'summer-now' && reasons.studsOff,
    ...(kind === 'summer-on' ? summerCautions(advice) : []),
    isOfWeather && nightCount === 0 && reasons.noForecast,
  ].filter((sentence) => typeof sentence === 'string');
}

function isBeforeLaw({ kind }: Advice): boolean {
  return kind === 'winter-by' || kind === 'winter-now';
}

/** None where the change is due at once, and where the last day to change is the calmest anyway. */
function calmestSentence(advice: Advice): string | undefined {
  const { kind, calmestDay } = advice;
  if (calmestDay === undefined || kind === 'winter-now') return undefined;
  if (kind !== 'winter-by') return reasons.calmest(formatNearDay(calmestDay));
  return calmestDay === advice.byDay ? undefined : reasons.calmestBefore(formatNearDay(calmestDay));
}

function summerCautions({ because, frostNights }: Advice): (string | false)[] {
  return [because === 'road' && reasons.summerRoad, frostNights > 0 && reasons.summerFrost(frostNights)];
}

/** For who drives on summer tyres in the season. */
function stillSummer({ because, firstFrost }: Advice, today: IsoDay): string {
  if (because === 'road') return reasons.stillSummerRoad;
  if (firstFrost === undefined) return reasons.stillSummerMild;
  return firstFrost === today ? reasons.stillSummerTonight : reasons.stillSummer(formatNearDay(firstFrost));
}

/** Today's state of the law: studs first, then winter tyres. */
export function lawSentences(today: IsoDay): [studs: string, winter: string] {
  const state = seasonState(today);
  return state.kind === 'in-season'
    ? [lawMessages.studsIn, lawMessages.winterIn]
    : [lawMessages.studsOut, lawMessages.winterOut(formatDate(state.firstDay))];
}

/** '2026-11-01' → '1.11.' */
function shortDay(day: IsoDay): string {
  return formatNearDay(day).slice(3);
}

/** The night that begins in the evening of a day is named by its morning. */
function morningOf(evening: IsoDay): string {
  return formatNearDay(addDays(evening, 1));
}

function isFar(day: IsoDay, today: IsoDay): boolean {
  return daysBetween(today, day) > NEAR_DAYS;
}
