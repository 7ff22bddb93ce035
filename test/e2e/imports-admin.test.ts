// The import tab as a clerk uses it: margins with their example, a list previewed before it is imported, its refused rows.
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { LIST_HEADING, listRow } from '../builders/wholesaler-list.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/tuonti`));

async function openImports(): Promise<Page> {
  const page = await visit.load('/admin/tuonti');
  await page.getByLabel('Kate, kun mikään sääntö ei sovi').waitFor();
  return page;
}

const chooseList = (page: Page, rows: readonly string[]) =>
  page.getByLabel('Tukkurin lista (CSV)').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([LIST_HEADING, ...rows].join('\r\n')),
  });
const question = (page: Page) => page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Hallinnan osiot' }).getByRole('link', { name: 'Viestit' }).click();

test('a rule for a manufacturer and a rim shows its example price, and guards unsaved changes', async () => {
  const page = await openImports();
  await page.getByRole('button', { name: 'Lisää sääntö' }).click();
  const rule = page.getByRole('group', { name: 'Sääntö 1' });
  await rule.getByLabel('Valmistaja').fill('Nokian');
  await rule.getByLabel('Vanne').fill('16');
  const before = await rule.innerText();
  await rule.getByLabel('Kate').fill('60');
  await expect.poll(() => rule.innerText()).not.toBe(before);
  // Away from the header, which would leave a strip of the list's button in sight.
  await page
    .getByRole('heading', { name: 'Hinnoittelu' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  expect(await accessibilityViolations(page)).toEqual([]);
  await leave(page);
  await question(page).getByRole('button', { name: 'Jatka muokkausta' }).click();
  await page.getByRole('button', { name: 'Tallenna hinnoittelu' }).click();
  await page.getByText('Hinnoittelu on tallennettu.', { exact: false }).waitFor();
  await leave(page);
  await page.getByRole('heading', { level: 1, name: 'Yhteydenotot' }).waitFor();
});

test('a chosen list is guarded, previewed with refused rows, and imported', async () => {
  const page = await openImports();
  await chooseList(page, [listRow(1), listRow(2), listRow(3, { net: 'ilmainen' })]);
  await leave(page);
  await question(page).getByRole('button', { name: 'Jatka muokkausta' }).click();
  await page.getByRole('button', { name: 'Esikatsele muutokset' }).click();
  await page.getByText('Esikatselu on valmis.', { exact: false }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Hakkapeliitta R5/ }).count()).toBe(2);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lataa hylätyt rivit (CSV)' }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toMatch(/^.*\r?\n4;/);
  await page.getByRole('button', { name: 'Tuo 2 muutosta' }).click();
  await page.getByRole('link', { name: 'Tuo uusi lista' }).waitFor();
  const total = async () => (await (await fetch(`${product.url}/api/tires?q=hakkapeliitta`)).json()).total;
  await expect.poll(total).toBe(2);

  await page.getByRole('button', { name: 'Kumoa tuonti' }).click();
  const asked = page.getByRole('dialog', { name: 'Kumotaanko tuonti lista.csv?' });
  await asked.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Kumoa 2 muutosta' }).click();
  await page.getByText('Tuonti on kumottu').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect.poll(total).toBe(0);
  await page.getByRole('link', { name: 'Tuo uusi lista' }).click();
  await page
    .getByRole('row', { name: /lista\.csv/ })
    .getByText('Kumottu', { exact: true })
    .waitFor();
  await expect
    .poll(() => page.getByLabel('Lista', { exact: true }).locator('option').allInnerTexts())
    .toEqual(['Päälista', 'Uusi lista…']);
});

test('what moves from another list is said once above the changes, and briefly on its rows', async () => {
  const page = await openImports();
  await page.getByLabel('Lista', { exact: true }).selectOption({ label: 'Uusi lista…' });
  await page.getByLabel('Uuden listan nimi').fill('pohjoinen');
  await chooseList(page, [listRow(11), listRow(12), listRow(13)]);
  await page.getByRole('button', { name: 'Esikatsele muutokset' }).click();
  await page.getByRole('button', { name: 'Tuo 3 muutosta' }).click();
  await page.getByRole('link', { name: 'Tuo uusi lista' }).click();

  await page.getByLabel('Lista', { exact: true }).selectOption({ label: 'Päälista' });
  await chooseList(page, [listRow(11), listRow(12)]);
  await page.getByRole('button', { name: 'Esikatsele muutokset' }).click();
  await page.getByText('2 tuotetta siirtyy listalle Päälista.', { exact: false }).waitFor();
  await page.getByText('on 1 tuote, jota tiedostossa ei ole. Se jää myyntiin.', { exact: false }).waitFor();
  await expect.poll(() => page.getByText('Siirtyy', { exact: true }).count()).toBe(2);
});
