// Finds what a text claims without proof: green claims, credit without its terms, reductions without the lowest price of 30
// days, superlatives, promised safety, endless guarantees, false urgency, test results, figures and rules of law without a source, and what is still to be written.
// Pure; the words are compared without dots ('ä' as 'a'), so that inflected forms and sloppy typing are found alike. It helps
// staff to look, and decides nothing.
import { CREDIT_MENTION, CREDIT_PRICE, folded } from '../../shop-profile/credit-words.ts';
import { compileFrame, matchFrame } from './claim-frames.ts';
import { likeliestClaim } from './claim-learning.ts';
import { CLAIM_FRAMES, CREDIT_TERMS_NAMED, DENIALS, SERVICE_REDUCED, TRUE_RULES } from './claim-patterns.ts';

export const CLAIM_KINDS = [
  'green',
  'credit',
  'discount',
  'superlative',
  'safety',
  'promise',
  'misleading',
  'test',
  'figure',
  'law',
  'unfinished',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export interface Claim {
  readonly kind: ClaimKind;
  /** Counted from 1, as a text area shows them. */
  readonly line: number;
  /** Index of the words, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

const FRAMES = {
  green: CLAIM_FRAMES.green.map(compileFrame),
  credit: CLAIM_FRAMES.credit.map(compileFrame),
  discount: CLAIM_FRAMES.discount.map(compileFrame),
  superlative: CLAIM_FRAMES.superlative.map(compileFrame),
  safety: CLAIM_FRAMES.safety.map(compileFrame),
  promise: CLAIM_FRAMES.promise.map(compileFrame),
  misleading: CLAIM_FRAMES.misleading.map(compileFrame),
};
const TRUE = TRUE_RULES.map(compileFrame);
const TERMS_NAMED = compileFrame(CREDIT_TERMS_NAMED);
const OF_SERVICE = compileFrame(SERVICE_REDUCED);

const CREDIT_TERMS = [
  /todelli\w+ vuosikor/,
  /luoto(?:n|n maara)|luottomaara/,
  /luottoaika|maksuaika|kuukautta|\bkk\b/,
  /luotonanta|luoton myonta|rahoittaja/,
];
const FINANCING_LINK = /\]\([^)]{0,200}\/rahoitus/;

const LOWEST_PRICE =
  /\b30\s?(?:pv|paiv|vrk|vuorok)\S*.{0,40}\bali(?:n|m)\w*|\bali(?:n|m)\w*.{0,40}\b30\s?(?:pv|paiv|vrk|vuorok)/;

const TEST = [
  /\b(?:testi|vertailu|talvirengastesti|kesarengastesti|rengastesti)(?:voitt|voit(?:to|on|ot|oi))\w*/,
  /\b(?:testi|vertailu)(?:n|en|jen|ssa|issa|eissa) (?:voitt|paras|parha|karki|karjessa|ykko|huip)\w*/,
  /\bvoitti\w* (?:\S+ ){0,4}\w{0,20}(?:testi|vertailu)\w*/,
  /\b(?:testimenesty|testattu paras|testatusti paras|huippuarvosa|(?:taydet|parhaat|korkeimmat|eniten) (?:kokonais)?piste)\w*/,
];

/** Advice to look into a claim makes none. */
const DOUBTS = /\b(?:pyyda|kysy|tarkista) (?:\w+ )?(?:nahda|katso|mika|minka|testi|milloin)/;

const FIGURE = [
  /(?<!\b(?:alv|veron|arvonlisavero\w*) )(?<![\d.,])(?:\d[\d.,]*|\b\w+)\s?(?:%|prosent(?:ti|tia|in|illa|teja)\b)/,
  /\d[\d,.]*\s?(?:m|metri\w*|km|kilometri\w*|litra\w*|l|db|desibeli\w*|euroa|€) (?:\w+ )?(?:lyhy|pite|pide|enemman|vahemman|aiemmin|aikaisemmin|myohemmin|parem|hiljaise|nope)\w*/,
  /\b(?:kaksi|kolme|nelja|viisi|kymmenen|\d+) kertaa (?:\w+ )?(?:parem|pide|lyhy|nope|enemman|kestav)\w*/,
  /\b(?:kaksi|kolme|nelja|viisi|kuusi|seitseman|kahdeksan|yhdeksan|\d) (?:kolmesta|neljasta|viidesta|kymmenesta|sadasta)\b/,
  /\b(?:pienen|laske|vahen|kasva|nouse|saasta)\w* (?:\w+ )?(?:\d[\d,]*|puoli|yhden) litra\w*/,
  /\b(?:jopa|noin|yli|lahes) (?:puole|kolmannekse|neljannekse|viidennekse|kymmenyks)\w*(?! (?:tunn|tunti|paiva|vuode))\b/,
  /\bkesta\w* (?:\w+ )?\d[\d ]*(?:km\b(?!\/h)|kilometri\w*\b(?! tunti))/,
  /\b(?:tutkitusti|tutkimu(?:s|ks|st)\w* (?:mukaan|osoit|kerto)|tilasto\w* (?:mukaan|kerto)|asiantuntijoiden mukaan)\w*/,
];

/** Credit among other services, without a word on having it. */
const NAMED_ONLY = /\brahoitu(?:s|sta|ksen|ksesta|kseen|ksemme)\b/g;

/** Figures of the EU label are those of its classes. */
const LABEL = /\b\w*luok(?:ka|an|at|kien|assa|kia)\b|\beu-?merki|\brengasmerki/;

const LAW = [
  /\blaki (?:vaati|edellyt|kielta|maara|salli|velvoit|ei (?:vaadi|salli|anna|tunne|katso))\w*/,
  /\b(?:lain|asetuksen|direktiivin|sadosten) (?:mukaan|raja|vaati|edellyt)\w*|\blaissa (?:saade|maara|sano)\w*/,
  /\b(?:lakisaatei|rikesako|rikesakko)\w*|\bsak(?:o(?:n|t)|ko(?:a|ja)?|ot(?:ta|et|u)\w*)\b/,
  /\b(?:(?:talvi|kesa|nasta|kitka)renka\w*|urasyvyy\w*|ura[an]|nasto\w*) (?:\w+ )?(?:on (?:\w+ )?(?:oltava|kaytettava)|(?:pitaa|taytyy) (?:\w+ )?(?:olla|kayttaa))\b/,
  /\b(?:talvi|kesa|nasta|kitka)?renka\w* (?:\w+ ){0,2}on (?:\w+ )?pakko (?:vaihta|kaytta|laitta|olla|pita|ajaa)/,
  /\bnasta(?:renka|renga)\w* (?:\w+ )?saa (?:\w+ )?(?:ajaa|kayttaa|pitaa)\b|\bnasto(?:ja|illa) saa (?:\w+ )?(?:ajaa|kayttaa|pitaa)\b/,
  /(?<!\b(?:ajanvara|varau|ilmoittautu)\w* (?:on|ei ole) )\b(?:pakolli(?:nen|se|si|sta)|kiellet(?:ty|tya|yn|yt))\w*\b(?! (?:kohda|kohta|kohti|kent|tieto|tiedo|vaihe|liit))/,
  /\b\d{1,2}\.\d{1,2}\.(?:\d{4})?/,
];
/** What the writer's own frames and writers in a hurry leave for later. */
const UNFINISHED = [
  /\btaydenna (?:nama|merkityt) kohdat\b|\btahan luonnokseen\b|\btama luonnos\b|\bluonnos antaa rungon\b/,
  /\[(?:taydenna|lisaa|tahan|kirjoita)\b[^\]\n]{0,80}\](?!\()|\bx{3,}\b|\blorem ipsum\b/,
];

/** A calendar day is a statement of law only where something is allowed or required. */
const ALLOWED =
  /\b(?:saa (?:ajaa|kayttaa)|alkaen|lahtien|voimaan|pitaa|pitanyt|on oltava|vaadi|vaati|pakolli|kiellet)/;
const OWN_DAY = /\b(?:auki|avoinna|suljett|kiinni|tarjou|kampanj|ajanvara|voimassa \d|klo)/;

const SOURCE =
  /\]\(https?:|\b(?:lahde|lahteet)\s*:|\b(?:traficom|finlex|eur-lex|liikenneturva|autoliit|tilastokesk|eprel|test world|tekniikan maailma|tuulilasi|adac|etrto|naf\b|vi bilagare|kkv\b)/;
const LAW_SOURCE =
  /\b(?:eu|ey|ece|unece)\)?\s*(?:n:o\s*)?\d{2,4}\/\d+|\b\d{1,4}\/(?:19|20)\d{2}\b|\d\s?§|\bfinlex|\beur-lex|\btraficom|\be-saanto|\bunece/;
