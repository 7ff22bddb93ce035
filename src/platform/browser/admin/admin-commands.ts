// What a slice adds to the command palette: the export `commands` of its admin/commands.ts.
import type { ComponentType } from 'react';

interface CommandWords {
  /** What is found or done: '205/55R16', 'Luo uusi kampanja'. */
  readonly label: string;
  /** Shown next to the label, smaller. */
  readonly hint?: string | undefined;
  /** Other words it is found by, not shown: 'luo' for 'Uusi kampanja'. */
  readonly synonyms?: string | undefined;
  /** A former price, struck through after the hint. */
  readonly struck?: string | undefined;
  /** Read first, at the end of the row: '664 €', after what it is for: 'asennettuna, 4 kpl'. */
  readonly figure?: string | undefined;
  readonly figureWords?: string | undefined;
  /** Below the figure: 'Heti hyllyssä, 8 kpl'. */
  readonly figureHint?: string | undefined;
}

export interface CommandViewProps {
  /** Closes the palette. */
  close: () => void;
}

export type AdminCommand = CommandWords &
  (
    | {
        /** The address that opens it, from /admin on. */
        readonly to: string;
        /** Shown within the palette on Enter; Shift and Enter then go to the address. */
        readonly View?: ComponentType<CommandViewProps> | undefined;
        readonly viewTitle?: string | undefined;
      }
    | {
        /** Does it at once. */
        readonly run: () => void;
      }
  );

export interface CommandSource {
  /** Heads its commands in the palette: 'Renkaat'. */
  readonly group: string;
  /** How many of them are shown; default 6. */
  readonly most?: number;
  /** Shown above the others, and without waiting for them. */
  readonly isFirst?: boolean;
  /** Commands that match the query; for an empty query those worth suggesting. Nothing when loading fails. */
  readonly find: (
    words: string,
    signal: AbortSignal,
  ) => Promise<readonly AdminCommand[]> | readonly AdminCommand[];
}

/** The commands whose label, hint or synonyms contain every word, in any order and case. */
export function matchingCommands(commands: readonly AdminCommand[], words: string): readonly AdminCommand[] {
  const wanted = words.toLocaleLowerCase('fi').split(/\s+/).filter(Boolean);
  return commands.filter(({ label, hint = '', synonyms = '' }) => {
    const text = `${label} ${hint} ${synonyms}`.toLocaleLowerCase('fi');
    return wanted.every((word) => text.includes(word));
  });
}
