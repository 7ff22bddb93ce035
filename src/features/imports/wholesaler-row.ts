// One row of a wholesaler's list made into a tyre for sale, or the reason why not.
import type { IsoDay } from '../../platform/contract/dates.ts';
import {
  DEFAULT_MARGIN_BASIS_POINTS,
  importPriceCents,
  marginFor,
  vatBasisPointsOn,
  type MarginRule,
} from '../catalogue/price/pricing.ts';
import { isEan } from '../catalogue/product/ean.ts';
import type { ProductDraft } from '../catalogue/product/product-draft.ts';
import { isPublishable } from '../catalogue/product/snow-mark.ts';
import {
  LABEL_CLASSES,
  type LabelClass,
  NOISE_CLASSES,
  type NoiseClass,
} from '../catalogue/product/tyre-label.ts';
import type { Season, WinterType } from '../catalogue/search/seasons.ts';
import { parseService, type ServiceDescription } from '../catalogue/size/tyre-size.ts';
import { usualVehicleType } from '../catalogue/size/vehicle-type.ts';
import { isUnknown, plainCell, readPriceCell, readStock, readWeightG, readYes } from './list-values.ts';
import { columnTitle, type ListColumn, type ListRecord } from './list/list-columns.ts';
import { manufacturerName } from './model-names.ts';
import { valueProblem, type RowCode, type RowProblem } from './row-codes.ts';
import { readDescription, type RowDescription } from './row-description.ts';
import { readRowSize, type RowSize } from './row-size.ts';

/** What prices are worked out with. `day` is the day of the import: it chooses the VAT rate and the law on winter tyres. */
export interface RowPricing {
  readonly day: IsoDay;
  readonly marginRules: readonly MarginRule[];
  readonly defaultMarginBasisPoints?: number;
}

/** A tyre, or why the row is none. `isPublishable` is false where the law forbids selling it as what it is. */
export type MappedRow =
  | { readonly ok: true; readonly draft: ProductDraft; readonly isPublishable: boolean }
  | { readonly ok: false; readonly problem: RowProblem };

/** A part of a row: its value, or the problem that refuses the row. */
type Part<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: RowProblem };

/**
 * Maps a row. `line` is its line in the file. Season: STUD in group or description means studded; else category 2, snow grip or WINTER
 * friction; else summer. Never throws: what cannot be read is a problem with a code.
 */
export function mapWholesalerRow(line: number, record: ListRecord, pricing: RowPricing): MappedRow {
  const cells = (column: ListColumn) => plainCell(record[column]);
  const key = readKey(cells);
  if (!key.ok) return key;
  const manufacturer = manufacturerName(cells('brand'));
  if (manufacturer === '') return refused('import.manufacturer_missing');
  const service = readService(cells('service'));
  if (!service.ok) return service;
  const description = readDescription(cells('description'), cells('brandCode'), cells('brand'));
  const size = readRowSize(cells, description.size);
  if (!size.ok) return size;
  if (description.model === '') return refusedValue('import.model_missing', cells('description'));
  const price = readNet(cells('net'));
  if (!price.ok) return price;
  const stock = readStock(cells('available'));
  if (stock === null) return refusedValue('import.stock_invalid', cells('available'));
  const label = readLabel(cells);
  if (!label.ok) return label;
  const season = readSeason(cells);
  const hasSnowGrip = readYes(cells('snowGrip')) || description.marks.includes('3PMSF');
  const draft: ProductDraft = {
    line,
    ...key.value,
    manufacturer,
    model: description.model,
    ...season,
    ...sizeFields(cells('group'), size.value, description, service.value),
    ...serviceFields(service.value, description),
    isXl: description.isXl,
    isRunFlat: description.isRunFlat,
    marks: description.marks,
    ...priceFields(price.value, cells('gross'), manufacturer, size.value.dimensions.diameterIn, pricing),
    ...stock,
    weightG: readWeightG(cells('weight')),
    ...label.value,
    hasSnowGrip,
    hasIceGrip: readYes(cells('iceGrip')),
    ...readEprel(cells('eprelNumber'), cells('eprelUrl')),
  };
  return { ok: true, draft, isPublishable: isPublishable(draft, pricing.day) };
}

type Cells = (column: ListColumn) => string;

interface Refused {
  readonly ok: false;
  readonly problem: RowProblem;
}

function refused(code: RowCode): Refused {
  return { ok: false, problem: { code, params: {} } };
}

function refusedValue(code: RowCode, value: string, column?: string): Refused {
  return { ok: false, problem: valueProblem(code, value, column) };
}

/** A list keys on EAN and then on its own number; a row with an EAN alone has that as its number. */
function readKey(cells: Cells): Part<Pick<ProductDraft, 'ean' | 'wholesalerNumber'>> {
  const [written, number] = [cells('ean'), cells('number')];
  const ean = isUnknown(written) ? null : written;
  if (ean !== null && !isEan(ean)) return refusedValue('import.ean_invalid', ean);
  const wholesalerNumber = number === '' ? (ean ?? '') : number.slice(0, 60);
  if (wholesalerNumber === '') return refused('import.number_missing');
  return { ok: true, value: { ean, wholesalerNumber } };
}

