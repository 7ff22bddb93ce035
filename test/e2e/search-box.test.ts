// The search box: asleep until somebody touches it, then a combobox with suggestions.
import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';

import { delayRequests, stopClock, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

const BOX = 'Hae renkaita koolla, merkillä tai mallilla';
const DELAY_MS = 300;

async function openBox(): Promise<{ page: Page; box: Locator; requests: string[] }> {
  const page = await browser.open(`${product.url}/renkaat`, { screen: 'desktop' });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/tires/suggestions') requests.push(searchParams.get('q') ?? '');
  });
  const box = page.getByRole('banner').getByRole('combobox', { name: BOX });
  await box.click();
  await page.locator('header [data-island][data-hydrated=true]').first().waitFor();
  return { page, box, requests };
}

function options(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Ehdotukset' }).getByRole('option');
}

/** The option that assistive technology announces, by the field's own word. */
async function activeOption(box: Locator): Promise<string | null> {
  return box.evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing there');
  });
}

test('two characters bring at most eight suggestions, debounced by 300 ms', async () => {
  const { page, box, requests } = await openBox();
  await stopClock(page);
  const submit = page.getByRole('banner').getByRole('button', { name: 'Hae', exact: true });
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await box.press('Space');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await box.fill('');
  await box.press('2');
  await expect.poll(() => submit.isEnabled()).toBe(true);
  await page.clock.runFor(DELAY_MS * 2);
  expect(requests).toEqual([]);
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
  const request = page.waitForRequest('**/api/tires/suggestions*');
  await box.press('0');
  await page.clock.runFor(DELAY_MS - 1);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await request;
  await page.clock.resume();
  await options(page).first().waitFor();
  await expect.poll(() => options(page).count()).toBeLessThanOrEqual(8);
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
  await stopClock(page);
  await box.pressSequentially('5/55');
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => requests.at(-1)).toBe('205/55');
  expect(requests).toEqual(['20', '205/55']);
});

test('arrows walk the suggestions and return to the field, Enter opens the selected one', async () => {
  const { page, box } = await openBox();
  // In one event: each key by itself may bring a separate list, which replaces the one before.
  await box.fill('205 55 16');
  await options(page).first().waitFor();
  const count = await options(page).count();
  await expect.poll(() => activeOption(box)).toBeNull();
  await box.press('ArrowDown');
  await expect.poll(() => activeOption(box)).toBe(await options(page).first().textContent());
  await expect.poll(() => page.getByRole('listbox').getByRole('option', { selected: true }).count()).toBe(1);
  await box.press('ArrowUp');
  await expect.poll(() => activeOption(box)).toBeNull();
  await box.press('ArrowUp');
  await expect.poll(() => activeOption(box)).toBe(await options(page).last().textContent());
  for (let step = 0; step < count - 1; step += 1) await box.press('ArrowUp');
  await expect.poll(() => activeOption(box)).toContain('205/55R16');
  await box.press('Enter');
  await page.waitForURL('**/renkaat/205-55-16');
});

test('Escape and a click outside close the suggestions and leave the typed text', async () => {
  const { page, box } = await openBox();
  await box.fill('hakka');
  await options(page).first().waitFor();
  const listId = await box.getAttribute('aria-controls');
  await expect.poll(() => page.getByRole('listbox').getAttribute('id')).toBe(listId);
  await box.press('Escape');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => options(page).count()).toBe(0);
  await expect.poll(() => box.inputValue()).toBe('hakka');
  await box.press('ArrowDown');
  await options(page).first().waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => box.inputValue()).toBe('hakka');
});

test('a suggestion can be tapped', async () => {
  const page = await browser.open(`${product.url}/renkaat`);
  await page.getByRole('main').getByRole('combobox', { name: BOX }).tap();
  await page.keyboard.insertText('205 55 16');
  await options(page).filter({ hasText: '205/55R16' }).first().tap();
  await page.waitForURL('**/renkaat/205-55-16');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('205/55R16');
});

test('the header box leads to the same search from any page', async () => {
  browser.allowPageError(/status of 404/);
  const page = await browser.open(`${product.url}/ei-ole`, { screen: 'desktop' });
  const box = page.getByRole('banner').getByRole('combobox', { name: BOX });
  await box.fill('kitka 205/55');
  await page.getByRole('banner').getByRole('button', { name: 'Hae', exact: true }).click();
  await page.waitForURL(/\/renkaat\?search=kitka\+205%2F55$/);
  await expect.poll(() => page.getByText('Haku ymmärrettiin näin').isVisible()).toBe(true);
});

test('React comes with the first touch of an island and not before', async () => {
  const scripts: string[] = [];
  const note = (request: Request): void => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  };
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
  page.on('request', note);
  // Campaigns and popup bring their scripts some seconds later.
  await stopClock(page);
  await page.goto(`${product.url}/renkaat`);
  await page.mouse.wheel(0, 600);
  await page.getByRole('heading', { level: 1 }).click();
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/^\/assets\/site-/);
  await page.getByRole('main').getByRole('combobox', { name: BOX }).focus();
  await page.locator('main [data-island][data-hydrated=true]').waitFor();
  expect(scripts.some((path) => path.includes('hydrate'))).toBe(true);
  await expect.poll(() => page.locator('[data-island][data-hydrated]').count()).toBe(1);
});

test('text typed before the script loads stays and is answered', async () => {
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
  const release = await delayRequests(page, '**/assets/hydrate*');
  await page.goto(`${product.url}/renkaat`);
  const box = page.getByRole('main').getByRole('combobox', { name: BOX });
  await box.pressSequentially('205 55 16');
  await expect.poll(() => page.locator('main [data-hydrated=loading]').count()).toBe(1);
  release();
  await options(page).first().waitFor();
  await expect.poll(() => box.inputValue()).toBe('205 55 16');
});

test('no key is lost while the box wakes, however slow the phone', async () => {
  for (const slowness of [1, 8]) {
    const page = await browser.open(`${product.url}/renkaat`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const box = page.getByRole('main').getByRole('combobox', { name: BOX });
    await box.tap();
    await page.keyboard.type('205 55 16 91V', { delay: 30 });
    await page.locator('main [data-island][data-hydrated=true]').waitFor();
    await expect.poll(() => box.inputValue()).toBe('205 55 16 91V');
    await box.press('End');
    await box.press('Backspace');
    await expect.poll(() => box.inputValue()).toBe('205 55 16 91');
    await page.close();
  }
});
