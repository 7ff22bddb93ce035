// Campaigns as visitors meet them: the corner of the home page, a campaign over the page, with and without script.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, stopClock, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ GTM_ID: 'GTM-TEST123' });

const NAME = 'Talvirenkaat alle samana päivänä';

const corner = (page: Page) => page.getByRole('complementary', { name: 'Aktiiviset kampanjat' });
const pill = (page: Page) => page.locator('[data-campaigns][data-hydrated=true] summary');

test('a pill in the margin opens the campaigns of today, and closed they do not come again', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const name = corner(page).getByRole('button', { name: NAME });
  await pill(page).waitFor();
  await expect.poll(() => name.isVisible()).toBe(false);
  await pill(page).click();
  await name.waitFor();
  await expect
    .poll(() =>
      corner(page)
        .getByText(/^Voimassa \d{1,2}\.\d{1,2}\.\d{4} asti$/)
        .count(),
    )
    .toBeGreaterThanOrEqual(2);
  await corner(page).getByRole('button', { name: 'Sulje kampanjat' }).click();
  await corner(page).waitFor({ state: 'detached' });
  await stopClock(page);
  await page.reload();
  await page.clock.runFor(5_000);
  await expect.poll(() => corner(page).count()).toBe(0);
  // The card in the flow of the page is a part of it.
  await page.getByRole('main').getByRole('button', { name: NAME }).waitFor();
});

test('a new campaign comes as a pill again', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await page.evaluate(() => localStorage.setItem('campaigns-closed', 'kampanja-muu'));
  await page.reload();
  await pill(page).waitFor();
  await expect.poll(() => pill(page).count()).toBe(1);
});

test('a campaign opens with its picture and closes by its button, Escape and a press beside it', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const opener = corner(page).getByRole('button', { name: NAME });
  await pill(page).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  for (const close of ['button', 'escape', 'beside'] as const) {
    await opener.click();
    await dialog.waitFor();
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.decode()))
      .toBe(undefined);
    if (close === 'button') expect(await accessibilityViolations(page)).toEqual([]);
    if (close === 'button') await dialog.getByRole('button', { name: 'Sulje' }).click();
    else if (close === 'escape') await page.keyboard.press('Escape');
    else await page.mouse.click(10, 400);
    await dialog.waitFor({ state: 'hidden' });
    if (close !== 'beside') {
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  }
});

test('a strip of 36 px under the header of a phone opens a campaign, without script, too', async () => {
  const page = await browser.open(product.url, { hasScript: false });
  const line = page.getByRole('button', { name: new RegExp(`^${NAME}, \\d+\\.\\d+\\. asti$`) });
  const header = await page.getByRole('banner').boundingBox();
  expect(await line.boundingBox()).toMatchObject({
    y: (header?.y ?? 0) + (header?.height ?? 0),
    height: 36,
  });
  await line.click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await dialog.getByText('Osta neljä talvirengasta', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Sulje' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => dialog.isVisible()).toBe(false);
});
