// The question 'what does the fitting of four tyres cost' as query parameters of the page.
import { VEHICLE_TYPES, type VehicleType } from '../catalogue/size/vehicle-type.ts';
import type { PricedWheel } from './price-list.ts';

/** Query names of the price list's page. */
export const SET_PRICE_QUERY = ['vanne', 'auto', 'runflat'] as const;

/** Rims that can be chosen, in inches. */
export const RIM_CHOICES: readonly number[] = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22];

const VEHICLE_WORDS: Readonly<Record<VehicleType, string>> = {
  passenger: 'henkiloauto',
  suv: 'maasturi',
  van: 'pakettiauto',
};

/** The word for a vehicle in the URL. */
export function vehicleWord(vehicleType: VehicleType): string {
  return VEHICLE_WORDS[vehicleType];
}

/** The URL of this wheel; the plain list for a rim that cannot be chosen. */
export function setPricePath({ diameterIn, vehicleType, isRunFlat }: PricedWheel): string {
  const rim = Math.floor(diameterIn);
  if (!RIM_CHOICES.includes(rim)) return '/hinnasto';
  return `/hinnasto?vanne=${rim}&auto=${vehicleWord(vehicleType)}${isRunFlat ? '&runflat=1' : ''}`;
}

/** The query of the address; undefined when it is not valid. */
export function readSetPriceQuery(query: Readonly<Record<string, string>>): PricedWheel | undefined {
  const diameterIn = Number(query['vanne']);
  if (!RIM_CHOICES.includes(diameterIn)) return undefined;
  const vehicleType = VEHICLE_TYPES.find((type) => vehicleWord(type) === query['auto']) ?? 'passenger';
  return { diameterIn, vehicleType, isRunFlat: query['runflat'] === '1' };
}
