// Answers on what work costs, read from the price list that /hinnasto shows.
import { VEHICLE_TYPES } from '../../../../catalogue/product/product-draft.ts';
import { TYRE_HOTEL_PATH } from '../../../../pages/paths.ts';
import { PRICE_LIST_PATH } from '../../../../price-list/contract.ts';
import {
  sharedCents,
  type PriceRow,
  type PricedService,
  type Section,
} from '../../../../price-list/price-list.ts';
import { priceWords, rimWords } from '../../../../price-list/price-words.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details, Work } from '../details.ts';
import type { AssistantTools } from '../tools.ts';
import { foldedWords } from '../words.ts';
import { answer, waysToShop, type Answer } from './answer.ts';

const SERVICES: Readonly<Record<Work, readonly PricedService[]>> = {
  change: ['seasonChange', 'fitting'],
  seasonChange: ['seasonChange'],
  fitting: ['fitting'],
  balancing: ['balancing'],
  hotel: ['storage', 'storageWithChange'],
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

/** Work whose whole section of the price list is answered. */
const WHOLE_SECTIONS: Readonly<Partial<Record<Work, Section>>> = {
  balancing: 'balancing',
  sensor: 'sensors',
};

/** Beginnings of the titles of rows that are only shown, in folded letters. */
const TITLES: Readonly<Partial<Record<Work, readonly string[]>>> = {
  wash: ['pesu'],
  retighten: ['jalkikirist'],
  recycle: ['kierrat'],
  valve: ['venttiil'],
  lockBolt: ['lukkopul', 'lukkomut'],
  condition: ['kuntoarv', 'kuntotark'],
  pressure: ['rengaspain', 'painei'],
};

const SOURCES = [{ title: messages.sources.priceList, href: PRICE_LIST_PATH }];

export async function answerPrice(tools: AssistantTools, details: Details): Promise<Answer> {
  const rows = await tools.priceList();
  const shop = await tools.shop();
  const { work } = details;
  const found =
    work === undefined ? rows.filter(({ service }) => service !== '') : rowsOf(rows, work, details);
  if (found.length === 0) {
    return answer('priceList', messages.noPrice, {
      sources: SOURCES,
      actions: waysToShop(shop),
      isUnanswered: true,
    });
  }
  const isHotel = work === 'hotel';
  return answer(
    isHotel ? 'tyreHotel' : 'priceList',
    [
      work === undefined ? messages.allPrices : messages.pricesLead,
      ...found.map((row) => priceLine(row, details)),
      work === 'change' ? messages.changeNote : '',
    ],
    {
      sources: isHotel ? [...SOURCES, { title: messages.sources.hotel, href: TYRE_HOTEL_PATH }] : SOURCES,
      actions: waysToShop(shop, true),
    },
  );
}

export function rowsOf(rows: readonly PriceRow[], work: Work, { rim, size }: Details): PriceRow[] {
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

/** 'Kausivaihto: henkilöauto 45 €, maasturi tai SUV 55 €' or one price where all cost the same. */
export function priceLine(row: PriceRow, { vehicleType }: Details): string {
  const isForAnyRim = row.minRim === null && row.maxRim === null;
  const title = isForAnyRim ? row.title : messages.priceTitle(row.title, rimWords(row));
  const cents = vehicleType ? row.cents[vehicleType] : sharedCents(row);
  // 'Maksutta' and 'Kysy hintaa' are of no unit.
  const unit = cents === null || cents === 0 ? '' : messages.units[row.unit];
  return messages.priceLine(title, pricesOf(row, vehicleType), unit);
}

function pricesOf(row: PriceRow, vehicleType: Details['vehicleType']): string {
  if (vehicleType) {
    return messages.priceByVehicle(
      priceWords(row.cents[vehicleType], row.isFrom),
      messages.vehicles[vehicleType],
    );
  }
  const shared = sharedCents(row);
  if (shared !== undefined) return priceWords(shared, row.isFrom);
  return VEHICLE_TYPES.filter((type) => row.cents[type] !== null)
    .map((type) => messages.priceByVehicle(priceWords(row.cents[type], row.isFrom), messages.vehicles[type]))
    .join(', ');
}
