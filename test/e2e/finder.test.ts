// The size finder of the home page: only sizes that are sold, live counts, and the way from a size to its tyres.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { sharedProduct } from './product.ts';
import { countOf } from './reading.ts';

const browser = withBrowser();
const product = sharedProduct();
const onPhone = oneVisit(() => browser.open(`${product.url}/healthz`));
const onDesktop = oneVisit(() => browser.open(`${product.url}/healthz`, { screen: 'desktop' }));

const PHONE_BAR_PX = 64;

function finderOf(page: Page): Locator {
  return page.getByRole('search', { name: 'Hae renkaita koon mukaan' });
}

/** The button as soon as it shows its number of tyres. */
async function countedButton(page: Page): Promise<Locator> {
  const button = finderOf(page).getByRole('button', { name: /^Näytä [\d\s]+ rengas(ta)?/ });
  await button.waitFor();
  return button;
}

/** Without the price that follows. */
async function promisedCount(button: Locator): Promise<number> {
  const [count = ''] = (await button.innerText()).split('alk');
  return countOf(count);
}

async function listedCount(page: Page): Promise<number> {
  const count = page.getByRole('region', { name: 'Hakutulokset' }).getByText(/^[\d\s]+rengas(ta)?$/);
  return countOf(await count.first().innerText());
}

const picker = (finder: Locator, name: string) => finder.getByRole('combobox', { name, exact: true });
const valueOf = (finder: Locator, name: string) => picker(finder, name).inputValue();

test('on a phone the size field and its button are on the first screen, above the bar', async () => {
  const page = await onPhone.load('/');
  const finder = finderOf(page);
  const screen = page.viewportSize();
  for (const part of [
    finder.getByRole('combobox', { name: 'Rengaskoko tai rengasmalli' }),
    finder.getByRole('button', { name: 'Näytä renkaat' }),
  ]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(
      (screen?.height ?? 0) - PHONE_BAR_PX,
    );
  }
});

test('on a phone a list without a size asks for one, a list with a size does not', async () => {
  const page = await onPhone.load('/renkaat?search=nastat');
  await page.getByText('Lisää renkaan koko').waitFor();
  await picker(page.getByRole('main'), 'Leveys').waitFor();
  await page.goto(`${product.url}/renkaat?search=205/55R16`);
  await expect.poll(() => picker(page.getByRole('main'), 'Leveys').isVisible()).toBe(false);
  await expect.poll(() => page.getByText('Lisää renkaan koko').count()).toBe(0);
});

