// A visitor requests, without script, to be notified of four tyres, confirms by the mailed link, and staff see who
// waits.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { accessibilityViolations, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();
const SUMMARY = 'Ilmoita, kun neljä on saatavilla';

/** The link mailed to the address, once the email is there. */
async function mailedLink(address: string): Promise<string> {
  const folder = join(product.dataDir, 'outbox');
  const link = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.[0]?.address !== address) continue;
      return /\/saatavuusilmoitus\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
    }
    return '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}

/** The address of a tyre with fewer than four in stock. */
async function scarceTyre(): Promise<string> {
  const answer = await (await fetch(`${product.url}/api/tires?q=205/55R16&limit=100`)).json();
  const { _id } = answer.items.find(({ stock }: { stock: number }) => stock < 4);
  return `/saatavuusilmoitus/${_id}`;
}

async function openTyre(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Renkaan sivulle' }).click();
  await page.getByText(SUMMARY).click();
}

test.each([
  ['with script', true, 'skriptilla@example.fi'],
  ['without script', false, 'ilman@example.fi'],
] as const)(
  '%s a visitor asks on the page of a tyre and confirms by email',
  async (_words, hasScript, email) => {
    const page = await browser.open(product.url + (await scarceTyre()), { hasScript });
    await openTyre(page);
    const form = page.getByRole('main').locator('form[action^="/api/stock-alerts/"]');
    await form.getByLabel('Sähköpostiosoite').fill(email);
    await form.getByRole('button', { name: 'Pyydä ilmoitus' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vahvista vielä sähköpostista' }).waitFor();
    await page.goto(product.url + (await mailedLink(email)));
    await page.getByRole('button', { name: 'Kyllä, ilmoittakaa' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ilmoitus on tilattu' }).waitFor();
    await page.goto(product.url + (await mailedLink(email)));
    await expect.poll(() => page.getByRole('button', { name: 'Peru ilmoitus' }).count()).toBe(1);
  },
);

test('staff see on the day who waits, in the list and in the form of the tyre', async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/tanaan`, { screen: 'desktop' });
  const card = page.getByRole('listitem').filter({ hasText: 'asiakasta odottaa' });
  await card.getByText('odottaa 2', { exact: false }).first().waitFor();
  await page.getByRole('link', { name: 'Rengasta odottavat', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rengasta odottavat' }).waitFor();
  await page.getByText('Näytä osoitteet').click();
  await page.getByRole('link', { name: 'ilman@example.fi' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('table').getByRole('rowheader').getByRole('link').click();
  await page.getByRole('link', { name: /2 asiakasta odottaa tätä rengasta/ }).waitFor();
});

test.each([
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)('the form is accessible on a %s in the %s theme', async (screen, theme) => {
  const page = await browser.open(product.url + (await scarceTyre()), { screen, theme });
  expect(await accessibilityViolations(page)).toEqual([]);
  await openTyre(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});
