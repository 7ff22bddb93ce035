// Prices a page states for machines: JSON-LD and microdata of schema.org, and Open Graph's product fields.
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { z } from 'zod';

export type StructuredPrices =
  | {
      readonly kind: 'prices';
      readonly source: 'json-ld' | 'microdata' | 'open-graph';
      readonly cents: readonly number[];
    }
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'none' };

interface Stated {
  readonly cents: number | null;
  readonly currency: string | null;
}

/**
 * Cents of a price in metadata: 129.9, "129,90", "129.90", "1 099,00", "1,099.00", "129,90 €". Null for what can be
 * read in two ways ("1,299", "1.299") and for what is no amount.
 */
export function metadataCents(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? Math.round(value * 100) : null;
  if (typeof value !== 'string') return null;
  const plain = value.replaceAll(/[\s\u00A0\u202F]|€|eur/gi, '');
  const match = /^(\d{1,3}(?:([.,])\d{3})+|\d+)(?:([.,])(\d{1,2})|[.,]0{3,4})?$/.exec(plain);
  if (!match) return null;
  const [, whole = '', group, mark, cents = ''] = match;
  const isOpen = group !== undefined && mark === undefined;
  if (isOpen || (group !== undefined && group === mark)) return null;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0') || '0');
}

/** The prices of the page's product; several where it has several and names none of them the page's own. */
export function findStructuredPrices(document: readonly AnyNode[]): StructuredPrices {
  const sources = [
    ['json-ld', jsonLdPrices(document)],
    ['microdata', microdataPrices(document)],
    ['open-graph', openGraphPrices(document)],
  ] as const;
  for (const [source, stated] of sources) {
    const foreign = stated.find(({ currency }) => currency !== null && !/^(?:eur|€)$/i.test(currency));
    if (foreign?.currency) return { kind: 'currency', currency: foreign.currency.slice(0, 8) };
    const cents = [...new Set(stated.flatMap((one) => (one.cents === null ? [] : [one.cents])))];
    if (cents.length > 0) return { kind: 'prices', source, cents };
  }
  return { kind: 'none' };
}

const record = z.record(z.string(), z.unknown());

function jsonLdPrices(document: readonly AnyNode[]): Stated[] {
  return all('script[type="application/ld+json" i]', document).flatMap((script) =>
    productsIn(parseJson(textContent(script)), 0).flatMap((product) => offersOf(product['offers'], 0)),
  );
}

function parseJson(text: string): unknown {
  try {
    // Some shops leave comment marks or a line end inside a text.
    return JSON.parse(text.replaceAll(/^\s*(?:<!--|\/\*.*?\*\/)|-->\s*$/gs, '').replaceAll(/[\r\n\t]/g, ' '));
  } catch {
    return null;
  }
}

/** Products at the top of the data or in its graph; not those a list or a recommendation names. */
function productsIn(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((item) => productsIn(item, depth + 1));
  const { success, data } = record.safeParse(value);
  if (!success) return [];
  if (hasType(data, /(?:^|\/)(?:Product|IndividualProduct|ProductModel)$/)) return [data];
  if (hasType(data, /(?:^|\/)ProductGroup$/)) return productsIn(data['hasVariant'], depth + 1);
  const inner = ['@graph', 'mainEntity', 'mainEntityOfPage'].map((key) => data[key]);
  return inner.flatMap((item) => productsIn(item, depth + 1));
}

function hasType(data: Record<string, unknown>, pattern: RegExp): boolean {
  const types = [data['@type']].flat();
  return types.some((type) => typeof type === 'string' && pattern.test(type));
}

function offersOf(value: unknown, depth: number): Stated[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((item) => offersOf(item, depth + 1));
  const { success, data } = record.safeParse(value);
  if (!success) return [];
  const currency = textOf(data['priceCurrency']);
  if (hasType(data, /(?:^|\/)AggregateOffer$/) && data['lowPrice'] !== undefined) {
    const ends = [data['lowPrice'], data['highPrice'] ?? data['lowPrice']];
    return ends.map((end) => ({ cents: metadataCents(end), currency }));
  }
  if (data['price'] !== undefined && data['price'] !== '') {
    return [{ cents: metadataCents(data['price']), currency }];
  }
  return [data['priceSpecification']].flat().flatMap((item) => specifiedPrice(item, currency));
}

/** A price specification, unless it is the list price or one struck through; of a set, the price of one. */
function specifiedPrice(value: unknown, outer: string | null): Stated[] {
  const { success, data } = record.safeParse(value);
  if (!success || /(?:ListPrice|StrikethroughPrice|SRP|MSRP)$/.test(textOf(data['priceType']) ?? '')) {
    return [];
  }
  const quantity = record.safeParse(data['referenceQuantity']);
  const count = quantity.success ? Number(quantity.data['value'] ?? 1) : 1;
  const cents = metadataCents(data['price']);
  const isCounted = Number.isSafeInteger(count) && count >= 1 && count <= 20;
  return [
    {
      cents: cents === null ? null : Math.round(cents / (isCounted ? count : 1)),
      currency: textOf(data['priceCurrency']) ?? outer,
    },
  ];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function microdataPrices(document: readonly AnyNode[]): Stated[] {
  return all('[itemprop~="price" i], [itemprop~="lowPrice" i], [itemprop~="highPrice" i]', document).map(
    (node) => {
      const scope = scopeOf(node);
      const [currency] = scope ? all('[itemprop~="priceCurrency" i]', [scope]) : [];
      return { cents: metadataCents(valueOf(node)), currency: currency ? textOf(valueOf(currency)) : null };
    },
  );
}

function scopeOf(node: Element): Element | null {
  for (let at = node.parent; at; at = at.parent) {
    if ('attribs' in at && 'itemscope' in at.attribs) return at;
  }
  return null;
}

const valueOf = (node: Element): string =>
  (node.attribs['content'] ?? node.attribs['value'] ?? textContent(node)).trim();

function openGraphPrices(document: readonly AnyNode[]): Stated[] {
  const meta = (names: readonly string[]): string | null => {
    const selector = names
      .flatMap((name) => [`meta[property="${name}" i]`, `meta[name="${name}" i]`])
      .join(',');
    return all(selector, document)[0]?.attribs['content']?.trim() ?? null;
  };
  // The current price, where the page states a sale price and the usual one.
  const amount =
    meta(['product:sale_price:amount']) ??
    meta(['product:price:amount', 'og:price:amount', 'og:product:price:amount']);
  const currency = meta(['product:sale_price:currency', 'product:price:currency', 'og:price:currency']);
  return amount === null ? [] : [{ cents: metadataCents(amount), currency }];
}

const all = (selector: string, nodes: readonly AnyNode[]): Element[] =>
  selectAll<AnyNode, Element>(selector, [...nodes]);
