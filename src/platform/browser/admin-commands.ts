// What a slice adds to the command palette: the export `commands` of its admin/commands.ts.

interface CommandWords {
  /** What is found or done: '205/55R16', 'Luo uusi kampanja'. */
  readonly label: string;
  /** Told beside it, smaller. */
  readonly hint?: string | undefined;
}

export type AdminCommand = CommandWords &
  (
    | {
        /** The address that opens it, from /admin on. */
        readonly to: string;
      }
    | {
        /** Does it at once. */
        readonly run: () => void;
      }
  );

export interface CommandSource {
  /** Heads its commands in the palette: 'Renkaat'. */
  readonly group: string;
  /** What fits the words; none for empty words unless it is worth offering unasked. A fault offers nothing. */
  readonly find: (
    words: string,
    signal: AbortSignal,
  ) => Promise<readonly AdminCommand[]> | readonly AdminCommand[];
}

/** The commands whose label or hint holds every word, in any order and case. */
export function matchingCommands(commands: readonly AdminCommand[], words: string): readonly AdminCommand[] {
  const wanted = words.toLocaleLowerCase('fi').split(/\s+/).filter(Boolean);
  return commands.filter(({ label, hint = '' }) => {
    const text = `${label} ${hint}`.toLocaleLowerCase('fi');
    return wanted.every((word) => text.includes(word));
  });
}
