// What the site promises in the shop's name: only what the shop has published itself.
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../test/app.ts';

const PAGES = [
  '/',
  '/renkaat',
  '/vanteet',
  '/rengashotelli',
  '/hinnasto',
  '/hyva-tietaa',
  '/rahoitus',
  '/ota-yhteytta',
  '/palvelut/tasapainoitus',
  '/palvelut/korjaustyot',
] as const;

const demo = fileURLToPath(new URL('../../demo', import.meta.url));

const shop = await startTestApp({ settings: { demoData: true } });
const staff = await shop.loginStaff();
await shop.context.database.runAsJob(() => shop.features.prepare(() => {}, demo));
afterAll(() => shop.close());

/** The words of a page, its no-break spaces as plain ones. */
const words = async (url: string) =>
  (await shop.app.inject(url)).body
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    .replaceAll(/[\u00A0\u2060]/g, (space) => (space === '\u00A0' ? ' ' : ''));
const promises = async () => (await shop.app.inject('/api/shop-profile')).json().promises;
const give = async (payload: object) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/shop-profile',
    headers: { ...staff },
    payload: { promises: payload },
  });

test('the demonstration shop shows example promises on the pages they belong to', async () => {
  expect(await words('/hinnasto')).toContain('Kiristämme pultit uudelleen maksutta');
  expect(await words('/hinnasto')).not.toContain('Tässä ovat kaikki töidemme hinnat');
  expect(await words('/rengashotelli')).toContain('Vaihto kestää noin puoli tuntia.');
  expect(await words('/hyva-tietaa')).toContain('Yli 10-vuotiasta rengasta emme asenna.');
  expect(await words('/renkaat')).toContain('renkaat tulevat liikkeeseen 2–3 arkipäivässä.');
  expect(await words('/renkaat?sort=price-desc')).toMatch(/Autoon [a-z]{2}\s\d+\.\d+\. · tilauksesta/);
});

test('pages show the promises that staff give, and invalid ones are refused', async () => {
  const given = { ...(await promises()), changeMinutes: 45, deliveryDays: '5', takesOldTyresFree: false };
  expect((await give(given)).statusCode).toBe(200);
  expect(await words('/rengashotelli')).toContain('Vaihto kestää noin 45 minuuttia.');
  expect(await words('/renkaat')).toContain('liikkeeseen 5 arkipäivässä.');
  expect(await words('/hinnasto')).not.toContain('Vanhat renkaat otamme vastaan maksutta');
  expect((await give({ ...given, deliveryDays: 'pian' })).statusCode).toBe(422);
  expect((await give({ ...given, changeMinutes: 1 })).statusCode).toBe(422);
});

test('once the demonstration has ended, no public page promises anything that nobody entered', async () => {
  const original = { ...(await promises()), changeMinutes: 30, deliveryDays: '2–3', takesOldTyresFree: true };
  await give(original);
  const end = { method: 'POST', url: '/api/shop-profile/end-demonstration', headers: { ...staff } } as const;
  expect((await shop.app.inject(end)).statusCode).toBe(200);
  expect(Object.values(await promises()).filter((given) => given !== false && given !== null)).toEqual(['']);
  expect(await words('/hinnasto')).toContain('Hinnasto on päivitettävänä.');
  for (const page of PAGES) {
    const text = await words(page);
    expect(text, page).not.toMatch(
      /maksutta|veloituksetta|maksuton|puoli tuntia|odottaessasi|arkipäiv|emme (enää )?asenna|on hyllyssä|kaikki töidemme|samalla käynnillä|pesemme|gramman tarkkuudella/i,
    );
  }
});
