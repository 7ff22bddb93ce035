// Addresses that visitors guess, or know from other tyre shops, lead to the pages that they mean.
import type { FastifyInstance } from 'fastify';

import { ARTICLES_PATH } from '../../features/articles/paths.ts';
import { BOOKING_PATH } from '../../features/bookings/paths.ts';
import { searchPath, SEARCH_PATH } from '../../features/catalogue/paths.ts';
import { SIGN_IN_PATH } from '../../features/customers/paths.ts';
import { QUESTIONS_PATH } from '../../features/homepage/contract.ts';
import {
  BALANCING_PATH,
  CONTACT_PATH,
  FINANCING_PATH,
  PRIVACY_PATH,
  REPAIR_PATH,
  RIMS_PATH,
  TYRE_HOTEL_PATH,
} from '../../features/pages/paths.ts';
import { PRICE_LIST_PATH } from '../../features/price-list/contract.ts';
import { SEASON_PATH } from '../../features/season/paths.ts';
import { NEWSLETTER_PATH } from '../../features/subscribers/paths.ts';
import words from './guessed-addresses.json' with { type: 'json' };

const TARGETS: Readonly<Record<keyof typeof words, string>> = {
  contact: CONTACT_PATH,
  prices: PRICE_LIST_PATH,
  booking: BOOKING_PATH,
  tyres: SEARCH_PATH,
  winter: searchPath({ type: 'winter' }),
  friction: searchPath({ type: 'winter', winterTypes: ['friction'] }),
  studded: searchPath({ type: 'winter', winterTypes: ['studded'] }),
  summer: searchPath({ type: 'summer' }),
  rims: RIMS_PATH,
  hotel: TYRE_HOTEL_PATH,
  repair: REPAIR_PATH,
  balancing: BALANCING_PATH,
  financing: FINANCING_PATH,
  questions: QUESTIONS_PATH,
  articles: ARTICLES_PATH,
  newsletter: NEWSLETTER_PATH,
  privacy: PRIVACY_PATH,
  season: SEASON_PATH,
  account: SIGN_IN_PATH,
};

/** From what is guessed to where it leads: '/hinnat' → '/hinnasto'. */
export const GUESSED_ADDRESSES: readonly (readonly [string, string])[] = Object.entries(words).flatMap(
  ([topic, guesses]) => {
    const target = Object.entries(TARGETS).find(([name]) => name === topic)?.[1];
    return target === undefined ? [] : guesses.map((guess) => [`/${guess}`, target] as const);
  },
);

/** Only to pages that there are. */
export function mountGuessedAddresses(app: FastifyInstance, pages: readonly { path: string }[]): void {
  const publishedPaths = new Set(pages.map(({ path }) => path));
  for (const [guess, target] of GUESSED_ADDRESSES) {
    const [path = ''] = target.split('?');
    if (!publishedPaths.has(path) || publishedPaths.has(guess)) continue;
    app.get(guess, { schema: { hide: true } }, async (_request, reply) => reply.redirect(target, 301));
  }
}
