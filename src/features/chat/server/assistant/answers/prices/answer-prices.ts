// Answers on what work costs, read from the price list that /hinnasto shows.
import { VEHICLE_TYPES, type VehicleType } from '../../../../../catalogue/size/vehicle-type.ts';
import { TYRE_HOTEL_PATH } from '../../../../../pages/paths.ts';
import { PRICE_LIST_PATH } from '../../../../../price-list/contract.ts';
import { findService, sharedCents, type PriceRow } from '../../../../../price-list/price-list.ts';
import { priceWords, rimWords } from '../../../../../price-list/price-words.ts';
import { assistantMessages as messages } from '../../../../messages/assistant.ts';
import { conceptsIn, hasAny } from '../../concepts.ts';
import type { Details } from '../../details/details.ts';
import { isStorage, type Work } from '../../details/works.ts';
import type { AssistantTools } from '../../tools.ts';
import { fold } from '../../words.ts';
import { answer, waysToShop, type Answer } from '../answer.ts';
import { pricedRows, rowsByTitle, rowsOf } from './price-rows.ts';
import { sumOfWorks } from './price-sum.ts';

/** At most this many rows are shown with their notes. */
const MAX_WITH_NOTES = 3;
const SOURCES = [{ title: messages.sources.priceList, href: PRICE_LIST_PATH }];

/** `spokenOf`: what was said of the work, where the question does not name it. */
export async function answerPrice(
  tools: AssistantTools,
  details: Details,
  {
    spokenOf = '',
    before,
  }: { readonly spokenOf?: string | undefined; readonly before?: Work | undefined } = {},
): Promise<Answer> {
  const rows = await tools.priceList();
  const shop = await tools.shop();
  const { said } = details;
  const works = worksOf(details);
  if (said?.has('vat')) {
    const lines = works.flatMap((work) => rowsOf(rows, work, details)).map((row) => priceLine(row, details));
    return answer('priceList', [messages.vatIncluded, ...lines], {
      sources: SOURCES,
      actions: waysToShop(shop),
    });
  }
  const included = before && includedNote(rowsOf(rows, before, details), details);
  if (included) return answer('priceList', included, { sources: SOURCES, actions: waysToShop(shop, true) });
  const { found, isMeant } = meantRows(rows, works, details, spokenOf);
  if (works.length > 0 && found.length === 0) {
    return answer('priceList', messages.noPrice, {
      sources: SOURCES,
      actions: waysToShop(shop),
      isUnanswered: true,
    });
  }
  const sum = sumOfWorks(rows, isMeant ? [] : works, details);
  const named = sum.rows.length > 0 ? sum.rows : found;
  const listed = named.length > 0 ? named : usualRows(rows);
  const shown = works[0] === 'change' ? wheelsFirst(listed) : listed;
  const isHotel = works.includes('hotel') || works.includes('hotelWithChange');
  return answer(
    isHotel ? 'tyreHotel' : 'priceList',
    [
      unitLine(shown, details),
      verdictOf(shown, details),
      ...sum.lines,
      found.length === 0 ? messages.allPrices : messages.pricesLead,
      ...shown.map((row) => priceLine(row, details, shown.length <= MAX_WITH_NOTES)),
      ...(works.includes('repair') && shown.some(({ service }) => service === 'repair')
        ? messages.repairable
        : []),
      works.includes('change') ? messages.changeNote : '',
    ],
    {
      sources: isHotel ? [...SOURCES, { title: messages.sources.hotel, href: TYRE_HOTEL_PATH }] : SOURCES,
      actions: waysToShop(shop, true),
    },
  );
}

/** `isMeant`: by words of its title rather than by the work; what only the page before has named is the row that it speaks of. */
function meantRows(
  rows: readonly PriceRow[],
  works: readonly Work[],
  details: Details,
  spokenOf: string,
): { readonly found: readonly PriceRow[]; readonly isMeant: boolean } {
  const titled = rowsByTitle(rows, details);
  const meant = titled.length > 0 ? titled : rowsByTitle(rows, { text: spokenOf }, 2);
  const isNamed = hasAny(conceptsIn(details.text ?? ''), works.join(' '));
  const isMeant = works.length === 0 || (!isNamed && titled.length === 0 && meant.length === 1);
  return { found: isMeant ? meant : pricedRows(rows, works, titled, details), isMeant };
}

const IS_INCLUDED = /mukana|sisalty|kuulu[uv]|samaan hintaan|hinnassa/;

