// What the sheet of all tyres is narrowed and ordered by, read from an address and written back to one.

export const SHEET_KINDS = ['summer', 'studded', 'friction'] as const;
/** few: one to three, less than a set of four; own and supplier: some, and where they are. */
export const SHEET_STOCKS = ['in', 'few', 'none', 'own', 'supplier'] as const;
/** What a product may lack. */
export const SHEET_GAPS = ['picture', 'label', 'price'] as const;
export const SHEET_SORTS = ['manufacturer', 'model', 'size', 'price', 'stock', 'updated'] as const;
export const SHEET_DIRECTIONS = ['asc', 'desc'] as const;

export type SheetKind = (typeof SHEET_KINDS)[number];
export type SheetStock = (typeof SHEET_STOCKS)[number];
export type SheetGap = (typeof SHEET_GAPS)[number];
export type SheetSort = (typeof SHEET_SORTS)[number];
export type SheetDirection = (typeof SHEET_DIRECTIONS)[number];

/** All parts that are given must match. */
export interface SheetFilter {
  /** Words of manufacturer, model, size or EAN. */
  readonly q?: string | undefined;
  /** The manufacturer's slug. */
  readonly manufacturer?: string | undefined;
  readonly kind?: SheetKind | undefined;
  readonly sizeId?: string | undefined;
  readonly stock?: SheetStock | undefined;
  /** Euros. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly missing?: SheetGap | undefined;
  readonly onOffer?: true | undefined;
}

export interface SheetOrder {
  readonly sort: SheetSort;
  readonly direction: SheetDirection;
}

export const DEFAULT_ORDER: SheetOrder = { sort: 'manufacturer', direction: 'asc' };

/** Names of the filters in the address of the back office. */
export const SHEET_PARAMS = {
  q: 'haku',
  manufacturer: 'merkki',
  kind: 'laji',
  sizeId: 'koko',
  stock: 'saldo',
  minPrice: 'hinta-alkaen',
  maxPrice: 'hinta-enintaan',
  missing: 'puuttuu',
  onOffer: 'tarjous',
  sort: 'jarjestys',
} as const satisfies Record<keyof SheetFilter | 'sort', string>;

const MAX_WORDS = 100;
const MAX_EUROS = 100_000;

/** Only valid values of an address; the rest is ignored. */
export function readSheetFilter(address: URLSearchParams): SheetFilter {
  const text = (name: keyof SheetFilter) => address.get(SHEET_PARAMS[name])?.trim() || undefined;
  const one = <T extends string>(values: readonly T[], name: keyof SheetFilter) =>
    values.find((value) => value === text(name));
  const sizeId = text('sizeId');
  return {
    q: text('q')?.slice(0, MAX_WORDS),
    manufacturer: text('manufacturer')?.slice(0, MAX_WORDS),
    kind: one(SHEET_KINDS, 'kind'),
    sizeId: sizeId && /^[0-9a-f-]{36}$/.test(sizeId) ? sizeId : undefined,
    stock: one(SHEET_STOCKS, 'stock'),
    minPrice: readEuros(text('minPrice')),
    maxPrice: readEuros(text('maxPrice')),
    missing: one(SHEET_GAPS, 'missing'),
    onOffer: text('onOffer') === undefined ? undefined : true,
  };
}

/** Whole euros or with two decimals, with a point or a comma. */
export function readEuros(text: string | undefined): number | undefined {
  const plain = text?.replaceAll(/[\s\u00A0€]/g, '').replace(',', '.');
  if (plain === undefined || !/^\d+(?:\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.min(Number(plain), MAX_EUROS);
}

/** 'price' or 'price.desc': the order in the address. */
export function readSheetOrder(address: URLSearchParams): SheetOrder {
  const [name, ending] = (address.get(SHEET_PARAMS.sort) ?? '').split('.');
  const sort = SHEET_SORTS.find((one) => one === name);
  if (!sort) return DEFAULT_ORDER;
  return { sort, direction: ending === 'desc' ? 'desc' : 'asc' };
}

/** The address with other values of some filters; '' takes one away. */
export function withSheetParams(
  address: URLSearchParams,
  changes: Readonly<Partial<Record<keyof SheetFilter | 'sort', string>>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, param] of Object.entries(SHEET_PARAMS)) {
    const value = Object.entries(changes).find(([changed]) => changed === name)?.[1];
    if (value === undefined) continue;
    if (value.trim() === '') next.delete(param);
    else next.set(param, value.trim());
  }
  return next;
}

/** How the order is written in an address: 'price', 'price.desc', '' for the usual one. */
export function orderText({ sort, direction }: SheetOrder): string {
  if (sort === DEFAULT_ORDER.sort && direction === DEFAULT_ORDER.direction) return '';
  return direction === 'desc' ? `${sort}.desc` : sort;
}

export function isFiltered(filter: SheetFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
