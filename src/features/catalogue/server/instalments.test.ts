import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { smallShop } from '../../../../test/builders/catalogue.ts';
import { dearCredit } from '../../../../test/builders/financing.ts';
import { showFinancing } from '../../shop-profile/financing-money.ts';
import { creditFacts } from '../../shop-profile/financing-text.ts';
import { searchTires } from '../contract/tyres.ts';
import { createCatalogue } from './index.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
await createCatalogue(shop.platform).importList({ list: 'oletus', drafts: smallShop });
const answer = await shop.app.inject('/api/tires?q=205/55R16');
const { items } = searchTires.output.parse(answer.json());
const productPath: string = items.find(({ price }) => price === 73)?.url ?? '';
afterAll(() => shop.close());

async function setTerms(financing: object | null) {
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/shop-profile',
    payload: { financing },
    headers: staff,
  });
  expect(saved.statusCode).toBe(200);
}
/** The words of a page, without its marks. */
const wordsOf = async (url: string) =>
  (await shop.app.inject(url)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

test('a product page shows the instalment price of four tyres, the lender and the warning', async () => {
  await setTerms(showFinancing(dearCredit));
  const page = (await wordsOf(productPath)).toLowerCase();
  for (const fact of creditFacts(dearCredit, 29_200)) {
    expect(page).toContain(fact.join(' ').replaceAll('\u00A0', ' ').toLowerCase());
  }
  expect(page).toContain('käteishinta 292,00 €');
  expect(page).not.toContain('600,00 €');
  expect(page).not.toContain('36,6 %');
  expect(page).toContain('varoitus! lainan ottaminen maksaa rahaa.');
  expect(page).toContain('luotonantaja: esimerkkirahoitus oy, esimerkkitie 2, 00000 esimerkkilä.');
});

test('lists of tyres name no instalment, which would need the figures of each', async () => {
  await setTerms(showFinancing(dearCredit));
  for (const path of ['/renkaat', '/renkaat?type=winter', '/renkaat/205-55-16']) {
    const page = await wordsOf(path);
    expect(page).toContain('4 kpl');
    expect(page).not.toContain('/kk');
  }
});

test('without credit terms a product page speaks of no credit', async () => {
  await setTerms(null);
  const page = await wordsOf(productPath);
  expect(page).toContain('4 × 73 €');
  expect(page).not.toMatch(/Luotonantaja|rengasta erissä|\/kk/);
});
