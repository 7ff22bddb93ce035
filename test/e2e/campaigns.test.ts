// Campaigns as visitors meet them: the corner of the home page, a campaign over the page, with and without script.
import { expect, test } from 'vitest';

import { accessibilityViolations, stopClock, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ GTM_ID: 'GTM-TEST123' });

const NAME = 'Talvirenkaat alle samana päivänä';

test('the campaigns of today stand in the corner of the home page and can be closed', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const corner = page.getByRole('complementary', { name: 'Aktiiviset kampanjat' });
  await corner.getByRole('button', { name: NAME }).waitFor();
  await expect
    .poll(() => corner.getByText(/^Voimassa \d{1,2}\.\d{1,2}\.\d{4} asti$/).count())
    .toBeGreaterThanOrEqual(2);
  // Folded it leaves the form of the footer free.
  const newsletter = page.locator('footer form').getByRole('button');
  await newsletter.scrollIntoViewIfNeeded();
  await corner.getByRole('button', { name: NAME }).waitFor({ state: 'hidden' });
  await page
    .locator('footer form')
    .getByLabel(/sähköposti/i)
    .fill('auto@example.fi');
  await newsletter.click({ trial: true });
  await page.evaluate(() => scrollTo(0, 0));
  await corner.getByRole('button', { name: 'Sulje kampanjat' }).click();
  await corner.waitFor({ state: 'detached' });
  await stopClock(page);
  await page.reload();
  await page.clock.runFor(5_000);
  await expect.poll(() => corner.count()).toBe(0);
});

test('the open campaigns fold as soon as anything but the hero would lie under them', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const name = page
    .getByRole('complementary', { name: 'Aktiiviset kampanjat' })
    .getByRole('button', { name: NAME });
  await name.waitFor();
  for (const [top, isOpen] of [
    [500, false],
    [0, true],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => name.isVisible()).toBe(isOpen);
  }
});

test('closed campaigns stay away, and a new one waits folded', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await page.evaluate(() => localStorage.setItem('campaigns-closed', 'kampanja-muu'));
  await page.reload();
  await page.locator('[data-campaigns][data-hydrated=true]').waitFor();
  await page.locator('[data-campaigns] summary').waitFor();
  await expect.poll(() => page.locator('[data-campaigns] details').getAttribute('open')).toBeNull();
});

test('campaigns stay folded while the question about cookies is asked', async () => {
  const page = await browser.open(product.url, { screen: 'desktop', isAskedAboutCookies: true });
  await page.locator('#evasteasetukset:popover-open').waitFor();
  await page.locator('[data-campaigns][data-hydrated=true]').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[data-campaigns] details').getAttribute('open')).toBeNull();
});

test('a campaign opens with its picture and closes by its button, Escape and a press beside it', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const opener = page
    .getByRole('complementary', { name: 'Aktiiviset kampanjat' })
    .getByRole('button', { name: NAME });
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

test('campaigns open and close without script', async () => {
  const page = await browser.open(product.url, { hasScript: false });
  await page.getByText('Aktiiviset kampanjat', { exact: true }).click();
  await page.getByRole('button', { name: NAME }).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await dialog.getByText('Osta neljä talvirengasta', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Sulje' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => dialog.isVisible()).toBe(false);
});
