// Tyres for a clerk, by words or on offer: the same answer in the palette and in every picker.
import { callApi } from '../../../../platform/browser/api.ts';
import type { CounterTyre, searchCounter } from '../../contract/counter.ts';

export async function findTyres(words: string, limit: number, signal: AbortSignal): Promise<CounterTyre[]> {
  const query = { q: words, limit, page: 1 };
  return (await callApi<typeof searchCounter>('GET /tires/counter', { query, signal })).items;
}
