// A small list that can be imported as it is: what staff see, and may download, before they have chosen their own.
import { csvText } from '../../../platform/contract/csv.ts';
import {
  allColumns,
  columnTitle,
  REQUIRED_COLUMNS,
  type ListColumn,
  type ListRecord,
} from './list-columns.ts';

/** Columns that a list may leave out, in the order of the trade's own list. */
export const OPTIONAL_COLUMNS: readonly ListColumn[] = allColumns().filter(
  (column) => !REQUIRED_COLUMNS.includes(column),
);

/** EANs that begin with 2 are for a shop's own use: no tyre in trade has them. */
export const SAMPLE_ROWS: readonly [ListRecord, ListRecord] = [
  {
    number: '100001',
    description: '205/55 R16 TL 94T ES KITKAMALLI XL',
    brandCode: 'ES',
    brand: 'ESIMERKKI',
    group: '13',
    groupName: 'PASSENGER WINTER',
    width: '205',
    aspect: '55',
    diameter: '16',
    service: '94T',
    net: '44,17',
    gross: '99,00',
    available: '8',
    ean: '2000000000015',
    weight: '9,1',
    fuel: 'C',
    wetGrip: 'C',
    noiseDb: '71',
    noiseClass: 'B',
    snowGrip: 'J',
    iceGrip: 'J',
    eprelNumber: '',
    eprelUrl: '',
    winterCategory: '2',
  },
  {
    number: '100002',
    description: '225/45 R17 TL 91W ES KESAMALLI',
    brandCode: 'ES',
    brand: 'ESIMERKKI',
    group: '11',
    groupName: 'PASSENGER SUMMER',
    width: '225',
    aspect: '45',
    diameter: '17',
    service: '91W',
    net: '52,30',
    gross: '118,00',
    available: '>20',
    ean: '2000000000022',
    weight: '9,8',
    fuel: 'B',
    wetGrip: 'A',
    noiseDb: '70',
    noiseClass: 'B',
    snowGrip: '',
    iceGrip: '',
    eprelNumber: '',
    eprelUrl: '',
    winterCategory: '',
  },
];

/** The complete sample as a file, required columns first. */
export function sampleListCsv(): string {
  const columns = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
  return csvText([
    columns.map(columnTitle),
    ...SAMPLE_ROWS.map((row) => columns.map((column) => row[column] ?? '')),
  ]);
}
