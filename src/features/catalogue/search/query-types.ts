// What the parser of search texts reads: its result and the parts of it that are shown to the visitor.
import type { LabelClass, NoiseClass } from '../product/tyre-label.ts';
import type { ServiceDescription, TyreSize } from '../size/tyre-size.ts';
import type { VehicleType } from '../size/vehicle-type.ts';
import type { PriceLimit } from './price-limit.ts';
import type { Season, WinterType } from './seasons.ts';
import type { Grip, NotSold, Wish } from './word-meanings.ts';

export interface LabelWish {
  readonly wetGrip?: LabelClass | undefined;
  readonly fuelEfficiency?: LabelClass | undefined;
  readonly noiseClass?: NoiseClass | undefined;
}

/** One recognised part of a query; shown in this order. `inch` is searched as the nearest metric size. */
export type Understood =
  | { readonly kind: 'size'; readonly size: TyreSize }
  | {
      readonly kind: 'inch';
      readonly outerIn: number;
      readonly widthIn: number;
      readonly diameterIn: number;
      readonly nearest: TyreSize;
    }
  | { readonly kind: 'width-aspect'; readonly width: number; readonly aspect: number }
  | { readonly kind: 'width'; readonly width: number }
  | { readonly kind: 'rim'; readonly rim: number }
  | ({ readonly kind: 'service' } & ServiceDescription)
  | { readonly kind: 'price'; readonly price: PriceLimit }
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'vehicle'; readonly vehicleType: VehicleType }
  | { readonly kind: 'electric' }
  | { readonly kind: 'classes'; readonly classes: LabelWish }
  | { readonly kind: 'grip'; readonly grip: Grip }
  | { readonly kind: 'season'; readonly season: Season }
  | { readonly kind: 'winter-type'; readonly winterType: WinterType }
  | { readonly kind: 'ean'; readonly ean: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/**
 * A read query. `size` is complete; `width`, `aspect` (mm, percent) and `rim` (inches) are what is known without a
 * complete size. `size.isCommercial` true requests van tyres; false leaves both kinds open. `loadIndex` is the least
 * that fits: a lower one is never the same. `words` are normalised and must all be found.
 */
export interface SearchQuery {
  readonly size?: TyreSize;
  readonly width?: number;
  readonly aspect?: number;
  readonly rim?: number;
  readonly loadIndex?: number;
  readonly speedSymbol?: string;
  readonly season?: Season;
  readonly winterType?: WinterType;
  readonly ean?: string;
  readonly tags: readonly string[];
  readonly words: readonly string[];
  /** Further sizes in the text, which are not searched for. */
  readonly otherSizes: readonly TyreSize[];
  readonly price?: PriceLimit;
  /** How many tyres: '4 kpl', 'pari'. */
  readonly count?: number;
  /** 'asennettuna': the price on the car is requested. */
  readonly isFitted: boolean;
  /** The worst classes of the EU label that will do. */
  readonly classes?: LabelWish;
  /** A mark of winter grip that the tyre must have. */
  readonly grip?: Grip;
  readonly wishes: readonly Wish[];
  readonly vehicleType?: VehicleType;
  /** Something that is no tyre of the catalogue, such as a motorcycle's. */
  readonly notSold?: NotSold;
  /** Tyres that their makers name for electric cars. */
  readonly isElectric: boolean;
  readonly understood: readonly Understood[];
  readonly isCut: boolean;
}
