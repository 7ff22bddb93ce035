// CSV files as spreadsheet programs write them, read into lines with their line numbers.
import { isUtf8 } from 'node:buffer';

import { CsvError, parse } from 'csv-parse/sync';

export interface CsvLine {
  /** From 1, the heading included. */
  line: number;
  /** None where the line cannot be read. */
  cells: readonly string[] | null;
}

/**
 * Lines with something in them. Cells are separated as in the heading: by `;`, or else a tab or a comma, as spreadsheets of other
 * countries write it. UTF-8, UTF-16 with its mark, or else Windows-1252. What follows a quote that is never closed is one line
 * that cannot be read. Throws nothing.
 */
export function readCsvLines(bytes: Buffer): CsvLine[] {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text);
  const found: CsvLine[] = [];
  let line = 1;
  try {
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      // Among tabs it would take empty cells for blanks.
      trim: delimiter !== '\t',
      on_record: (record: string[], { lines }) => {
        const cells = record.map((cell) => withoutGuard(cell.trim()));
        if (cells.some((cell) => cell !== '')) found.push({ line, cells });
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    found.push({ line, cells: null });
  }
  return found;
}

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
}

function delimiterOf(text: string): string {
  const head = /^\uFEFF?\s*(.*)/.exec(text)?.[1] ?? '';
  return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

/** Takes away the apostrophe with which spreadsheets, and our own files, prevent a text from being a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}
