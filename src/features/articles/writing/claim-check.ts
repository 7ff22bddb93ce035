// Finds what a text claims without proof: green claims, credit without its terms, reductions without the lowest price of 30
// days, superlatives, promised safety, test results, figures and rules of law without a source, and what is still to be written.
// Pure; the words are compared without dots ('ä' as 'a'), so that inflected forms and sloppy typing are found alike. It helps
// staff to look, and decides nothing.

import { CREDIT_MENTION, CREDIT_PRICE, folded } from '../../shop-profile/credit-words.ts';

export const CLAIM_KINDS = [
  'green',
  'credit',
  'discount',
  'superlative',
  'safety',
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

const GREEN = [
  /\bymparisto(?:ystavalli|myotai|vastuulli|tietoi|teko|arvo|kuormi)\w*/,
  /\b(?:puhtaam|parem|parha|paras|hyva|lempe)\w* (?:valinta |vaihtoehto )?(?:luonno|ymparisto|ilmasto)lle\b/,
  /\bymparisto(?:a|lle|n kannalta) (?:saasta|ystavalli|hyva|parem|parha|kunnioit)\w*/,
  /\b(?:ilmasto|luonto|luonnon)(?:ystavalli|neutraal|positiivi|teko)\w*/,
  /\b(?:ekologi|ekorengas|ekorenka|ekotehok|hiilineutraal|hiilinegatiivi|hiilivapa|biohajoa|luonnonmukai)\w*/,
  /\bhiilijalanja\w*/,
  /\b(?:\w*paastot(?:on|ont|tom)|nollapaasto|vahapaasto)\w*/,
  /\b(?:paastot?\w* kompens|kompensoi\w* (?:paasto|hiil))\w*/,
  /\bkestav(?:a|aa|an|at|ia|ien|asti) (?:valin|kehit|kehity|liikkumi|kulutt|tuotan|tuotet|ratkaisu)\w*/,
  /\bvastuulli(?:nen|se|si|sta)\w* (?:valin|tuot|rengas|renka|kulutt)\w*/,
  /\bvihre(?:am[mp]\w*|asti\b)(?:\s\w+)?/,
  /\bvihre(?:a|aa|at|an|ita|iden)\b (?:valin|vaihtoeh|reng|renk|tuot|ajami|ajatte|liikkumi|liiketo|yrity|energia|sahko|siirtym|tekni|teko|materiaal|kumi|tulevai|logisti|palvelu)\w*/,
  /\bkierratet\w+ (?:materiaal|kumi|raaka|renka|pakkau|tuot)\w*/,
  /\b(?:sataprosentti\w+|taysin|kokonaan|100\s?%\S*) (?:kierrat|biohaj|uusiutuv|luonno)\w*/,
  /\b(?:saasta|suojele|kunnioita|helli)\w* (?:\w+ )?(?:luonto|luonno|ymparisto|ilmasto|maapallo)\w*/,
  /\b(?:luonnon|ympariston|ilmaston|maapallon) (?:ystava|hyvaksi|puolesta|parhaaksi)\w*/,
  /\b(?:vahem\w+|pienem\w+|alhaisem\w+) (?:\w+ )?(?:paasto|ymparistovaiku|ilmastovaiku)\w*|\b(?:vahenta|pienenta|leikkaa)\w* (?:\w+ )?paasto\w*/,
  /\bautat (?:\w+ )?(?:luonto|ymparisto|ilmasto|maapallo)\w*|\b(?:luontoa|ymparistoa|ilmastoa) (?:saasta|suojel|kunnioit)\w*|\bvastuullisesti\b/,
];

const CREDIT_TERMS = [
  /todelli\w+ vuosikor/,
  /luoto(?:n|n maara)|luottomaara/,
  /luottoaika|maksuaika|kuukautta|\bkk\b/,
  /luotonanta|luoton myonta|rahoittaja/,
];
const FINANCING_LINK = /\]\([^)]{0,200}\/rahoitus/;

