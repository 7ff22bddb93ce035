// Caches rendered fragments of pages, such as the header and tyre cards, which many pages share.
import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import type { CacheFragment } from '../../ui/cached-fragment.tsx';
import { IslandRenderContext, type RenderIsland } from '../../ui/island.tsx';

/** About 10 kB each. */
const MAX_PARTS = 500;
/** Variants of one object: the frame's header for each link that may be the current one. */
const MAX_VARIANTS = 16;

interface Variant {
  readonly by: readonly unknown[];
  readonly html: string;
}

/** Caches the markup of a fragment for as long as the object it shows is the same. */
export function createFragmentCache(): CacheFragment {
  const cached = new LRUCache<object, readonly Variant[]>({ max: MAX_PARTS });
  return ({ of, by, idPrefix }, element) => {
    const variants = cached.get(of) ?? [];
    const known = variants.find((variant) => isSame(variant.by, by));
    if (known) return known.html;
    const islands = createElement(IslandRenderContext, { value: islandRenderer(idPrefix) }, element);
    const html = inOnePiece(renderToString(islands, { identifierPrefix: idPrefix }));
    cached.set(of, [{ by, html }, ...variants].slice(0, MAX_VARIANTS));
    return html;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => Object.is(each, other[at]));
}

/** Copies the string flat: React's result is a rope of pieces, many times as large as its text. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}

/** Renders islands apart from what surrounds them, for one document or a part of documents; `prefix` makes the ids of parts differ. */
export function islandRenderer(prefix = ''): RenderIsland {
  let count = 0;
  return (element) => {
    count += 1;
    const idPrefix = `${prefix}i${count}-`;
    return { html: renderToString(element, { identifierPrefix: idPrefix }), idPrefix };
  };
}
