// A wholesaler's list read as a stream: encoding, separator and columns are found out, every row keeps its line number,
// and what is wrong with one row stays with that row.
import { inTurns } from '../../../platform/server/turns.ts';
import {
  columnOfHeading,
  columnTitle,
  REQUIRED_COLUMNS,
  type ListColumn,
  type ListRecord,
} from '../list/list-columns.ts';
import { NotAListError } from '../not-a-list.ts';
import type { RowProblem } from '../row-codes.ts';
import { isBlank, LineSplitter, type Line } from './line-splitter.ts';
import { headingCells, LineDecoder, RowReader, type RowCells } from './row-cells.ts';

/** A row, or why it cannot be read. `line` is its line in the file, from 1, the heading and empty rows counted. */
export type ListRow =
  | { readonly line: number; readonly record: ListRecord }
  | { readonly line: number; readonly error: RowProblem; readonly record?: ListRecord };

export interface OpenedList {
  readonly separator: string;
  readonly columns: readonly ListColumn[];
  /** May be read once. */
  readonly rows: AsyncGenerator<ListRow, void, void>;
}

const SEPARATORS = [';', '\t', ',', '|'] as const;

/** The heading must begin within these bytes of the file, and be one of the first HEAD_LINES lines that are not empty. */
const HEAD_BYTES = 64 * 1024;
const HEAD_LINES = 20;

/** Cells shown of an unreadable heading, each cut. */
const MAX_SHOWN_CELLS = 12;
const MAX_SHOWN_CELL_LENGTH = 30;

/** How the formats begin that people choose by mistake: pictures, zip and xlsx, PDF, old Excel, gzip, JSON and markup. */
const OTHER_FORMATS = [
  '\u0089PNG',
  '\u00FF\u00D8',
  'GIF8',
  'PK\u0003\u0004',
  '%PDF',
  '\u00D0\u00CF',
  '\u001F\u008B',
  '{',
  '[',
  '<',
];

interface Heading {
  readonly separator: string;
  /** Which cell belongs to which column. */
  readonly places: readonly { readonly column: ListColumn; readonly index: number }[];
  /** Cells of a complete row: up to the last named one. */
  readonly cellCount: number;
  /** As the file writes them, for a message. */
  readonly firstCells: readonly string[];
}

/**
 * Opens a list. Reads only as far as the heading; a file that is no list throws `NotAListError` (code import.not_a_list) here, before
 * anything is queued. Memory stays at one chunk and one row, whatever the file contains. A UTF-8 or UTF-16 byte-order mark is heeded;
 * without one UTF-8 and Windows-1252 are distinguished by their bytes.
 */
export async function openList(source: AsyncIterable<Uint8Array>): Promise<OpenedList> {
  const chunks = source[Symbol.asyncIterator]();
  const raw = await readHead(chunks);
  const decode = utf16Decoder(raw);
  const head = decode === null ? withoutBom(raw) : decode(raw);
  const lines = headLines(head);
  const found = findHeading(lines);
  if (!('heading' in found)) {
    await chunks.return?.();
    throw refusal(head, found.best);
  }
  const { heading } = found;
  return {
    separator: heading.separator,
    columns: heading.places.map(({ column }) => column),
    rows: readRows({ ...found, head, chunks, decode }),
  };
}

/** The lines among which the heading may be; the last of a short file has no line end. */
function headLines(head: Buffer): Line[] {
  const splitter = new LineSplitter(head);
  const lines: Line[] = [];
  for (const line of splitter.push(head)) {
    lines.push(line);
    if (lines.length === HEAD_LINES) return lines;
  }
  const last = head.length < HEAD_BYTES ? splitter.end() : null;
  return last === null ? lines : [...lines, last];
}

interface Reading {
  readonly heading: Heading;
  readonly headingLine: number;
  readonly head: Buffer;
  /** What follows the head. */
  readonly chunks: AsyncIterator<Uint8Array>;
  readonly decode: ((chunk: Buffer) => Buffer) | null;
}

async function* readRows({
  heading,
  headingLine,
  head,
  chunks,
  decode,
}: Reading): AsyncGenerator<ListRow, void, void> {
  const reader = new RowReader(heading.separator, heading.cellCount);
  const splitter = new LineSplitter(head, () => reader.isOpen);
  try {
    for (let chunk: Buffer | null = head; chunk !== null; chunk = await nextChunk(chunks, decode)) {
      for await (const line of inTurns(splitter.push(chunk))) {
        if (line.number <= headingLine) continue;
        for (const row of reader.push(line)) yield toRow(row, heading);
      }
    }
    const last = splitter.end();
    const rows = last === null || last.number <= headingLine ? [] : reader.push(last);
    for (const row of [...rows, ...reader.end()]) yield toRow(row, heading);
  } finally {
    await chunks.return?.();
  }
}

