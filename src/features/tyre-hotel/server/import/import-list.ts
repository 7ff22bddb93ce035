// A file of stored sets read into rows: each as staff would have sent it, or with what is wrong with its line.
import { parseDate, type IsoDay } from '../../../../platform/contract/dates.ts';
import { readCsvLines } from '../../../../platform/server/csv-lines.ts';
import { tyreSetInputSchema, type TyreSetInput } from '../../contract/tyre-hotel.ts';
import { importColumns, importErrors as errors, importWords, neededColumns } from '../../messages/import.ts';
import { hotelErrors } from '../../messages/tyre-hotel.ts';
import { shelfKey } from '../../shelf-key.ts';
import { parseDepth, POSITIONS } from '../../tread-depth.ts';

type Column = keyof typeof importColumns;

export interface ImportedSet {
  line: number;
  set: TyreSetInput;
}

export interface ImportList {
  rows: ImportedSet[];
  errors: { line: number; message: string }[];
}

/** Undefined when the file lacks a needed column. */
export function readImportList(bytes: Buffer, today: IsoDay): ImportList | undefined {
  const [head, ...lines] = readCsvLines(bytes);
  if (!head?.cells) return undefined;
  const titles = head.cells.map((cell) => cell.toLowerCase().normalize('NFC'));
  const columnIndex = (column: Column) => titles.indexOf(importColumns[column]);
  if (neededColumns.some((column) => columnIndex(column) === -1)) return undefined;
  const list: ImportList = { rows: [], errors: [] };
  const lineOfShelf = new Map<string, number>();
  for (const { line, cells } of lines) {
    const read =
      cells && cells.length <= titles.length
        ? readRow((column) => cells[columnIndex(column)] ?? '', today)
        : errors.unreadable;
    const other = typeof read === 'string' ? undefined : lineOfShelf.get(shelfKey(read.shelf));
    if (typeof read === 'string') list.errors.push({ line, message: read });
    else if (other !== undefined) list.errors.push({ line, message: errors.twice(read.shelf, other) });
    else {
      lineOfShelf.set(shelfKey(read.shelf), line);
      list.rows.push({ line, set: read });
    }
  }
  return list;
}

/** The set, or what is wrong. */
function readRow(cellOf: (column: Column) => string, today: IsoDay): TyreSetInput | string {
  const season = Object.entries(importWords.seasons).find(([word]) =>
    cellOf('season').toLowerCase().startsWith(word),
  )?.[1];
  if (!season) return errors.season;
  const rims = cellOf('rims').toLowerCase();
  const hasRims = importWords.yes.some((word) => word === rims);
  if (!hasRims && !importWords.no.some((word) => word === rims)) return errors.rims;
  const depths = POSITIONS.map((position) => {
    const text = cellOf(position);
    return text === '' ? null : (parseDepth(text) ?? importColumns[position]);
  });
  const badColumn = depths.find((depth) => typeof depth === 'string');
  if (typeof badColumn === 'string') return errors.depth(badColumn);
  const check = readCheck(cellOf('day'), depths, today);
  if (typeof check === 'string') return check;
  const sent = tyreSetInputSchema.safeParse({
    ownerName: cellOf('name'),
    ownerPhone: cellOf('phone'),
    ownerEmail: cellOf('email'),
    plate: cellOf('plate'),
    season,
    size: cellOf('size'),
    make: cellOf('make'),
    dots: POSITIONS.map(() => cellOf('dot')),
    hasRims,
    shelf: cellOf('shelf'),
    note: cellOf('note'),
    ...check,
  });
  return sent.success ? sent.data : (sent.error.issues[0]?.message ?? errors.unreadable);
}

function readCheck(dayText: string, depths: readonly (number | string | null)[], today: IsoDay) {
  const depthsMm = depths.filter((depth) => typeof depth !== 'string');
  if (depthsMm.every((depth) => depth === null)) return {};
  const day = dayText === '' ? undefined : parseDate(dayText, '2000-01-01');
  if (day === undefined) return errors.day;
  if (day > today) return hotelErrors.futureDay;
  return { check: { day, tyres: depthsMm.map((depthMm) => ({ depthMm, pressureBar: null, damage: '' })) } };
}
