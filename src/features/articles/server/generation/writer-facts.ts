// The facts a draft is written from: the law as dated data, prices, hours and credit of the shop, figures of its catalogue.
import { formatCount } from '../../../../platform/contract/count.ts';
import { formatDate, helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { formatEuros } from '../../../../platform/contract/money.ts';
import type { SearchResult } from '../../../catalogue/product/product-view.ts';
import type { TyreFilters } from '../../../catalogue/search/search-filters.ts';
import { parseSearchQuery } from '../../../catalogue/search/search-query.ts';
import { formatTyreSize } from '../../../catalogue/size/tyre-size.ts';
import { weekText, type Schedule } from '../../../opening-hours/opening-hours.ts';
import {
  ADVISED_GROOVE,
  LAW_SOURCES,
  MIN_GROOVE,
  RETIGHTEN_KM,
  ruleOn,
  SNOW_MARK,
  STUD_SEASON,
  TYRE_AGE_YEARS,
  WINTER_TYRE_SEASON,
  type LawSource,
} from '../../../pages/season-law.ts';
import { yearPartWords } from '../../../pages/season-year.ts';
import { PRICED_SERVICES, type PriceRow } from '../../../price-list/price-list.ts';
import { creditNotice } from '../../../shop-profile/financing-text.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { fromPrice, millimetres, sourceLabels, tyresCounted } from '../../messages/writer.ts';
import type { DraftFact, DraftFacts, DraftSource } from '../../writing/draft-topic.ts';

export interface WriterSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  getPriceList: () => Promise<{ rows: readonly PriceRow[] }>;
  getHoursNow: () => Promise<{ schedule: Schedule }>;
  searchTyres: (filters: Partial<TyreFilters>, options: { pageSize: number }) => Promise<SearchResult>;
}

type Facts = Record<string, DraftFact>;

/** Everything known now; `words` are looked through for a tyre size. */
export async function readDraftFacts(
  sources: WriterSources,
  words: readonly string[],
  now: Date,
): Promise<DraftFacts> {
  const day = helsinkiDay(now);
  const [{ profile }, { rows }, { schedule }, tyres] = await Promise.all([
    sources.shop(),
    sources.getPriceList(),
    sources.getHoursNow(),
    tyreFacts(sources, words, day),
  ]);
  return { ...lawFacts(day), ...priceFacts(rows, day), ...shopFacts(profile, schedule), ...tyres };
}

function lawFacts(day: IsoDay): Facts {
  const of = (source: LawSource): DraftSource => ({ label: sourceLabels[source], href: LAW_SOURCES[source] });
  const groove = ruleOn(MIN_GROOVE, day);
  const season = ruleOn(WINTER_TYRE_SEASON, day);
  const studs = ruleOn(STUD_SEASON, day);
  const snow = ruleOn(SNOW_MARK, day);
  const advice = { label: sourceLabels.advice, href: '/hyva-tietaa' };
  const mm = (value: number) => millimetres(formatCount(value));
  return {
    season: { text: yearPartWords(season), source: of(season.source) },
    studSeason: { text: yearPartWords(studs), source: of(studs.source) },
    snowFrom: { text: formatDate(SNOW_MARK[0].from), source: of(snow.source) },
    summerMm: { text: mm(groove.summerMm), source: of(groove.source) },
    winterMm: { text: mm(groove.winterMm), source: of(groove.source) },
    adviceSummerMm: { text: mm(ADVISED_GROOVE.summerMm), source: advice },
    adviceWinterMm: { text: mm(ADVISED_GROOVE.winterMm), source: advice },
    retighten: { text: `${RETIGHTEN_KM.from}–${RETIGHTEN_KM.to}`, source: advice },
    checkYears: { text: String(TYRE_AGE_YEARS.check), source: advice },
    changeYears: { text: String(TYRE_AGE_YEARS.change), source: advice },
    'src.label': { text: '', source: of('labelRegulation') },
    'src.traffic': { text: '', source: of('roadTrafficAct') },
  };
}

/** The cheapest of a service's rows, for a passenger car. */
function priceFacts(rows: readonly PriceRow[], day: IsoDay): Facts {
  const source = { label: sourceLabels.priceList(formatDate(day)), href: '/hinnasto' };
  const facts: Facts = {};
  for (const service of PRICED_SERVICES) {
    const own = rows.filter((row) => row.service === service && row.cents.passenger !== null);
    const [cheapest] = own.toSorted(
      (one, other) => (one.cents.passenger ?? 0) - (other.cents.passenger ?? 0),
    );
    if (!cheapest?.cents.passenger) continue;
    const price = formatEuros(cheapest.cents.passenger);
    facts[`price.${service}`] = {
      text: own.length > 1 || cheapest.isFrom ? fromPrice(price) : price,
      source,
    };
  }
  return facts;
}

