// What several works, wheels or vehicles cost together, with the parts of the sum.
import { formatShortEuros } from '../../../../../../platform/contract/money.ts';
import { FULL_SET } from '../../../../../catalogue/fitting/full-set.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../../../../catalogue/size/vehicle-type.ts';
import { findService, type PriceRow } from '../../../../../price-list/price-list.ts';
import { priceWords, rimWords } from '../../../../../price-list/price-words.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import { conceptsIn } from '../../concepts.ts';
import { countBefore } from '../../details/counts.ts';
import type { Details } from '../../details/details.ts';
import { withoutIncluded, type Work } from '../../details/works.ts';
import { SERVICES, rowsByTitle, rowsOf } from './price-rows.ts';

/** A row of the list with its count. */
interface Part {
  readonly row: PriceRow;
  readonly count: number;
}

interface Vehicles {
  readonly type: VehicleType;
  readonly count: number;
}

export interface Sum {
  readonly lines: readonly string[];
  /** The rows that it is made of; none where it is not a sum. */
  readonly rows: readonly PriceRow[];
}

const NO_SUM: Sum = { lines: [], rows: [] };

/** The sum of the named work with its parts: a number of wheels, several works, several vehicles. */
export function sumOfWorks(rows: readonly PriceRow[], works: readonly Work[], details: Details): Sum {
  const isOfRim = (details.rim ?? details.size) !== undefined;
  if (!works.includes('change') || works.length === 1 || !isOfRim) return sumOf(rows, works, details);
  // 'Vaihto' may be that of wheels or of tyres on their rims, which has the balancing in it: both are summed.
  const meant = (work: Work) => withoutIncluded(works.map((each) => (each === 'change' ? work : each)));
  const [wheels, tyres] = [
    sumOf(rows, meant('seasonChange'), details),
    sumOf(rows, meant('fitting'), details),
  ];
  return { lines: [...wheels.lines, ...tyres.lines], rows: [...new Set([...wheels.rows, ...tyres.rows])] };
}

function sumOf(rows: readonly PriceRow[], works: readonly Work[], details: Details): Sum {
  const fleets = fleetsOf(details);
  const isOfFleet = fleets.some((fleet) => fleet.length > 1 || (fleet[0]?.count ?? 1) > 1);
  if (works.length === 0 || !(isOfFleet || wantsSum(works, details))) return NO_SUM;
  const found = works.map((work) => partOf(rows, work, details));
  // A sum without one of its works would read as the total.
  if (found.includes(undefined)) {
    return works.length === 1 ? sumOfBands(rows, works, details) : { ...NO_SUM, lines: [messages.notSummed] };
  }
  const ofWork = [...found.flatMap((part) => part ?? []), ...runFlatPart(rows, works, details)];
  const parts = [...ownTyresPart(ofWork, details), ...ofWork];
  const [first] = parts;
  const used = ofWork.map(({ row }) => row);
  if (!isOfFleet && parts.length === 1 && first?.count === 1) return NO_SUM;
  const sums = fleets.flatMap((fleet) => sumOfFleet(parts, fleet) ?? []);
  const [firstSum] = sums;
  if (!firstSum) return NO_SUM;
  const isShared = sums.every(({ text }) => text === firstSum.text);
  const isAddition = parts.every(({ row }) => row.service === 'runFlat');
  const names = parts.map(nameOf);
  const lead = isAddition ? messages.additionLead(names) : messages.sumLead(names, details.isOfYear);
  const isFrom = used.some((row) => row.isFrom);
  const sumLines =
    isShared && sums.length > 1 && !isOfFleet
      ? [messages.sharedSumLine(firstSum.sum, firstSum.text)]
      : sums.map((each) => messages.sumLine(each.names, each.sum, each.text));
  return { lines: [lead, ...sumLines, isFrom ? messages.sumFrom : ''], rows: used };
}

/** The vehicles that are summed together; several of them where it is open which is meant. */
function fleetsOf({ vehicleType, vehicleTypes, vehicleCounts }: Details): readonly (readonly Vehicles[])[] {
  if (vehicleCounts) {
    const typed = VEHICLE_TYPES.flatMap((type) => {
      const count = vehicleCounts[type];
      return count === undefined ? [] : [{ type, count }];
    });
    if (typed.length > 0) return [typed];
    const types = vehicleType ? [vehicleType] : VEHICLE_TYPES;
    return types.map((type) => [{ type, count: vehicleCounts.any ?? 1 }]);
  }
  if (vehicleTypes) return [vehicleTypes.map((type) => ({ type, count: 1 }))];
  return (vehicleType ? [vehicleType] : VEHICLE_TYPES).map((type) => [{ type, count: 1 }]);
}

/** 'Vaihto tai tasapainotus' asks for two prices. */
const EITHER = /(?<!\p{L})(?:tai|vai|vs|erikseen|kumpi)(?!\p{L})/iu;

function wantsSum(works: readonly Work[], { size, rim, count, said, isOfYear, text = '' }: Details): boolean {
  if (works.length > 1) return said?.has('sum') === true || !EITHER.test(text);
  return isOfYear === true || count !== undefined || (works[0] === 'fitting' && (size ?? rim) !== undefined);
}

/** Work that is usually done on one wheel. */
const SINGLE: ReadonlySet<Work> = new Set(['repair', 'sensor', 'valve', 'lockBolt']);
const EACH = /kaikki|joka(?:ise|\s)|venttiilit|anturit/iu;

