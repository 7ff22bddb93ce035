import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../test/app.ts';
import { smallShop } from '../../../test/builders/catalogue.ts';
import { createCatalogue } from '../../features/catalogue/server/index.ts';
import { GUESSED_ADDRESSES } from './guessed-addresses.ts';

const shop = await startTestApp();
await createCatalogue(shop.platform).importList({ list: 'oletus', drafts: smallShop });
afterAll(() => shop.close());

const follow = async (path: string) => {
  const answer = await shop.app.inject(encodeURI(path));
  return [answer.statusCode, answer.headers.location];
};

test('each address that visitors guess leads to a page that there is', async () => {
  expect(GUESSED_ADDRESSES.length).toBeGreaterThan(50);
  for (const [guess, target] of GUESSED_ADDRESSES) {
    expect(await follow(guess), guess).toEqual([301, target]);
    expect((await shop.app.inject(target)).statusCode, target).toBe(200);
  }
});

test('no guess stands where a page is', () => {
  const paths = shop.features.all.flatMap(({ pages = [] }) => pages.map(({ path }): string => path));
  expect(paths.length).toBeGreaterThan(20);
  expect(GUESSED_ADDRESSES.filter(([guess]) => paths.includes(guess))).toEqual([]);
});

test.each([
  '/renkaat/205-55-r16',
  '/renkaat/205-55R16',
  '/renkaat/205-55-R16C',
  '/renkaat/2055516',
  '/renkaat/koko/205-55-16',
  '/renkaat/koko/205-55r16',
])('%s leads to the page of its size', async (path) => {
  expect(await follow(path)).toEqual([301, '/renkaat/205-55-16']);
});

test.each(['/renkaat/roskaa', '/renkaat/koko/roskaa', '/renkaat/r16', '/renkaat/205-55', '/olematon'])(
  '%s is not found',
  async (path) => {
    expect((await shop.app.inject(path)).statusCode).toBe(404);
  },
);
