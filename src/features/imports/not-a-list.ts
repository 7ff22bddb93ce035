// The error of a file that is no list at all, thrown before anything is queued where its beginning shows it.

export type NotAListReason = 'empty' | 'other-format' | 'no-heading' | 'columns-missing' | 'rows-unusable';

/**
 * `missingColumns` are named as in the trade's own list, `foundCells` are the first cells
 * of the line that looks most like a heading, as the file writes them.
 */
export class NotAListError extends Error {
  readonly code = 'import.not_a_list';
  readonly reason: NotAListReason;
  readonly missingColumns: readonly string[];
  readonly foundCells: readonly string[];

  constructor(
    reason: NotAListReason,
    missingColumns: readonly string[] = [],
    foundCells: readonly string[] = [],
  ) {
    super(`The file is not a list of tyres: ${reason}`);
    this.name = 'NotAListError';
    this.reason = reason;
    this.missingColumns = missingColumns;
    this.foundCells = foundCells;
  }
}
