// The home page's lists in the back office: edited in order, shown to visitors at once, a removed row brought back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const openAnew = () => browser.openAsStaff(`${product.url}/admin/settings`);
const visit = oneVisit(openAnew);

async function openCard(name: string, open = () => visit.load('/admin/settings')): Promise<Page> {
  const page = await open();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('dialog', { name }).getByRole('group').first().waitFor();
  return page;
}

/** The questions are closed rows. */
async function openRows(page: Page, count: number): Promise<void> {
  for (let row = 0; row < count; row += 1) await page.locator('details > summary').nth(row).click();
}

const home = async () => (await fetch(product.url)).text();

test('a clerk corrects an answer, reorders questions and restores a removed one', async () => {
  const page = await openCard('Usein kysyttyä');
  await openRows(page, 2);
  const first = page.getByRole('group', { name: 'Kysymys 1', exact: true });
  await first.getByLabel('Vastaus').fill('Soita, niin kerromme hinnan heti.');
  const second = page.getByRole('group', { name: 'Kysymys 2', exact: true });
  const question = await second.getByLabel('Kysymys', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Siirrä ylemmäs: Kysymys 2', exact: true }).click();
  await expect.poll(() => first.getByLabel('Kysymys', { exact: true }).inputValue()).toBe(question);
  await page.getByRole('button', { name: 'Poista: Kysymys 1', exact: true }).click();
  await expect.poll(() => first.getByLabel('Kysymys', { exact: true }).inputValue()).not.toBe(question);
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect.poll(() => first.getByLabel('Kysymys', { exact: true }).inputValue()).toBe(question);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await page.getByText('Muutokset tallennettu.', { exact: false }).waitFor();
  const html = await home();
  expect(html).toContain('Soita, niin kerromme hinnan heti.');
  expect(html.indexOf(question)).toBeLessThan(html.indexOf('Soita, niin kerromme hinnan heti.'));
});

test('an empty row is not saved and says what is missing; a full list takes no more', async () => {
  const page = await openCard('Myyntilauseet');
  await page.getByText('Luettelossa voi olla enintään 5 riviä.').waitFor();
  await page.getByRole('group', { name: 'Kohta 5' }).getByLabel('Otsikko').fill('  ');
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await page.getByText('Täytä tämä kenttä.').waitFor();
  await page.getByRole('group', { name: 'Kohta 5' }).getByLabel('Otsikko').fill('Renkaat paikallaan');
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await page.getByText('Muutokset tallennettu.', { exact: false }).waitFor();
  expect(await home()).toContain('Renkaat paikallaan');
});

test('two clerks at one list see both versions', async () => {
  browser.allowPageError(/status of 409/);
  const [first, second] = [await openCard('Merkit'), await openCard('Merkit', openAnew)];
  for (const [page, name] of [
    [first, 'Ensimerkki'],
    [second, 'Toismerkki'],
  ] as const) {
    await page.getByRole('group', { name: 'Merkki 1', exact: true }).getByLabel('Nimi').fill(name);
    await page.getByRole('button', { name: 'Tallenna muutokset' }).click();
    if (page === first) await page.getByText('Muutokset tallennettu.', { exact: false }).waitFor();
  }
  const row = second.getByRole('row', { name: /Merkki 1 / });
  await row.getByText('Ensimerkki').waitFor();
  await row.getByText('Toismerkki').waitFor();
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await second.getByText('Muutokset tallennettu.', { exact: false }).waitFor();
  expect(await home()).toContain('Toismerkki');
});

test.each([
  ['Usein kysyttyä', 'Kysymys 1', 'Vastaus'],
  ['Myyntilauseet', 'Kohta 1', 'Otsikko'],
  ['Merkit', 'Merkki 1', 'Nimi'],
])('the list %s guards unsaved changes', async (card, row, field) => {
  const page = await openCard(card);
  if (card === 'Usein kysyttyä') await openRows(page, 1);
  const typed = page.getByRole('group', { name: row, exact: true }).getByLabel(field);
  await typed.fill('Kesken jäänyt');
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => typed.inputValue()).toBe('Kesken jäänyt');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  if (card === 'Usein kysyttyä') await openRows(page, 1);
  await typed.waitFor();
  await expect.poll(() => typed.inputValue()).toBe('Kesken jäänyt');
  await page.goBack();
  await question.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await page.getByRole('dialog', { name: card }).waitFor({ state: 'detached' });
  expect(await home()).not.toContain('Kesken jäänyt');
});
