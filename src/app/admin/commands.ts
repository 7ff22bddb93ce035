// Everything the command palette can find: tabs, settings, what slices contribute, and what the frame itself does.
import { visibleTo } from '../../features/accounts/admin/session.ts';
import {
  matchingCommands,
  type AdminCommand,
  type CommandSource,
} from '../../platform/browser/admin/admin-commands.ts';
import { toggleTheme } from '../../platform/browser/theme.ts';
import { paletteMessages as messages } from './messages.ts';
import { settingsCards } from './settings-page.tsx';
import { adminTabs } from './tabs.ts';

export interface CommandGroup {
  group: string;
  commands: readonly AdminCommand[];
}

const MAX_IN_A_GROUP = 6;

const contributed = import.meta.glob<{ commands: CommandSource }>('../../features/*/admin/commands.ts');

const placesFor = (isOwner: boolean): CommandSource => ({
  group: messages.places,
  isFirst: true,
  find: (words) =>
    matchingCommands(
      [
        ...visibleTo(isOwner, adminTabs).map(({ tab, label, synonyms }) => ({
          label,
          synonyms,
          to: `/admin/${tab}`,
        })),
        ...visibleTo(isOwner, settingsCards).map(({ card, title, text, synonyms }) => ({
          label: title,
          hint: text,
          synonyms,
          to: `/admin/settings/${card}`,
        })),
      ],
      words,
    ),
});

const actions: CommandSource = {
  group: messages.actions,
  find: (words) => matchingCommands([{ label: messages.theme, run: toggleTheme }], words),
};

let loaded: Promise<readonly CommandSource[]> | undefined;

function allSources(): Promise<readonly CommandSource[]> {
  loaded ??= Promise.all(Object.values(contributed).map((load) => load())).then((modules) => [
    ...modules.map(({ commands }) => commands),
    actions,
  ]);
  return loaded;
}

/** Places and tyres, which a customer at the counter waits for, or what the other slices find, which takes longer. */
export type CommandPart = 'first' | 'others';

/** Matching commands the signed-in user may use, by group; a source that fails offers nothing. */
export async function findCommands(
  words: string,
  isOwner: boolean,
  signal: AbortSignal,
  part: CommandPart,
): Promise<readonly CommandGroup[]> {
  const sources = [placesFor(isOwner), ...(await allSources())];
  const groups = await Promise.all(
    sources
      .filter(({ isFirst = false }) => isFirst === (part === 'first'))
      .map(async ({ group, find, most = MAX_IN_A_GROUP }) => {
        try {
          return { group, commands: (await find(words, signal)).slice(0, most) };
        } catch {
          return { group, commands: [] };
        }
      }),
  );
  return groups.filter(({ commands }) => commands.length > 0);
}