const REDUCTION = [
  /\balennusmyyn\w*|\b(?:syys|talvi|kevat|kesa|joulu|rengas|loppu)?ale(?:n|ssa|sta|hin\w*)?\b/,
  /\bpuol(?:een|i|ella) hin(?:taan|nalla|noin)\b/,
  /\b(?:tarjoushin|alehin|alennushin)\w*/,
  /(?:^|[\s(])[-–−]\s?\d{1,2}\s?(?:%|prosent)/,
  /\b(?:saasta|saastat) (?:jopa |yli )?(?:\d+|kymp|sato|satas|tonni)/,
  /\bnorm(?:\.|aalihin\w*) ?\d+|\b(?:ovh|svh|suositus(?:myynti)?hinta)\.?:? ?\d+|\b(?:ennen|aiemmin|aikaisemmin) \d[\d ,]*(?:€|euro)/,
  /\b(?:black (?:friday|week)|cyber (?:monday|week)|hullu(?:t|jen) paiv)\w*/,
  /\bhin\w+ (?:\w+ )?(?:laskettu|laski\w*|alennettu|pudotettu|puto\w+|tippu\w+) (?:\w+ ){0,2}\d[\d ,]*\s?(?:%|prosen|€|euro)\w*/,
  /\b(?:laskimme|pudotimme|alensimme|leikkasimme|puolitimme) (?:\w+ ){0,3}hin\w+|\bhinnat (?:on )?(?:alas\b|pudotettu|alennettu|romaht\w+|puolitettu|poljettu|sulaneet)|\b(?:super|pohja|loyto|kampanja)hin(?:ta|na|no|to)\w*/,
  /\bkaupan ?paalle\b|\bkaupanpaalli\w+/,
  /\b(?:toinen|toisen|kolmas|kolmannen|neljas|neljannen|yksi|yhden) (?:\w+ ){0,2}(?:ilmaiseksi|veloituksetta|maksutta)\b|\b(?:kolmen|kahden|yhden) (?:\w+ )?hinnalla\b/,
];
const REDUCED_BY = /\b(?:alennu|tarjou|halve|edullisem)\w*/;
const AMOUNT = /\d\s?(?:%|prosent|€|euro)/;
const LOWEST_PRICE =
  /\b30\s?(?:pv|paivan|vrk|vuorokauden)\w*.{0,40}\balin\w*|\balin\w*.{0,40}\b30\s?(?:pv|paiv|vrk)\w*/;

const SUPERLATIVE = [
  /\b(?:[\w-]*suomen|suomessa|maailman|markkinoiden|euroopan|pohjoismaiden|pohjolan|kaupungin|kunnan|maakunnan|alueen|seudun|maan|alan|vuoden|uudenmaan|lapin|paakaupunkiseudun) (?:\w+ )?(?:paras|parha|halvi|edullisi|suuri[nm]|laaji[nm]|nopei[nm]|turvallisi[nm]|hiljaisi[nm]|johtav|ykko)\w*/,
  /\b[\w-]{3,}(?:n|ssa|lla) (?:\w+ )?(?:luotetui|luotettavi|tunnetui|suositui|kokenei|palvelevi|osaavi|ammattitaitoisi|monipuolisi|kattavi)[nm]\w*/,
  /\b(?:kukaan|mikaan|yksikaan|missaan|muualla|muualta) (?:\w+ ){0,3}(?:ei|et|eivat) (?:\w+ ){0,3}(?:halvem|edullisem|parem|nopeam)\w*|\b(?:et|ei) (?:\w+ ){0,3}(?:muualta|muualla|mistaan|missaan) (?:\w+ ){0,2}(?:halvem|edullisem|parem|nopeam)\w*/,
  /\b(?:halvem|edullisem|parem|nopeam)\w* kuin (?:muut|muualla|muualta|missaan|mistaan|kukaan|yksikaan|kilpailij)\w*/,
  /\bei voi (?:voittaa|paihittaa|lyoda)\b|\bylitse muiden\b|\bei (?:\w+ )?enaa parane\b|\bkilpailij\w+ (?:\w+ )?(?:ei|eivat)\b|\bvailla vertaa\b/,
  /(?<!\b(?:sinulle|itsellesi|autoosi|autollesi|kayttoosi|mika on) )\b(?:paras|parha)\w* (?:hin(?:ta|na|to)|laatu|palvelu|rengas\b|renkaat\b|valinta|pito\b|takuu)\w*/,
  /\b(?:halvi|edullisi)[nm]\w* (?:hin|rengas|renka|sarja)\w*\b(?! (?:hyllyss|valikoima|listal|tassa|meilla))/,
  /\b(?:turvallisi|hiljaisi|kestavi|laaduk[ka]ai)[nm]\w* (?:rengas|renka|valinta|malli)\w*/,
  /\b(?:markkinajohta|ylivoimai|voittamaton|voittamattom|lyomaton|lyomattom|ylivertai|ainutlaatui|vertaansa vailla|ykkosvali|ykkosreng)\w*/,
  /\b(?:takaamme|varmasti|aina) (?:\w+ )?(?:halvi|edullisi|paras|parha)\w*/,
];

/** No tyre and no work makes a journey safe by itself. */
const SAFETY = [
  /\b(?:takaa|takaat|takaavat|takaamme|taattu\w*|takuuvar\w+) (?:\w+ ){0,3}(?:turvalli|perille|pido|pito|hengis)\w*/,
  /\b(?:esta|ehkaise)\w* (?:\w+ ){0,2}(?:kolar|onnettomu|ulosaj|luisu|liukastu)\w*/,
  /\bpelasta\w* (?:\w+ ){0,3}(?:heng|henk|elama|perhee)\w*/,
  /\b(?:et|eika|ette|emme|ei) (?:\w+ ){0,2}(?:joudu|suistu|ajaudu|paady) (?:\w+ ){0,2}(?:luisu|ulos|ojaan|kolari|liirto|onnettomu)\w*/,
  /\b(?:auto|rengas|renkaat|pito|ne) (?:\w+ ){0,2}(?:ei|eivat) (?:koskaan |ikina )?(?:luisu|peta|pettaa|puhkea|menet)\w*/,
  /(?<!\bei(?:vat)? (?:ole )?(?:aina )?)\b(?:taysin|aina|sataprosenttisen|sataprosenttisesti|varmasti) turvalli\w*/,
  /\bpi(?:to|don|taa|tavat) (?:\w+ )?(?:kaikissa|kaikilla|joka|jokaisella) (?:\w+ )?(?:keli|kele|olosuht|tie|pinno|saal|sais)\w*/,
  /\b(?:onnettomuuksitta|kolaritta|riskitto(?:n|m)\w*|turvassa (?:kaikissa|joka|aina)|aina turvassa|turvallisuus taattu)\b|\beliminoi\w*|\bet (?:enaa )?(?:koskaan|ikina) \w+/,
];

const TEST = [
  /\b(?:testi|vertailu|talvirengastesti|kesarengastesti|rengastesti)(?:voitt|voit(?:to|on|ot|oi))\w*/,
  /\b(?:testi|vertailu)(?:n|en|jen|ssa|issa|eissa) (?:voitt|paras|parha|karki|karjessa|ykko|huip)\w*/,
  /\bvoitti\w* (?:\S+ ){0,4}\w{0,20}(?:testi|vertailu)\w*/,
  /\b(?:testimenesty|testattu paras|testatusti paras|huippuarvosa|(?:taydet|parhaat|korkeimmat|eniten) (?:kokonais)?piste)\w*/,
];

const FIGURE = [
  /(?<!\b(?:alv|veron|arvonlisavero\w*) )(?<![\d.,])(?:\d[\d.,]*|\b\w+)\s?(?:%|prosent(?:ti|tia|in|illa|teja)\b)/,
  /\d[\d,.]*\s?(?:m|metri\w*|km|kilometri\w*|litra\w*|l|db|desibeli\w*|euroa|€) (?:\w+ )?(?:lyhy|pite|pide|enemman|vahemman|aiemmin|aikaisemmin|myohemmin|parem|hiljaise|nope)\w*/,
  /\b(?:kaksi|kolme|nelja|viisi|kymmenen|\d+) kertaa (?:\w+ )?(?:parem|pide|lyhy|nope|enemman|kestav)\w*/,
  /\b(?:kaksi|kolme|nelja|viisi|kuusi|seitseman|kahdeksan|yhdeksan|\d) (?:kolmesta|neljasta|viidesta|kymmenesta|sadasta)\b/,
  /\b(?:pienen|laske|vahen|kasva|nouse|saasta)\w* (?:\w+ )?(?:\d[\d,]*|puoli|yhden) litra\w*/,
  /\b(?:jopa|noin|yli|lahes) (?:puole|kolmannekse|neljannekse|viidennekse|kymmenyks)\w*/,
  /\bkesta\w* (?:\w+ )?\d[\d ]*(?:km\b(?!\/h)|kilometri\w*\b(?! tunti))/,
  /\b(?:tutkitusti|tutkimu(?:s|ks|st)\w* (?:mukaan|osoit|kerto)|tilasto\w* (?:mukaan|kerto)|asiantuntijoiden mukaan)\w*/,
];

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

/** Nobody writes longer sentences; what is longer is checked piece by piece, so that no text takes long. */
const LONGEST_SENTENCE = 400;
const SHORTEST_CLAIM = 4;
const SENTENCE_END = /(?<=[\p{L}\d)*”"%€][.!?]) (?=[\p{L}*[”"])/gu;
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
  for (const section of partsOf({ start: 0, plain, words: withoutAddresses(plain) }, HEADING)) {
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
      return [...checkSentence(sentence, around), ...rules];
    });
  });
}

