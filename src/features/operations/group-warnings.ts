// What needs care, as lists show it: one attack raises many alarms, which are one matter with one place to look at.
import type { HealthWarning } from './contract.ts';

export interface WarningGroup extends Omit<HealthWarning, 'text'> {
  texts: readonly string[];
}

/** Items with the same name and place together, where the first of them is. */
export function groupWarnings(warnings: readonly HealthWarning[]): WarningGroup[] {
  const groups = Map.groupBy(warnings, ({ what, path }) => `${what} ${path}`);
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    if (!first) return [];
    const { text: _text, ...rest } = first;
    return [{ ...rest, texts: items.map(({ text }) => text) }];
  });
}
