// What pages, chat and mail are given of the catalogue: products ready to be shown, results of a search, a size with its tyres.
import type { SearchQuery, Understood } from '../search/query-types.ts';
import type { TyreFilters } from '../search/search-filters.ts';
import type { Season, WinterType } from '../search/seasons.ts';
import type { Condition } from '../search/word-meanings.ts';
import type { TyreSize } from '../size/tyre-size.ts';
import type { VehicleType } from '../size/vehicle-type.ts';
import type { ProductText, RatingField } from './product-fields.ts';
import type { TyreLabel } from './tyre-label.ts';

/** A size as shown: '205/55R16', a van's with C. */
export interface SizeView extends TyreSize {
  readonly id: string;
  readonly fullSize: string;
  readonly vehicleType: VehicleType;
  /** '/renkaat/205-55-16'; van sizes share the page of the plain size. */
  readonly href: string;
}

/** Addresses of our copies of the official label, a drawing, and of the product sheet; null: we have none. */
export interface LabelFiles {
  readonly label: string | null;
  readonly sheet: string | null;
}

/** Whom to write to about a manufacturer's tyres; empty where it is not known. */
export interface ManufacturerContact {
  readonly postalAddress: string;
  readonly electronicAddress: string;
  readonly responsiblePerson: string;
}

/** The shop's own stars, 1–5; null where it gives none (snow and ice of a summer tyre). */
export type RatingsView = Readonly<Record<RatingField, number | null>>;

/** A running offer. */
export interface OfferView {
  readonly name: string;
  readonly description: string;
  /** Last day of the offer; null: as long as stock lasts. */
  readonly endsOn: string | null;
  /**
   * What may be struck through: the lowest price of the 30 days before the offer, in cents. null: the offer is not below it, so
   * neither a struck price nor a percent may be shown.
   */
  readonly referenceCents: number | null;
  /** Whole percents counted from `referenceCents`, e.g. 14. */
  readonly percent: number | null;
}

/** Prices in cents with VAT. */
export interface PriceView {
  /** Price of one tyre now; 0: on request. */
  readonly cents: number;
  /** The price without the offer. */
  readonly regularCents: number;
  readonly offer: OfferView | null;
}

export interface StockView {
  /** own: on the shop's shelf; supplier: comes from there; none: on request. */
  readonly kind: 'own' | 'supplier' | 'none';
  readonly count: number;
  /** There are more than `count`. */
  readonly isMinimum: boolean;
  /** 'Heti hyllyssä, 4 kpl'; pages add what the shop promises of delivery (stock-text.ts). */
  readonly text: string;
}

export interface ProductCard {
  readonly id: string;
  /** '/renkaat/nokian/hakkapeliitta-r5-…' */
  readonly href: string;
  readonly manufacturer: { readonly name: string; readonly slug: string };
  readonly model: string;
  readonly type: Season;
  readonly winterType: WinterType | null;
  readonly size: SizeView;
  readonly loadIndex: number | null;
  readonly twinLoadIndex: number | null;
  readonly speedSymbol: string | null;
  /** '91V', '109/107T', '' when unknown. */
  readonly service: string;
  readonly isXl: boolean;
  readonly isRunFlat: boolean;
  readonly marks: readonly string[];
  readonly label: TyreLabel;
  readonly price: PriceView;
  readonly stock: StockView;
  /** Average of the shop's stars, e.g. 4.2; null without any. */
  readonly ratingAverage: number | null;
  /** An uploaded picture; null: draw one (`tyrePicture`). */
  readonly thumbnail: string | null;
}

export interface ProductDetail extends ProductCard, Readonly<Record<ProductText, string>> {
  readonly features: readonly string[];
  readonly ratings: RatingsView;
  readonly images: { readonly pattern: string | null; readonly gallery: readonly string[] };
  readonly ean: string | null;
  readonly weightG: number | null;
  /** No longer sold: the page stays, out of search and sitemap. */
  readonly isWithdrawn: boolean;
  /** Stored monthly price, cents; the public €/kk comes from the financing profile. */
  readonly financingCents: number | null;
  readonly isDemo: boolean;
  readonly updatedAt: Date;
}