function shopFacts({ name, phone, financing }: ShopProfile, { week }: Schedule): Facts {
  const source = { label: sourceLabels.contact, href: '/ota-yhteytta' };
  const facts: Facts = { shop: { text: name, source } };
  if (phone !== '') facts['phone'] = { text: phone, source };
  if (week.some(({ isClosed }) => !isClosed)) facts['hours'] = { text: weekText(week), source };
  if (financing) {
    facts['credit'] = {
      text: creditNotice(financing),
      source: { label: sourceLabels.financing, href: '/rahoitus' },
    };
  }
  return facts;
}

interface Kind {
  readonly filters: Partial<TyreFilters>;
  readonly query: string;
}

const ANY_KIND: Kind = { filters: {}, query: '' };
/** A word that is not itself a fact has no source. */
const NO_SOURCE: DraftSource = { label: '', href: '' };

const KINDS: Readonly<Record<string, Kind>> = {
  all: ANY_KIND,
  winter: { filters: { type: 'winter' }, query: '?type=winter' },
  summer: { filters: { type: 'summer' }, query: '?type=summer' },
  studded: {
    filters: { type: 'winter', winterTypes: ['studded'] },
    query: '?type=winter&winterType=studded',
  },
  friction: {
    filters: { type: 'winter', winterTypes: ['friction'] },
    query: '?type=winter&winterType=friction',
  },
  van: { filters: { vehicleTypes: ['van'] }, query: '?vehicleType=van' },
};
/** Fewest tyres for which the plural 'N rengasta' is right. */
const FEWEST = 2;

async function tyreFacts(sources: WriterSources, words: readonly string[], day: IsoDay): Promise<Facts> {
  const wanted = parseSearchQuery(words.join(' '));
  const size = wanted.size && formatTyreSize(wanted.size);
  const kind = wanted.winterType ?? wanted.season;
  const ofKind = kind ? (KINDS[kind] ?? ANY_KIND) : ANY_KIND;
  const sized =
    size === undefined ? {} : { size: within(ofKind, { text: size }, `search=${encodeURIComponent(size)}`) };
  const maker = await makerIn(sources, words);
  const ofMaker = maker && makerKinds(ofKind, maker, size);
  const facts: Facts = { tyres: { text: tyresCounted[kind ?? 'all'], source: NO_SOURCE } };
  for (const [name, { filters, query }] of Object.entries({ ...KINDS, ...sized, ...ofMaker })) {
    const found = await sources.searchTyres(filters, { pageSize: 1 });
    const source = { label: sourceLabels.catalogue(formatDate(day)), href: `/renkaat${query}` };
    if (name === 'size' && size !== undefined) facts['size'] = { text: size, source };
    if (name === 'maker' && maker) facts['maker'] = { text: maker.label, source };
    Object.assign(facts, figuresOf(name, found, source));
  }
  return facts;
}

type Maker = SearchResult['facets']['manufacturer'][number];

/** The manufacturer on sale that a word names. */
async function makerIn({ searchTyres }: WriterSources, words: readonly string[]): Promise<Maker | undefined> {
  const { facets } = await searchTyres({}, { pageSize: 1 });
  const text = ` ${words.join(' ').toLowerCase()} `;
  return facets.manufacturer.find(({ label }) => text.includes(` ${label.toLowerCase()} `));
}

function makerKinds(ofKind: Kind, { value }: Maker, size: string | undefined): Record<string, Kind> {
  const maker = within(ofKind, { manufacturers: [value] }, `manufacturer=${encodeURIComponent(value)}`);
  if (size === undefined) return { maker };
  return { maker, makerSize: within(maker, { text: size }, `search=${encodeURIComponent(size)}`) };
}

/** Those of them that pass more filters. */
function within({ filters, query }: Kind, more: Partial<TyreFilters>, moreQuery: string): Kind {
  return { filters: { ...filters, ...more }, query: `${query === '' ? '?' : `${query}&`}${moreQuery}` };
}

function figuresOf(kind: string, { total, facets }: SearchResult, source: DraftSource): Facts {
  const facts: Facts = {};
  const count = (name: string, value: number) => {
    if (value >= FEWEST) facts[`${name}.${kind}`] = { text: formatCount(value), source };
  };
  const best = (values: SearchResult['facets']['wetGrip']) =>
    values.filter(({ value }) => value === 'A' || value === 'B').reduce((sum, each) => sum + each.count, 0);
  count('count', total);
  count('stock', facets.inStock.count);
  count('wetAB', best(facets.wetGrip));
  count('fuelAB', best(facets.fuelEfficiency));
  if (facets.price && facets.price.minCents > 0) {
    // 'hinnat 80,00–310,00 €'
    facts[`min.${kind}`] = { text: formatEuros(facets.price.minCents).replace(/\s*€$/, ''), source };
    facts[`max.${kind}`] = { text: formatEuros(facets.price.maxCents), source };
  }
  return facts;
}
