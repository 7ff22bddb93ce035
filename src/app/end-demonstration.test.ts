// Ending the demonstration shop: what was made up goes, what staff wrote stays, and nothing comes back.
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp, TEST_OWNER } from '../../test/app.ts';
import { signInClerk } from '../../test/builders/accounts.ts';

const demo = fileURLToPath(new URL('../../demo', import.meta.url));

const prepare = () => shop.context.database.runAsJob(() => shop.features.prepare(() => {}, demo));
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: object = owner) =>
  shop.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) });
const read = async (url: string) => (await call('GET', url)).json();
const end = (headers: object = owner) => call('POST', '/shop-profile/end-demonstration', undefined, headers);
const home = async () => (await shop.app.inject('/')).body;

const shop = await startTestApp({ settings: { demoData: true } });
const owner = await shop.loginStaff();
afterAll(() => shop.close());

test('only an owner ends the demonstration', async () => {
  expect((await end({})).statusCode).toBe(401);
  expect((await end(await signInClerk(shop))).statusCode).toBe(403);
  expect(await home()).toContain('Esittelykauppa');
});

test('ending the demonstration takes away what was made up and leaves what staff wrote', async () => {
  const made = await read('/shop-profile');
  await call('PUT', '/shop-profile', {
    phone: '09 123 4567',
    links: { ...made.links, booking: 'https://ajat.rengas.fi/' },
    financing: { ...made.financing, exampleCredit: 700 },
    serviceBrands: { ...made.serviceBrands, repair: 'Oma paja' },
    promises: { ...made.promises, changeMinutes: 45 },
  });
  const [row, ...rows] = await read('/price-list');
  const ownRow = { ...row, note: 'Oma huomautus' };
  expect((await call('PUT', '/price-list', [ownRow, ...rows])).statusCode).toBe(200);
  await call('POST', '/manufacturers', { name: 'Oma Merkki' });
  const [mine] = await read('/campaigns');
  await call('PUT', `/campaigns/${mine._id}`, { ...mine, description: 'Oma kuvaus.' });
  const articles = await read('/blog/articles');
  const [first, ...others] = await read('/faq');
  const own = { ...first, answer: 'Kysy meiltä.' };
  await call('PUT', '/faq', [own, ...others]);
  const answer = await end();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    isDemo: false,
    name: 'Rengasliike',
    phone: '09 123 4567',
    salesEmail: '',
    financing: null,
    links: { booking: 'https://ajat.rengas.fi/', credit: '', reviews: '', maps: '', socials: [] },
    serviceBrands: { repair: 'Oma paja', winterTyres: '' },
    promises: { changeMinutes: 45, isRetightenedFree: false, deliveryDays: '' },
  });
  expect(await home()).not.toContain('example.fi');
  expect((await read('/tires')).total).toBe(0);
  expect((await read('/manufacturers')).map(({ name }: { name: string }) => name)).toEqual(['Oma Merkki']);
  expect(await read('/campaigns')).toMatchObject([{ description: 'Oma kuvaus.' }]);
  expect(await read('/price-list')).toMatchObject([{ title: row.title, note: 'Oma huomautus' }]);
  expect((await read('/reviews')).reviews).toEqual([]);
  expect(await read('/blog/articles')).toEqual(articles);
  expect(await read('/faq')).toEqual([own]);
  expect(await read('/selling-points')).toEqual([]);
  expect((await read('/homepage-settings')).financingCTA).toMatchObject({ visible: false, title: '' });
  expect(await home()).not.toContain('Esittelykauppa');
  const [entry] = await read('/audit');
  expect(entry).toMatchObject({ entity: 'shop-profile', action: 'changed', who: TEST_OWNER.username });
  expect(JSON.stringify(entry)).toContain('isDemo');
});

test('an ended demonstration stays ended after a restart, and ending it again changes nothing', async () => {
  await prepare();
  expect((await read('/tires')).total).toBe(0);
  expect((await read('/reviews')).reviews).toEqual([]);
  const before = await read('/shop-profile');
  expect((await end()).json()).toEqual(before);
});