function checkSentence(sentence: Part, around: Around): Found[] {
  const credit = creditIn(sentence, around);
  const reductions = find('discount', sentence, reductionsIn(sentence.words));
  const reduction = around.hasLowestPrice ? [] : reductions;
  const isMoney =
    [...credit, ...reductions].length > 0 || CREDIT_PRICE.some((price) => price.test(sentence.words));
  return [
    ...find('unfinished', sentence, UNFINISHED),
    ...(around.isAboutGreenClaims ? [] : find('green', sentence, GREEN)),
    ...credit,
    ...reduction,
    ...(around.isSourced ? [] : find('superlative', sentence, SUPERLATIVE)),
    ...find('safety', sentence, SAFETY),
    ...(around.isSourced ? [] : find('test', sentence, TEST)),
    ...(around.isSourced || around.hasSources || isMoney ? [] : find('figure', sentence, FIGURE)),
  ];
}

/** The price of a credit needs its terms; a mere mention is content with a link to them. */
function creditIn(sentence: Part, { hasCreditTerms, leadsToFinancing }: Around): Found[] {
  if (hasCreditTerms) return [];
  return find('credit', sentence, leadsToFinancing ? CREDIT_PRICE : [...CREDIT_PRICE, CREDIT_MENTION]);
}

/** A word for a reduction says something only beside an amount. */
function reductionsIn(words: string): readonly RegExp[] {
  return REDUCED_BY.test(words) && AMOUNT.test(words) ? [...REDUCTION, REDUCED_BY] : REDUCTION;
}

function rulesIn(words: string): readonly RegExp[] {
  return ALLOWED.test(words) && !OWN_DAY.test(words) ? LAW : LAW.slice(0, -1);
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
  const sentences = partsOf(passage, SENTENCE_END).filter(({ plain }) => plain.length >= SHORTEST_CLAIM);
  return sentences.flatMap(({ start, plain, words }) =>
    Array.from({ length: Math.ceil(plain.length / LONGEST_SENTENCE) }, (_, index) => {
      const from = index * LONGEST_SENTENCE;
      const to = from + LONGEST_SENTENCE;
      return { start: start + from, plain: plain.slice(from, to), words: words.slice(from, to) };
    }),
  );
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

/** Addresses of links, pictures and placeholders claim nothing and are replaced by spaces. */
function withoutAddresses(plain: string): string {
  return plain.replaceAll(/\]\([^()\n]{0,2000}\)|\{\{[^{}\n]{0,500}\}\}|https?:\/\/\S+/g, (part) =>
    ' '.repeat(part.length),
  );
}