test('a known size is two taps from its tyres; the button says how many and from what price', async () => {
  const page = await onPhone.load('/');
  const finder = finderOf(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(finder.getByRole('combobox', { name: 'Rengaskoko tai rengasmalli' }));
  await page.keyboard.type('2055516');
  const button = await countedButton(page);
  await expect.poll(() => valueOf(finder, 'Leveys')).toBe('205');
  await expect.poll(() => valueOf(finder, 'Profiili')).toBe('55');
  await expect.poll(() => valueOf(finder, 'Vanne')).toBe('16');
  await expect.poll(() => button.innerText()).toMatch(/alk\.\s[\d\s,]+\s€ asennettuna/);
  const promised = await promisedCount(button);
  await tap(button);
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
  expect(taps).toBe(2);
  await expect.poll(() => listedCount(page)).toBe(promised);
});

test('a width leaves the profiles and rims sold with it, counted; the only one fills itself', async () => {
  const page = await onDesktop.load('/');
  const finder = finderOf(page);
  const enabled = (label: string) => picker(finder, label).locator('option:not([value=""]):enabled');
  await picker(finder, 'Leveys').focus();
  await picker(finder, 'Leveys').selectOption('205');
  await countedButton(page);
  const all = await picker(finder, 'Profiili').locator('option').count();
  await expect.poll(() => enabled('Profiili').count()).toBeLessThan(all - 1);
  for (const text of await enabled('Profiili').allTextContents()) expect(text).toMatch(/^\d\d · \d+$/);
  // Each profile that is left has tyres of this width.
  const [first = ''] = await enabled('Profiili').evaluateAll((options) =>
    options.map((option) => option.getAttribute('value') ?? ''),
  );
  await picker(finder, 'Profiili').selectOption(first);
  await expect
    .poll(async () => (await enabled('Vanne').count()) > 1 || (await valueOf(finder, 'Vanne')) !== '')
    .toBe(true);
  await finder.getByText('Kesä', { exact: true }).click();
  const button = await countedButton(page);
  await expect.poll(() => finder.getByRole('status').last().innerText()).toContain('renga');
  const promised = await promisedCount(button);
  await button.click();
  await page.getByRole('heading', { level: 1, name: /^Kesärenkaat/ }).waitFor();
  await expect.poll(() => listedCount(page)).toBe(promised);
});

test('a suggested size is filled in from the keyboard, and a picker overrules what was typed', async () => {
  const page = await onDesktop.load('/');
  const finder = finderOf(page);
  const field = finder.getByRole('combobox', { name: 'Rengaskoko tai rengasmalli' });
  await field.click();
  await page.keyboard.type('205/5', { delay: 20 });
  const option = page.getByRole('listbox', { name: 'Ehdotukset' }).getByRole('option').first();
  await option.waitFor();
  const size = /\d+\/\d+R\d+/.exec(await option.innerText())?.[0] ?? '';
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toContain(size);
  await expect
    .poll(
      async () =>
        `${await valueOf(finder, 'Leveys')}/${await valueOf(finder, 'Profiili')}R${await valueOf(finder, 'Vanne')}`,
    )
    .toBe(size);
  await picker(finder, 'Leveys').selectOption('225');
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(() => valueOf(finder, 'Leveys')).toBe('225');
});

test('where the size stands on a tyre is shown in a popover, with script and without', async () => {
  for (const hasScript of [true, false]) {
    const page = await browser.open(product.url, { hasScript });
    await page.getByRole('button', { name: 'Mistä koko löytyy?' }).tap();
    await page.getByText('Koko lukee renkaan kyljessä').waitFor();
    const guide = page.getByRole('link', { name: 'Näin luet koon renkaan kyljestä' });
    await expect.poll(() => guide.getAttribute('href')).toBe('/hyva-tietaa#koko');
    if (hasScript) {
      await page.getByRole('img', { name: /205\/55/ }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  }
});

test('the number of the shop can be called from the hero', async () => {
  const page = await onPhone.load('/');
  const call = page.getByRole('main').getByRole('link', { name: '010 000 0000' }).first();
  await expect.poll(() => call.getAttribute('href')).toBe('tel:0100000000');
});

test('on a phone the Tab key goes from the header to the finder, then to the buttons below it', async () => {
  const page = await onPhone.load('/');
  await page.getByRole('banner').getByRole('button').last().focus();
  const order: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement?.textContent || 'field'));
  }
  expect(order.indexOf('Hae renkaita')).toBeGreaterThan(order.indexOf('Näytä renkaat'));
  expect(order.indexOf('Näytä renkaat')).toBeGreaterThan(0);
});

test('over a list the finder stays under the header and searches the season of the list', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R16&winterType=friction`, {
    screen: 'desktop',
  });
  const finder = page.getByRole('search', { name: 'Rengashaku' });
  await expect.poll(() => valueOf(finder, 'Leveys')).toBe('205');
  await page.getByRole('navigation', { name: 'Sivut' }).scrollIntoViewIfNeeded();
  await picker(finder, 'Leveys').focus();
  const header = await page.getByRole('banner').boundingBox();
  const line = await finder.boundingBox();
  expect(line?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  expect((line?.y ?? 0) + (line?.height ?? Infinity)).toBeLessThanOrEqual(160);
  await picker(finder, 'Leveys').selectOption('195');
  await picker(finder, 'Profiili').selectOption('65');
  await picker(finder, 'Vanne').selectOption('15');
  const button = finder.getByRole('button', { name: /^Näytä [\d\s]+ rengas(ta)?/ });
  await button.waitFor();
  const promised = await promisedCount(button);
  await button.click();
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 195/65R15' }).waitFor();
  await expect.poll(() => listedCount(page)).toBe(promised);
});
