// The catalogue's pages: search, size, product.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { WIDEST_PICTURE_PX, widePicturePath } from '../../../platform/contract/pictures/shipped-render.ts';
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Head, type Page } from '../../../platform/server/pages/page.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import { phoneHref, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import { crumbTrail } from '../crumb-trail.ts';
import { FITTING_TAGS, type FittingTerms } from '../fitting/fitting-terms.ts';
import { searchMessages } from '../messages/search.ts';
import { cardMessages, productMessages, sizeMessages } from '../messages/site.ts';
import { LABEL_ID, SEARCH_PATH, readProductId, searchPath, sizePath } from '../paths.ts';
import { shippedPictureOf } from '../product/product-picture.ts';
import {
  type LabelFiles,
  type ManufacturerContact,
  type ProductDetail,
  type ProductPage as ProductPageView,
  type SearchResult,
  type SizePage as SizePageView,
} from '../product/product-view.ts';
import { countedSearch, countedSizePage, OFFER_COUNT, TYRE_COUNT } from '../search/counted-search.ts';
import { SEARCH_QUERY_NAMES, readFilters, type TyreFilters } from '../search/search-filters.ts';
import { ProductPage } from '../site/product/product-page.tsx';
import { SearchPage } from '../site/search/search-page.tsx';
import { SizePage } from '../site/search/size-page.tsx';
import type { MeasureChoices } from '../size/size-choice.ts';
import {
  formatInchSize,
  formatTyreSize,
  normaliseTyreSize,
  parseSizeSlug,
  parseTyreSize,
  type SizeDimensions,
} from '../size/tyre-size.ts';
import { stockText } from '../stock/stock-text.ts';
import { comparePage, type ComparePageSources } from './compare-page.tsx';
import type { CandidateOptions } from './search/search-candidates.ts';
import { productData } from './structured-data.ts';

/** What the pages show of the catalogue and of the shop. */
export interface PageSources extends ComparePageSources {
  searchTyres: (filters: TyreFilters, options: CandidateOptions) => Promise<SearchResult>;
  /** What the size finder offers. */
  listMeasures: () => Promise<MeasureChoices>;
  getSizePage: (size: SizeDimensions) => Promise<SizePageView | undefined>;
  leastFittedOfSize: (size: SizeDimensions, priceRows: readonly PriceRow[]) => Promise<number | null>;
  getProduct: (id: string) => Promise<ProductPageView | undefined>;
  /** Our copies of a number's official label and product sheet; null: we have none. */
  labelFiles: (eprelNumber: string) => Promise<LabelFiles>;
  findManufacturerContact: (slug: string) => Promise<ManufacturerContact>;
  /** Origin of absolute addresses. */
  publicUrl: string;
}

export function cataloguePages(sources: PageSources): Page[] {
  return [searchPage(sources), sizePage(sources), productPage(sources), comparePage(sources)];
}

function contactOf(profile: ShopProfile) {
  return {
    phone: profile.phone,
    phoneHref: phoneHref(profile.phone),
    email: profile.salesEmail,
    bookingUrl: profile.links.booking,
  };
}

function searchPage(sources: PageSources): Page {
  return definePage({
    path: SEARCH_PATH,
    query: SEARCH_QUERY_NAMES,
    load: async ({ query }) => {
      const [shop, terms, choices] = await Promise.all([
        sources.shop(),
        sources.getFittingTerms(),
        sources.listMeasures(),
      ]);
      const result = await sources.searchTyres(readFilters(query), {
        priceRows: terms.priceRows,
        isRelaxed: true,
      });
      const lastPage = result.pageCount;
      if (result.filters.page > lastPage) {
        return { kind: 'redirect', to: searchPath({ ...result.filters, page: lastPage }), status: 302 };
      }
      return {
        kind: 'page',
        data: { result, heading: headingOf(result), profile: shop.profile, terms, choices },
        counted: countedSearch(query, result),
        tags: [...result.tags, ...FITTING_TAGS],
        expiresAt: earliest(result.expiresAt, terms),
      };
    },
    head: ({ result, heading }): Head => ({
      title: heading,
      description: searchMessages.description(heading, result.total),
      canonicalPath: searchPath({ ...result.filters, isRows: false }),
      // Endless combinations of filters are no separate pages for search engines.
      isNoIndex:
        result.filters.text !== '' ||
        searchPath(result.filters).length > SEARCH_PATH.length + '?type=summer'.length,
      jsonLd: [breadcrumbData(crumbTrail([], heading), sources.publicUrl)],
    }),
    view: ({ result, heading, profile, terms, choices }) => (
      <SearchPage
        heading={heading}
        result={result}
        choices={choices}
        promises={profile.promises}
        terms={terms}
        contact={contactOf(profile)}
      />
    ),
  });
}

function headingOf({ filters, size, understood }: SearchResult): string {
  const [winterType, ...others] = filters.winterTypes;
  const kind = winterType && others.length === 0 ? winterType : filters.type;
  const name = kind ? searchMessages.seasonTitles[kind] : searchMessages.title;
  const inch = understood.find((part) => part.kind === 'inch');
  if (inch) {
    const nearest = formatTyreSize(inch.nearest);
    return `${name} ${searchMessages.inInchSize(formatInchSize(inch), nearest)}`;
  }
  return size ? `${name} ${searchMessages.inSize(formatTyreSize(size))}` : name;
}

