// Parts of pages that have been written out, such as the frame and tyres' cards: most lists show the same tyres.
import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { IslandRenderContext } from '../../ui/island.tsx';
import type { KeepPart } from '../../ui/kept-part.tsx';
import { islandRenderer } from './island-renderer.ts';

/** About 10 kB each. */
const MOST_PARTS = 500;
/** Of one object: the frame's header for each link that may be the current one. */
const MOST_VARIANTS = 16;

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
    const islands = createElement(IslandRenderContext, { value: islandRenderer(idPrefix) }, element);
    const html = inOnePiece(renderToString(islands, { identifierPrefix: idPrefix }));
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
