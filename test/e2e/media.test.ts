// The library of pictures in the back office: what is taken, what is refused and how, where a picture is used, how it goes.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { makeFlatPng, makePicture } from '../builders/pictures.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

async function openLibrary(screen: 'phone' | 'desktop'): Promise<Page> {
  const page = await browser.openAsStaff(`${product.url}/admin/kuvat`, { screen });
  await page.getByRole('heading', { name: 'Kuvat', level: 1 }).waitFor();
  return page;
}

const fileField = (page: Page) => page.locator('input[type=file]');
const pictures = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText(/px, /) });

test('a clerk uploads a picture, sees where it is used, and removes it after confirming', async () => {
  const page = await openLibrary('desktop');
  await page.getByRole('heading', { name: 'Ei vielä kuvia' }).waitFor();
  await fileField(page).setInputFiles({
    name: 'Halli talvella.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture('jpeg', 1200, 800),
  });
  await page.getByText('Kuva on ladattu.').waitFor();
  const card = pictures(page).filter({ hasText: 'Halli talvella.jpg' });
  await card.getByText('1200 × 800', { exact: false }).waitFor();
  await card.getByText('Ei käytössä missään').waitFor();
  // The name of a button begins with the words on it, so that voice control finds it.
  await card.getByRole('button', { name: 'Kopioi osoite: Halli talvella.jpg' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const imageUrl = await card.getByRole('img').getAttribute('src');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const draft = await fetch(`${product.url}/api/blog/drafts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Talvi tulee', content: `![Halli](${imageUrl})` }),
  });
  expect(draft.ok).toBe(true);
  await page.reload();
  await card.getByRole('link', { name: 'Artikkeli: Talvi tulee' }).waitFor();
  await page.getByText('Ei käytössä', { exact: true }).click();
  await page.getByRole('heading', { name: 'Hakua vastaavia kuvia ei ole' }).waitFor();
  await page.getByRole('link', { name: 'Näytä kaikki kuvat' }).click();

  const question = page.getByRole('dialog', { name: 'Poistetaanko kuva?' });
  await card.getByRole('button', { name: 'Poista Halli talvella.jpg' }).click();
  await question.getByText('Artikkeli: Talvi tulee').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Peruuta' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => pictures(page).count()).toBe(1);
  await card.getByRole('button', { name: 'Poista Halli talvella.jpg' }).click();
  await question.getByRole('button', { name: 'Poista kuva silti' }).click();
  await page.getByRole('heading', { name: 'Ei vielä kuvia' }).waitFor();
  expect((await fetch(product.url + imageUrl)).status).toBe(404);
});

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const WRONG_TYPE = 'Tätä tiedostoa ei voi käyttää. Valitse kuva, joka on muotoa JPEG, PNG tai WebP.';
const TOO_LARGE = 'Kuva on liian suuri. Kuvan enimmäiskoko on 5 Mt.';
const TOO_MANY = 'Kuvassa on liikaa pikseleitä. Pienennä se enintään 40 megapikseliin ja yritä uudelleen.';
const DAMAGED =
  'Kuvan käsittely ei onnistunut. Yritä uudelleen. Jos sekään ei auta, kuva on ehkä vioittunut.';
const REFUSED: readonly (readonly [string, string, () => Promise<Buffer>, string])[] = [
  ['sivu.html', 'text/html', async () => HTML, WRONG_TYPE],
  ['piirros.svg', 'image/svg+xml', async () => SVG, WRONG_TYPE],
  ['lista.pdf', 'application/pdf', async () => Buffer.from('%PDF-1.7'), WRONG_TYPE],
  ['sivu-kuvana.png', 'image/png', async () => HTML, WRONG_TYPE],
  ['piirros-kuvana.jpg', 'image/jpeg', async () => SVG, WRONG_TYPE],
  [
    'iso.jpg',
    'image/jpeg',
    async () => Buffer.concat([await makePicture('jpeg'), Buffer.alloc(6 * 1024 * 1024)]),
    TOO_LARGE,
  ],
  ['valtava.png', 'image/png', async () => makeFlatPng(14_000, 14_000), TOO_MANY],
  ['rikki.jpg', 'image/jpeg', async () => (await makePicture('jpeg')).subarray(0, 900), DAMAGED],
];

test('unsuitable files are refused in Finnish, and the next good one is accepted', async () => {
  browser.allowPageError(/status of 4(?:13|15|22)/);
  const page = await openLibrary('phone');
  const failure = page.getByRole('alert');
  for (const [name, mimeType, make, sentence] of REFUSED) {
    await fileField(page).setInputFiles({ name, mimeType, buffer: await make() });
    await failure.getByText(sentence).waitFor();
    await failure.getByText('Kuvan lataus epäonnistui').waitFor();
    const isQuoted = sentence === WRONG_TYPE || sentence === TOO_LARGE;
    await expect
      .poll(() => failure.getByText(/^File (?:type not supported|size exceeds 5MB limit)/).count())
      .toBe(isQuoted ? 1 : 0);
    // Announced again for the next file, not left from this one.
    await page.reload();
    await page.getByRole('heading', { name: 'Ei vielä kuvia' }).waitFor();
  }
  await fileField(page).setInputFiles({ name: 'iso.gif', mimeType: 'image/gif', buffer: HTML });
  await failure.getByText(WRONG_TYPE).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await fileField(page).setInputFiles({
    name: 'hyvä.webp',
    mimeType: 'image/webp',
    buffer: await makePicture('webp', 700, 500),
  });
  await pictures(page).filter({ hasText: 'hyvä.webp' }).waitFor();
  await expect.poll(() => failure.count()).toBe(0);
});
