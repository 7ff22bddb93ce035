// What visitors do in a soak: pages most of all, then reads of the API, searches, typing, and now and then a sign-up.
import { z } from 'zod';

import type { LoadRequest } from './load.ts';

/** Requests per hundred; the rest are pages. */
const READS = 15;
const SEARCHES = 6;
const TYPED = 10;
const SIGN_UPS = 1;
const FEEDBACK = 1;
/** Most visitors see the front page or one of these many; one in twenty sees any page at all. */
const POPULAR_PAGES = 200;

const READ_PATHS = [
  '/api/business-settings',
  '/api/homepage-settings',
  '/api/reviews',
  '/api/campaigns/active',
  '/api/tires/sizes',
  '/api/manufacturers',
];
const sizesSchema = z.array(z.object({ size: z.object({ fullSize: z.string() }) }));

/** Makes `count` requests, each as from a different visitor. */
export async function visitorTraffic(url: string): Promise<(count: number) => LoadRequest[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  const sizes = sizesSchema
    .parse(await (await fetch(`${url}/api/tires/sizes`)).json())
    .map(({ size }) => size.fullSize);
  let turn = 0;
  const next = (): LoadRequest => {
    turn += 1;
    return {
      ...requestOf(url, turn, { pages, sizes }),
      headers: { 'accept-encoding': 'br, gzip', 'x-forwarded-for': addressOf(turn) },
    };
  };
  return (count) => Array.from({ length: count }, next);
}

function requestOf(
  url: string,
  turn: number,
  { pages, sizes }: { pages: readonly string[]; sizes: readonly string[] },
): LoadRequest {
  // Spreads the kinds over every hundred turns: 37 has no divisor in common with 100.
  let place = (turn * 37) % 100;
  const round = Math.floor(turn / 100);
  const size = encodeURIComponent(sizes[(turn * 7) % sizes.length] ?? '');
  const isNext = (share: number) => (place -= share) < 0;
  if (isNext(READS)) return get(url, READ_PATHS[turn % READ_PATHS.length] ?? '');
  if (isNext(SEARCHES)) return get(url, `/api/tires?q=${size}&inStock=true&minPrice=${round % 300}`);
  if (isNext(TYPED)) return get(url, `/api/tires/suggestions?q=${size.slice(0, 2 + (turn % 9))}`);
  if (isNext(SIGN_UPS)) {
    const body = { email: `kesto${turn}@example.fi` };
    return { method: 'POST', url: `${url}/api/subscribers/subscribe`, body };
  }
  if (isNext(FEEDBACK)) return { method: 'POST', url: `${url}/api/feedback`, body: { rating: turn % 11 } };
  if (round % 3 === 0) return get(url, '/');
  const step = round % 20 === 1 ? 1 : Math.max(1, Math.floor(pages.length / POPULAR_PAGES));
  return get(url, pages[(turn * 13 * step) % pages.length] ?? '/');
}

function get(url: string, path: string): LoadRequest {
  return { method: 'GET', url: `${url}${path}` };
}

/** An address that no other of the last sixteen million visitors has. */
export function addressOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}