const SOURCES_HEADING = /^(?:#{1,6}\s*|\*\*)?(?:lahteet|lahde)(?:\*\*)?\s*:?/;

/** That there is an offer is proven by the tyres in the text, which state it. */
const OF_OFFER = /\btarjou/;

/** Addresses of links, pictures and placeholders claim nothing. */
const ADDRESS = /\]\([^()\n]{0,2000}\)|\{\{[^{}\n]{0,500}\}\}|https?:\/\/\S+/g;

/** Nobody writes longer sentences; what is longer is checked piece by piece, so that no text takes long. */
const MAX_SENTENCE_LENGTH = 400;
const MIN_CLAIM_LENGTH = 4;
const SHORT_QUESTION = 40;
/** Letters; shorter sentences contain too little for a comparison. */
const MIN_LEARNED_LENGTH = 30;
/** What was denied has been blanked. */
const IS_DENIED = / {6}/;
/** A heading, a link, and what only leads to a list, is no sentence. */
const SAYS_SOMETHING = /^(?!#)[^[\]]*\p{L}[^[\]]*[^:[\]]$/u;
/** '31.3. ja muulloin' continues the sentence. */
const SENTENCE_END =
  /(?<=[\p{L})*”"%€][.!?]|\d[.!?](?! (?:ja|tai|asti|alkaen|mennessa|klo|jos|kun|lahtien|saakka|valisena)\b)) (?=[\p{L}*[”"])/gu;
