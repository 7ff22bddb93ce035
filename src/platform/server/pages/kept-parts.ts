// Parts of pages that have been written out, such as tyres' cards: most lists show the same tyres.
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';

import type { KeepPart } from '../../ui/kept-part.tsx';

/** About 10 kB each. */
const MOST_PARTS = 500;
/** Of one object: in lists with headings of different levels, in the first view and below it. */
const MOST_VARIANTS = 4;

interface Variant {
  readonly by: readonly unknown[];
  readonly html: string;
}

/** Keeps what each part was written as, as long as what it shows is the same object. */
export function keptParts(): KeepPart {
  const kept = new LRUCache<object, readonly Variant[]>({ max: MOST_PARTS });
  return ({ of, by, idPrefix }, element) => {
    const variants = kept.get(of) ?? [];
    const known = variants.find((variant) => isSame(variant.by, by));
    if (known) return known.html;
    const html = inOnePiece(renderToString(element, { identifierPrefix: idPrefix }));
    kept.set(of, [{ by, html }, ...variants].slice(0, MOST_VARIANTS));
    return html;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => Object.is(each, other[at]));
}

/** React's text is a tree of its pieces, each many times as large as its letters. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
