// The questions of a turn, and what kind of answer each waits for: a yes or no, a sum, a time, a choice.
import { foldedWords } from './words.ts';

export type QuestionKind =
  | 'yes-no'
  | 'how-much'
  | 'when'
  | 'how-long'
  | 'which'
  | 'where'
  | 'how'
  | 'why'
  | 'what';

/** By the beginning of any word; the first that is met counts. */
const ASKING_WORDS: readonly (readonly [QuestionKind, RegExp])[] = [
  // 'Kuinka pitkälle' asks for a distance.
  [
    'how-long',
    / (?:kauan?\b|kauank|kuinka (?:kaua|pitka )|miten (?:kaua|pitka )|(?:kuinka|miten) pitkaa|how long|hur lange)/,
  ],
  [
    'how-much',
    / (?:paljon|paljo|montako e(?:uroa?)?\b|mita (?:\S+ ){0,3}?(?:maks|kustan)|mitamaks|mika (?:\S+ ){0,3}?hin(?:ta|na)|how much|vad kostar|hur mycket)/,
  ],
  ['when', / (?:millo|koska |koskas |monelta|mihin (?:aikaan|asti|saakka)|mones|when|what time|nar )/],
  ['which', / (?:kumpi|kumm|mika (?:on )?(?:paras|parempi)|mitka (?:on |ovat )?parh|vai )/],
  ['where', / (?:missa|mista|mihin|minne|where|var )/],
  ['how', / (?:miten|kuinka|how|hur )/],
  ['why', / (?:miksi|miks|why|varfor) /],
  // 'paljonko' and 'montako' end like a question for yes or no.
  ['yes-no', / (?!mont|moneen|koko |(?:viik|verk|luk|auk|keik|joulu)ko )[a-z]{2,}(?:ko|kos|kohan|koha) /],
  [
    'yes-no',
    /^ (?:(?:hi|hello|hey|hej|moi) )?(?:is|are|do|does|did|can|may|will|ar|har|kan|far|finns|ingar|behover|maste|pratar|tar) /,
  ],
  [
    'what',
    / (?:mitas?|mika|mitka|millai\S+|montako|moneenko|kuka|ketka|kenen|kenelta|kenelle|what|who|vad|vem) /,
  ],
];

/** 'Saako … ja mihin asti?' is first of all a question for yes or no. */
const UNTIL =
  '(?:mihin (?:asti|saakka|aikaan|kellonaikaan)|moneen(?: asti)?|(?:kuinka|miten) (?:pitkaan|kauan))';
const LIMITED = new RegExp(
  `^( (?:saako|voiko|voinko|pitaako|onko|oletteko) .+?) (?:ja |jos niin )?${UNTIL} $`,
);
const ONLY_UNTIL = new RegExp(`^${UNTIL}$`);

/** Undefined for words without a question. */
export function questionKindOf(text: string): QuestionKind | undefined {
  const line = ` ${foldedWords(text).join(' ')} `.replace(LIMITED, '$1 ');
  return ASKING_WORDS.find(([, pattern]) => pattern.test(line))?.[0];
}

/** Where one question may end and the next begin; after a question mark another is likely, else it must begin as one. */
const JOINT =
  /[?!]+\s+|\s+niin?\s+(?=\p{L}+k[o\u00F6](?:s|han)?\s)|(?<!\d)\.\s+|[,;]?\s+(?:ja|sek\S|mut|mutta|tai|and|n|och|o)\s+|[,;]\s+|\s+(?=ent\S{1,4}\s)/giu;
/** Words from which what comes before a question is its background. */
const LONG = 8;
const AND = /[a-z]/iu;
/** The word that asks is among the first of its question. */
const FIRST_WORDS = 3;
const ADDS = /^(?:ja |no |mut )*(?:enta|entas|entapa|mites|samalla|lisaksi) /;

/** The text itself where it asks one thing; what only explains stays with its question. */
export function questionsIn(text: string): string[] {
  const questions: string[] = [];
  let start = 0;
  for (const joint of text.matchAll(JOINT)) {
    const before = text.slice(start, joint.index);
    const next = text.slice(joint.index + joint[0].length);
    const isMarked = joint[0].includes('?');
    const words = foldedWords(before).length;
    const isAsked = isMarked || AND.test(joint[0]) || words > LONG || questionKindOf(before) !== undefined;
    const isNext = isMarked ? foldedWords(next).length > 0 : beginsWithQuestion(next);
    if (!isAsked || !isNext || words === 0) continue;
    questions.push(isMarked ? `${before}?` : before);
    start = joint.index + joint[0].length;
  }
  return [...questions, text.slice(start)];
}

/** 'Koska' after a comma gives a reason; it asks when at the beginning. */
const REASON = /^koska\s/iu;

/** '… ja jos on, niin voiko …' */
const CONDITION = /^jos\s(?:on|l[o\u00F6]ytyy|kyll[a\u00E4])\s*,?\s*(?:niin?\s|nii\s)?/iu;

/** 'Voiko …', 'entä …', 'samalla …'. */
export function beginsWithQuestion(text: string): boolean {
  const words = foldedWords(text.replace(CONDITION, ''));
  if (REASON.test(text) || ONLY_UNTIL.test(words.join(' '))) return false;
  return (
    ADDS.test(`${words.join(' ')} `) || questionKindOf(words.slice(0, FIRST_WORDS).join(' ')) !== undefined
  );
}