const HEADING = /\n(?=#{1,6} |\*\*[^*\n]+\*\*\s*(?:\n|$))/g;

/** In the order of the text; of one kind at most one in a sentence, and one rule of law in a section. */
export function findClaims(text: string): Claim[] {
  const plain = folded(text);
  const whole: Whole = {
    ...sourcesAtEnd(plain),
    hasCreditTerms: CREDIT_TERMS.every((term) => term.test(plain)),
    hasProducts: plain.includes('{{tuote:'),
  };
  const found: Found[] = [];
  for (const section of partsOf({ start: 0, plain, words: blanked(plain, ADDRESS) }, HEADING)) {
    found.push(...checkSection(section, whole));
  }
  let line = 1;
  let counted = 0;
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ kind, start, end }) => {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      return { kind, line, start, end, words: text.slice(start, end) };
    });
}

/** A claim of an article; `line` and places count within its own field. */
export interface ArticleClaim extends Claim {
  readonly field: 'title' | 'summary' | 'content';
}

/** The claims of an article with its headline and summary, which share the sources of the text. */
export function findArticleClaims(article: Record<ArticleClaim['field'], string>): ArticleClaim[] {
  const [title, summary] = [article.title, article.summary].map((text) => `${text.replaceAll('\n', ' ')}\n`);
  const head = `${title}${summary}`;
  return findClaims(head + article.content).map((claim) => {
    if (claim.line === 1) return { ...claim, field: 'title' };
    const [before, lines] = claim.line === 2 ? [title, 1] : [head, 2];
    const { start, end } = claim;
    const shift = before?.length ?? 0;
    const field = claim.line === 2 ? 'summary' : 'content';
    return { ...claim, field, line: claim.line - lines, start: start - shift, end: end - shift };
  });
}

type Found = Pick<Claim, 'kind' | 'start' | 'end'>;

