// What several works or wheels cost together, with the parts of the sum.
import { formatShortEuros } from '../../../../../platform/contract/money.ts';
import { FULL_SET } from '../../../../catalogue/fitting/full-set.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../../../catalogue/size/vehicle-type.ts';
import { findService, type PriceRow } from '../../../../price-list/price-list.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details, Work } from '../details.ts';
import { fold } from '../words.ts';
import { SERVICES, rowsOf } from './price-rows.ts';

/** What one kind of work costs for so many wheels, by vehicle; undefined where the list has no one price for it. */
interface Part {
  readonly row: PriceRow;
  readonly count: number;
}

/** The sum of what was named with its parts: four of a rim size, or several works together. */
export function sumLines(rows: readonly PriceRow[], works: readonly Work[], details: Details): string[] {
  if (!wantsSum(works, details)) return [];
  const { count, said, tags = [], vehicleType, vehicleTypes } = details;
  const found = works.map((work) => partOf(rows, work, details));
  const parts = found.flatMap((part): Part[] => part ?? []);
  // A sum without one of its works would read as the whole.
  if (parts.length > 0 && found.includes(undefined)) return said?.has('sum') ? [messages.notSummed] : [];
  const isRunFlat = tags.includes('RFT') && works.includes('fitting') && !works.includes('runFlat');
  const addition = isRunFlat ? findService(rows, 'runFlat') : undefined;
  const all = addition ? [...parts, { row: addition, count: count ?? FULL_SET }] : parts;
  if (all.length === 0 || (all.length === 1 && all[0]?.count === 1)) return [];
  const types = vehicleTypes ?? (vehicleType ? [vehicleType] : VEHICLE_TYPES);
  const sums = types.flatMap((type) => sumOf(all, type) ?? []);
  if (sums.length === 0) return [];
  const names = all.map(({ row, count: times }) => messages.partName(row.title, times, unitKind(row)));
  const isAddition = all.every(({ row }) => row.service === 'runFlat');
  return [isAddition ? messages.additionLead(names) : messages.sumLead(names), ...sums];
}

function wantsSum(works: readonly Work[], { size, rim, said, count }: Details): boolean {
  if (works.length > 1) return said?.has('sum') === true || count !== undefined || works.includes('runFlat');
  const isOfRim = works[0] === 'fitting' && (size ?? rim) !== undefined;
  return isOfRim || (works.length === 1 && count !== undefined);
}

function partOf(rows: readonly PriceRow[], work: Work, details: Details): Part[] | undefined {
  const service = work === 'change' ? 'seasonChange' : SERVICES[work][0];
  const ofWork = rowsOf(rows, work, details);
  const found = service === undefined ? ofWork : ofWork.filter((row) => row.service === service);
  const [row] = found;
  if (!row || found.length > 1) return undefined;
  return [
    {
      row,
      count: isOfSet(row) ? 1 : (details.count ?? (SINGLE.has(work) ? 1 : FULL_SET)),
    },
  ];
}

/** Work that is usually done on one wheel. */
const SINGLE: ReadonlySet<Work> = new Set(['repair', 'sensor', 'valve', 'lockBolt']);

function isOfSet({ unit }: PriceRow): boolean {
  return unit === 'set' || unit === 'season';
}

function unitKind(row: PriceRow): 'set' | 'tyre' | 'wheel' | 'piece' {
  return row.unit === 'season' ? 'set' : row.unit;
}

/** '* henkilöauto 116 € (4 × 29 €)'; undefined where a part has no price for the vehicle. */
function sumOf(parts: readonly Part[], type: VehicleType): string | undefined {
  const priced = parts.map(({ row, count }) => ({ cents: row.cents[type], count }));
  if (priced.some(({ cents }) => cents === null)) return undefined;
  const sum = priced.reduce((total, { cents, count }) => total + (cents ?? 0) * count, 0);
  const made = priced.map(({ cents, count }) => {
    const each = formatShortEuros(cents ?? 0);
    return count === 1 ? each : messages.times(count, each);
  });
  return messages.sumLine(messages.vehicles[type], formatShortEuros(sum), made.join(' + '));
}

/** 'Onko pakettiauto kalliimpi kuin henkilöauto?' asks for the difference, not the sum. */
function isCompared({ text = '', said }: Details): boolean {
  return said?.has('compare') === true || /kalliim|halvem|enemman|hintaero/.test(fold(text));
}

/** What a set of work costs on each of several vehicles, and together. */
export function vehicleSumLines(
  rows: readonly PriceRow[],
  works: readonly Work[],
  details: Details,
): string[] {
  const { vehicleTypes = [], vehicleCounts } = details;
  const [work, ...others] = works;
  if (work === undefined || others.length > 0) return [];
  const [part] = partOf(rows, work, details) ?? [];
  if (part?.count !== 1) return [];
  if (vehicleCounts && !isCompared(details)) return countedSumLines(part.row, vehicleCounts);
  if (vehicleTypes.length < 2) return [];
  const prices = vehicleTypes.flatMap((type) => part.row.cents[type] ?? []);
  if (prices.length < vehicleTypes.length) return [];
  if (isCompared(details)) {
    const gap = Math.max(...prices) - Math.min(...prices);
    const each = vehicleTypes.map((type, at) =>
      messages.priceByVehicle(formatShortEuros(prices[at] ?? 0), messages.vehicles[type]),
    );
    return [messages.priceGap(part.row.title, formatShortEuros(gap), each.join(', '))];
  }
  const sum = prices.reduce((total, cents) => total + cents, 0);
  return [
    messages.sumOfVehicles(vehicleTypes.map((type) => messages.vehicles[type])),
    messages.sumOfAll(part.row.title, formatShortEuros(sum), prices.map(formatShortEuros).join(' + ')),
  ];
}

/** 'kaksi henkilöautoa ja maasturi'; of vehicles without a type the sum for each type. */
function countedSumLines(row: PriceRow, counts: NonNullable<Details['vehicleCounts']>): string[] {
  const typed = VEHICLE_TYPES.flatMap((type) => {
    const [count, cents] = [counts[type], row.cents[type]];
    return count === undefined ? [] : [{ type, count, cents }];
  });
  const timesEach = (count: number, cents: number) =>
    count === 1 ? formatShortEuros(cents) : messages.times(count, formatShortEuros(cents));
  if (typed.length === 0) {
    const { any = 1 } = counts;
    const lines = VEHICLE_TYPES.flatMap((type) => {
      const cents = row.cents[type];
      if (cents === null) return [];
      return messages.sumLine(messages.vehicles[type], formatShortEuros(any * cents), timesEach(any, cents));
    });
    return [messages.sumOfCars(row.title, any), ...lines];
  }
  if (typed.some(({ cents }) => cents === null)) return [];
  const sum = typed.reduce((total, { count, cents }) => total + count * (cents ?? 0), 0);
  const parts = typed.map(({ count, cents }) => timesEach(count, cents ?? 0)).join(' + ');
  return [
    messages.sumOfVehicles(
      typed.map(({ type, count }) => messages.countedVehicle(count, messages.vehicles[type])),
    ),
    messages.sumOfAll(row.title, formatShortEuros(sum), parts),
  ];
}
