// Finds what the shop publishes on a question; the index is built from the data and again whenever that changes.
import type { Platform } from '../../../../../platform/server/context.ts';
import { cacheRead } from '../../../../../platform/server/pages/cached-read.ts';
import { sharedRead } from '../../../../../platform/server/shared-read.ts';
import { HOMEPAGE_TAG, QUESTIONS_PATH } from '../../../../homepage/contract.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH } from '../../../../pages/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { learnIntents, type LearnedIntents } from '../intents/intents.ts';
import { EMPTY_WORDS } from '../words.ts';
import type { FoundPassage, Passage } from './passage.ts';
import { publishedPages, type PublishedSources } from './published-pages.ts';
import { QUIET_WORDS, synonymsOf } from './synonyms.ts';
import { createLongWordIndex, type IndexedText, type WordIndex } from './word-index.ts';

export interface PassageSources extends PublishedSources {
  /** The shop's own questions with their answers. */
  readonly questions: () => Promise<readonly { question: string; answer: string; ways: readonly string[] }[]>;
}

export type FindPassages = (question: string) => Promise<readonly FoundPassage[]>;

export interface PassageFinder {
  /** What the shop publishes on a question, best first. */
  readonly findPassages: FindPassages;
  /** Ranks what a text may ask for: the tools and the shop's own questions, by what has been learned from examples. */
  readonly readIntents: () => Promise<LearnedIntents>;
}

/** Where on the car: nothing to a search for tyres, and all to the question of mixing them. */
const POSITIONS: ReadonlySet<string> = new Set(['eteen', 'taakse', 'edessa', 'takana']);

export const WORD_LISTS = {
  isEmpty: (word: string) => (EMPTY_WORDS.has(word) && !POSITIONS.has(word)) || QUIET_WORDS.has(word),
  synonymsOf,
};

const MAX_FOUND = 5;
/** Pages; a text under the same heading on more of them is only an invitation. */
const MAX_PAGES = 3;
/** Long statements that mention everything answer few questions. */
const STATEMENTS: readonly string[] = [PRIVACY_PATH, ACCESSIBILITY_PATH];
const STATEMENT_SHARE = 0.6;

interface Indexed {
  readonly groups: readonly (readonly Passage[])[];
  /** For each text of the index. */
  readonly passages: readonly Passage[];
  readonly index: WordIndex;
}

interface ReadAhead {
  /** Reads what is published soon after a start, and again when it changes, so that no visitor waits for it. */
  readonly readAhead: () => void;
}

/** Learning takes a second of the processor, and those who waited for the start come first. */
const READ_AHEAD_MS = 20_000;
/** Milliseconds after a change, for staff often change several things at once. */
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
  const readIntents = cacheRead(platform.pages, [HOMEPAGE_TAG], async () =>
    learnIntents(await readQuestions()),
  );
  let indexed: Indexed | undefined;

  const read = sharedRead(async (): Promise<Indexed> => {
    const groups = [await readQuestions(), ...(await readPages())];
    const isCurrent =
      indexed?.groups.length === groups.length && groups.every((group, at) => group === indexed?.groups[at]);
    if (!isCurrent || !indexed) indexed = await indexPassages(groups);
    return indexed;
  });

  const readAll = () => Promise.all([read(), readIntents()]);

  return {
    findPassages: async (question) => find(await read(), question),
    readIntents,
    readAhead: () => {
      let timer: NodeJS.Timeout | undefined;
      // A visitor's own question reports what is wrong.
      const readAllIn = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => void readAll().catch(() => undefined), ms).unref();
      };
      readAllIn(READ_AHEAD_MS);
      platform.pages.onChange(() => readAllIn(indexed ? READ_AGAIN_MS : READ_AHEAD_MS));
    },
  };
}

function find({ index, passages }: Indexed, question: string): FoundPassage[] {
  return index
    .find(question)
    .slice(0, MAX_FOUND)
    .flatMap(({ place, coverage }) => {
      const passage = passages[place];
      return passage ? [{ passage, score: coverage }] : [];
    });
}

async function indexPassages(groups: Indexed['groups']): Promise<Indexed> {
  const passages = withoutInvitations(groups.flat());
  return { groups, passages, index: await createLongWordIndex(passages.map(textOf), WORD_LISTS) };
}

function textOf({ heading, text, source, path }: Passage): IndexedText {
  const share = STATEMENTS.some((statement) => path.startsWith(statement)) ? STATEMENT_SHARE : 1;
  return { heading, text: `${text}\n${source}`, share };
}

/** Each text once, and without what ends every page. */
function withoutInvitations(passages: readonly Passage[]): Passage[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { heading, source } of passages) {
    pagesOf.set(heading, (pagesOf.get(heading) ?? new Set()).add(source));
  }
  const seen = new Set<string>();
  return passages.filter(({ heading, text }) => {
    if (seen.has(text) || (pagesOf.get(heading)?.size ?? 0) > MAX_PAGES) return false;
    seen.add(text);
    return true;
  });
}
