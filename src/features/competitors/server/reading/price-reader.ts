// The price of one tyre on a Finnish shop's page: what the page states for machines, then the chosen place, then its
// text. Several possible prices are a separate error; a wrong number is worse than none.
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

import { choosePrice, findAmounts, isPlausible, type ChosenPrice } from '../../price-text.ts';
import { readText } from './page-text.ts';
import { findStructuredPrices, metadataCents } from './structured-price.ts';

export type PriceSource = 'json-ld' | 'microdata' | 'open-graph' | 'selector' | 'text';

export type PriceReading =
  | { readonly kind: 'price'; readonly cents: number; readonly source: PriceSource; readonly isFrom: boolean }
  /** No amount that could be the price. */
  | { readonly kind: 'none' }
  /** The chosen place is no longer on the page. */
  | { readonly kind: 'selector-gone' }
  /** What was typed as a selector is none. */
  | { readonly kind: 'selector-bad' }
  /** More than one amount could be the price; cents, ascending. */
  | { readonly kind: 'several'; readonly cents: readonly number[] }
  | { readonly kind: 'currency'; readonly currency: string }
  /** An amount no tyre costs. */
  | { readonly kind: 'implausible'; readonly cents: number };

/**
 * Reads a page of at most the crawler's size limit. Has no time limit: call it where it can be
 * stopped.
 */
export function readPagePrice(html: string, selector: string | null = null): PriceReading {
  const { children } = parseDocument(html);
  const chosen = selector === null || selector.trim() === '' ? null : readChosen(children, selector);
  if (chosen?.kind === 'selector-bad') return chosen;
  const structured = findStructuredPrices(children);
  if (structured.kind === 'currency') return structured;
  if (structured.kind === 'prices') {
    const [cents, ...others] = structured.cents;
    if (cents !== undefined && others.length === 0) return confirm(cents, structured.source, chosen);
    if (!chosen) return { kind: 'several', cents: structured.cents.toSorted((a, b) => a - b) };
  }
  return chosen ?? ofText(choosePrice(findAmounts(readText(children, { isMainOnly: true }))), 'text');
}

/** The stated price, unless the chosen element plainly contains another. */
function confirm(cents: number, source: PriceSource, chosen: PriceReading | null): PriceReading {
  if (chosen?.kind === 'price' && chosen.cents !== cents) {
    // The chosen element contains the price of one, the structured data the price of the set.
    const isSet = [2, 4].some((count) => Math.abs(chosen.cents * count - cents) <= count);
    return isSet ? chosen : { kind: 'several', cents: [cents, chosen.cents].toSorted((a, b) => a - b) };
  }
  return isPlausible(cents)
    ? { kind: 'price', cents, source, isFrom: false }
    : { kind: 'implausible', cents };
}

function readChosen(document: readonly AnyNode[], selector: string): PriceReading {
  let found: Element[];
  try {
    found = selectAll<AnyNode, Element>(selector, [...document]);
  } catch {
    return { kind: 'selector-bad' };
  }
  const [first] = found;
  if (!first) return { kind: 'selector-gone' };
  const chosen = choosePrice(found.flatMap((node) => findAmounts(readText([node]))));
  if (chosen.kind !== 'none') return ofText(chosen, 'selector');
  // The element contains the bare number; its currency is next to it or missing.
  const bare = [...new Set(found.flatMap((node) => bareCents(node)))];
  if (bare.length > 1) return { kind: 'several', cents: bare.toSorted((a, b) => a - b) };
  const [cents] = bare;
  if (cents === undefined) return { kind: 'none' };
  return isPlausible(cents)
    ? { kind: 'price', cents, source: 'selector', isFrom: false }
    : { kind: 'implausible', cents };
}

function bareCents(node: Element): number[] {
  const cents = metadataCents(node.attribs['content'] ?? node.attribs['data-price'] ?? readText([node]));
  return cents === null ? [] : [cents];
}

function ofText(chosen: ChosenPrice, source: PriceSource): PriceReading {
  return chosen.kind === 'price' ? { ...chosen, source } : chosen;
}
