// The words of the counter search as every other search reads them.
import { KIND_KEYS } from '../messages/counter.ts';

/** '2055516k' is typed without a space, too. */
export function withKind(text: string): string {
  const words = text
    .trim()
    .replace(/(?<=\d{2})(?=\p{L}{1,2}$)/u, ' ')
    .split(/\s+/);
  const kind = KIND_KEYS.get((words.at(-1) ?? '').toLowerCase());
  return kind === undefined || words.length < 2 ? text : [...words.slice(0, -1), kind].join(' ');
}