function readService(cell: string): Part<ServiceDescription> {
  if (isUnknown(cell)) return { ok: true, value: {} };
  const service = parseService(cell);
  if (service === null) return refusedValue('import.load_speed_invalid', cell);
  return { ok: true, value: service };
}

function sizeFields(group: string, size: RowSize, description: RowDescription, service: ServiceDescription) {
  const isVan =
    group === '16' || size.isCommercial || description.isCommercial || service.twinLoadIndex !== undefined;
  return { size: size.dimensions, vehicleType: isVan ? ('van' as const) : usualVehicleType(size.dimensions) };
}

/** Taken from the column; where it is empty, from the description. */
function serviceFields(column: ServiceDescription, { service }: RowDescription) {
  const { loadIndex, twinLoadIndex, speedSymbol } = column.loadIndex === undefined ? service : column;
  return {
    loadIndex: loadIndex ?? null,
    twinLoadIndex: twinLoadIndex ?? null,
    speedSymbol: speedSymbol ?? null,
  };
}

function readNet(cell: string): Part<number> {
  const reading = readPriceCell(cell);
  if (reading.kind === 'price') return { ok: true, value: reading.cents };
  return reading.kind === 'none'
    ? refused('import.price_missing')
    : refusedValue('import.price_invalid', cell);
}

function priceFields(
  netCents: number,
  gross: string,
  manufacturer: string,
  rimIn: number,
  pricing: RowPricing,
) {
  const { marginRules, defaultMarginBasisPoints = DEFAULT_MARGIN_BASIS_POINTS, day } = pricing;
  const margin = marginFor(marginRules, { manufacturer, rimIn }, defaultMarginBasisPoints);
  const grossReading = readPriceCell(gross);
  return {
    priceCents: importPriceCents(netCents, margin, vatBasisPointsOn(day)),
    netCents,
    grossCents: grossReading.kind === 'price' ? grossReading.cents : null,
  };
}

/** STUDLESS and STUDDABLE are the opposite of studded. */
const STUDDED = /STUD(?!LESS|D?ABLE)/i;

function readSeason(cells: Cells): { type: Season; winterType: WinterType | null } {
  const named = `${cells('groupName')} ${cells('description')}`;
  if (STUDDED.test(named)) return { type: 'winter', winterType: 'studded' };
  const isWinter = cells('winterCategory') === '2' || readYes(cells('snowGrip')) || /WINTER/i.test(named);
  return isWinter ? { type: 'winter', winterType: 'friction' } : { type: 'summer', winterType: null };
}

type Label = Pick<ProductDraft, 'fuelEfficiency' | 'wetGrip' | 'noiseDb' | 'noiseClass'>;

function readLabel(cells: Cells): Part<Label> {
  const fuel = readClass(cells, 'fuel', findLabelClass);
  if (!fuel.ok) return fuel;
  const wet = readClass(cells, 'wetGrip', findLabelClass);
  if (!wet.ok) return wet;
  const noise = readClass(cells, 'noiseClass', findNoiseClass);
  if (!noise.ok) return noise;
  const decibels = cells('noiseDb').replace(/\s?dB(?:\(A\))?$/i, '');
  const noiseDb = isUnknown(decibels) ? null : Number(decibels.replace(',', '.'));
  if (noiseDb !== null && !(noiseDb >= 60 && noiseDb <= 80)) {
    return refusedValue('import.noise_invalid', cells('noiseDb'));
  }
  return {
    ok: true,
    value: {
      fuelEfficiency: fuel.value,
      wetGrip: wet.value,
      noiseDb: noiseDb === null ? null : Math.round(noiseDb),
      noiseClass: noise.value,
    },
  };
}

function findLabelClass(letter: string): LabelClass | undefined {
  return LABEL_CLASSES.find((known) => known === letter);
}

/** Lists older than 2021 count sound waves, 1 to 3; they are no classes of today's label. */
function findNoiseClass(letter: string): NoiseClass | null | undefined {
  return /^[1-3]$/.test(letter) ? null : NOISE_CLASSES.find((known) => known === letter);
}

function readClass<T>(
  cells: Cells,
  column: ListColumn,
  find: (letter: string) => T | undefined,
): Part<T | null> {
  const cell = cells(column);
  if (isUnknown(cell)) return { ok: true, value: null };
  const found = find(cell.toUpperCase());
  if (found !== undefined) return { ok: true, value: found };
  return refusedValue('import.label_invalid', cell, columnTitle(column));
}

/** The register's number and its own address; an address of any other host is not passed on. */
function readEprel(number: string, url: string): Pick<ProductDraft, 'eprelNumber' | 'eprelUrl'> {
  const inUrl = /^https:\/\/eprel\.ec\.europa\.eu\/[\w/.-]{0,60}?(\d{3,12})$/.exec(url);
  const eprelNumber = /^[1-9]\d{2,11}$/.test(number) ? number : (inUrl?.[1] ?? null);
  if (eprelNumber === null) return { eprelNumber: null, eprelUrl: null };
  return { eprelNumber, eprelUrl: inUrl === null ? `https://eprel.ec.europa.eu/qr/${eprelNumber}` : url };
}
