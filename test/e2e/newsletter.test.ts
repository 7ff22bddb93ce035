// The newsletter as a visitor meets it: the forms, the popup and when it comes, the mailed link, leaving.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import {
  accessibilityViolations,
  confirmPassword,
  delayRequests,
  stopClock,
  withBrowser,
} from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();
const onPhone = oneVisit(() => browser.open(`${product.url}/healthz`));

const POPUP = '#uutiskirjeponnahdus';
const CONFIRM = 'Kiitos tilauksestasi! Vahvista tilaus sähköpostiisi lähetetystä linkistä.';
const WEEK_MS = 604_800_000;

const popup = (page: Page) => page.locator(POPUP);
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
const answer = (page: Page, place: string) => page.locator(`form[data-place=${place}] [role=status]`);
const button = (page: Page, place: string) => page.locator(`form[data-place=${place}] [type=submit]`);
/** The form's own script is there; before, it is sent as without script. */
const hydrated = (page: Page, place: string) =>
  page.locator(`form[data-place=${place}][data-hydrated=true]`).waitFor();
const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);
const offered = { isOfferedNewsletter: true } as const;

/** At the end of a page, where the popup lies on none of its controls. */
async function openAtEnd(page: Page): Promise<void> {
  await page.goto(`${product.url}/tietosuojaseloste`);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

/** The page's clock is stopped, and is advanced by `runFor`. */
async function openWithClock(options: Parameters<typeof browser.open>[1] = offered): Promise<Page> {
  const page = await browser.open(`${product.url}/healthz`, options);
  await stopClock(page);
  await openAtEnd(page);
  return page;
}

/** The page's clock goes on until the popup has found its place free, which it looks at every half second. */
async function waitForPopup(page: Page): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(500);
    return popup(page).isVisible();
  };
  await expect.poll(isShown).toBe(true);
}

/** The link mailed to an address, once the email is there. */
async function mailedLink(address: string, subject: string): Promise<string> {
  const folder = join(product.dataDir, 'outbox');
  const link = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.[0]?.address === address && mail.subject === subject) {
        return /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
      }
    }
    return '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}

test('the header form shows that it sends, then the outcome, and is empty again', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const field = page.locator('#uutiskirje-header');
  await expect.poll(() => button(page, 'header').isDisabled()).toBe(true);
  await field.focus();
  await hydrated(page, 'header');
  await field.fill('  ');
  await expect.poll(() => button(page, 'header').isDisabled()).toBe(true);
  await field.fill('otsake@example.fi');
  const release = await delayRequests(page, '**/api/subscribers/subscribe');
  await field.press('Enter');
  await expect.poll(() => button(page, 'header').textContent()).toBe('Lähettää...');
  await expect.poll(() => field.isDisabled()).toBe(true);
  release();
  await expect.poll(() => answer(page, 'header').textContent()).toBe(CONFIRM);
  await expect.poll(() => answer(page, 'header').isVisible()).toBe(true);
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(() => button(page, 'header').textContent()).toBe('Tilaa');

  // The result is announced although another field is focused, and the focus stays there.
  const releaseNext = await delayRequests(page, '**/api/subscribers/subscribe');
  await field.fill('muualla@example.fi');
  await field.press('Enter');
  await expect.poll(() => button(page, 'header').textContent()).toBe('Lähettää...');
  const other = page.locator('#uutiskirje-footer');
  await other.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  releaseNext();
  await expect.poll(() => answer(page, 'header').textContent()).toBe(CONFIRM);
  await expect.poll(() => answer(page, 'header').isVisible()).toBe(true);
  await expect.poll(() => hasFocus(other)).toBe(true);
});

