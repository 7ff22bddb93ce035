// The columns of a wholesaler's list, known by their names: the order differs, and names are spelt more than one way.

/** Our name of a column → the names lists give it, in lower case with single spaces. */
const COLUMN_NAMES = {
  number: ['sysnr', 'system number', 'article number'],
  description: ['description'],
  brandCode: ['brand'],
  brand: ['brand description'],
  group: ['group'],
  groupName: ['group description'],
  width: ['width tyre', 'width'],
  aspect: ['aspect ratio', 'aspect'],
  diameter: ['diameter'],
  service: ['li/si', 'li / si'],
  net: ['nett-price', 'net-price', 'nett price', 'net price'],
  gross: ['gross', 'gross price', 'gross-price'],
  available: ['available', 'stock'],
  ean: ['eancode', 'ean', 'ean code'],
  weight: ['weight'],
  fuel: ['fuel effeciency', 'fuel efficiency'],
  wetGrip: ['wet grip', 'wetgrip'],
  noiseDb: ['rollnoise', 'roll noise'],
  noiseClass: ['noiselevel', 'noise level'],
  snowGrip: ['snowgrip', 'snow grip'],
  iceGrip: ['icegrip', 'ice grip'],
  eprelNumber: ['eprel-id', 'eprel id'],
  eprelUrl: ['eprel-url', 'eprel url'],
  winterCategory: ['wcat'],
} as const satisfies Record<string, readonly string[]>;

export type ListColumn = keyof typeof COLUMN_NAMES;

/** One row by column, as in the file; columns that the file does not have are left out. */
export type ListRecord = Readonly<Partial<Record<ListColumn, string>>>;

/** Without these no row can become a tyre: a file that lacks one is no list. */
export const REQUIRED_COLUMNS: readonly ListColumn[] = [
  'description',
  'brand',
  'width',
  'aspect',
  'diameter',
  'net',
  'ean',
];

const COLUMN_OF_NAME: ReadonlyMap<string, ListColumn> = new Map(allColumns().flatMap(namesOf));

/** In the order of the trade's own list. */
export function allColumns(): ListColumn[] {
  const columns: ListColumn[] = [];
  let column: ListColumn;
  for (column in COLUMN_NAMES) columns.push(column);
  return columns;
}

function namesOf(column: ListColumn): [string, ListColumn][] {
  return COLUMN_NAMES[column].map((name) => [name, column]);
}

/** The name the trade's own list gives a column, for messages. */
export function columnTitle(column: ListColumn): string {
  return COLUMN_NAMES[column][0];
}

/** The column a heading cell names; null for columns that mean nothing here and for the empty names real lists have. */
export function columnOfHeading(cell: string): ListColumn | null {
  return COLUMN_OF_NAME.get(cell.trim().toLowerCase().replaceAll(/\s+/g, ' ')) ?? null;
}
