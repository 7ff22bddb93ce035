// Finnish words made comparable: one lemma for 'talvirenkaat' and 'talvirengas', 'renkaanvaihto' and 'renkaat vaihdetaan';
// English and Swedish names of tyres are the Finnish ones.
// The same normaliser runs before indexing and before querying, so PostgreSQL needs only its `simple` configuration.
// Letters are folded first (a-umlaut to a, o-umlaut to o), so the lists below are written without them.
import { fold } from '../../../platform/contract/text.ts';

/** First parts that are split off a compound, longest first where one starts another. */
const FIRST_PARTS = [
  'henkiloauton',
  'alumiini',
  'renkaiden',
  'vanteiden',
  'renkaan',
  'vanteen',
  'rengas',
  'vanne',
  'talvi',
  'nasta',
  'piikki',
  'kitka',
  'teras',
  'pelti',
  'kesa',
  'dack',
] as const;

/** What may follow a first part: without this list 'kesakuu' and 'nastaton' would be torn apart. */
const SECOND_PART =
  /^(?:renka|renga|vante|vanne|vaih|paik|tasap|hotel|kausi|sail|koko|koo|korja|rikko|liike|huol|pult|mutter|paine|palvel|kaup|pari|sarja|setti|merk|kum[ie]|gum|nak[ik]|kiek)/;

/** Stems and their lemma, tried in order. A stem is as short as it can be without catching another word. */
const LEMMAS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nastat|piikit)(?:on|tom|oma)/, 'kitka'],
  [/^rengasty/, 'hinnasto'],
  [
    /^(?:renka|renga|rengs)|^(?:kumi|kumei|kumej|gummi|gumme|nakit|nakkeja|nakin|kiekk?o)|^(?:tyres?|tires?|dack(?:en)?)$/,
    'rengas',
  ],
  [/^tuuma/, 'tuuma'],
  [/^nokialai/, 'nokian'],
  [/^(?:vante|vanne)/, 'vanne'],
  [/^(?:vaiht|vaihd)/, 'vaihto'],
  [/^(?:asennu|asenne)/, 'asennus'],
  [/^paik(?:ka|ata|kau|kaa)/, 'paikkaus'],
  [/^tasapain/, 'tasapainotus'],
  [/^hotel/, 'hotelli'],
  [/^nasta|^nastoi|^nastoj|^piikki$/, 'nasta'],
  [/^kitka|^kitkoi|^kitkoj/, 'kitka'],
  [/^studded$|^dubbdack/, 'nasta'],
  [/^studless$|^friktionsdack|^odubba|^dubbfri/, 'kitka'],
  [/^talv|^vinter|^jaaren[gk]a/, 'talvi'],
  [/^kesa(?!kuu)|^suv(?:i|en|ir)|^kesi(?:a|en|ll|ss|st)|^sommar/, 'kesa'],
  [/^sailyt/, 'sailytys'],
  [/^(?:rahoit|osamaks)/, 'rahoitus'],
  [/^hinnasto/, 'hinnasto'],
  [/^(?:hinta|hinna|hintoj|hinnoi)/, 'hinta'],
  [/^(?:aukiolo|aukioloaj)/, 'aukiolo'],
  [/^(?:puhelin|yhteystie|osoit)/, 'yhteys'],
  [/^(?:korja|rikko)/, 'korjaus'],
  [/^(?:ajanvarau|varau|varaa|varat)/, 'varaus'],
  [/^(?:halv|halp|edulli)/, 'edullinen'],
  [/^hilja/, 'hiljainen'],
  [/^(?:pakettiaut|paku)/, 'pakettiauto'],
  [/^henkiloaut/, 'henkiloauto'],
  [/^(?:maasturi|katumaastur)/, 'suv'],
  [/^(?:auto$|auto[nta]$|autoo|autoj|autoi|autoss|autost|autoll)/, 'auto'],
  [/^(?:paineantu|paineentarkk|antur|antureit|tpms)/, 'anturi'],
  [/^(?:rengaspaine|paine)/, 'paine'],
  [/^(?:alumiini|alumi?$|alut$|alu(?:ja|jen|illa)$)/, 'alumiini'],
  [/^teras|^teraks/, 'teras'],
  [/^tarjou/, 'tarjous'],
  [/^(?:runflat|rft$)/, 'runflat'],
];

/** A text's words and numbers, folded. */
export function tokens(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]{1,100}/gu) ?? [];
}

/** A compound's parts: 'talvirenkaat' → 'talvi', 'renkaat'; a word without a known first part is one part. */
function compoundParts(word: string): string[] {
  const parts: string[] = [];
  let rest = word;
  for (let hasMore = true; hasMore;) {
    const first = FIRST_PARTS.find(
      (part) => rest.startsWith(part) && SECOND_PART.test(rest.slice(part.length)),
    );
    hasMore = first !== undefined;
    if (first === undefined) continue;
    parts.push(first);
    rest = rest.slice(first.length);
  }
  return [...parts, rest];
}

function lemma(part: string): string {
  return LEMMAS.find(([stem]) => stem.test(part))?.[1] ?? part;
}

function unique(words: Iterable<string>): string[] {
  return [...new Set(words)];
}

/**
 * The words of a text for searching: folded to plain lower case, compounds split, inflected trade words mapped to one lemma, each once,
 * in order; a word of more than 100 letters is cut in pieces. Idempotent over its own output; linear in the length of the text. Sizes are read before this and never stemmed.
 */
export function normaliseWords(text: string): string[] {
  return unique(tokens(text).flatMap((word) => compoundParts(word).map(lemma)));
}

/**
 * The words under which a name or a text is found: those of `normaliseWords` and the other ways people write a model: 'X-Ice' also as
 * 'xice', 'HP 2' also as 'hp2', 'HP2' also as 'hp' and '2', 'UltraGrip' also as 'ultra' and 'grip'.
 */
export function indexWords(text: string): string[] {
  const words = normaliseWords(text);
  const camelParts = text.match(/\p{Lu}?\p{Ll}{2,}|\p{Lu}{2,}(?!\p{Ll})/gu) ?? [];
  const halves = tokens(text).flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  const joined = (text.match(/[\p{L}\p{N}]{1,20}(?:[-*.'’·][\p{L}\p{N}]{1,20}){1,4}/gu) ?? []).map((group) =>
    tokens(group).join(''),
  );
  const row = tokens(text);
  const numbered = row.flatMap((word, at) => joinWithNumber(word, row[at + 1], row[at + 2]));
  return unique([...words, ...normaliseWords(camelParts.join(' ')), ...halves, ...joined, ...numbered]);
}

/** 'HP 2' as 'hp2', 'TS 870 P' as 'ts870' and 'ts870p'. */
function joinWithNumber(word: string, next = '', afterNext = ''): string[] {
  const isLetterThenNumber = /^\p{L}{1,8}$/u.test(word) && /^\p{N}{1,4}$/u.test(next);
  if (!isLetterThenNumber) return [];
  return afterNext.length === 1 ? [word + next, word + next + afterNext] : [word + next];
}
