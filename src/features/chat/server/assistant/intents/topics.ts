// What the assistant has tools for. The examples of each, with the shop's own questions, teach it to recognise them.
import { foldedWords } from '../words.ts';
import EXAMPLES from './examples.json' with { type: 'json' };
import { stemOf } from './stems.ts';

export type Topic = keyof typeof EXAMPLES;

export const TOPICS: readonly { readonly topic: Topic; readonly ways: readonly string[] }[] = Object.entries(
  EXAMPLES,
).map(([name, ways]) => ({ topic: readTopic(name), ways }));

/** A word used with several topics in whatever form names no maker and no model. */
export function isEveryday(word: string): boolean {
  everyday ??= stemsOfSeveral();
  return everyday.has(stemOf(word));
}

/** Read when a name is first looked for. */
let everyday: ReadonlySet<string> | undefined;

function stemsOfSeveral(): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const { ways } of TOPICS) {
    for (const stem of new Set(ways.flatMap(foldedWords).map(stemOf))) {
      (once.has(stem) ? again : once).add(stem);
    }
  }
  return again;
}

/** Who must not drive or has been wronged comes first, even where it is not certain. */
const URGENT: readonly Topic[] = ['loose-wheel', 'tyre-damage', 'roadside', 'complaint'];
/** After these the subject before continues. */
const SMALL_TALK: readonly Topic[] = [
  'thanks',
  'bye',
  'greeting',
  'language',
  'identity',
  'confirmed',
  'refused',
];

export function isUrgent(topic: unknown): boolean {
  return URGENT.some((each) => each === topic);
}

export function isSmallTalk(topic: unknown): boolean {
  return SMALL_TALK.some((each) => each === topic);
}

function readTopic(name: string): Topic {
  if (!isTopic(name)) throw new TypeError(`${name} is no topic`);
  return name;
}

function isTopic(name: string): name is Topic {
  return Object.hasOwn(EXAMPLES, name);
}
