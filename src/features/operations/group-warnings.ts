// Health warnings as lists show them: one attack raises many alarms, which are one matter with one place to look at.
import type { HealthWarning } from './contract.ts';

export interface WarningGroup extends Omit<HealthWarning, 'text'> {
  texts: readonly string[];
}

/** Warnings with the same name and place together, where the first of them is. */
export function groupWarnings(warnings: readonly HealthWarning[]): WarningGroup[] {
  const groups = Map.groupBy(warnings, ({ what, path }) => `${what} ${path}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { text: _text, ...rest } = first;
    return [{ ...rest, texts: group.map(({ text }) => text) }];
  });
}
