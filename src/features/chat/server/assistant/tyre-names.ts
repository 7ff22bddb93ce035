// Which words of a question are names of the catalogue: makers and models, with their cases and slips of the pen.
import { conceptsIn } from './concepts.ts';
import { namesMaker } from './intents/features.ts';
import { isEveryday } from './intents/topics.ts';
import type { AssistantTools } from './tools.ts';
import { EMPTY_WORDS, foldedWords, isOneSlipApart, sharedStart } from './words.ts';

/** Words of a question that are looked up. */
const MAX_WORDS = 12;
const MIN_LETTERS = 3;
/** Shorter words are too like each other for a guess. */
const MIN_GUESSED = 6;
/** What a case adds to a name: 'Michelinin', 'Bridgestonea'. */
const MAX_ENDING_LENGTH = 4;
/** The same behind a stem that has lost its end. */
const MAX_OF_STEM = 6;

/**
 * Words that name a maker or a model of the catalogue, as the catalogue spells them. Numbers, single letters and 'SUV' are
 * part of a name only behind one: 'Hakkapeliitta 10'.
 */
export async function tyreNames(tools: AssistantTools, words: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const word of words.slice(0, MAX_WORDS)) {
    const isPart =
      (word.length < MIN_LETTERS && !MODEL.test(word)) || /^\d+$/.test(word) || conceptsIn(word).has('suv');
    const name = isPart ? await partOfName(tools, names, word) : await wholeName(tools, word);
    if (name !== undefined) names.push(name);
  }
  return names;
}

async function partOfName(tools: AssistantTools, names: readonly string[], word: string) {
  if (names.length === 0) return undefined;
  const { total, understood } = await tools.searchTyres({ text: [...names, word].join(' ') });
  const isRead = understood.some((part) => part.kind === 'words' && part.words.includes(word));
  return isRead && total > 0 ? word : undefined;
}

async function wholeName(tools: AssistantTools, word: string): Promise<string | undefined> {
  if (EMPTY_WORDS.has(word) || (conceptsIn(word).size > 0 && !LONGER_NAME.test(word))) return undefined;
  const { total, corrections, understood, items } = await tools.searchTyres({ text: word });
  if (total === 0 || !understood.some(({ kind }) => kind === 'words')) return undefined;
  const [correction] = corrections;
  // 'Per' only begins 'Performance'.
  const isShown = items.some(({ manufacturer, model }) =>
    foldedWords(`${manufacturer.name} ${model}`).includes(word),
  );
  const isRare = namesMaker(word) || !isEveryday(word);
  if (!correction) return isShown || (isRare && word.length > MIN_LETTERS) ? word : undefined;
  // 'Vastaa' is no slip of 'nasta'.
  const isName =
    isSameName(word, correction.to) && conceptsIn(correction.to).size === 0 && correction.to !== 'nasta';
  return isName && isRare ? correction.to : undefined;
}

/** 'R5', 'PS4'. */
const MODEL = /^[a-z]{1,3}\d{1,2}$/;

/** 'WinterContact' begins like the word for the season. */
const LONGER_NAME = /^winter./;

/** Whether a word means a name, with a case ending or a slip in it. */
export function isSameName(word: string, name: string): boolean {
  if (word === name) return true;
  if (word.length < MIN_GUESSED) return false;
  const isInCase = word.startsWith(name) && word.length - name.length <= MAX_ENDING_LENGTH;
  // 'hakapeliittaa': a slip and a case.
  const withoutCase = Array.from({ length: MAX_ENDING_LENGTH + 1 }, (_, cut) =>
    word.slice(0, word.length - cut),
  );
  // 'hakkapeliitoista'
  const shared = sharedStart(word, name);
  const isStem = shared >= MIN_GUESSED && name.length - shared <= 2 && word.length - shared <= MAX_OF_STEM;
  return isInCase || isStem || withoutCase.some((each) => isOneSlipApart(each, name));
}
