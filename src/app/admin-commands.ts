// Everything the command palette can find: tabs, settings, what slices contribute, and what the frame itself does.
import { matchingCommands } from '../platform/browser/admin-commands.ts';
import type { AdminCommand, CommandSource } from '../platform/browser/admin-commands.ts';
import { toggleTheme } from '../platform/browser/theme.ts';
import { settingsCards } from './admin-settings.tsx';
import { adminTabs } from './admin-tabs.ts';
import { paletteMessages as messages } from './messages-admin.ts';

export interface CommandGroup {
  group: string;
  commands: readonly AdminCommand[];
}

const MOST_IN_A_GROUP = 6;

const contributed = import.meta.glob<{ commands: CommandSource }>('../features/*/admin/commands.ts');

const places: CommandSource = {
  group: messages.places,
  find: (words) =>
    matchingCommands(
      [
        ...adminTabs.map(({ tab, label }) => ({ label, to: `/admin/${tab}` })),
        ...settingsCards.map(({ card, title, text }) => ({
          label: title,
          hint: text,
          to: `/admin/settings/${card}`,
        })),
      ],
      words,
    ),
};

const actions: CommandSource = {
  group: messages.actions,
  find: (words) => matchingCommands([{ label: messages.theme, run: toggleTheme }], words),
};

let sources: Promise<readonly CommandSource[]> | undefined;

function allSources(): Promise<readonly CommandSource[]> {
  sources ??= Promise.all(Object.values(contributed).map((load) => load())).then((modules) => [
    places,
    ...modules.map(({ commands }) => commands),
    actions,
  ]);
  return sources;
}

/** What fits the words, by group; a source that fails offers nothing. */
export async function findCommands(words: string, signal: AbortSignal): Promise<readonly CommandGroup[]> {
  const groups = await Promise.all(
    (await allSources()).map(async ({ group, find }) => {
      try {
        return { group, commands: (await find(words, signal)).slice(0, MOST_IN_A_GROUP) };
      } catch {
        return { group, commands: [] };
      }
    }),
  );
  return groups.filter(({ commands }) => commands.length > 0);
}