async function nextChunk(
  chunks: AsyncIterator<Uint8Array>,
  decode: ((chunk: Buffer) => Buffer) | null,
): Promise<Buffer | null> {
  const next = await chunks.next();
  if (next.done === true) return null;
  const chunk = asBuffer(next.value);
  return decode === null ? chunk : decode(chunk);
}

function toRow(row: RowCells, { places, cellCount }: Heading): ListRow {
  const { line } = row;
  if ('code' in row) return { line, error: { code: row.code, params: {} } };
  const { cells } = row;
  const record: Partial<Record<ListColumn, string>> = {};
  for (const { column, index } of places) record[column] = cells[index] ?? '';
  const counts = { found: cells.length, expected: cellCount };
  if (cells.length < cellCount) {
    return { line, error: { code: 'import.row_cut_short', params: counts }, record };
  }
  if (cells.length > cellCount && cells.slice(cellCount).some((cell) => cell.trim() !== '')) {
    return { line, error: { code: 'import.row_too_many_cells', params: counts }, record };
  }
  return { line, record };
}

function findHeading(
  lines: readonly Line[],
): { readonly heading: Heading; readonly headingLine: number } | { readonly best: Heading | null } {
  const decoder = new LineDecoder();
  let best: Heading | null = null;
  for (const { number, bytes } of lines) {
    if (bytes === null) continue;
    const heading = readHeading(decoder.decode(bytes));
    if (missingColumns(heading).length === 0) return { heading, headingLine: number };
    if (best === null || heading.places.length > best.places.length) best = heading;
  }
  return { best };
}

/** A line as a heading, by the separator that finds most columns. Of columns named twice the first counts. */
function readHeading(text: string): Heading {
  const readings = SEPARATORS.map((separator) => {
    const cells = headingCells(text, separator);
    const columns = cells.map(columnOfHeading);
    const places = columns.flatMap((column, index) =>
      column === null || columns.indexOf(column) < index ? [] : [{ column, index }],
    );
    return {
      separator,
      places,
      cellCount: cells.findLastIndex((cell) => cell.trim() !== '') + 1,
      firstCells: firstCells(cells),
    };
  });
  const known = readings.reduce((best, reading) =>
    reading.places.length > best.places.length ? reading : best,
  );
  if (known.places.length > 0) return known;
  return readings.reduce((best, reading) => (reading.cellCount > best.cellCount ? reading : best));
}

/** What a message can show of a line. */
function firstCells(cells: readonly string[]): string[] {
  return cells
    .map((cell) => cell.trim().slice(0, MAX_SHOWN_CELL_LENGTH))
    .filter((cell) => cell !== '')
    .slice(0, MAX_SHOWN_CELLS);
}

function missingColumns(heading: Heading): ListColumn[] {
  return REQUIRED_COLUMNS.filter((required) => !heading.places.some(({ column }) => column === required));
}

function refusal(head: Buffer, best: Heading | null): NotAListError {
  if (isBlank(head)) return new NotAListError('empty');
  if (best !== null && best.places.length >= REQUIRED_COLUMNS.length / 2) {
    return new NotAListError('columns-missing', missingColumns(best).map(columnTitle), best.firstCells);
  }
  const start = head.toString('latin1', 0, 64).trimStart();
  const isOther = head.includes(0) || OTHER_FORMATS.some((mark) => start.startsWith(mark));
  if (isOther) return new NotAListError('other-format');
  return new NotAListError('no-heading', REQUIRED_COLUMNS.map(columnTitle), best?.firstCells);
}

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    parts.push(asBuffer(next.value));
    length += next.value.byteLength;
  }
  return Buffer.concat(parts);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function withoutBom(head: Buffer): Buffer {
  return head.length >= 3 && head.readUIntBE(0, 3) === 0xef_bb_bf ? head.subarray(3) : head;
}

/** Spreadsheets' 'Unicode text' is UTF-16 with a byte-order mark; made UTF-8 here, so that nothing below has to know. */
function utf16Decoder(head: Buffer): ((chunk: Buffer) => Buffer) | null {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  if (mark !== 0xff_fe && mark !== 0xfe_ff) return null;
  const decoder = new TextDecoder(mark === 0xff_fe ? 'utf-16le' : 'utf-16be');
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
}
