// A file of subscribers read into rows: each with its proof of consent, or with what is wrong with its line.
import { helsinkiInstant, isDay } from '../../../../platform/contract/dates.ts';
import { readEmailAddress, type EmailAddress } from '../../../../platform/contract/mail/email-address.ts';
import { readCsvLines } from '../../../../platform/server/csv-lines.ts';
import { importColumns, importLineErrors as errors } from '../../messages-import.ts';

type Column = keyof typeof importColumns;

const MAX_TEXT_LENGTH = 2000;
const MAX_SOURCE_LENGTH = 200;
const MAX_INSTANT_LENGTH = 50;

/** One subscriber of the file. */
export interface ImportedConsent {
  email: EmailAddress;
  consentText: string;
  consentAt: Date;
  source: string;
}

/** `line` counts from 1, the heading included. */
export interface LineError {
  line: number;
  message: string;
}

export interface ImportList {
  rows: ImportedConsent[];
  errors: LineError[];
}

/** The rows of a file; `undefined` when it lacks a column. Their order is free, others are passed over. UTF-8, or else Windows-1252, with `;` between cells. */
export function readImportList(bytes: Buffer, now: Date): ImportList | undefined {
  const [head, ...lines] = readCsvLines(bytes);
  if (!head?.cells) return undefined;
  const { length: width } = head.cells;
  const titles = head.cells.map((cell) => cell.toLowerCase().normalize('NFC'));
  const places = new Map(
    Object.entries(importColumns).map(([column, names]) => [
      column,
      titles.findIndex((title) => names.some((name) => name === title)),
    ]),
  );
  if ([...places.values()].includes(-1)) return undefined;
  const list: ImportList = { rows: [], errors: [] };
  for (const { line, cells } of lines) {
    const cellOf = (column: Column) => cells?.[places.get(column) ?? -1] ?? '';
    const read = cells && cells.length <= width ? readRow(cellOf, now) : errors.unreadable;
    if (typeof read === 'string') list.errors.push({ line, message: read });
    else list.rows.push(read);
  }
  return list;
}

function readRow(cellOf: (column: Column) => string, now: Date): ImportedConsent | string {
  const email = readEmailAddress(cellOf('email'));
  if (!email) return errors.email;
  const consentText = cellOf('consentText');
  if (consentText === '') return errors.consentText;
  const consentAt = readInstant(cellOf('consentAt'));
  if (!consentAt) return errors.consentAt;
  if (consentAt > now) return errors.future;
  const source = cellOf('source');
  if (source === '') return errors.source;
  if (`${consentText}${source}`.includes('\0')) return errors.badSign;
  if (consentText.length > MAX_TEXT_LENGTH || source.length > MAX_SOURCE_LENGTH) return errors.tooLong;
  return { email, consentText, consentAt, source };
}

/** As people write it and spreadsheets show it: 25.11.2025, 25.11.2025 9.30, 2025-11-25 09:30:00. */
const FINNISH_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const CLOCK = /\s+(?:klo\s+)?(\d{1,2})[.:](\d{2})(?:[.:]\d{2})?$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** Nobody consented by mail before this. */
const EARLIEST = new Date('1995-01-01T00:00:00Z');

/** A day as its beginning in Finland, a day with a time on the clock there, or an instant with its offset. */
function readInstant(text: string): Date | undefined {
  if (text.length > MAX_INSTANT_LENGTH) return undefined;
  const [clock = '', hour = '0', minute = '00'] = CLOCK.exec(text) ?? [];
  const [, date = '', month = '', year = ''] = FINNISH_DAY.exec(text) ?? [];
  const written = text.slice(0, text.length - clock.length);
  const day = written.replace(FINNISH_DAY, `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
  if (!isDay(day) && !INSTANT.test(text)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59) return undefined;
  const at = isDay(day) ? helsinkiInstant(day, `${hour.padStart(2, '0')}:${minute}`) : new Date(text);
  return at >= EARLIEST ? at : undefined;
}
