// A set's way through the hotel: taken in at the counter by keyboard, its email, its owner's account with the gauges and the
// wish for a change; and a second customer who sees nothing of it.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { formatDate } from '../../src/platform/contract/dates.ts';
import { DAY } from './booking-day.ts';
import { accessibilityViolations, freezeToasts, waitForToast, withBrowser } from './harness.ts';
import { ADMIN, withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();

const OWNER = 'anni.omistaja@example.fi';
const STRANGER = 'veli.vieras@example.fi';
const PASSWORD = 'kitkat alle ennen lunta';

/** What the pattern finds in the emails to an address, once it is there. */
async function mailed(to: string, pattern: RegExp): Promise<string> {
  const folder = join(product.dataDir, 'outbox');
  const find = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const found = pattern.exec(mail.text ?? '')?.[0];
      if (mail.to?.[0]?.address === to && found !== undefined) return found;
    }
    return '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

async function signInStaff(page: Page): Promise<{ authorization: string }> {
  const answer = await page.request.post(`${product.url}/api/admin/login`, { data: ADMIN });
  const { token } = await answer.json();
  await page.evaluate((value) => localStorage.setItem('adminToken', value), token);
  return { authorization: `Bearer ${token}` };
}

/** Enter goes from field to field until this one is reached; then it is typed. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(new RegExp(`^${label}`));
  for (let step = 0; step < 5; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement), { message: label })
    .toBe(true);
  await page.keyboard.type(text);
}

/** At the counter, on a phone with a keyboard; the address of the set in the back office. */
async function takeInSet(page: Page): Promise<string> {
  await page.goto(`${product.url}/admin/rengashotelli/uusi`);
  await page.getByLabel('Rekisteritunnus').waitFor();
  // Preset is the kind that is handed in at this time of the year.
  await page.getByRole('radio', { name: 'Kitka' }).check();
  await page.getByLabel('Rekisteritunnus').focus();
  for (const [label, text] of [
    ['Rekisteritunnus', 'abc123'],
    ['Nimi', 'Anni Omistaja'],
    ['Puhelin', '040 000 1111'],
    ['Sähköposti', OWNER],
    ['Koko', '2055516'],
    ['DOT-viikko', '2321'],
    ['Hyllypaikka', 'z-99'],
    ['Vasen etu', '65'],
    ['Oikea etu', '65'],
    ['Vasen taka', '4,7'],
    ['Oikea taka', '48'],
  ] as const) {
    await type(page, label, text);
  }
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/admin\/rengashotelli\/[0-9a-f-]{36}$/);
  return page.url();
}

