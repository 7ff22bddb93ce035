// A customer from the first visit to the last: an account by the mailed link, a car, tyres for it, and out again.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { accessibilityViolations, whenQuiet, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();

const EMAIL = 'liisa.asiakas@example.fi';
const PASSWORD = 'kitkat alle ennen lunta';

/** The link mailed to the customer, once the email is there. */
async function mailedLink(): Promise<string> {
  const folder = join(product.dataDir, 'outbox');
  const link = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.[0]?.address === EMAIL) return /\/vahvista-tili\S+/.exec(mail.text ?? '')?.[0] ?? '';
    }
    return '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}

/** Another device saves the car first: both versions are shown, and one's own can still be saved. */
async function forestalled(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Muokkaa: Corolla' }).click();
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('customerToken')}`,
      'content-type': 'application/json',
    };
    const [car] = await (await fetch('/api/vehicles', { headers })).json();
    const body = JSON.stringify({ name: 'Corolla', plate: 'XYZ-9', winterSize: car.winterSize });
    await fetch(`/api/vehicles/${car._id}`, { method: 'PUT', headers, body });
  });
  browser.allowPageError(/409/);
  const form = page.locator('form:has([name=plate])');
  await form.getByRole('button', { name: 'Tallenna' }).click();
  await page.getByText('Tietoja on muutettu toisella laitteella').first().waitFor();
  await form.getByText('XYZ-9').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Tallenna omat' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('ABC-123').waitFor();

  await page.locator('form:has([name=address]) [name=name]').fill('Elisa Asiakas');
  await page.locator('form:has([name=address])').getByRole('button', { name: 'Tallenna' }).click();
  await page.locator('header').getByRole('link', { name: 'Hei, Elisa' }).first().waitFor();
}

/** The booking page has what the account knows, and the booking is the customer's own. */
async function bookedAsCustomer(page: Page): Promise<void> {
  await page.goto(`${product.url}/ajanvaraus?palvelu=seasonChange&vanne=16`);
  const valueOf = (name: string) => page.locator(`#varaus [name=${name}]`).inputValue();
  await expect.poll(() => valueOf('name')).toBe('Elisa Asiakas');
  await expect.poll(() => valueOf('email')).toBe(EMAIL);
  await expect.poll(() => valueOf('licencePlate')).toBe('ABC-123');
  // The last day of those that are shown, to be sure it can still be booked.
  await page.locator('details:has([name=start])').last().locator('summary').click();
  await page.locator('details:has([name=start])').last().getByRole('radio').first().check();
  await page.getByRole('main').getByRole('button', { name: 'Varaa aika' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aika on varattu' }).waitFor();
  await page.goto(`${product.url}/oma-tili`);
  await page.getByRole('heading', { name: 'Varatut ajat' }).waitFor();
  await page.getByRole('link', { name: 'Näytä, siirrä tai peru' }).waitFor();
}

async function signIn(page: Page): Promise<void> {
  await page.locator('[data-island="customers/sign-in"][data-hydrated=true]').waitFor();
  await page.locator('[autocomplete=username]').fill(EMAIL);
  await page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/oma-tili');
}

test('a customer makes an account, adds a car, finds tyres, books with what is known, signs out', async () => {
  const page = await browser.open(`${product.url}/kirjaudu`, { screen: 'desktop' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.locator('#uusi-nimi').fill('Liisa Asiakas');
  await page.locator('#uusi-osoite').fill(EMAIL);
  await page.getByRole('button', { name: 'Luo tili' }).click();
  await page.waitForURL('**/tili-linkki-lahetetty');
  await page.goto(product.url + (await mailedLink()));
  await page.locator('[data-island="customers/new-password"][data-hydrated=true]').waitFor();
  await page.locator('#uusi-salasana').fill(PASSWORD);
  await page.getByRole('button', { name: 'Näytä salasana' }).click();
  await expect.poll(() => page.locator('#uusi-salasana').getAttribute('type')).toBe('text');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click();
  await page.waitForURL('**/tili-vahvistettu');
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu sisään' }).click();

  await signIn(page);
  // What comes with other requests moves the button.
  await page.getByRole('button', { name: 'Lisää auto' }).waitFor();
  await whenQuiet(page);
  await page.getByRole('button', { name: 'Lisää auto' }).click();
  const form = page.locator('form:has([name=plate])');
  await form.getByLabel('Nimi').fill('Corolla');
  await form.getByLabel('Rekisteritunnus').fill('abc123');
  await form.getByLabel('Talvirenkaiden koko').fill('205 55 16');
  await form.getByRole('button', { name: 'Tallenna' }).click();
  await page.getByText('ABC-123').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await forestalled(page);
  await page.getByRole('link', { name: /Renkaat autooni: Corolla/ }).click();
  await page.waitForURL(/\/renkaat.*205.*55/);
  await expect.poll(() => page.url()).toContain('winter');
  await bookedAsCustomer(page);

  await page.locator('header').getByRole('link', { name: 'Hei, Elisa' }).first().click();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await page.getByText('Are you sure you want to log out?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await page.waitForURL(`${product.url}/`);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('customer'))))
    .toEqual([]);
  await page.locator('header').getByRole('link', { name: 'Kirjaudu' }).first().waitFor();
});

test('unreadable stored data is discarded; an account due for removal says so and can be kept', async () => {
  const page = await browser.open(`${product.url}/kirjaudu`, { screen: 'desktop' });
  const header = page.locator('header');
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('customerData', '{"name":'));
  await page.goto(`${product.url}/`);
  await header.getByRole('link', { name: 'Oma tili' }).first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customerData'))).toBeNull();

  await header.getByRole('link', { name: 'Oma tili' }).first().click();
  await page.getByRole('button', { name: 'Poista tili' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Nykyinen salasana' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Poista tili' }).click();
  await page.getByText('Tilisi poistetaan viikon kuluttua').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await header.getByRole('link', { name: 'Kirjaudu' }).first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu sisään' }).click();
  await signIn(page);
  await page.getByRole('button', { name: 'Peru poisto' }).click();
  await page.getByRole('button', { name: 'Peru poisto' }).waitFor({ state: 'detached' });
});

test('a customer who does not remember the password gets a link where it is requested', async () => {
  const page = await browser.open(`${product.url}/kirjaudu`, { screen: 'phone' });
  await signIn(page);
  await page.getByRole('button', { name: 'Poista tili' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Salasana unohtui? Lähetä linkki' }).click();
  await question.getByText(`Lähetimme linkin osoitteeseen ${EMAIL}`).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('without script the sign-in form cannot be sent', async () => {
  const page = await browser.open(`${product.url}/kirjaudu`, { hasScript: false });
  await expect.poll(() => page.getByRole('button', { name: 'Kirjaudu sisään' }).isDisabled()).toBe(true);
});