test('an invalid size is an error at its field, which is scrolled into view', async () => {
  browser.allowPageError(/status of 422/);
  const page = await browser.open(`${product.url}/uutiskirje`);
  const size = page.getByLabel('Rengaskoko');
  const field = page.locator('#uutiskirje-page');
  await field.focus();
  await hydrated(page, 'page');
  await size.fill('iso');
  await field.fill('koko@example.fi');
  await page.setViewportSize({ width: 390, height: 300 });
  await button(page, 'page').scrollIntoViewIfNeeded();
  await button(page, 'page').click();
  await expect.poll(() => size.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => hasFocus(size)).toBe(true);
  await expect
    .poll(() => page.locator('[data-size-error]').textContent())
    .toBe('Kirjoita rengaskoko muodossa 205/55R16 tai jätä se tyhjäksi.');
  await expect.poll(() => answer(page, 'page').textContent()).toBe('');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
  await expect.poll(async () => (await size.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await size.fill('');
  await button(page, 'page').click();
  await expect.poll(() => answer(page, 'page').textContent()).toBe(CONFIRM);
  await expect.poll(() => page.locator('[data-size-error]').textContent()).toBe('');
  await expect.poll(() => size.getAttribute('aria-invalid')).toBe(null);
});

test('the field of the top bar has room for an address wherever the bar is', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  for (const width of [821, 901, 1000, 1001, 1120, 1121, 1219, 1220, 1339, 1340, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await page.locator('#uutiskirje-header').boundingBox())?.width, {
        message: `${width}`,
      })
      .toBeGreaterThanOrEqual(114.5);
  }
});

test.each([
  [{ message: 'Osoite on jo tilannut kirjeen' }, 'Olet jo tilannut uutiskirjeen! Tarkista'],
  [{ message: 'Osoite on jo käytössä' }, 'Tämä sähköpostiosoite on jo rekisteröity'],
  [{ message: 'Tieto on pakollinen' }, 'Sähköpostiosoite on pakollinen tieto.'],
  [{ message: 'Anna kelvollinen osoite' }, 'Syötä kelvollinen sähköpostiosoite.'],
  [{ message: 'Palvelin huoltaa itseään' }, 'Palvelin huoltaa itseään'],
])('the footer form shows for the answer %j: %s', async (body, text) => {
  browser.allowPageError(/status of 409/);
  const page = await onPhone.load('/');
  await page.route('**/api/subscribers/subscribe', (route) =>
    route.fulfill({ status: 409, json: { code: 'test', ...body } }),
  );
  const field = page.locator('#uutiskirje-footer');
  await field.focus();
  await hydrated(page, 'footer');
  await field.fill('alaosa@example.fi');
  await button(page, 'footer').click();
  await expect.poll(() => answer(page, 'footer').textContent()).toContain(text);
  await expect.poll(() => field.inputValue()).toBe('alaosa@example.fi');
});

test('the menu of a phone has the form, too', async () => {
  const page = await onPhone.load('/');
  await page.getByRole('button', { name: 'Avaa valikko' }).click();
  const field = page.locator('#uutiskirje-menu');
  await field.focus();
  await hydrated(page, 'menu');
  await field.fill('valikko@example.fi');
  await button(page, 'menu').click();
  await expect.poll(() => answer(page, 'menu').textContent()).toBe(CONFIRM);
});

test('the popup comes five seconds after the page, and is closed for seven days', async () => {
  const page = await openWithClock();
  await page.clock.runFor(4900);
  await expect.poll(() => popup(page).isVisible()).toBe(false);
  await waitForPopup(page);
  await popup(page).getByRole('button', { name: 'Sulje' }).click();
  await popup(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      'newsletter-popup-shown': 'true',
      'newsletter-popup-last-shown': expect.stringMatching(/^\d{13}$/),
    });
});

test.each([
  ['a little less than seven days', WEEK_MS - 60_000, false],
  ['a little more than seven days', WEEK_MS + 60_000, true],
])('%s after it was last seen, the popup comes again: %j', async (_when, agoMs, isShown) => {
  const page = await browser.open(`${product.url}/healthz`, offered);
  await page.evaluate((ms) => {
    localStorage.setItem('newsletter-popup-shown', 'true');
    localStorage.setItem('newsletter-popup-last-shown', String(Date.now() - ms));
  }, agoMs);
  await stopClock(page);
  await openAtEnd(page);
  await page.clock.runFor(5100);
  await expect.poll(() => popup(page).isVisible()).toBe(isShown);
});

