// The quote of a tyre as a view of the palette, loaded when it is opened.
import { createElement, lazy, type ComponentType } from 'react';

import type { CommandViewProps } from '../../../../platform/browser/admin/admin-commands.ts';

const QuoteView = lazy(async () => ({ default: (await import('./quote-view.tsx')).QuoteView }));

export function lazyQuote(productId: string): ComponentType<CommandViewProps> {
  return function Quote({ close }) {
    return createElement(QuoteView, { productId, close });
  };
}