/** The one row of a work, as often as it was named; undefined where the list has no one price for it. */
export function partOf(rows: readonly PriceRow[], work: Work, details: Details): Part | undefined {
  const service = work === 'change' ? 'seasonChange' : SERVICES[work][0];
  const ofWork = rowsOf(rows, work, details);
  const titled = rowsByTitle(ofWork, details);
  const ofService = service === undefined ? ofWork : ofWork.filter((row) => row.service === service);
  const [row, another] = titled.length === 1 && SINGLE.has(work) ? titled : ofService;
  if (!row || another) return undefined;
  const isOfSeason = row.unit === 'season' || row.service === 'seasonChange';
  if (isOfSeason) return { row, count: details.isOfYear ? 2 : 1 };
  return { row, count: row.unit === 'set' ? 1 : countOf(work, details) };
}

function countOf(work: Work, details: Details): number {
  const { text = '', count = FULL_SET, works = [], isCountOfAll } = details;
  const own = countBefore(text, (word) => conceptsIn(word).has(conceptOf(work)));
  const isUncounted = details.count === undefined || (works.length > 1 && !isCountOfAll);
  const isOfOne = SINGLE.has(work) && !EACH.test(text) && isUncounted;
  return own ?? (isOfOne ? 1 : count);
}

function conceptOf(work: Work) {
  return work === 'hotelWithChange' ? 'hotel' : work;
}

function runFlatPart(
  rows: readonly PriceRow[],
  works: readonly Work[],
  { tags = [], count }: Details,
): Part[] {
  const isAdded = tags.includes('RFT') && works.includes('fitting') && !works.includes('runFlat');
  const row = isAdded ? findService(rows, 'runFlat') : undefined;
  return row ? [{ row, count: count ?? FULL_SET }] : [];
}

/** 'Neljä rengasta 89 e kappale + asennus' */
function ownTyresPart([part]: readonly Part[], { eachEuros: euros, count }: Details): Part[] {
  if (!part || euros === undefined || part.row.unit !== 'tyre') return [];
  const cents = { passenger: euros * 100, suv: euros * 100, van: euros * 100 };
  const row = { ...part.row, title: messages.ownTyres, cents, minRim: null, maxRim: null, isFrom: false };
  return [{ row, count: count ?? part.count }];
}

/** Without a rim size: the price of `count` for each band of rims. */
function sumOfBands(rows: readonly PriceRow[], [work]: readonly Work[], details: Details): Sum {
  const { vehicleType, count = 1 } = details;
  const bands = work === 'fitting' && count > 1 ? rowsOf(rows, work, details) : [];
  const [first] = bands;
  if (!first) return NO_SUM;
  const types = vehicleType ? [vehicleType] : VEHICLE_TYPES;
  const lines = bands.flatMap((row) => {
    const prices = types.flatMap((type) => {
      const cents = row.cents[type];
      if (cents === null) return [];
      return messages.priceByVehicle(formatShortEuros(cents * count), messages.vehicles[type]);
    });
    return prices.length === 0 ? [] : [messages.bandSum(rimWords(row), prices.join(', '))];
  });
  const lead = messages.sumLead([messages.partName(first.title, count, unitOf(first))]);
  return { lines: [lead, ...lines], rows: bands };
}

function nameOf({ row, count }: Part): string {
  const isForAnyRim = row.minRim === null && row.maxRim === null;
  const title = isForAnyRim ? row.title : messages.priceTitle(row.title, rimWords(row));
  return messages.partName(title, count, unitOf(row));
}

function unitOf({ unit }: PriceRow): 'set' | 'tyre' | 'wheel' | 'piece' {
  return unit === 'season' ? 'set' : unit;
}

interface SumOfFleet {
  readonly names: readonly string[];
  readonly cents: number;
  readonly sum: string;
  /** '4 × 29 €' */
  readonly text: string;
}

/** Undefined where a part has no price for a vehicle. */
function sumOfFleet(parts: readonly Part[], fleet: readonly Vehicles[]): SumOfFleet | undefined {
  const isOfOne = fleet.length === 1 && fleet[0]?.count === 1;
  const terms: { cents: number; text: string }[] = [];
  for (const { type, count: vehicles } of fleet) {
    const ofVehicle: typeof terms = [];
    for (const { row, count } of parts) {
      const cents = row.cents[type];
      if (cents === null) return undefined;
      ofVehicle.push({ cents: cents * count, text: timesText(count, cents) });
    }
    const cents = ofVehicle.reduce((total, part) => total + part.cents, 0);
    if (isOfOne) terms.push(...ofVehicle);
    else terms.push({ cents: cents * vehicles, text: timesText(vehicles, cents) });
  }
  const cents = terms.reduce((total, term) => total + term.cents, 0);
  const names = fleet.map(({ type, count }) => messages.countedVehicle(count, messages.vehicles[type]));
  const isFrom = parts.some(({ row }) => row.isFrom);
  return { names, cents, sum: priceWords(cents, isFrom), text: terms.map(({ text }) => text).join(' + ') };
}

function timesText(count: number, cents: number): string {
  if (cents === 0) return messages.free;
  return count === 1 ? formatShortEuros(cents) : messages.times(count, formatShortEuros(cents));
}
