// Lines made into rows of cells: encoding, quotes, and rows whose quoted text runs over several lines.
import { isAscii, isUtf8 } from 'node:buffer';

import { CsvError, parse } from 'csv-parse/sync';

import type { RowCode } from '../row-codes.ts';
import { MAX_ROW_BYTES, type Line } from './line-splitter.ts';

/** A quoted cell may span this many lines; after that its quote counts as never closed. */
const MAX_LINES_OF_A_ROW = 10;

const BLANK = /^[\s";,|]*$/;

/** A row's cells, or why there are none; `line` is where the row begins in the file. */
export type RowCells =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly code: RowCode };

type Parsed = { kind: 'cells'; cells: string[] } | { kind: 'open' } | { kind: 'wrong' };

interface TextLine {
  readonly number: number;
  readonly text: string;
  /** Its length in the file. */
  readonly byteCount: number;
}

/**
 * Decodes lines as UTF-8, and as Windows-1252 from the first line that is not valid UTF-8. The start of a file does not decide:
 * most lists are plain ASCII for thousands of rows.
 */
export class LineDecoder {
  #windows1252: TextDecoder | null = null;

  decode(bytes: Buffer): string {
    if (isAscii(bytes)) return bytes.toString('latin1');
    if (this.#windows1252 === null && isUtf8(bytes)) return bytes.toString('utf8');
    this.#windows1252 ??= new TextDecoder('windows-1252');
    return this.#windows1252.decode(bytes);
  }
}

/** Turns lines, pushed in order, into rows. A row of several lines is accepted only with exactly `cellCount` cells. */
export class RowReader {
  readonly #separator: string;
  readonly #cellCount: number;
  readonly #decoder = new LineDecoder();
  /** Lines since a quote was opened. */
  #pendingLines: TextLine[] = [];

  constructor(separator: string, cellCount: number) {
    this.#separator = separator;
    this.#cellCount = cellCount;
  }

  /** Whether a quoted cell is still open, so that the next line belongs to it. */
  get isOpen(): boolean {
    return this.#pendingLines.length > 0;
  }

  /** Adds a line; returns the rows that it completes. */
  push({ number, bytes }: Line): RowCells[] {
    if (bytes === null) return [...this.end(), { line: number, code: 'import.row_too_long' }];
    if (bytes.includes(0)) return [...this.end(), { line: number, code: 'import.row_unreadable' }];
    return this.#readLine({ number, text: this.#decoder.decode(bytes), byteCount: bytes.length });
  }

  /** What is left when no more lines come: rows whose quote was never closed. */
  end(): RowCells[] {
    const rows: RowCells[] = [];
    while (this.isOpen) rows.push(...this.#rejectFirstLine());
    return rows;
  }

  #readLine(line: TextLine): RowCells[] {
    if (this.isOpen) return this.#appendToOpenRow(line);
    if (BLANK.test(line.text)) return [];
    if (!line.text.includes('"')) return [{ line: line.number, cells: line.text.split(this.#separator) }];
    const parsed = parseRow(line.text, this.#separator);
    if (parsed.kind === 'cells') return [{ line: line.number, cells: parsed.cells }];
    if (parsed.kind === 'wrong') return [{ line: line.number, code: 'import.row_quote_not_closed' }];
    this.#pendingLines = [line];
    return [];
  }

  #appendToOpenRow(line: TextLine): RowCells[] {
    this.#pendingLines.push(line);
    const [first] = this.#pendingLines;
    const text = this.#pendingLines.map((pending) => pending.text).join('\n');
    const byteCount = this.#pendingLines.reduce((sum, pending) => sum + pending.byteCount, 0);
    const isTooMuch = this.#pendingLines.length > MAX_LINES_OF_A_ROW || byteCount > MAX_ROW_BYTES;
    if (!isTooMuch && !line.text.includes('"')) return [];
    const parsed: Parsed = isTooMuch ? { kind: 'wrong' } : parseStrictly(text, this.#separator);
    if (parsed.kind === 'open') return [];
    if (parsed.kind === 'cells' && parsed.cells.length === this.#cellCount && first !== undefined) {
      this.#pendingLines = [];
      return [{ line: first.number, cells: parsed.cells }];
    }
    return this.#rejectFirstLine();
  }

  /** Rejects the first pending line and reads the ones after it again as separate rows. */
  #rejectFirstLine(): RowCells[] {
    const [first, ...others] = this.#pendingLines;
    this.#pendingLines = [];
    if (first === undefined) return [];
    const rows: RowCells[] = [{ line: first.number, code: 'import.row_quote_not_closed' }];
    for (const line of others) rows.push(...this.#readLine(line));
    return rows;
  }
}

/** Cells of one line; a quote inside a cell that no quote opened (a rim of 17") is taken literally. */
function parseRow(text: string, separator: string): Parsed {
  const strict = parseStrictly(text, separator);
  return strict.kind === 'wrong' ? parseWith(text, separator, true) : strict;
}

function parseStrictly(text: string, separator: string): Parsed {
  return parseWith(text, separator, false);
}

function parseWith(text: string, separator: string, isRelaxed: boolean): Parsed {
  try {
    const rows = parse(text, {
      delimiter: separator,
      relax_quotes: isRelaxed,
      relax_column_count: true,
      record_delimiter: ['\u0000'],
      max_record_size: 4 * MAX_ROW_BYTES,
    });
    return { kind: 'cells', cells: rows[0] ?? [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { kind: error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'wrong' };
  }
}

/** The cells of a heading line, whatever its quotes. */
export function headingCells(text: string, separator: string): readonly string[] {
  const parsed = parseRow(text, separator);
  return parsed.kind === 'cells' ? parsed.cells : text.split(separator);
}