/** '205-55-r16' and '205-55R16' lead to the page of their size; a segment with anything else than a size does not. */
function guessedSize(segment = '') {
  const text = normaliseTyreSize(segment.replace(/-(?=r?\d{2}c?$)/i, '/'));
  const reading = parseTyreSize(text);
  return reading?.kind === 'full' && formatTyreSize(reading.size) === text
    ? ({ kind: 'redirect', to: sizePath(reading.size), status: 301 } as const)
    : ({ kind: 'not-found' } as const);
}

function sizePage(sources: PageSources): Page {
  return definePage({
    path: `${SEARCH_PATH}/:size`,
    load: async ({ params }) => {
      const size = parseSizeSlug(params['size'] ?? '');
      if (!size) return guessedSize(params['size']);
      const [page, shop, terms, choices] = await Promise.all([
        sources.getSizePage(size),
        sources.shop(),
        sources.getFittingTerms(),
        sources.listMeasures(),
      ]);
      if (!page) return { kind: 'not-found' };
      const fittedCents = await sources.leastFittedOfSize(size, terms.priceRows);
      return {
        kind: 'page',
        data: { page, fittedCents, profile: shop.profile, terms, choices },
        counted: countedSizePage(page.fullSize, page.result),
        tags: [...page.result.tags, ...FITTING_TAGS],
        expiresAt: earliest(page.result.expiresAt, terms),
      };
    },
    head: ({ page }): Head => ({
      title: sizeMessages.title(page.fullSize),
      description: sizeMessages.description(
        page.fullSize,
        page.result.total,
        page.fromCents === null ? null : formatShortEuros(page.fromCents),
      ),
      canonicalPath: page.href,
      isNoIndex: page.result.total === 0,
      share: { detail: sizeMessages.shareDetail },
      jsonLd: [breadcrumbData(crumbTrail([], page.fullSize), sources.publicUrl)],
    }),
    view: ({ page, fittedCents, profile, terms, choices }) => (
      <SizePage
        page={page}
        fittedCents={fittedCents}
        choices={choices}
        terms={terms}
        contact={contactOf(profile)}
      />
    ),
  });
}

function productPage(sources: PageSources): Page {
  return definePage({
    path: `${SEARCH_PATH}/:manufacturer/:product`,
    load: async ({ params }) => {
      const id = readProductId(params['product'] ?? '');
      if (!id) return guessedSize(params['product']);
      const [page, shop, terms] = await Promise.all([
        sources.getProduct(id),
        sources.shop(),
        sources.getFittingTerms(),
      ]);
      if (!page) return { kind: 'not-found' };
      // The old addresses of a renamed model redirect.
      const requested = `${SEARCH_PATH}/${params['manufacturer']}/${params['product']}`;
      if (page.product.href !== requested) return { kind: 'redirect', to: page.product.href, status: 301 };
      return {
        kind: 'page',
        data: {
          page,
          profile: shop.profile,
          terms,
          labelFiles: await labelFilesOf(sources, page.product),
          manufacturerContact: await sources.findManufacturerContact(page.product.manufacturer.slug),
        },
        tags: [...page.tags, ...FITTING_TAGS],
        expiresAt: earliest(page.expiresAt, terms),
        counted: countedTyre(page.product),
      };
    },
    head: ({ page: { product }, profile }): Head => {
      const name = `${product.manufacturer.name} ${product.model}`;
      const price =
        product.price.cents > 0 ? productMessages.priceFrom(formatShortEuros(product.price.cents)) : '';
      return {
        title: `${name} ${kindOf(product)}`,
        description: productMessages.description(
          name,
          product.size.fullSize,
          price,
          stockText(product.stock, profile.promises.deliveryDays),
        ),
        canonicalPath: product.href,
        isNoIndex: product.isWithdrawn,
        ogType: 'product',
        // Prices above it would move while the rows below them are read.
        paintsAfter: LABEL_ID,
        // No price: shared links would show it long after it has changed.
        share: {
          title: name,
          detail: kindOf(product),
          picturePath: widePicturePath(shippedPictureOf(product), WIDEST_PICTURE_PX, 'avif'),
        },
        jsonLd: [
          breadcrumbData(
            crumbTrail([{ label: product.size.fullSize, href: product.size.href }], name),
            sources.publicUrl,
          ),
          ...productData(sources.publicUrl, product, profile.name),
        ],
      };
    },
    view: ({ page, profile, terms, labelFiles, manufacturerContact }) => (
      <ProductPage
        page={page}
        labelFiles={labelFiles}
        manufacturerContact={manufacturerContact}
        promises={profile.promises}
        terms={terms}
        financing={profile.financing}
        contact={contactOf(profile)}
      />
    ),
  });
}

function countedTyre({ id, price }: ProductDetail) {
  return (price.offer ? [TYRE_COUNT, OFFER_COUNT] : [TYRE_COUNT]).map((kind) => ({ kind, key: id }));
}

/** A page expires with its offers or with its fitting days. */
function earliest(first: Date | undefined, { days }: FittingTerms): Date {
  return first && first < days.expiresAt ? first : days.expiresAt;
}

/** What is made up has no official label. */
async function labelFilesOf(
  { labelFiles }: PageSources,
  { label, isDemo }: ProductDetail,
): Promise<LabelFiles> {
  return label.eprelNumber === null || isDemo ? { label: null, sheet: null } : labelFiles(label.eprelNumber);
}

/** Distinguishes a tyre from others of its model: '205/55R16 94T XL RunFlat MO'. */
function kindOf({ size, service, isXl, isRunFlat, marks }: ProductDetail): string {
  const words = [size.fullSize, service, isXl && 'XL', isRunFlat && cardMessages.runFlat, ...marks];
  return words.filter(Boolean).join(' ');
}