interface Part {
  readonly start: number;
  /** In small letters without dots. */
  readonly plain: string;
  /** The same without addresses. */
  readonly words: string;
}

interface Whole {
  readonly hasSources: boolean;
  readonly hasLawSources: boolean;
  readonly hasCreditTerms: boolean;
  /** Blocks of products, as mails have them: each states its own lowest price. */
  readonly hasProducts: boolean;
}

/** The text around a sentence. */
interface Around extends Whole {
  readonly isSourced: boolean;
  readonly isAboutGreenClaims: boolean;
  readonly hasLowestPrice: boolean;
  readonly leadsToFinancing: boolean;
}

function checkSection(section: Part, whole: Whole): Found[] {
  let isLawKnown = whole.hasLawSources || LAW_SOURCE.test(section.plain);
  return partsOf(section, /\n/g).flatMap((passage) => {
    const { plain, words } = passage;
    const around: Around = {
      ...whole,
      isSourced: SOURCE.test(plain) || LAW_SOURCE.test(plain),
      isAboutGreenClaims: plain.includes('2024/825'),
      hasLowestPrice: whole.hasProducts || LOWEST_PRICE.test(words),
      leadsToFinancing: FINANCING_LINK.test(plain),
    };
    return sentencesOf(passage).flatMap((sentence) => {
      const rules = isLawKnown ? [] : find('law', sentence, rulesIn(sentence.words));
      if (rules.length > 0) isLawKnown = true;
      const asserted = { ...sentence, words: DENIALS.reduce(blanked, sentence.words) };
      return [...checkSentence(asserted, around), ...rules];
    });
  });
}

function checkSentence(sentence: Part, around: Around): Found[] {
  const credit = creditIn(sentence, around);
  const reductions = inFrames('discount', sentence);
  const isMoney =
    [...credit, ...reductions].length > 0 || CREDIT_PRICE.some((price) => price.test(sentence.words));
  const { isSourced, hasSources } = around;
  const found = [
    ...find('unfinished', sentence, UNFINISHED),
    ...(around.isAboutGreenClaims ? [] : inFrames('green', sentence)),
    ...credit,
    ...(needsLowestPrice(sentence, around) ? reductions : []),
    ...(isSourced ? [] : inFrames('superlative', sentence)),
    ...inFrames('safety', sentence),
    ...inFrames('promise', sentence),
    ...inFrames('misleading', sentence),
    ...(isSourced || DOUBTS.test(sentence.words) ? [] : find('test', sentence, TEST)),
    ...(isSourced || hasSources || isMoney || LABEL.test(sentence.words)
      ? []
      : find('figure', sentence, FIGURE)),
  ];
  return found.length > 0 ? found : learnedIn(sentence, around);
}

function needsLowestPrice({ words }: Part, { hasLowestPrice }: Around): boolean {
  return !hasLowestPrice && matchFrame(OF_SERVICE, words) === undefined;
}

/**
 * Sentences that no frame matches but that resemble what the law forbids, unless their proof is next to them. A question, such
 * as the title of a published answer, claims nothing.
 */
function learnedIn(sentence: Part, around: Around): Found[] {
  const { words, start } = sentence;
  const text = words.trim();
  if (text.length < MIN_LEARNED_LENGTH || text.endsWith('?')) return [];
  if (!SAYS_SOMETHING.test(text) || IS_DENIED.test(text)) return [];
  const kind = likeliestClaim(text);
  const isProven =
    around.isSourced ||
    (around.hasProducts && OF_OFFER.test(text)) ||
    (kind === 'discount' && !needsLowestPrice(sentence, around)) ||
    (kind === 'credit' &&
      (around.hasCreditTerms || around.leadsToFinancing || matchFrame(TERMS_NAMED, text) !== undefined)) ||
    (kind === 'green' && around.isAboutGreenClaims);
  if (kind === undefined || isProven) return [];
  const from = start + words.indexOf(text);
  return [{ kind, start: from, end: from + text.length }];
}