/** 'Onko pesu siinä mukana?' after storage: the note of its row says so. */
function includedNote(rows: readonly PriceRow[], { question, work, text = '' }: Details): string | undefined {
  if (!work || question !== 'yes-no' || !IS_INCLUDED.test(fold(text))) return undefined;
  const row = rows.find(({ note }) => hasAny(conceptsIn(note), work) && IS_INCLUDED.test(fold(note)));
  return row?.note;
}

/** Tyres that are changed onto rims are fitted: no wheels are changed then. */
function worksOf({ work, works = work ? [work] : [], text = '', rim }: Details): readonly Work[] {
  // Only the fitting depends on the rim.
  if (works.length === 0 && rim !== undefined) return ['fitting'];
  // Washing is in the price of storage.
  if (works.some(isStorage)) return works.filter((each) => each !== 'wash');
  if (!works.includes('fitting')) return works;
  const isOntoRims = fold(text).includes('vanteille') && !/kausi|sesonki/.test(fold(text));
  return works.filter((each) => each !== 'change' && !(isOntoRims && each === 'seasonChange'));
}

/** The work that is asked about most, each by its first row. */
function usualRows(rows: readonly PriceRow[]): PriceRow[] {
  return (['seasonChange', 'fitting', 'storage', 'repair'] as const).flatMap(
    (service) => findService(rows, service) ?? [],
  );
}

/** 'Vaihto' means the change of complete wheels before tyres on rims. */
export function wheelsFirst(rows: readonly PriceRow[]): PriceRow[] {
  return rows.toSorted((one, other) => Number(other.unit === 'set') - Number(one.unit === 'set'));
}

/** 'Onko se per kuukausi?' */
const OF_UNIT = /\b(?:per \w+|kuukau\w*|kuussa|kaude\w*|vuode\w*|kerta\w*)(?: vai |$)/;

function unitLine([row]: readonly PriceRow[], { question, text = '' }: Details): string {
  return row && question !== 'how-much' && OF_UNIT.test(fold(text))
    ? messages.unitIs(messages.units[row.unit])
    : '';
}

/** The price of the tyre itself, not of the work. */
const OF_TYRE_PRICE = /\bnetis|verkkokaupa|verkossa|renka\w+ hin/;

function balancingVerdict(text = ''): string {
  return OF_TYRE_PRICE.test(fold(text)) ? messages.balancingApart : messages.balancingIncluded;
}

/** 'Kyllä.' or 'Ei.' to whether work is free or costs something, or whether balancing is included. */
function verdictOf(rows: readonly PriceRow[], { question, said, work, text }: Details): string {
  if (work === 'repair' && said?.has('sidewall') && question !== 'how-much') return messages.sidewallNot;
  if (question !== 'yes-no' && (question === 'how-much' || !said?.has('costs'))) return '';
  if (said?.has('include') && work === 'fitting' && said.has('balancing')) return balancingVerdict(text);
  const isFree = rows.length > 0 && rows.every((row) => sharedCents(row) === 0);
  if (said?.has('free')) return isFree ? messages.yes : messages.no;
  return said?.has('costs') && isFree ? messages.costsNothing : '';
}

/** 'Kausivaihto: henkilöauto 45 €, maasturi tai SUV 55 €' or one price where all cost the same. */
export function priceLine(row: PriceRow, { vehicleType, vehicleTypes }: Details, hasNote = false): string {
  const isForAnyRim = row.minRim === null && row.maxRim === null;
  const title = isForAnyRim ? row.title : messages.priceTitle(row.title, rimWords(row));
  const cents = vehicleType && !vehicleTypes ? row.cents[vehicleType] : sharedCents(row);
  // 'Maksutta' and 'Kysy hintaa' are of no unit.
  const unit = cents === null || cents === 0 ? '' : messages.units[row.unit];
  const line = messages.priceLine(
    title,
    pricesOf(row, vehicleTypes ?? (vehicleType ? [vehicleType] : [])),
    unit,
  );
  return hasNote && row.note !== '' ? `${line}. ${row.note}` : line;
}

function pricesOf(row: PriceRow, named: readonly VehicleType[]): string {
  const byVehicle = (type: VehicleType) =>
    messages.priceByVehicle(priceWords(row.cents[type], row.isFrom), messages.vehicles[type]);
  if (named.length > 0) return named.map(byVehicle).join(', ');
  const shared = sharedCents(row);
  if (shared !== undefined) return priceWords(shared, row.isFrom);
  return VEHICLE_TYPES.filter((type) => row.cents[type] !== null)
    .map(byVehicle)
    .join(', ');
}
