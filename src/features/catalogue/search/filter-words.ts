// The filters that are on, each in words and with the address that takes it away.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { searchMessages } from '../messages/search.ts';
import { searchPath } from '../paths.ts';
import type { Facets } from '../product/product-view.ts';
import type { TyreFilters } from './search-filters.ts';

const { groups, switches } = searchMessages;

export interface ActiveFilter {
  label: string;
  /** The same search without it, from the first page. */
  href: string;
}

type Without = (change: Partial<TyreFilters>) => string;

/** In the order of the form, without a season that a tab of the list shows. Manufacturers are named as in `facets`. */
export function activeFilters(filters: TyreFilters, facets: Pick<Facets, 'manufacturer'>): ActiveFilter[] {
  const without: Without = (change) => searchPath({ ...filters, ...change, page: 1 });
  const manufacturerName = (slug: string) =>
    facets.manufacturer.find(({ value }) => value === slug)?.label ?? slug;
  const manufacturers = each(filters.manufacturers, manufacturerName, (rest) =>
    without({ manufacturers: rest }),
  );
  return [
    ...seasonAndStock(filters, without),
    ...manufacturers,
    ...price(filters, without),
    ...properties(filters, without),
  ];
}

function seasonAndStock(filters: TyreFilters, without: Without): ActiveFilter[] {
  const { type, winterTypes, isInStock, isOnSale } = filters;
  const isOfTab = winterTypes.length === 1 || (type === 'summer' && winterTypes.length === 0);
  const seasons = [
    ...(type ? [{ label: catalogueMessages.seasons[type], href: without({ type: null }) }] : []),
    ...each(
      winterTypes,
      (kind) => catalogueMessages.winterTypes[kind],
      (rest) => without({ winterTypes: rest }),
    ),
  ];
  return [
    ...(isOfTab ? [] : seasons),
    ...when(isInStock, switches.inStock, without({ isInStock: false })),
    ...when(isOnSale, switches.onSale, without({ isOnSale: false })),
  ];
}

function price({ minPriceCents, maxPriceCents }: TyreFilters, without: Without): ActiveFilter[] {
  const { atLeast, atMost } = searchMessages;
  return [
    ...when(
      minPriceCents !== null,
      atLeast(formatShortEuros(minPriceCents ?? 0)),
      without({ minPriceCents: null }),
    ),
    ...when(
      maxPriceCents !== null,
      atMost(formatShortEuros(maxPriceCents ?? 0)),
      without({ maxPriceCents: null }),
    ),
  ];
}

function properties(filters: TyreFilters, without: Without): ActiveFilter[] {
  const inches = (rim: number) => catalogueMessages.rim(String(rim).replace('.', ','));
  const vehicle = (type: TyreFilters['vehicleTypes'][number]) => catalogueMessages.vehicleTypes[type];
  const { minLoadIndex } = filters;
  return [
    ...each(filters.rims, inches, (rims) => without({ rims })),
    ...each(filters.wetClasses, classOf(groups.wetGrip), (wetClasses) => without({ wetClasses })),
    ...each(filters.fuelClasses, classOf(groups.fuelEfficiency), (fuelClasses) => without({ fuelClasses })),
    ...each(filters.noiseClasses, classOf(groups.noiseClass), (noiseClasses) => without({ noiseClasses })),
    ...when(filters.needsSnowGrip, switches.snowGrip, without({ needsSnowGrip: false })),
    ...when(filters.needsIceGrip, switches.iceGrip, without({ needsIceGrip: false })),
    ...when(filters.needsRunFlat, switches.runFlat, without({ needsRunFlat: false })),
    ...each(filters.vehicleTypes, vehicle, (vehicleTypes) => without({ vehicleTypes })),
    ...when(
      minLoadIndex !== null,
      searchMessages.loadAtLeast(minLoadIndex ?? 0),
      without({ minLoadIndex: null }),
    ),
  ];
}

function classOf(name: string): (value: string) => string {
  return (value) => `${name} ${value}`;
}

function each<T>(
  values: readonly T[],
  label: (value: T) => string,
  hrefWith: (rest: T[]) => string,
): ActiveFilter[] {
  return values.map((value) => ({
    label: label(value),
    href: hrefWith(values.filter((other) => other !== value)),
  }));
}

function when(isOn: boolean, label: string, href: string): ActiveFilter[] {
  return isOn ? [{ label, href }] : [];
}
