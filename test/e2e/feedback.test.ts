// Feedback as a visitor gives it, in the drawer and without script, and as a clerk reads it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, delayRequests, stopClock, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();
const onPhone = oneVisit(() => browser.open(`${product.url}/healthz`));
const onDesktop = oneVisit(() => browser.open(`${product.url}/healthz`, { screen: 'desktop' }));

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Anna palautetta' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Arvosana' });
const answer = (page: Page) => page.locator('#palautelomake [role=status]');
const FAILED = 'Palautteen lähettäminen epäonnistui. Yritä uudelleen.';

async function openDrawer(open = () => onPhone.load('/')): Promise<Page> {
  const page = await open();
  await page.getByRole('link', { name: 'Anna palautetta' }).click();
  await slider(page).waitFor();
  return page;
}

/** Answers the next calls in the server's place. */
async function answerWith(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/feedback', (route) => route.fulfill({ status, json: body }));
}

test('feedback sent on a phone is thanked for, and the drawer closes after two seconds', async () => {
  const page = await openDrawer(() => browser.open(product.url));
  await expect.poll(() => slider(page).inputValue()).toBe('5');
  await page.locator('[data-rating="9"]').tap();
  await expect.poll(() => slider(page).inputValue()).toBe('9');
  await page.getByLabel('Kommentti').fill('Ripeä palvelu.');
  await stopClock(page);
  const sent = page.waitForRequest('**/api/feedback');
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ rating: 9, comment: 'Ripeä palvelu.' });
  await expect.poll(() => answer(page).textContent()).toBe('Kiitos palautteestasi!');
  await expect.poll(() => slider(page).inputValue()).toBe('5');
  await expect.poll(() => page.getByLabel('Kommentti').inputValue()).toBe('');
  await page.clock.runFor(1000);
  await expect.poll(() => drawer(page).isVisible()).toBe(true);
  await page.clock.runFor(1000);
  await drawer(page).waitFor({ state: 'hidden' });
});

test('by keyboard the drawer opens, takes a rating and closes; focus returns to the link', async () => {
  const page = await onDesktop.load('/');
  const link = page.getByRole('link', { name: 'Anna palautetta' });
  await link.focus();
  await page.keyboard.press('Enter');
  await slider(page).waitFor();
  await expect.poll(() => slider(page).evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider(page).inputValue()).toBe('7');
  await expect.poll(() => page.locator('[data-chosen]').textContent()).toBe('7');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  await expect.poll(() => link.evaluate((element) => element.matches(':focus'))).toBe(true);
  await expect.poll(() => page.url()).toBe(`${product.url}/`);
  await link.click();
  await expect.poll(() => slider(page).inputValue()).toBe('7');
});

test('the button shows that feedback is being sent, and a failure leaves the typed text', async () => {
  browser.allowPageError(/500|status of 5/);
  const page = await openDrawer(() => onDesktop.load('/'));
  const release = await delayRequests(page, '**/api/feedback', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Palvelimella tapahtui virhe.' } }),
  );
  await slider(page).fill('2');
  await page.getByLabel('Kommentti').fill('Jonotin tunnin.');
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  const sending = page.getByRole('button', { name: 'Lähetetään...' });
  await sending.waitFor();
  await expect.poll(() => sending.isDisabled()).toBe(true);
  release();
  await expect.poll(() => answer(page).textContent()).toBe(FAILED);
  await expect.poll(() => slider(page).inputValue()).toBe('2');
  await expect.poll(() => page.getByLabel('Kommentti').inputValue()).toBe('Jonotin tunnin.');
  await page.getByRole('button', { name: 'Lähetä palaute' }).waitFor();
});

test('a reached limit is shown with the reason', async () => {
  browser.allowPageError(/429/);
  const page = await openDrawer();
  await answerWith(page, 429, { code: 'feedback.too_many', message: 'Odota hetki.' });
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  await expect.poll(() => answer(page).textContent()).toBe(`${FAILED} Odota hetki.`);
});

test('a drawer closed before its form came has it once when opened again', async () => {
  const page = await onPhone.load('/');
  const release = await delayRequests(page, '**/palaute');
  const link = page.getByRole('link', { name: 'Anna palautetta' });
  await link.click();
  await drawer(page).getByText('Ladataan lomaketta…').waitFor();
  await page.keyboard.press('Escape');
  await link.click();
  release();
  await slider(page).waitFor();
  // Comes after the form that was requested twice.
  await page.evaluate(() => fetch('/palaute'));
  await expect.poll(() => page.locator('#palautelomake').count()).toBe(1);
});

