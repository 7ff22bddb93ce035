// What kind of answer a question waits for: a yes or no, a sum, a time, a choice.
import { foldedWords } from './words.ts';

export type QuestionKind = 'yes-no' | 'how-much' | 'when' | 'how-long' | 'which' | 'where' | 'how' | 'what';

/** By the beginning of any word; the first that is met counts. */
const ASKING_WORDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['how-long', / (?:kauan|kuinka (?:kauan|pitk)|miten (?:kauan|pitk)|how long|hur lange)/],
  [
    'how-much',
    / (?:paljon|paljo|mita (?:\S+ ){0,3}?maks|mitamaks|mika (?:\S+ ){0,3}?hin(?:ta|na)|how much|vad kostar|hur mycket)/,
  ],
  ['when', / (?:millo|koska |koskas |monelta|mihin (?:aikaan|asti|saakka)|mones|when|what time|nar )/],
  ['which', / (?:kumpi|kumm|mika (?:on )?(?:paras|parempi)|mitka (?:on |ovat )?parh|vai )/],
  ['where', / (?:missa|mista|mihin|minne|where|var )/],
  ['how', / (?:miten|kuinka|how|hur )/],
  // 'paljonko' and 'montako' end like a question for yes or no.
  ['yes-no', / (?!mont|moneen|koko )[a-z]{2,}(?:ko|kos|kohan|koha) /],
  [
    'yes-no',
    / (?:on|oot|ootte|oottekste|saa|voi|pita|pitaa|tarvii|maksaa|kay|kuuluu|tulee|loytyy|onnistuu|ehtii|paasee|myytte|teette|otatte|vaihdatte)ks?t?e? /,
  ],
  ['yes-no', /^ (?:is|are|do|does|can|may|ar|har|kan|finns) /],
  ['what', / (?:mita|mika|mitka|what|vad) /],
];

/** Undefined for words without a question. */
export function questionKindOf(text: string): QuestionKind | undefined {
  const line = ` ${foldedWords(text).join(' ')} `;
  return ASKING_WORDS.find(([, pattern]) => pattern.test(line))?.[0];
}
