// Addresses of the tyre tab in the back office, for links from other tabs.

const TYRES_TAB_PATH = '/admin/tires';
/** Names in its query: words, and summer, studded or friction tyres alone. */
export const TYRES_WORDS_PARAM = 'haku';
export const TYRES_KIND_PARAM = 'laji';

/** The tab with its list searched for `words`. */
export function tyresTabPath(words: string, kind?: 'summer' | 'studded' | 'friction'): string {
  const query = new URLSearchParams({
    [TYRES_WORDS_PARAM]: words,
    ...(kind && { [TYRES_KIND_PARAM]: kind }),
  });
  return `${TYRES_TAB_PATH}?${query}`;
}

interface LinkedTyre {
  _id: string;
  sizeId: string;
  size: string;
}

/** The offer of a tyre, over the list of its size; `price`: in euros, to begin with. */
export function offerFormPath(tyre: LinkedTyre, price?: number): string {
  return `${panelPath('tarjous', tyre)}${price === undefined ? '' : `:${price}`}`;
}

/** The form of a tyre, over the list of its size. */
export function productFormPath(tyre: LinkedTyre): string {
  return panelPath('muokkaa', tyre);
}

/** The count of a tyre, over the list of its size. */
export function stockFormPath(tyre: LinkedTyre): string {
  return panelPath('saldo', tyre);
}

function panelPath(panel: string, { _id, sizeId, size }: LinkedTyre): string {
  return `${tyresTabPath(size)}&paneeli=${panel}:${sizeId}:${_id}`;
}
