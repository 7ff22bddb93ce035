// What comes over a page: opening hours, the question about cookies, and how they make way for each other.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, stopClock, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const product = withProduct({ GTM_ID: 'GTM-TEST123' });
const browser = withBrowser();

const BANNER = '#evasteasetukset';
const banner = (page: Page) => page.locator(BANNER);
const choice = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));
const open = (options: Parameters<typeof browser.open>[1] = {}) =>
  browser.open(product.url, { showsCookieBanner: true, ...options });

test('the question about cookies comes half a second after the page, with two equal buttons', async () => {
  const page = await open();
  await banner(page).waitFor();
  const sinceStart = await page.evaluate(() => performance.now());
  expect(sinceStart).toBeGreaterThan(500);
  const buttons = await Promise.all(
    ['Kieltäydy', 'Hyväksy'].map(async (name) => {
      const button = page.getByRole('button', { name });
      const box = await button.boundingBox();
      return { look: await button.getAttribute('class'), width: box?.width, height: box?.height };
    }),
  );
  expect(buttons[0]).toEqual(buttons[1]);
  await expect.poll(() => choice(page)).toBeNull();
});

test('a choice of cookies is stored when the page is left in the same moment', async () => {
  const page = await open();
  const deny = page.getByRole('button', { name: 'Kieltäydy' });
  await deny.waitFor();
  const loaded = page.waitForEvent('load');
  await deny.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    location.reload();
  });
  await loaded;
  expect(await choice(page)).toBe('denied');
});

test('denying stores the choice, closes the banner and measures nothing', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Kieltäydy' }).click();
  await banner(page).waitFor({ state: 'hidden' });
  await expect.poll(() => choice(page)).toBe('denied');
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.map((entry) => Object.values(Object(entry)))))
    .toEqual([
      [
        'consent',
        'default',
        expect.objectContaining({ ad_user_data: 'denied', analytics_storage: 'denied' }),
      ],
      ['consent', 'update', expect.objectContaining({ ad_storage: 'denied', ad_personalization: 'denied' })],
    ]);
  await stopClock(page);
  await page.reload();
  await page.clock.runFor(2_000);
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  expect(browser.drainPageErrors()).toEqual([]);
});

test('accepting reloads the page, and only then is the tag manager loaded and the page counted', async () => {
  browser.allowPageError(/googletagmanager|ERR_FAILED/);
  const page = await open();
  await banner(page).waitFor();
  expect(browser.drainPageErrors()).toEqual([]);
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Hyväksy' }).click();
  await reload;
  await expect.poll(() => choice(page)).toBe('accepted');
  // The last of the two complaints about one refused request, so that none is left for the page after this one.
  await expect
    .poll(() => browser.drainPageErrors().join('\n'))
    .toMatch(/^console: .*googletagmanager[.]com\/gtm[.]js[?]id=GTM-TEST123/m);
  const words = () =>
    page.evaluate(() => window.dataLayer?.map((entry) => Object.values(Object(entry))) ?? []);
  await expect
    .poll(async () => (await words()).filter((entry) => entry.includes('page_view')))
    .toHaveLength(1);
  expect((await words()).slice(0, 2)).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    [
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ],
  ]);
  // The address of a mailed link is a key, and is sent to nobody.
  await page.goto(new URL('/uusi-salasana?tunnus=salainen', page.url()).href);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(browser.drainPageErrors()).toEqual([]);
});

test('the choice can be changed from the footer', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Kieltäydy' }).click();
  await banner(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Evästeasetukset' }).click();
  await banner(page).waitFor();
  await expect.poll(() => choice(page)).toBe('denied');
});

test('the cookie question is a strip above the header, moves nothing and comes until answered', async () => {
  const page = await open({ screen: 'desktop' });
  await stopClock(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    const header = page.getByRole('banner');
    expect(await banner(page).isVisible()).toBe(false);
    const before = await header.boundingBox();
    await page.clock.runFor(1_000);
    await banner(page).waitFor();
    const box = await banner(page).boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThanOrEqual(57);
    expect(await header.boundingBox()).toEqual(before);
  }
  await expect.poll(() => choice(page)).toBeNull();
});

test('on a phone the first fitted price of a size is by y = 640 below the cookie question, too', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R16`, { showsCookieBanner: true });
  await banner(page).waitFor();
  const tyre = page.getByRole('main').getByRole('article').first();
  const price = await tyre.getByText('asennettuna, 4 kpl').boundingBox();
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(640);
});

test('axe finds nothing in the question and in the opening hours, in either theme', async () => {
  const page = await open();
  await banner(page).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kieltäydy' }).click();
  await page.getByRole('button', { name: /^Aukioloajat/ }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
});
