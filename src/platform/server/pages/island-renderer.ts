// Renders islands apart from what surrounds them, each with separate ids.
import { renderToString } from 'react-dom/server';

import type { RenderIsland } from '../../ui/island.tsx';

/** For one document, or for one part of documents; `prefix` makes the ids of parts of one document differ. */
export function islandRenderer(prefix = ''): RenderIsland {
  let count = 0;
  return (element) => {
    count += 1;
    const idPrefix = `${prefix}i${count}-`;
    return { html: renderToString(element, { identifierPrefix: idPrefix }), idPrefix };
  };
}
