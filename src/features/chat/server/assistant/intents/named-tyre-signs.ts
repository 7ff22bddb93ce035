// Whether a question after tyres is about the one that was named last.
import type { Details } from '../details/details.ts';
import { isOtherMaker } from '../details/talk-details.ts';
import { countOwnWords, foldedWords } from '../words.ts';
import type { Intent } from './intents.ts';
import type { Topic } from './topics.ts';

export interface Before {
  readonly subject: Intent;
  readonly details: Details;
  /** Of a page: the topic that is likest it. */
  readonly nearTopic?: Topic | undefined;
}

/** The one tyre that was named last; 'niistä' chooses among all. */
const REFERS_TO_ONE =
  /\b(?:se|sen|sita|siita|siina|silla|siihen|ne|niita|niitten|niiden|niissa|niis|niil|niilla|toi|ton|tuo|tuon)\b/;
/** What is known of each tyre. */
const OF_CARD =
  /markapi|melu|desibel|vierintav|\bluokka|merkk|kantavuu|nopeus|\bxl\b|run ?flat|jaapi|3pmsf|lumihiut|varasto|hylly|montako|saatavil/;

/** 'Onko sen märkäpito A?', 'onks ne nokialaiset?' after tyres. */
export function refersToNamedTyre(
  { text = '', words, size, season, isCheapest, place }: Details,
  before: Before,
): boolean {
  const isKnown = before.subject === 'tyres' && (before.details.size ?? before.details.words) !== undefined;
  const line = foldedWords(text).join(' ');
  const isOther = size ?? season ?? (isCheapest || isOtherMaker({ text }) || undefined);
  return (
    isKnown &&
    isOther === undefined &&
    (place !== undefined || (REFERS_TO_ONE.test(line) && (words !== undefined || OF_CARD.test(line))))
  );
}

const OF_THOSE = /\b(?:nuo|noi|noita|nuita|niita|niista|nii)\b/;
const HOW_SOON = /\bnope|\bpian\b|aikaisin/;
const ARRIVES = /\bsaa|\bsais|\btul|saapu|toimit/;

/** 'Kuinka nopeasti?', 'milloin ne saisi alle?' after tyres: the first times for those. */
export function asksHowSoon({ text = '', question, size, season, said }: Details, before: Before): boolean {
  const { size: sizeBefore, words } = before.details;
  const line = foldedWords(text).join(' ');
  const isOther = size ?? season ?? (said?.has('must') || said?.has('allowed') || undefined);
  if (before.subject !== 'tyres' || (sizeBefore ?? words) === undefined || isOther) return false;
  const isSoon = HOW_SOON.test(line);
  const isOfTime = isSoon || question === 'when' || (question === 'how-long' && ARRIVES.test(line));
  const isOfThose =
    REFERS_TO_ONE.test(line) || OF_THOSE.test(line) || countOwnWords(line) <= (isSoon ? 2 : 1);
  return isOfTime && isOfThose;
}
