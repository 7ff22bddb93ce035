// The shop's details and credit terms in the back office: saved, they are on the pages at once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const openAnew = (path: string) => browser.openAsStaff(product.url + path);
const visit = oneVisit(() => openAnew('/admin/settings'));

async function openCard(card: string, open = visit.load): Promise<Page> {
  const page = await open(`/admin/settings/${card}`);
  await page.getByRole('dialog').locator('fieldset, input[type=checkbox]').first().waitFor();
  return page;
}

const confirmUntrue = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Tallennetaanko ehdot, vaikka tekstejä jää korjattavaksi?' })
    .getByRole('button', { name: 'Tallenna ehdot' })
    .click();
const save = (page: Page) => page.getByRole('button', { name: 'Tallenna', exact: true });
const said = (page: Page, words: string) => page.getByText(words, { exact: false }).waitFor();
const readPage = async (path: string) =>
  (await (await fetch(product.url + path)).text()).replaceAll('\u00A0', ' ');
const readProfile = async (): Promise<Record<string, unknown>> =>
  (await fetch(`${product.url}/api/shop-profile`)).json();

test('a clerk changes the shop’s details, sees errors at their fields, and the pages follow', async () => {
  const page = await openCard('liike');
  await page.getByLabel('Puhelin').fill('010 222 3333');
  await page.getByLabel('Ajanvaraus', { exact: true }).fill('varaa.example.fi');
  await page.keyboard.press('Control+s');
  await said(page, 'Kirjoita osoite kokonaan');
  await expect
    .poll(() =>
      page.getByLabel('Ajanvaraus', { exact: true }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.getByLabel('Ajanvaraus', { exact: true }).fill('https://varaa.example.fi/');
  await save(page).click();
  await said(page, 'Liikkeen tiedot tallennettu.');
  const home = await readPage('/');
  expect(home).toContain('href="tel:0102223333"');
  expect(home).toContain('https://varaa.example.fi/');
  expect(await readProfile()).toMatchObject({ name: 'Kaarto Rengas', financing: { termMonths: 12 } });
});

test('the credit example follows the typing, and is on the financing page once saved', async () => {
  const page = await openCard('rahoitus');
  await page.getByLabel('Tilinhoitomaksu kuukaudessa').fill('5');
  await said(page, 'kuukausierä 55,00 €');
  await save(page).click();
  await said(page, 'Näillä ehdoilla todellinen vuosikorko on 19,53');
  await page.getByRole('button', { name: /^Käytä laskettua: 19,53/ }).click();
  await page.getByRole('link', { name: 'Myyntilause: Rahoitus ilman kuluja' }).waitFor();
  await save(page).click();
  await confirmUntrue(page);
  await said(page, 'Rahoituksen ehdot tallennettu.');
  const example = await page.locator('section p').filter({ hasText: 'Käteishinta' }).innerText();
  expect(await readPage('/rahoitus')).toContain(example.replaceAll('\u00A0', ' '));
  await page.getByRole('checkbox', { name: 'Tarjoamme rahoitusta' }).uncheck();
  await page.getByRole('link', { name: 'Etusivu: Rahoitus-osio, otsikko' }).waitFor();
  await save(page).click();
  await confirmUntrue(page);
  await expect.poll(readProfile).toMatchObject({ financing: null, financingBadge: '12KK' });
  expect(await readPage('/rahoitus')).not.toContain('Käteishinta');
});

test('two clerks at different parts both save, at the same part they see both versions', async () => {
  browser.allowPageError(/status of 409/);
  const [first, second, third] = [
    await openCard('liike'),
    await openCard('liike', openAnew),
    await openCard('rahoitus', openAnew),
  ];
  await first.getByLabel('Liikkeen nimi').fill('Rengas Yksi');
  await save(first).click();
  await said(first, 'Liikkeen tiedot tallennettu.');
  await third.getByRole('checkbox', { name: 'Tarjoamme rahoitusta' }).check();
  await third.getByLabel('Luotonantaja', { exact: true }).fill('Esimerkkirahoitus Oy');
  await third.getByLabel('Luotonantajan osoite').fill('Esimerkkitie 2, 00000 Esimerkkilä');
  await third.getByLabel('Nimelliskorko').fill('0');
  await third.getByRole('button', { name: /^Käytä laskettua/ }).click();
  await save(third).click();
  await said(third, 'Rahoituksen ehdot tallennettu.');
  await second.getByLabel('Liikkeen nimi').fill('Rengas Kaksi');
  await save(second).click();
  await second.getByRole('row', { name: /Liikkeen nimi.*Rengas Yksi.*Rengas Kaksi/ }).waitFor();
  await second.getByRole('button', { name: 'Käytä tallennettua' }).click();
  await expect.poll(() => second.getByLabel('Liikkeen nimi').inputValue()).toBe('Rengas Yksi');
  expect(await readProfile()).toMatchObject({ name: 'Rengas Yksi', financing: { exampleCredit: 600 } });
});

test('a part of the shop’s details is reached by its name', async () => {
  const page = await openCard('liike');
  await page.getByRole('button', { name: 'Lupaukset asiakkaalle' }).click();
  const first = page.getByRole('group', { name: 'Lupaukset asiakkaalle' }).getByRole('checkbox').first();
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(async () => (await first.boundingBox())?.y ?? 0).toBeGreaterThan(56);
});

test('changed details of the shop are guarded', async () => {
  const page = await openCard('liike');
  await page.getByLabel('Chat-avustajan nimi').fill('Kesken');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await expect.poll(() => page.getByLabel('Chat-avustajan nimi').inputValue()).toBe('Kesken');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await page.getByRole('dialog', { name: 'Liikkeen tiedot' }).waitFor({ state: 'detached' });
  expect(await readProfile()).toMatchObject({ assistantName: 'Kaartobotti' });
});
