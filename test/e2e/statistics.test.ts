// The owner's statistics: every plot with its table and file, searches that found nothing, and what a campaign's opening sends.
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/tilastot`, { screen: 'desktop' }));

async function openStatistics(): Promise<Page> {
  for (const search of ['205/55R16+kitka', '355/25R21&type=summer']) {
    await fetch(`${product.url}/renkaat?search=${search}`, { headers: { 'user-agent': READER } });
  }
  const page = await visit.load('/admin/tilastot');
  await page.getByRole('heading', { level: 1, name: 'Tilastot' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Avustaja' }).waitFor();
  return page;
}

test('the statistics show 30 or 90 days, each plot also as a table and as a file', async () => {
  const page = await openStatistics();
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([
      'Haut',
      'Avatuimmat renkaat',
      'Ajanvaraus ja kuormitus',
      'Tarjoukset',
      'Kampanjat',
      'Uutiskirjeet',
      'Avustaja',
    ]);
  await page.getByText('Näytä taulukkona').first().click();
  const days = page.getByRole('table', { name: /^Hakuja yhteensä/ }).getByRole('rowheader');
  await expect.poll(() => days.count()).toBe(30);
  await page.getByRole('link', { name: '90 päivää' }).click();
  await expect.poll(() => days.count()).toBe(90);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lataa CSV' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^haut-paivittain-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Päivä;Päivä (ISO);Hakuja');
  expect(lines).toHaveLength(91);
});

test('searches that found nothing are marked and can be read alone', async () => {
  const page = await openStatistics();
  const table = page.getByRole('table', { name: 'Haut koon ja lajin mukaan' }).first();
  const lost = table.getByRole('row').filter({ hasText: '355/25R21' });
  await lost.getByText('Ei osumia', { exact: true }).waitFor();
  await table.getByRole('row').filter({ hasText: '205/55R16' }).first().waitFor();
  await page.getByRole('link', { name: 'Turhaan haetut' }).click();
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(1);
  await lost.getByRole('link', { name: '355/25R21' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/tires');
});

test('opening a campaign sends the server its id and nothing else', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const pill = page.locator('[data-campaigns][data-hydrated=true] summary');
  await pill.waitFor();
  const opener = page.getByRole('main').getByRole('button', { name: /^Talvirenkaat alle/ });
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/openings')),
    opener.click(),
  ]);
  expect(sent.method()).toBe('POST');
  expect(new URL(sent.url()).pathname).toMatch(/^\/api\/campaigns\/[\da-f-]{36}\/openings$/);
  expect(sent.postData()).toBeNull();
  expect((await sent.response())?.status()).toBe(204);
});