/** One choice of a filter; `count` is how many products there would be with it and all other filters. */
export interface FacetValue {
  /** As in the address. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
}

export interface FacetSwitch {
  readonly count: number;
  readonly isSelected: boolean;
}

/** Winter tyres of unknown kind are in `all` alone. */
export interface SeasonCounts {
  readonly all: number;
  readonly summer: number;
  readonly friction: number;
  readonly studded: number;
}

/** Each list is counted with all filters but its own. Choices without products are left out unless selected. */
export interface Facets {
  readonly type: readonly FacetValue[];
  readonly winterType: readonly FacetValue[];
  readonly manufacturer: readonly FacetValue[];
  readonly fuelEfficiency: readonly FacetValue[];
  readonly wetGrip: readonly FacetValue[];
  readonly noiseClass: readonly FacetValue[];
  readonly vehicleType: readonly FacetValue[];
  readonly diameter: readonly FacetValue[];
  readonly snowGrip: FacetSwitch;
  readonly iceGrip: FacetSwitch;
  readonly runFlat: FacetSwitch;
  readonly inStock: FacetSwitch;
  readonly onSale: FacetSwitch;
  /** With all filters but the season and the kind of winter tyre. */
  readonly seasons: SeasonCounts;
  /** Cheapest and most expensive with all filters but the price; null when nothing has a price. */
  readonly price: { readonly minCents: number; readonly maxCents: number } | null;
}

/** A tyre shown above the list, and the rule by which it was picked. */
export interface TyrePick {
  readonly kind: 'cheapest' | 'best' | 'quietest';
  readonly title: string;
  readonly rule: string;
  readonly product: ProductCard;
}

/** A size that rolls nearly the same and has tyres in stock; never "the same". */
export interface NearestSizeView {
  readonly fullSize: string;
  readonly href: string;
  readonly isSameRim: boolean;
  /** 0.012: rolls 1.2 % further per turn. */
  readonly circumferenceChange: number;
  readonly productCount: number;
}

/** A misspelt word and what it was read as. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface SearchResult {
  /** The filters of the request, with the order that was used: 'halvat kitkat' means cheapest first. */
  readonly filters: TyreFilters;
  /** Everything read from the text. */
  readonly query: SearchQuery;
  /** What the text was understood to mean and was searched for, in the order of showing. */
  readonly understood: readonly Understood[];
  /** The text was over 100 characters and only its beginning was read. */
  readonly isCut: boolean;
  readonly corrections: readonly Correction[];
  /** Words left out of the search because no tyre of the given size has them. */
  readonly ignored: readonly string[];
  /** Conditions of the text that no tyre meets, left out of the search. */
  readonly unmet: readonly Condition[];
  /** The size searched for, when it was a complete one. */
  readonly size: TyreSize | null;
  readonly items: readonly ProductCard[];
  readonly total: number;
  /** How many the text alone finds, filters aside: more than `total` means that filters hide some. */
  readonly textTotal: number;
  readonly pageSize: number;
  /** At least 1. */
  readonly pageCount: number;
  readonly facets: Facets;
  /** Empty when there is little to choose from. */
  readonly picks: readonly TyrePick[];
  /** Tyres of the size left out because their load or speed rating is too low. */
  readonly tooWeakCount: number;
  /** Only when nothing was found for a complete size. */
  readonly nearest: readonly NearestSizeView[];
  /** The sizes with the most tyres, where the text finds nothing and no part of a size. */
  readonly commonSizes: readonly Suggestion[];
  /** Sizes with the requested digits, when the search was digits alone and found no tyre. */
  readonly digitSizes: readonly Suggestion[];
  /** What a page showing this depends on. */
  readonly tags: readonly string[];
  /** When an offer begins or ends. */
  readonly expiresAt: Date | undefined;
}

/** A text as the search reads it, with its words compared with what is on sale: names, slips of the pen, and words that are neither. */
export interface ReadQuery extends SearchQuery {
  readonly corrections: readonly Correction[];
  /** Words that are part of no tyre's name. */
  readonly unknownWords: readonly string[];
  /** The maker and the model that the other words name, when they name one alone. */
  readonly manufacturer: string | undefined;
  readonly model: string | undefined;
}

export interface SizePage {
  readonly fullSize: string;
  readonly size: TyreSize;
  readonly href: string;
  /** All tyres of the size, summer and winter, vans' too. */
  readonly result: SearchResult;
  readonly counts: { readonly summer: number; readonly friction: number; readonly studded: number };
  /** Cheapest price in cents; null when nothing has a price. */
  readonly fromCents: number | null;
  readonly nearest: readonly NearestSizeView[];
}

export interface ProductPage {
  readonly product: ProductDetail;
  /** The same model in other sizes, nearest rim first. */
  readonly otherSizes: readonly ProductCard[];
  /** Other tyres of the size and season, recommended first. */
  readonly alternatives: readonly ProductCard[];
  readonly tags: readonly string[];
  readonly expiresAt: Date | undefined;
}

export type SuggestionGroup = 'sizes' | 'seasons' | 'models' | 'manufacturers';

export interface Suggestion {
  readonly group: SuggestionGroup;
  readonly text: string;
  /** Where it leads. */
  readonly href: string;
  readonly productCount: number;
}

export interface PricedSuggestion extends Suggestion {
  /** The least that four of them cost fitted; null: no price is known. */
  readonly fromCents: number | null;
}

/** The tyre's wheel as the price list prices its fitting. */
export function fittedWheel({
  size,
  isRunFlat,
}: Pick<ProductCard, 'isRunFlat'> & { readonly size: Pick<SizeView, 'diameterIn' | 'vehicleType'> }) {
  return { diameterIn: size.diameterIn, vehicleType: size.vehicleType, isRunFlat };
}