async function makeAccount(page: Page, name: string, email: string): Promise<void> {
  await page.locator('#uusi-nimi').fill(name);
  await page.locator('#uusi-osoite').fill(email);
  await page.getByRole('button', { name: 'Luo tili' }).click();
  await page.waitForURL('**/tili-linkki-lahetetty');
  const link = product.url + (await mailed(email, /\/vahvista-tili\S+/));
  // A scanner of the mail opens it first.
  for (const method of ['GET', 'GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  await page.goto(link);
  await page.locator('#uusi-salasana').fill(PASSWORD);
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click();
  await page.waitForURL('**/tili-vahvistettu');
  await page.getByRole('main').getByRole('link', { name: 'Kirjaudu sisään' }).click();
  await page.locator('[data-island="customers/sign-in"][data-hydrated=true]').waitFor();
  await page.locator('[autocomplete=username]').fill(email);
  await page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/oma-tili');
  await page.getByRole('heading', { name: 'Omat renkaat' }).waitFor();
}

test('a set is taken in by keyboard, its owner sees it and requests a change, no stranger does', async () => {
  const counter = await browser.open(product.url);
  const staff = await signInStaff(counter);
  const id = (await takeInSet(counter)).split('/').at(-1) ?? '';

  const email = await mailed(OWNER, /\/kirjaudu\?paluu=\S+/);
  const page = await browser.open(product.url + email);
  await makeAccount(page, 'Anni Omistaja', OWNER);
  const own = page.getByRole('article').filter({ hasText: 'Kitkarenkaat 205/55R16' });
  await own.getByText('4,7 mm', { exact: true }).waitFor();
  await expect.poll(() => own.getByText('6,5 mm', { exact: true }).count()).toBe(2);
  await expect.poll(() => own.getByText('Alle suosituksen').count()).toBe(2);
  await expect
    .poll(() =>
      own.getByRole('link', { name: /^Uudet 205\/55R16 alk\. \d+ € asennettuna$/ }).getAttribute('href'),
    )
    .toContain('friction');
  expect(await accessibilityViolations(page)).toEqual([]);
  await own.getByRole('button', { name: 'Pyydä vaihtoaikaa' }).click();
  await own.getByText('Pyyntö on lähetetty.').waitFor();
  const wishes = await counter.request.get(`${product.url}/api/enquiries`, { headers: staff });
  expect(await wishes.json()).toContainEqual(
    expect.objectContaining({ kind: 'season-change', name: 'Anni Omistaja', email: OWNER }),
  );

  const other = await browser.open(`${product.url}/kirjaudu`, { screen: 'desktop', theme: 'dark' });
  await makeAccount(other, 'Veli Vieras', STRANGER);
  await other.getByText('Sinulla ei ole renkaita säilytyksessä.').waitFor();
  const token = await other.evaluate(() => localStorage.getItem('customerToken'));
  for (const path of ['', '/checks', '/pictures']) {
    const answer = await other.request.get(`${product.url}/api/tyre-sets/${id}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status(), path).toBe(404);
  }
  await expect.poll(() => other.content()).not.toMatch(/Anni|ABC-?123|Z-99/);
});

test('a returned set is warned of a taken shelf, and a typed one is not left without a question', async () => {
  const page = await browser.open(product.url);
  const headers = await signInStaff(page);
  const sets = await (await page.request.get(`${product.url}/api/tyre-sets`, { headers })).json();
  const [coming, staying] = sets.filter(({ status }: { status: string }) => status === 'stored');
  await page.goto(`${product.url}/admin/rengashotelli/${coming._id}`);
  await page.getByRole('button', { name: 'Luovuta asiakkaalle' }).click();
  await page.getByRole('link', { name: 'Ota takaisin hyllyyn' }).click();
  const shelf = page.getByLabel('Hyllypaikka');
  // What is typed replaces its last place.
  await expect.poll(() => shelf.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Q-1');
  await expect.poll(() => shelf.inputValue()).toBe('Q-1');
  await shelf.fill(staying.shelf.toLowerCase());
  await page.getByText(`Paikalla on jo sarja ${staying.code}`).waitFor();
  await page.getByRole('link', { name: 'Sarjan tiedot' }).click();
  await page.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await shelf.fill('Q-77');
  await page.getByRole('button', { name: 'Ota takaisin hyllyyn' }).click();
  await waitForToast(page, /^Sarja \S+ on paikalla Q-77\.$/);
  const after = await page.request.get(`${product.url}/api/tyre-sets/${coming._id}`, { headers });
  expect(await after.json()).toMatchObject({ status: 'stored', shelf: 'Q-77' });
});

/** Two sets of one customer, of which one is in the queue at any time of the year. */
async function openQueueOf(plate: string): Promise<Page> {
  const page = await browser.open(product.url);
  const headers = await signInStaff(page);
  for (const season of ['friction', 'summer']) {
    const data = {
      ownerName: 'Soitettava Asiakas',
      ownerPhone: '040 000 2222',
      plate,
      season,
      size: '205/55R16',
      dots: ['', '', '', ''],
      hasRims: true,
      shelf: `${plate} ${season}`,
    };
    const answer = await page.request.post(`${product.url}/api/tyre-sets`, { headers, data });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`${product.url}/admin/rengashotelli?nakyma=turn&haku=${plate}`);
  return page;
}

test('a set of the queue is booked from its row, and the queue is there again with its time', async () => {
  const page = await openQueueOf('VAR-902');
  await page
    .getByRole('link', { name: /^Varaa aika, sarja R-/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Uusi varaus' });
  await form.getByLabel('Päivä').fill(formatDate(DAY));
  await form.getByLabel('Kello').fill('10.15');
  await form.getByRole('button', { name: 'Tallenna' }).click();
  await form.waitFor({ state: 'detached' });
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe('/admin/rengashotelli?nakyma=turn&haku=VAR-902');
  const state = page.getByRole('combobox', { name: /^Vaihdon tila, sarja R-/ }).first();
  await expect.poll(() => state.inputValue()).toBe('booked');
  await page.getByRole('link', { name: 'VAR-902' }).first().click();
  await page.getByRole('link', { name: 'klo\u00A010.15' }).waitFor();
});

test('worn tyres lead to new ones where they are measured, and a picture can be added there', async () => {
  const page = await openQueueOf('KUL-903');
  await page.getByRole('link', { name: 'KUL-903' }).first().click();
  await page.getByRole('link', { name: 'Mittaa renkaat' }).click();
  const depth = page.getByLabel(/^Vasen etu/);
  await expect.poll(() => depth.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('62');
  const offers = page.getByRole('link', { name: 'Uusien renkaiden hinnat koossa 205/55R16' });
  await expect.poll(() => offers.count()).toBe(0);
  await depth.fill('35');
  await expect.poll(() => offers.getAttribute('href')).toMatch(/^\/admin\/tires\?haku=205%2F55R16&laji=/);
  await page.getByRole('button', { name: 'Lisää kuva' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await waitForToast(page, /mittaus tallennettu/);
  await offers.waitFor();
});

test('on a phone the queue begins on the first screen, and a call is noted by one press and taken back by another', async () => {
  const page = await openQueueOf('SOI-901');
  const called = page.getByRole('button', { name: /^Soitettu, sarja R-/ }).first();
  await called.waitFor();
  expect((await page.locator('tbody tr').first().boundingBox())?.y).toBeLessThanOrEqual(300);
  const code = (await called.getAttribute('aria-label'))?.split(' ').at(-1);
  const own = page.getByRole('button', { name: `Soitettu, sarja ${code}` });
  await page.locator('a[href="tel:0400002222"]').first().waitFor();
  await page.getByText(/^Soitettavia on jäljellä \d+\. Vaihtoja tehdään \d+ päivässä\.$/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await own.click();
  await waitForToast(page, `${code}: asiakkaalle soitettu.`);
  await freezeToasts(page);
  await own.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Ilmoitukset' }).getByRole('button', { name: 'Kumoa' }).click();
  await waitForToast(page, `${code}: vaihdon tila palautettu.`);
  await own.waitFor();
  // Without an answer the set stays among those to call, with when it was tried.
  await page.getByRole('button', { name: `Ei vastannut, sarja ${code}` }).click();
  await page.getByText(/^Ei vastannut \d+\.\d+\.\d{4} klo\s\d+\.\d\d$/).waitFor();
  await own.waitFor();
  await page.getByRole('combobox', { name: 'Vaihdon tila', exact: true }).selectOption('Varattu');
  await own.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('tila')).toBe('booked');
});
