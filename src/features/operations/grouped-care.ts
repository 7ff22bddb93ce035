// What needs care, as lists show it: one attack raises many alarms, which are one matter with one place to look at.
import type { CareItem } from './contract.ts';

export interface CareGroup extends Omit<CareItem, 'text'> {
  texts: readonly string[];
}

/** Items with the same name and place together, where the first of them is. */
export function groupedCare(care: readonly CareItem[]): CareGroup[] {
  const groups = Map.groupBy(care, ({ what, path }) => `${what} ${path}`);
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    if (!first) return [];
    const { text: _text, ...rest } = first;
    return [{ ...rest, texts: items.map(({ text }) => text) }];
  });
}