test('when the form cannot be loaded, the link leads to its page', async () => {
  browser.allowPageError(/Failed to load resource/);
  const page = await onPhone.load('/');
  await page.route('**/palaute', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Anna palautetta' }).click();
  await page.waitForURL(`${product.url}/palaute`);
  await expect.poll(() => slider(page).inputValue()).toBe('5');
});

test('without script the link leads to a page with the same form, and the form to thanks', async () => {
  const page = await browser.open(product.url, { hasScript: false });
  await page.getByRole('link', { name: 'Anna palautetta' }).click();
  await page.waitForURL(`${product.url}/palaute`);
  await slider(page).fill('8');
  await page.getByLabel('Kommentti').fill('Ilman skriptejä.');
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  await page.waitForURL(`${product.url}/kiitos-palautteesta`);
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe('Kiitos palautteestasi!');
});

test('on the page of the form the answer comes in place, and the link leads to the form', async () => {
  const page = await onDesktop.load('/palaute');
  await page.getByRole('link', { name: 'Anna palautetta' }).click();
  await expect.poll(() => slider(page).evaluate((element) => element.matches(':focus'))).toBe(true);
  await expect.poll(() => drawer(page).count()).toBe(0);
  await expect.poll(() => page.locator('[data-chosen]').count()).toBe(1);
  await answerWith(page, 201, {});
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  await expect.poll(() => answer(page).textContent()).toBe('Kiitos palautteestasi!');
  await expect.poll(() => page.url()).toBe(`${product.url}/palaute`);
});

test('anything with the attribute opens the drawer, and names the conversation it is about', async () => {
  const page = await onPhone.load('/');
  await page.evaluate(() => {
    const link = document.createElement('button');
    link.dataset['feedback'] = 'conv_1763719200000_k3x9ab';
    link.textContent = 'Palautetta keskustelusta';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('button', { name: 'Palautetta keskustelusta' }).click();
  await answerWith(page, 201, {});
  const sent = page.waitForRequest('**/api/feedback');
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    rating: 5,
    conversationId: 'conv_1763719200000_k3x9ab',
  });
});

test('a clerk reads feedback with its average, and removes one after a question', async () => {
  const send = (body: object) =>
    fetch(`${product.url}/api/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send({ rating: 1, comment: 'Väärä rengas <b>alla</b>.' })).status).toBe(201);
  expect((await send({ thumbs: 'up', conversationId: 'conv_1763719200000_k3x9ab' })).status).toBe(201);
  const page = await browser.openAsStaff(`${product.url}/admin/feedback`, { screen: 'desktop' });
  const row = page.getByRole('row', { name: 'Väärä rengas <b>alla</b>.' });
  await row.getByText('Lomake').waitFor();
  await expect
    .poll(() => row.getByRole('rowheader').textContent())
    .toMatch(/^\d{1,2}\.\d{1,2}\.\d{4} klo\s\d{1,2}\.\d\d$/);
  const thumb = page.getByRole('row', { name: 'Lue keskustelu' });
  await thumb.getByText('Avustajan vastaus').waitFor();
  await thumb.getByText('Ei kommenttia').waitFor();
  await expect.poll(() => page.getByText(/^\d,\d$/).count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Poista palaute' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Poista palaute' }).click();
  await row.waitFor({ state: 'detached' });
});

test('a failure to load feedback is shown in the page and as a toast', async () => {
  browser.allowPageError(/500|status of 5/);
  const page = await browser.openAsStaff(`${product.url}/admin`, { screen: 'desktop' });
  await page.route('**/api/feedback/all*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Palvelimella tapahtui virhe.' } }),
  );
  await page.goto(`${product.url}/admin/feedback`);
  await expect.poll(() => page.getByText('Palautteen lataus epäonnistui').count()).toBeGreaterThan(1);
});

test('axe finds nothing in the drawer and on the pages, in either theme', async () => {
  const page = await openDrawer();
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const path of ['/palaute', '/kiitos-palautteesta']) {
    await page.goto(product.url + path);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});
