// What a question names beside its subject and its answer does not speak of: the shop's own words on it follow.
import { usualQuestions } from '../../../messages/usual-questions.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { fold } from '../words.ts';

const OTHER_VEHICLES =
  /moott?oripyor|motskar|pratka|mopo(?!aut)|monkij|polkupyor|traktor|kuorma-?auto|matkailuaut|asuntoaut|karavaan/;
const TRAILERS = /perakarr|karryn|peravaunu|asuntovaunu/;

/** The shop's own question on work for a vehicle that its price list does not have. */
export function questionOfUnlisted(text: string): string | undefined {
  const plain = fold(text);
  if (OTHER_VEHICLES.test(plain)) return usualQuestions.beside.otherVehicles;
  return TRAILERS.test(plain) ? usualQuestions.beside.trailers : undefined;
}

/** Words of a question that names it, and of an answer that covers it; in folded letters of all languages. */
const BESIDE: readonly (readonly [keyof typeof usualQuestions.beside, question: RegExp, answer: RegExp])[] = [
  ['otherVehicles', OTHER_VEHICLES, /moottoripyor|matkailuauto|ajoneuvo|motorcycl|motorcyk/],
  ['rental', /vuokra-?aut|vuokraamo/, /vuokra|rental|hyrbil/],
  [
    'compensation',
    /kuka korva|korva(?:atte|usta)|kenen piikkiin|\brepor pa|who pays for/,
    /korva|kkv|vastaamme/,
  ],
  ['storedInsurance', /(?=.*vakuutu)(?=.*(?:sail|hotel))/, /vakuutu|insurance|forsakring/],
  ['insurance', /^(?!.*(?:sail|hotel)).*vakuutus(?:ta|yhtio)?\b/, /vakuutu|insurance|forsakring/],
  [
    'ordering',
    /\b(?:tilaa|laita|varaa)(?:ppa|pa|tko|isitko)? (?:mulle|mun|meille|minulle)\b/,
    /tilaan|varaa aika/,
  ],
  ['warranty', /\btakuu/, /takuu|virhe|warrant|garanti|fault/],
  ['waiting', /\b(?:odott|oott(?:aa|ell|oo)|vartoo)\w*|\bwait\b|\bvanta\b/, /odot|wait|vanta/],
  ['delivery', /postissa|postitse|kotiin ?kulj|\bship\b/, /posti|\bpost/],
  ['oldTyres', /vanhat? (?:\w+ )?(?:jattaa|pois|havit|kierr)|old tyres/, /vanhat|kierrat|old tyres|gamla/],
  ['invoice', /\b(?:tai|ja|kay\w*|saako|voiko) lasku(?:lla)?\b/, /lasku/],
  ['receipt', /\bkuit(?:in|ti|tia)\b|\breceipt\b|\bkvitto/, /kuit|receipt|kvitto/],
  ['returning', /\bpalaut(?:taa|us)\b/, /palaut|takaisin|peru/],
  [
    'booking',
    /(?:pitaa|tarvi|voi)\w*(?: \w+){0,2} vara(?:ta|an)\b(?! raha)|\bboka\w* (?:man|tid|jag)|\bbook (?:online|a)/,
    /vara|book|boka|\btid\b/,
  ],
];

/** The published lines; none where the answer mentions them anyway. */
export async function linesBeside(
  tools: AssistantTools,
  question: string,
  answer: string,
): Promise<string[]> {
  const [foldedQuestion, foldedAnswer] = [fold(question), fold(answer)];
  const open = BESIDE.filter(
    ([, named, covered]) => named.test(foldedQuestion) && !covered.test(foldedAnswer),
  );
  const found = await Promise.all(open.map(([name]) => answerPublished(tools, usualQuestions.beside[name])));
  return found.flatMap(({ text, isUnanswered }) => (isUnanswered || answer.includes(text) ? [] : [text]));
}
