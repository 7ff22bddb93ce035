// Finds what the shop publishes on a question; the index is built from the data and again whenever that changes.
import type { Platform } from '../../../../../platform/server/context.ts';
import { cacheRead } from '../../../../../platform/server/pages/cached-read.ts';
import { HOMEPAGE_TAG, HOME_PATH } from '../../../../homepage/contract.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH } from '../../../../pages/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { EMPTY_WORDS, foldedWords } from '../words.ts';
import type { FoundPassage, Passage } from './passage.ts';
import { publishedPages, type PublishedSources } from './published-pages.ts';
import { synonymsOf } from './synonyms.ts';
import { createWordIndex, type IndexedText, type WordIndex } from './word-index.ts';

export interface PassageSources extends PublishedSources {
  /** The shop's own questions with their answers. */
  readonly questions: () => Promise<readonly { question: string; answer: string; ways: readonly string[] }[]>;
}

export type FindPassages = (question: string) => Promise<readonly FoundPassage[]>;

export const WORD_LISTS = { isEmpty: (word: string) => EMPTY_WORDS.has(word), synonymsOf };

const MOST_FOUND = 5;
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
}

export interface PassageFinder {
  /** Best first. */
  readonly find: FindPassages;
  /** Reads what is published, and again when it changes, so that no visitor waits for it. */
  readonly readAhead: () => Promise<void>;
}

/** After a change so long, for staff often change several things at once. */
const READ_AGAIN_MS = 2_000;

export function passageFinder(
  platform: Pick<Platform, 'pages' | 'clock'>,
  { questions, ...published }: PassageSources,
): PassageFinder {
  const readPages = publishedPages(platform, published);
  const readQuestions = cacheRead(platform.pages, [HOMEPAGE_TAG], async () =>
    (await questions()).map(({ question, answer, ways }) => ({
      heading: question,
      text: answer,
      path: HOME_PATH,
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
    find: async (question) => find(await read(), question),
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

function find({ index, passages }: Indexed, question: string): FoundPassage[] {
  const folded = foldedWords(question).join(' ');
  const exact = passages.find(
    ({ heading, ways }) => ways && [heading, ...ways].some((way) => foldedWords(way).join(' ') === folded),
  );
  const found = new Map<Passage, number>(exact && folded !== '' ? [[exact, 1]] : []);
  for (const { index: at, coverage } of index.find(question)) {
    const passage = passages[at];
    if (passage) found.set(passage, Math.max(found.get(passage) ?? 0, coverage));
    if (found.size >= MOST_FOUND) break;
  }
  return [...found].map(([passage, score]) => ({ passage, score }));
}

function indexPassages(groups: Indexed['groups']): Indexed {
  const all = withoutInvitations(groups.flat());
  const texts = all.flatMap((passage) => textsOf(passage).map((text) => ({ passage, text })));
  return {
    groups,
    passages: texts.map(({ passage }) => passage),
    index: createWordIndex(
      texts.map(({ text }) => text),
      WORD_LISTS,
    ),
  };
}

/** Each way to ask is a heading of its own over the same answer. */
function textsOf({ heading, text, source, path, ways = [] }: Passage): IndexedText[] {
  const share = STATEMENTS.some((statement) => path.startsWith(statement)) ? STATEMENT_SHARE : 1;
  return [heading, ...ways].map((title) => ({ heading: title, text: `${text}\n${source}`, share }));
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