/** The price of a credit, and a promise of one, need its terms; a mere mention is content with a link to them. */
function creditIn(sentence: Part, { hasCreditTerms, leadsToFinancing }: Around): Found[] {
  if (hasCreditTerms || matchFrame(TERMS_NAMED, sentence.words) !== undefined) return [];
  const mentions = { ...sentence, words: blanked(sentence.words, NAMED_ONLY) };
  const found = [
    ...find('credit', sentence, CREDIT_PRICE),
    ...(leadsToFinancing ? [] : find('credit', mentions, [CREDIT_MENTION])),
    ...inFrames('credit', sentence),
  ];
  return found.slice(0, 1);
}

function rulesIn(words: string): readonly RegExp[] {
  if (TRUE.some((rule) => matchFrame(rule, words))) return [];
  return ALLOWED.test(words) && !OWN_DAY.test(words) ? LAW : LAW.slice(0, -1);
}

function inFrames(kind: keyof typeof FRAMES, { words, start }: Part): Found[] {
  const [first] = FRAMES[kind]
    .flatMap((frame) => matchFrame(frame, words) ?? [])
    .toSorted((one, other) => one.index - other.index || other.end - one.end);
  return first ? [{ kind, start: start + first.index, end: start + first.end }] : [];
}

/** The first place any of the patterns is found at. */
function find(kind: ClaimKind, { words, start }: Part, patterns: readonly RegExp[]): Found[] {
  const [match] = patterns
    .map((pattern) => pattern.exec(words))
    .filter((found) => found !== null)
    .toSorted((one, other) => one.index - other.index);
  if (!match) return [];
  const end = start + match.index + match[0].trimEnd().length;
  return [{ kind, start: end - match[0].trim().length, end }];
}

function sentencesOf(passage: Part): Part[] {
  const sentences = withAnswers(partsOf(passage, SENTENCE_END), passage).filter(
    ({ plain }) => plain.length >= MIN_CLAIM_LENGTH,
  );
  return sentences.flatMap(({ start, plain, words }) =>
    Array.from({ length: Math.ceil(plain.length / MAX_SENTENCE_LENGTH) }, (_, index) => {
      const from = index * MAX_SENTENCE_LENGTH;
      const to = from + MAX_SENTENCE_LENGTH;
      return { start: start + from, plain: plain.slice(from, to), words: words.slice(from, to) };
    }),
  );
}

/** A question with its answer can be a claim together: 'Hirvi tiellä? Ei hätää.' */
function withAnswers(sentences: readonly Part[], { start, plain, words }: Part): Part[] {
  const joined: Part[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before && before.plain.length <= SHORT_QUESTION && before.plain.endsWith('?')) {
      const [from, to] = [before.start - start, sentence.start - start + sentence.plain.length];
      joined[joined.length - 1] = {
        start: before.start,
        plain: plain.slice(from, to),
        words: words.slice(from, to),
      };
    } else joined.push(sentence);
  }
  return joined;
}

/** The text between two borders, unless it is blank. */
function partsOf(whole: Part, border: RegExp): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const take = (to: number) => {
    const plain = whole.plain.slice(from, to);
    if (plain.trim() === '') return;
    parts.push({ start: whole.start + from, plain, words: whole.words.slice(from, to) });
  };
  for (const { index, 0: sign } of whole.plain.matchAll(border)) {
    take(index);
    from = index + sign.length;
  }
  take(whole.plain.length);
  return parts;
}

/** The text under a heading 'Lähteet', or after 'Lähteet:' at the start of a line. */
function sourcesAtEnd(plain: string): { hasSources: boolean; hasLawSources: boolean } {
  const lines = plain.split('\n');
  const at = lines.findIndex((line) => SOURCES_HEADING.test(line));
  const rest = at === -1 ? '' : lines.slice(at).join('\n').replace(SOURCES_HEADING, '').trim();
  return { hasSources: rest !== '', hasLawSources: LAW_SOURCE.test(rest) };
}

function blanked(words: string, pattern: RegExp): string {
  return words.replaceAll(pattern, (part) => ' '.repeat(part.length));
}