test('the popup refuses an address without @, thanks for a valid one and closes after 3 seconds', async () => {
  const page = await openWithClock();
  await page.clock.runFor(4900);
  await waitForPopup(page);
  const field = page.locator('#uutiskirje-popup');
  await button(page, 'popup').click();
  await expect.poll(() => answer(page, 'popup').textContent()).toBe('Syötä kelvollinen sähköpostiosoite');
  await field.fill('ponnahdus');
  await button(page, 'popup').click();
  await expect.poll(() => answer(page, 'popup').textContent()).toBe('Syötä kelvollinen sähköpostiosoite');
  const release = await delayRequests(page, '**/api/subscribers/subscribe');
  await field.fill('ponnahdus@example.fi');
  await button(page, 'popup').click();
  await expect.poll(() => button(page, 'popup').textContent()).toBe('Käsitellään...');
  release();
  await expect.poll(() => answer(page, 'popup').textContent()).toBe(CONFIRM);
  await page.clock.runFor(2900);
  await expect.poll(() => popup(page).isVisible()).toBe(true);
  await page.clock.runFor(200);
  await popup(page).waitFor({ state: 'hidden' });
});

test('the popup does not open after a subscription', async () => {
  const page = await openWithClock();
  const release = await delayRequests(page, '**/api/subscribers/subscribe', (route) =>
    route.fulfill({ json: { message: '' } }),
  );
  const field = page.locator('#uutiskirje-footer');
  await field.focus();
  await hydrated(page, 'footer');
  await page.clock.runFor(6000);
  await field.fill('odottamatta@example.fi');
  await button(page, 'footer').click();
  await expect.poll(() => button(page, 'footer').textContent()).toBe('Lähetetään...');
  release();
  // An answer without words has ours.
  await expect
    .poll(() => answer(page, 'footer').textContent())
    .toBe('Kiitos tilauksestasi! Olet nyt tilaajaluettelossa.');
  await page.clock.runFor(2000);
  await expect.poll(() => popup(page).isVisible()).toBe(false);
});

