// Prices of the list in English and Swedish, with the sum of a number of one work.
import { formatShortEuros } from '../../../../../platform/contract/money.ts';
import { VEHICLE_TYPES } from '../../../../catalogue/size/vehicle-type.ts';
import { sharedCents, type PriceRow } from '../../../../price-list/price-list.ts';
import type { LanguageTexts } from '../../../messages/languages.ts';
import { wheelsFirst } from '../answers/prices/answer-prices.ts';
import { pricedRows, rowsByTitle } from '../answers/prices/price-rows.ts';
import type { Details } from '../details/details.ts';
import { fold } from '../words.ts';
import type { Foreign, Lines } from './foreign.ts';

export async function composePrices(
  texts: LanguageTexts,
  { tools, details, topic }: Foreign,
): Promise<Lines | undefined> {
  const rows = await tools.priceList();
  const named = details.works ?? (details.work ? [details.work] : []);
  const works = topic === 'hotel' && named.length === 0 ? (['hotel'] as const) : named;
  const found = pricedRows(rows, works, rowsByTitle(rows, details), details);
  // A word that is met in a title by chance would give the price of other work.
  const isOfRims = works.includes('repair') && details.said?.has('rims') === true;
  if (works.length === 0 || found.length === 0 || isOfRims) return [texts.noPrice];
  const shown = works[0] === 'change' ? wheelsFirst(found) : found;
  return [
    ...totalLines(texts, shown, details),
    texts.pricesLead,
    ...shown.map((row) => priceLine(texts, row, details)),
    topic === 'hotel' ? texts.storageIncludes : '',
  ];
}

/** Sum of a number of one work for each kind of vehicle that has a price. */
function totalLines(
  texts: LanguageTexts,
  [row, ...others]: readonly PriceRow[],
  { count = 1, vehicleType }: Details,
): Lines {
  if (!row || others.length > 0 || count === 1 || row.unit === 'set' || row.unit === 'season') return [];
  const types = vehicleType ? [vehicleType] : VEHICLE_TYPES;
  const sums = types.flatMap((type) => {
    const cents = row.cents[type];
    if (cents === null || cents === 0) return [];
    const sum = `${texts.vehicles[type]} ${formatShortEuros(count * cents)}`;
    return row.isFrom ? [texts.from(sum)] : [sum];
  });
  return sums.length === 0 ? [] : [texts.total(count, sums.join(', '))];
}

function priceLine(
  texts: LanguageTexts,
  row: PriceRow,
  { vehicleType: wanted, isOfYear = false }: Details,
): string {
  const { minRim, maxRim, service, title } = row;
  const isDouble = isOfYear && row.unit === 'season';
  const named = Object.entries(texts.rows).find(([start]) => fold(title).startsWith(start));
  const name = service === '' ? (named?.[1] ?? title) : texts.services[service];
  const rims = minRim === null && maxRim === null ? '' : `, ${texts.rims(minRim, maxRim)}`;
  const shared = sharedCents(row);
  const price = (cents: number | null) => {
    if (cents === null) return texts.ask;
    if (cents === 0) return texts.free;
    const euros = formatShortEuros(isDouble ? 2 * cents : cents);
    return row.isFrom ? texts.from(euros) : euros;
  };
  const types = wanted ? [wanted] : VEHICLE_TYPES.filter((type) => row.cents[type] !== null);
  const prices =
    shared === undefined || wanted
      ? types.map((type) => `${texts.vehicles[type]} ${price(row.cents[type])}`).join(', ')
      : price(shared);
  const unit = shared === 0 || shared === null ? '' : ` ${texts.units[isDouble ? 'year' : row.unit]}`;
  return `* **${name}${rims}**: ${prices}${unit}`;
}
