// A member of staff on the public pages whose session ends: a notice for five seconds, and no longer signed in.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, stopClock, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

async function openAsStaff(path = '/'): Promise<Page> {
  const page = await browser.open(product.url + path);
  await page.evaluate(() => localStorage.setItem('adminToken', 'no-longer-good'));
  return page;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Istunto päättynyt' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

test('when the session ends its token is removed, and the notice shows for five seconds', async () => {
  const page = await openAsStaff('/renkaat');
  await stopClock(page);
  await page.evaluate(() => dispatchEvent(new Event('adminSessionExpired')));
  await notice(page).waitFor();
  await expect
    .poll(() => notice(page).innerText())
    .toContain('Admin-istuntosi on päättynyt. Kirjaudu sisään uudelleen.');
  await expect.poll(() => token(page)).toBeNull();
  await page.mouse.move(10, 700);
  await page.clock.runFor(4_900);
  await expect.poll(() => notice(page).isVisible()).toBe(true);
  await page.clock.runFor(200);
  await notice(page).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/renkaat');
});

test('the notice comes once however often the session ends, and everybody can read it', async () => {
  const page = await openAsStaff();
  await page.evaluate(() => {
    for (let time = 0; time < 3; time += 1) dispatchEvent(new Event('adminSessionExpired'));
  });
  await notice(page).waitFor();
  await expect.poll(() => notice(page).count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});