test('the popup waits while somebody types, or an overlay or the cookie banner is in sight', async () => {
  const page = await openWithClock();
  await page.locator('#uutiskirje-footer').focus();
  await page.clock.runFor(6000);
  await expect.poll(() => popup(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Aukioloajat/ }).click();
  await page.getByRole('dialog', { name: 'Aukioloajat' }).waitFor();
  await expect.poll(() => popup(page).isVisible()).toBe(false);
  await page.clock.runFor(2000);
  await expect.poll(() => popup(page).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await waitForPopup(page);

  const visitor = await openWithClock({ ...offered, showsCookieBanner: true });
  const scroll = (top: number) => visitor.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scroll(0);
  await visitor.clock.runFor(8000);
  await expect.poll(() => popup(visitor).isVisible()).toBe(false);
  await visitor.getByRole('button', { name: 'Selvä' }).click();
  await expect.poll(() => stored(visitor)).toMatchObject({ 'cookie-consent': 'denied' });
  // One panel does not follow the other.
  await scroll(99_999);
  await visitor.clock.runFor(14_000);
  await expect.poll(() => popup(visitor).isVisible()).toBe(false);
  await waitForPopup(visitor);
});

test('the popup comes over no control, and not where somebody books or fills in a form', async () => {
  const page = await openWithClock();
  for (const path of ['/ajanvaraus', '/ota-yhteytta', '/vertaa']) {
    await page.goto(product.url + path);
    await page.clock.runFor(8000);
    await expect.poll(() => popup(page).isVisible(), { message: path }).toBe(false);
  }
  // On the first screen of the home page there are buttons; further down is text.
  await page.goto(product.url);
  await page.clock.runFor(8000);
  await expect.poll(() => popup(page).isVisible()).toBe(false);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await waitForPopup(page);
});

test('the popup does not open on the pages of confirming and leaving', async () => {
  const page = await browser.open(`${product.url}/healthz`, offered);
  await stopClock(page);
  await page.goto(`${product.url}/peruuta-uutiskirje`);
  await page.clock.runFor(5100);
  await expect.poll(() => popup(page).count()).toBe(0);
  // Nor on the pages that they go on to.
  await expect.poll(() => stored(page)).toMatchObject({ 'newsletter-popup-shown': 'true' });
});

test('without script a visitor subscribes, confirms by the mailed link, and leaves by another', async () => {
  const address = 'ilman@example.fi';
  const page = await browser.open(product.url, { hasScript: false });
  await page.locator('#uutiskirje-footer').fill(address);
  await button(page, 'footer').click();
  await page.waitForURL(`${product.url}/uutiskirje-tilattu`);
  await page.goto(await mailedLink(address, 'Vahvista uutiskirjeen tilaus'));
  await page.getByRole('button', { name: 'Vahvista tilaus' }).click();
  await page.waitForURL(`${product.url}/uutiskirje-vahvistettu`);
  await page.goto(`${product.url}/peruuta-uutiskirje`);
  await page.locator('#peruuta-osoite').fill(address);
  await page.getByRole('button', { name: 'Lähetä linkki' }).click();
  await page.waitForURL(`${product.url}/peruutuslinkki-lahetetty`);
  await page.goto(await mailedLink(address, 'Peruuta uutiskirje'));
  await page.getByRole('button', { name: 'Peruuta uutiskirje' }).click();
  await page.waitForURL(`${product.url}/uutiskirje-peruttu`);
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe('Uutiskirje on peruttu');
});

test('a clerk finds a subscriber, ends the subscription and removes the data after questions', async () => {
  const address = 'poistuva@example.fi';
  const stayer = 'jaava@example.fi';
  const leaver = 'lahtija@example.fi';
  for (const email of [address, stayer, leaver]) {
    const answered = await fetch(`${product.url}/api/subscribers/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(answered.status).toBe(200);
  }
  const page = await browser.openAsStaff(`${product.url}/admin/tilaajat`, { screen: 'desktop' });
  await page.getByLabel('Rengaskoko').fill('205 55 16');
  await page.getByText('Ei tilaajia näillä rajauksilla').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('koko')).toBe('205/55R16');
  await page.getByRole('link', { name: 'Tyhjennä rajaukset' }).click();
  // The fields follow the address, and would lose what is typed before.
  await page.getByRole('row', { name: address }).waitFor();
  await expect.poll(() => page.getByLabel('Rengaskoko').inputValue()).toBe('');
  await page.getByRole('searchbox').fill('POISTUVA');
  await page.keyboard.press('Enter');
  const chooseFor = async (email: string, action: string) => {
    await page.getByRole('button', { name: `Muut toiminnot: ${email}` }).click();
    await page.getByRole('button', { name: `${action}: ${email}` }).click();
  };
  const row = page.getByRole('row', { name: address });
  await row.getByText('Odottaa vahvistusta').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lataa CSV' }).click();
  browser.allowPageError(/status of 403/);
  await confirmPassword(page);
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFFSähköposti;')).toBe(true);
  expect(file).toContain(address);
  await chooseFor(address, 'Peru tilaus');
  await page.getByRole('dialog').getByRole('button', { name: 'Peru tilaus' }).click();
  await row.getByText('Perunut').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await chooseFor(address, 'Poista tiedot');
  await page.getByRole('dialog').getByRole('button', { name: 'Poista tiedot' }).click();
  await page.getByText('Ei tilaajia näillä rajauksilla').waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);

  // A row that leaves the view passes the focus on to the next.
  await page.goto(`${product.url}/admin/tilaajat?tila=pending`);
  await chooseFor(leaver, 'Peru tilaus');
  await page.getByRole('dialog').getByRole('button', { name: 'Peru tilaus' }).click();
  await page.getByRole('row', { name: leaver }).waitFor({ state: 'detached' });
  const goesOn = page.getByRole('button', { name: `Muut toiminnot: ${stayer}` });
  await expect.poll(() => hasFocus(goesOn)).toBe(true);
});

test('axe finds nothing in the popup, the forms and the pages, in either theme', async () => {
  const page = await openWithClock();
  await page.clock.runFor(5100);
  await waitForPopup(page);
  await page.clock.resume();
  expect(await accessibilityViolations(page)).toEqual([]);
  // The page of the form is read in axe-pages.test.ts.
  for (const path of ['/peruuta-uutiskirje', '/vahvista-uutiskirje?tunnus=x']) {
    await page.goto(product.url + path);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});
