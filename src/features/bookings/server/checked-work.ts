// What a visitor or staff want done, with what follows from it: its tyres and when they are there, its price, the search for a time.
import { helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import { invalidField } from '../../../platform/contract/problem.ts';
import { pick } from '../../../platform/contract/records.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { cacheRead } from '../../../platform/server/pages/cached-read.ts';
import { arrivalDay } from '../../catalogue/fitting/first-fitting-day.ts';
import type { ProductDetail } from '../../catalogue/product/product-view.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../catalogue/size/vehicle-type.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import type { RequestedWork } from '../booking-query.ts';
import { WORK_FIELDS, type BookedWork } from '../booking-rules.ts';
import type { TimeSearch } from '../free-times.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import type { OccupiedOn } from '../occupied-times.ts';
import { workPrice, productName, type PricedWork, type WorkPrice } from './prices.ts';
import type { BookingSources } from './sources.ts';
import type { BookingTimes, ShopRules } from './times.ts';

export interface CheckedWork extends BookedWork {
  readonly product: ProductDetail | undefined;
  /** Number of tyres or wheels; 0 where the work has none to count. */
  readonly quantity: number;
  readonly tyreSource: 'own' | 'supplier' | null;
  /** When the supplier has delivered the tyres. */
  readonly arrivesOn: IsoDay | null;
  /** Why it cannot be booked whatever the time. */
  readonly refusal: 'tooFewTyres' | 'noDelivery' | undefined;
}

export function workChecks(
  platform: Platform,
  { shop, getPriceList, catalogue }: Pick<BookingSources, 'shop' | 'getPriceList' | 'catalogue'>,
  times: BookingTimes,
) {
  const priceList = cacheRead(platform.pages, [PRICE_LIST_TAG], getPriceList);

  return {
    /** 422 for a product that is not there. */
    check: async ({ productId, quantity, ...sent }: RequestedWork): Promise<CheckedWork> => {
      const work = pick(sent, WORK_FIELDS);
      const { service, extras } = work;
      const isCounted = service === 'fitting' || service === 'balancing' || extras.includes('balancing');
      if (productId === null) {
        return { ...NO_TYRES, ...work, quantity: isCounted ? quantity : 0 };
      }
      const { items } = await catalogue.listProducts([productId]);
      const product = items[0];
      if (!product || product.isWithdrawn) {
        throw invalidField('booking.product_unknown', errors.productUnknown, 'productId');
      }
      const { schedule } = await times.rules();
      const { deliveryDays } = (await shop()).profile.promises;
      const isOwn = product.stock.kind !== 'supplier';
      const arrivesOn = isOwn ? null : arrivalDay({ schedule, deliveryDays, now: platform.clock.now() });
      const isEnough = product.stock.count + (product.stock.isMinimum ? 1 : 0) >= quantity;
      return {
        ...withTyres(work, product),
        product,
        quantity,
        tyreSource: isOwn ? 'own' : 'supplier',
        arrivesOn,
        refusal: refusalOf({ isEnough, isKnown: isOwn || arrivesOn !== null }),
      };
    },
    price: async (work: PricedWork) => workPrice((await priceList()).rows, work),
  };
}

/** What a search needs: a booking has it, too. */
export type SearchedWork = BookedWork & Pick<CheckedWork, 'arrivesOn'>;

export type WorkChecks = ReturnType<typeof workChecks>;

const NO_TYRES = { product: undefined, tyreSource: null, arrivesOn: null, refusal: undefined } as const;

function refusalOf({ isEnough, isKnown }: { isEnough: boolean; isKnown: boolean }): CheckedWork['refusal'] {
  if (!isEnough) return 'tooFewTyres';
  return isKnown ? undefined : 'noDelivery';
}

/** The tyre gives its rim and whether it is run-flat; a van's tyre needs a bay for vans. */
function withTyres(work: BookedWork, { size, isRunFlat }: ProductDetail): BookedWork {
  const kinds: readonly VehicleType[] = VEHICLE_TYPES;
  const widest = kinds.indexOf(size.vehicleType) > kinds.indexOf(work.vehicleType);
  return {
    ...work,
    rim: Math.floor(size.diameterIn),
    isRunFlat,
    vehicleType: widest ? size.vehicleType : work.vehicleType,
  };
}

/** The search for a time of the work. */
export function searchFor(
  rules: ShopRules,
  taken: OccupiedOn,
  work: SearchedWork,
  nowMs: number,
): TimeSearch {
  return {
    rules,
    taken,
    work,
    nowMs,
    ...(work.arrivesOn !== null && { notBeforeMs: helsinkiInstant(work.arrivesOn, '00:00').getTime() }),
  };
}

/** The columns of a booking that contain its work and price. */
export function workColumns(work: CheckedWork, price: WorkPrice) {
  const { product, quantity, tyreSource, arrivesOn } = work;
  return {
    ...pick(work, WORK_FIELDS),
    extras: [...work.extras],
    productId: product?.id ?? null,
    productName: product ? productName(product) : '',
    quantity,
    tyreSource,
    arrivesOn,
    priceParts: JSON.stringify(price.parts),
    priceCents: price.cents,
  };
}
