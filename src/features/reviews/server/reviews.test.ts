import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { REVIEWS_TAG, reviewSetSchema } from '../contract.ts';
import { createReviews } from './index.ts';

const shop = await startTestApp();
await loadDemonstrationShop(shop.platform);
afterAll(() => shop.close());

const get = async () => reviewSetSchema.parse((await shop.app.inject('/api/reviews')).json());
const home = async () => (await shop.app.inject('/')).body.replaceAll('<!-- -->', '');

test('without reviews the answer is an empty set and no page speaks of reviews', async () => {
  expect(await get()).toEqual({
    reviews: [],
    rating: 0,
    user_ratings_total: 0,
    overallRating: 0,
    totalRatings: 0,
    fetchedAt: null,
  });
  expect(await home()).not.toContain('Google-arvostelua');
});

test('the home page shows the rating, the first four reviews and how they are verified', async () => {
  await createReviews(shop.platform).loadDemonstrationReviews();
  const html = await home();
  const section = /<section id="arvostelut".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(section).toMatch(/>4,7<.*6 Google-arvostelua/s);
  expect(section).toContain('aria-label="5 / 5 tähteä"');
  expect(section.match(/<li\b/g)).toHaveLength(4);
  expect(section).toMatch(/Esimerkkiasiakas 1<\/b><small[^>]*>4 päivää sitten/);
  expect(section).toContain('Ei kirjallista arviota');
  expect(section).toContain('keksitty esittelykauppaa varten');
  expect(section).toContain('href="https://arvostelut.example.fi/kaarto-rengas"');
  expect(section.match(/Loistava palvelu ja ammattitaitoinen henkilökunta!/g)).toHaveLength(1);
  expect(section).toContain('Lupauksemme: Loistava palvelu');
  expect(section).not.toContain('tulevat Googlesta');
});

test('the header has the rating with stars and the count as a link to the reviews page', async () => {
  const header = /<header\b.*?<\/header>/s.exec((await shop.app.inject('/renkaat')).body)?.[0] ?? '';
  expect(header.replaceAll('<!-- -->', '')).toMatch(
    /<a href="https:\/\/arvostelut\.example\.fi\/kaarto-rengas"[^>]*><b>4,7<\/b><svg[^>]*aria-label="Arvosana 4,7 \/ 5".*6 Google-arvostelua/s,
  );
});

test('the ages of the reviews follow the day', async () => {
  expect((await get()).reviews[0]?.relative_time_description).toBe('4 päivää sitten');
  shop.clock.advance(DAY_MS);
  expect((await get()).reviews[0]?.relative_time_description).toBe('5 päivää sitten');
});

test('example reviews never replace reviews that are stored', async () => {
  const before = await get();
  await createReviews(shop.platform).loadDemonstrationReviews();
  expect((await get()).fetchedAt).toBe(before.fetchedAt);
});

test('a stored review that the contract does not take is left out, and the pages stay', async () => {
  const before = await get();
  const { db } = shop.platform;
  const [odd, ...rest] = before.reviews.map(({ relative_time_description: _age, ...review }) => review);
  const stored = [{ ...odd, rating: 3.4 }, 'not a review', ...rest];
  await sql`update review_set set reviews = ${JSON.stringify(stored)}`.execute(db);
  await shop.platform.pages.changed([REVIEWS_TAG]);
  expect((await get()).reviews).toEqual(before.reviews.slice(1));
  for (const url of ['/', '/renkaat', '/hinnasto']) expect((await shop.app.inject(url)).statusCode).toBe(200);
  await sql`update review_set set reviews = '{}'`.execute(db);
  await shop.platform.pages.changed([REVIEWS_TAG]);
  expect((await get()).reviews).toEqual([]);
});
