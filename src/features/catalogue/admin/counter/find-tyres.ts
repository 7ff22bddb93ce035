// Tyres for a clerk, by words or on offer: the same answer in the palette and in every picker.
import { callApi } from '../../../../platform/browser/api.ts';
import type { searchCounter } from '../../contract/counter.ts';

export async function findTyres(words: string, limit: number, signal: AbortSignal) {
  const query = { q: words, limit, page: 1 };
  return callApi<typeof searchCounter>('GET /tires/counter', { query, signal });
}
