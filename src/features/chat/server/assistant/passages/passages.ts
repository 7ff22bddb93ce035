// Finds what the shop publishes on a question; the index is built from the data and again whenever that changes.
import { stemmer } from '@orama/stemmers/finnish';

import type { Platform } from '../../../../../platform/server/context.ts';
import { cacheRead } from '../../../../../platform/server/pages/cached-read.ts';
import { HOMEPAGE_TAG, QUESTIONS_PATH } from '../../../../homepage/contract.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH } from '../../../../pages/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { questionKindOf } from '../question-kind.ts';
import { EMPTY_WORDS, foldedWords } from '../words.ts';
import type { FoundPassage, Passage } from './passage.ts';
import { publishedPages, type PublishedSources } from './published-pages.ts';
import { QUIET_WORDS, synonymsOf } from './synonyms.ts';
import { createWordIndex, type IndexedText, type WordIndex } from './word-index.ts';

export interface PassageSources extends PublishedSources {
  /** The shop's own questions with their answers. */
  readonly questions: () => Promise<readonly { question: string; answer: string; ways: readonly string[] }[]>;
}

export type FindPassages = (question: string) => Promise<readonly FoundPassage[]>;

export interface PassageFinder {
  /** What the shop publishes on a question, best first. */
  readonly findPassages: FindPassages;
  /** The one of the shop's own questions that is most like it; `score` is how much both say the same. */
  readonly findQuestion: (question: string) => Promise<FoundPassage | undefined>;
}

/** Where on the car: nothing to a search for tyres, and all to the question of mixing them. */
const POSITIONS: ReadonlySet<string> = new Set(['eteen', 'taakse', 'edessa', 'takana']);

export const WORD_LISTS = {
  isEmpty: (word: string) => (EMPTY_WORDS.has(word) && !POSITIONS.has(word)) || QUIET_WORDS.has(word),
  synonymsOf,
};

const MOST_FOUND = 5;
/** What somebody tells of themselves is in no question of the shop's own. */
const UNKNOWN_SHARE = 0.6;
/** 'Toimitusaika' is no 'toimitusjohtaja'. */
const QUESTIONS_ALIKE = 0.62;
/** One word alone is asked in many ways: of its likeness, so much counts. */
const ONE_WORD = 0.56;
/** The words that say something are the same, and no others. */
const SAME_SENSE = 0.97;
/** Only the very words are a whole match. */
const MOST_LIKE = 0.99;
/** What stands under the same heading on more pages invites and says nothing. */
const MOST_PAGES = 3;
/** Long statements that mention everything answer few questions. */
const STATEMENTS: readonly string[] = [PRIVACY_PATH, ACCESSIBILITY_PATH];
const STATEMENT_SHARE = 0.6;

interface Indexed {
  readonly groups: readonly (readonly Passage[])[];
  /** For each text of the index. */
  readonly passages: readonly Passage[];
  readonly index: WordIndex;
  readonly asked: WordIndex;
  /** For each text of `asked`. */
  readonly questions: readonly Passage[];
  /** By the plain words of each way to ask. */
  readonly exact: ReadonlyMap<string, Passage>;
  /** By the words that say something, and what is asked of them. */
  readonly bySense: ReadonlyMap<string, Passage>;
}

export interface PassageFinder {
  /** What the shop publishes on a question, best first. */
  readonly findPassages: FindPassages;
  /** The one of the shop's own questions that is most like it; `score` is how much both say the same. */
  readonly findQuestion: (question: string) => Promise<FoundPassage | undefined>;
}

interface ReadAhead {
  /** Reads what is published, and again when it changes, so that no visitor waits for it. */
  readonly readAhead: () => Promise<void>;
}

/** After a change so long, for staff often change several things at once. */
const READ_AGAIN_MS = 2_000;

export function passageFinder(
  platform: Pick<Platform, 'pages' | 'clock'>,
  { questions, ...published }: PassageSources,
): PassageFinder & ReadAhead {
  const readPages = publishedPages(platform, published);
  const readQuestions = cacheRead(platform.pages, [HOMEPAGE_TAG], async () =>
    (await questions()).map(({ question, answer, ways }) => ({
      heading: question,
      text: answer,
      path: QUESTIONS_PATH,
      source: messages.sources.faq,
      ways,
    })),
  );
  let indexed: Indexed | undefined;

  const read = async (): Promise<Indexed> => {
    const groups = [await readQuestions(), ...(await readPages())];
    const isCurrent =
      indexed?.groups.length === groups.length && groups.every((group, at) => group === indexed?.groups[at]);
    if (!isCurrent || !indexed) indexed = indexPassages(groups);
    return indexed;
  };

  return {
    findPassages: async (question) => find(await read(), question),
    findQuestion: async (question) => likest(await read(), question),
    readAhead: async () => {
      let timer: NodeJS.Timeout | undefined;
      platform.pages.onChange(() => {
        clearTimeout(timer);
        // A visitor's own question reports what is wrong.
        timer = setTimeout(() => void read().catch(() => undefined), READ_AGAIN_MS).unref();
      });
      await read();
    },
  };
}

