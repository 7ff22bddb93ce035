// Which rows of the price list are those of a work, of a rim size, or of words of their title.
import type { PriceRow, PricedService, Section } from '../../../../../price-list/price-list.ts';
import type { Details } from '../../details/details.ts';
import type { Work } from '../../details/works.ts';
import { fold, foldedWords } from '../../words.ts';

export const SERVICES: Readonly<Record<Work, readonly PricedService[]>> = {
  change: ['seasonChange', 'fitting'],
  seasonChange: ['seasonChange'],
  fitting: ['fitting'],
  balancing: ['balancing'],
  hotel: ['storage', 'storageWithChange'],
  hotelWithChange: ['storageWithChange'],
  repair: ['repair'],
  sensor: ['sensor'],
  runFlat: ['runFlat'],
  wash: [],
  retighten: [],
  recycle: [],
  valve: [],
  lockBolt: [],
  condition: [],
  pressure: [],
};

/** Work whose complete section of the price list is answered. */
const WHOLE_SECTIONS: Readonly<Partial<Record<Work, Section>>> = {
  balancing: 'balancing',
  sensor: 'sensors',
};

/** Beginnings of the titles of rows that are only shown, in folded letters. */
const TITLES: Readonly<Partial<Record<Work, readonly string[]>>> = {
  repair: ['vian'],
  wash: ['pesu'],
  retighten: ['jalkikirist'],
  recycle: ['kierrat'],
  valve: ['venttiil'],
  lockBolt: ['lukkopul', 'lukkomut'],
  condition: ['kuntoarv', 'kuntotark'],
  pressure: ['rengaspain', 'painei'],
};

/** The rows of the named work; one whose own title was named stands for the rest of its section. */
export function pricedRows(
  rows: readonly PriceRow[],
  works: readonly Work[],
  titled: readonly PriceRow[],
  details: Details,
): PriceRow[] {
  const ofWork = works.flatMap((work) => rowsOf(rows, work, details));
  const titledOfWork = titled.filter(({ section }) => ofWork.some((row) => row.section === section));
  const isNamed =
    titledOfWork.length > 0 && works.length === 1 && !titledOfWork.some((row) => ofWork.includes(row));
  return [...new Set([...titledOfWork, ...(isNamed && titledOfWork.length === 1 ? [] : ofWork)])];
}

/** Words of nearly every title do not identify one. */
const COMMON_WORDS = /^(?:ren[gk]|pyora|vante|vaihto|asenn|tasap|kausiv|hinta|kaikk|autos|paikk|vanha)/;
const STEM_LETTERS = 6;

/** Rows whose title has words of the question that are their own: 'vanteen reuna', 'huoltosarja'. */
export function rowsByTitle(rows: readonly PriceRow[], { text = '' }: Details, least = 1): PriceRow[] {
  const questionWords = foldedWords(text).filter((word) => word.length > 4 && !COMMON_WORDS.test(word));
  const met = ({ title }: PriceRow) =>
    foldedWords(title).filter((word) =>
      questionWords.some((each) => word.length > 4 && each.startsWith(word.slice(0, STEM_LETTERS - 1))),
    ).length;
  const most = Math.max(0, ...rows.map(met));
  if (most < least) return [];
  const isEnough = most > 1 || (most === 1 && rows.filter((row) => met(row) === 1).length === 1);
  return isEnough ? rows.filter((row) => met(row) === most) : [];
}

export function rowsOf(rows: readonly PriceRow[], work: Work, details: Details): PriceRow[] {
  const found = rowsOfWork(rows, work, details);
  if (work === 'balancing' && details.said?.has('onCar')) return onCarRows(found, details);
  const { vehicleType, vehicleTypes } = details;
  // Who asks for the fitting itself also learns for which rims its price has to be asked.
  if (work !== 'change' || vehicleType === undefined || vehicleTypes !== undefined) return found;
  const priced = found.filter(({ cents }) => cents[vehicleType] !== null);
  return priced.length > 0 ? priced : found;
}

/** Wheels that are on the car: all four have a separate price. */
function onCarRows(rows: readonly PriceRow[], { count, text = '' }: Details): PriceRow[] {
  const onCar = rows.filter(({ title }) => fold(title).includes('autos'));
  const ofSet = onCar.filter(({ unit }) => unit === 'set');
  const isOfSet = count === 4 || /sarja|satsi|setti|kaikki/iu.test(text);
  const found = isOfSet && ofSet.length > 0 ? ofSet : onCar;
  return found.length > 0 ? found : [...rows];
}

function rowsOfWork(rows: readonly PriceRow[], work: Work, { rim, size }: Details): PriceRow[] {
  const inches = Math.floor(size?.diameterIn ?? rim ?? 0);
  const isFor = ({ minRim, maxRim }: PriceRow) =>
    inches === 0 || (inches >= (minRim ?? 0) && inches <= (maxRim ?? Number.POSITIVE_INFINITY));
  return rows.filter(
    (row) =>
      isFor(row) &&
      (SERVICES[work].some((service) => service === row.service) ||
        row.section === WHOLE_SECTIONS[work] ||
        (row.service === '' && hasTitle(row, TITLES[work] ?? []))),
  );
}

function hasTitle({ title }: PriceRow, stems: readonly string[]): boolean {
  return foldedWords(title).some((word) => stems.some((stem) => word.startsWith(stem)));
}
