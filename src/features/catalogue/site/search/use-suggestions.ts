// Suggestions for what is being typed, debounced.
import { useEffect, useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import type { suggestTires } from '../../contract/tyres.ts';
import type { PricedSuggestion } from '../../product/product-view.ts';

/** How long after the last key suggestions are fetched, and from how many characters. */
const MIN_TEXT_LENGTH = 2;
const DELAY_MS = 300;
const MAX_SUGGESTIONS = 8;

/** At most 8; none for a text under 2 characters, and none when the server does not answer: the form still works. */
export function useSuggestions(text: string, isWanted: boolean): readonly PricedSuggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: readonly PricedSuggestion[] }>();
  const wanted = text.trim();
  const isEnabled = isWanted && wanted.length >= MIN_TEXT_LENGTH;
  useEffect(() => {
    if (!isEnabled) return undefined;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      callApi<typeof suggestTires>('GET /tires/suggestions', {
        query: { q: wanted },
        signal: stopped.signal,
      }).then(
        (suggestions) => setFound({ text: wanted, suggestions: suggestions.slice(0, MAX_SUGGESTIONS) }),
        () => undefined,
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [wanted, isEnabled]);
  // Until the new ones are there the old ones stay, so that the list does not flicker.
  return isEnabled && found ? found.suggestions : [];
}