function likest({ asked, questions, exact, bySense }: Indexed, question: string): FoundPassage | undefined {
  const same = exact.get(plainWords(question));
  if (same) return { passage: same, score: 1 };
  const inOtherWords = bySense.get(senseOf(question));
  if (inOtherWords) return { passage: inOtherWords, score: SAME_SENSE };
  let best: FoundPassage | undefined;
  for (const { place, likeness, metWords } of asked.find(question)) {
    const passage = questions[place];
    const score = Math.min(likeness, metWords > 1 ? MOST_LIKE : ONE_WORD * likeness);
    if (passage && score > (best?.score ?? 0)) best = { passage, score };
  }
  return best;
}

function find({ index, passages }: Indexed, question: string): FoundPassage[] {
  return index
    .find(question)
    .slice(0, MOST_FOUND)
    .flatMap(({ place, coverage }) => {
      const passage = passages[place];
      return passage ? [{ passage, score: coverage }] : [];
    });
}

function indexPassages(groups: Indexed['groups']): Indexed {
  const passages = withoutInvitations(groups.flat());
  const asked = passages.flatMap((passage) =>
    [passage.heading, ...(passage.ways ?? [])].flatMap((way) => (passage.ways ? [{ passage, way }] : [])),
  );
  return {
    groups,
    passages,
    index: createWordIndex(passages.map(textOf), WORD_LISTS),
    questions: asked.map(({ passage }) => passage),
    asked: createWordIndex(
      asked.map(({ way }) => ({ heading: '', text: way })),
      { ...WORD_LISTS, unknownShare: UNKNOWN_SHARE, leastAlike: QUESTIONS_ALIKE },
    ),
    exact: new Map(asked.map(({ passage, way }) => [plainWords(way), passage])),
    bySense: passagesBySense(asked),
  };
}

/** Of the ways that are a bare subject ('ruokatauko'); what two of the questions could mean is left out. */
function passagesBySense(asked: readonly { passage: Passage; way: string }[]): Map<string, Passage> {
  const found = new Map<string, Passage | undefined>();
  for (const { passage, way } of asked) {
    if (foldedWords(way).some(WORD_LISTS.isEmpty)) continue;
    const sense = senseOf(way);
    found.set(sense, found.has(sense) && found.get(sense) !== passage ? undefined : passage);
  }
  found.delete('');
  return new Map([...found].flatMap(([sense, passage]) => (passage ? [[sense, passage]] : [])));
}

const OF_AMOUNT: ReadonlySet<string> = new Set(['how-much', 'when', 'how-long', 'where']);
const PRICE_WORD = /^(?:hin(?:ta|na|to)|maks|price|cost|pris)/;

/** 'Onko teillä ruokatauko?' and 'ruokatauko' say the same, 'ruokatauon hinta' and 'milloin ruokatauko on' do not. */
function senseOf(text: string): string {
  const words = foldedWords(text);
  const distinctive = words.filter((word) => !WORD_LISTS.isEmpty(word));
  if (distinctive.length === 0) return '';
  const kind = questionKindOf(text) ?? '';
  const isPriced = words.some((word) => PRICE_WORD.test(word));
  return [
    OF_AMOUNT.has(kind) ? kind : '',
    isPriced ? 'price' : '',
    ...distinctive.map(stemmer).toSorted(),
  ].join(' ');
}

function plainWords(text: string): string {
  return foldedWords(text).join(' ');
}

/** All ways to ask a question are headings of its answer. */
function textOf({ heading, text, source, path, ways = [] }: Passage): IndexedText {
  const share = STATEMENTS.some((statement) => path.startsWith(statement)) ? STATEMENT_SHARE : 1;
  return { heading: [heading, ...ways].join('\n'), text: `${text}\n${source}`, share };
}

/** Each text once, and without what ends every page. */
function withoutInvitations(passages: readonly Passage[]): Passage[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { heading, source } of passages) {
    pagesOf.set(heading, (pagesOf.get(heading) ?? new Set()).add(source));
  }
  const seen = new Set<string>();
  return passages.filter(({ heading, text }) => {
    if (seen.has(text) || (pagesOf.get(heading)?.size ?? 0) > MOST_PAGES) return false;
    seen.add(text);
    return true;
  });
}
