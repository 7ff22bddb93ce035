// The home page's editor in a browser: from a phone with the page next to it, two clerks at once, changes nobody loses.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { makePicture } from '../builders/pictures.ts';
import { accessibilityViolations, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const openAnew = (screen: 'desktop' | 'phone', part: string) =>
  browser.openAsStaff(`${product.url}/admin/homepage/${part}`, { screen });
const visit = oneVisit(() => openAnew('desktop', 'hero'));

async function openEditor(part: string, screen: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await (screen === 'desktop' ? visit.load(`/admin/homepage/${part}`) : openAnew(screen, part));
  await page.getByRole('navigation', { name: 'Etusivun osat' }).waitFor();
  return page;
}

const preview = (page: Page) => page.frameLocator('iframe[title^="Etusivu"]');
const topOnScreen = (element: Element) => element.getBoundingClientRect().top;
const save = (page: Page) => page.getByRole('button', { name: 'Tallenna muutokset' }).click();
const saved = (page: Page) => waitForToast(page, 'Etusivu päivitetty onnistuneesti');
const home = async () => (await fetch(product.url)).text();

test('a clerk changes the hero on a phone, sees it beforehand, and visitors see it at once', async () => {
  const page = await openEditor('hero', 'phone');
  await page.getByLabel('Pääotsikko', { exact: true }).fill('Talvirenkaat alle tänään');
  await page.getByRole('checkbox', { name: /^Yläotsikko/ }).uncheck();
  await expect.poll(() => preview(page).getByText('Luotettavaa Rengaspalvelua').count()).toBe(0);
  expect(await home()).not.toContain('Talvirenkaat alle tänään');
  const views = page.getByRole('group', { name: 'Lomake vai esikatselu' });
  await views.getByText('Esikatselu', { exact: true }).click();
  await page.getByLabel('Pääotsikko', { exact: true }).waitFor({ state: 'hidden' });
  await preview(page).getByRole('heading', { level: 1, name: 'Talvirenkaat alle tänään' }).waitFor();
  await page.getByText('Tietokone', { exact: true }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Talvirenkaat alle tänään' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await save(page);
  await saved(page);
  const html = await home();
  expect(html).toContain('Talvirenkaat alle tänään');
  expect(html).not.toContain('Luotettavaa Rengaspalvelua');
});

test('the four parts of the home page have addresses and share one draft', async () => {
  const page = await openEditor('financing');
  await page.getByLabel('Korostettu teksti').fill('Kolmen kuukauden tarjous');
  await preview(page).getByText('Kolmen kuukauden tarjous').waitFor();
  await page.getByRole('link', { name: 'Sisältö-osio' }).click();
  await page.waitForURL('**/admin/homepage/content');
  await page.getByRole('group', { name: 'Palvelut' }).getByLabel('Otsikko').fill('Kaikki renkaista');
  const heading = preview(page).getByRole('heading', { name: 'Kaikki renkaista' });
  await heading.waitFor();
  // The preview has followed to the part that is written.
  await expect.poll(() => heading.evaluate(topOnScreen)).toBeLessThan(400);
  await page.getByRole('group', { name: 'Tervetuloa-osio' }).getByLabel('Otsikko').focus();
  await expect.poll(() => heading.evaluate(topOnScreen)).toBeGreaterThan(400);
  await page.getByRole('link', { name: 'Kuva', exact: true }).click();
  await page.getByLabel('Pääkuva').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Pääosio' }).click();
  await page.getByLabel('Alaotsikko', { exact: true }).press('Control+s');
  await saved(page);
  const html = await home();
  expect(html).toContain('Kolmen kuukauden tarjous');
  expect(html).toContain('Kaikki renkaista');
});

test('two clerks who edit the home page see both versions, and neither is lost', async () => {
  browser.allowPageError(/status of 409/);
  const [first, second] = [await openEditor('hero'), await openAnew('desktop', 'hero')];
  await first.getByLabel('Hakupainike', { exact: true }).fill('Etsi renkaat');
  await second.getByLabel('Hakupainike', { exact: true }).fill('Löydä renkaat');
  await save(first);
  await saved(first);
  await save(second);
  const row = second.getByRole('row', { name: /^Hakupainike / });
  await row.getByText('Etsi renkaat').waitFor();
  await row.getByText('Löydä renkaat').waitFor();
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await saved(second);
  expect(await home()).toContain('Löydä renkaat');
});

test('the home page guards unsaved changes, and restores them after a reload', async () => {
  const page = await openEditor('hero');
  const typed = page.getByLabel('Alaotsikko', { exact: true });
  await typed.fill('Kesken jäänyt');
  await page.getByRole('link', { name: 'Kuvat', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => typed.inputValue()).toBe('Kesken jäänyt');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await typed.waitFor();
  await expect.poll(() => typed.inputValue()).toBe('Kesken jäänyt');
  await page.getByRole('link', { name: 'Kuvat', exact: true }).click();
  await question.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await page.waitForURL('**/admin/kuvat');
  expect(await home()).not.toContain('Kesken jäänyt');
});

test('the search button is always shown: its flag is disabled, with the reason', async () => {
  const page = await openEditor('hero');
  const flag = page.getByRole('checkbox', { name: /^Hakupainike/ });
  await expect.poll(() => flag.isDisabled()).toBe(true);
  await page.getByText('Hakupainike on etusivulla aina').waitFor();
});

test('a hero picture is cropped at the position that staff have chosen', async () => {
  const page = await openEditor('image');
  await page.getByLabel('Pääkuva').setInputFiles({
    name: 'halli.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture('jpeg', 1200, 1800),
  });
  await page.getByText('Kuva on ladattu.').waitFor();
  await page.getByLabel('Kuvan kohdistus').selectOption('bottom right');
  await save(page);
  await saved(page);
  const visitor = await browser.open(product.url);
  const picture = visitor.locator('[data-hero] img').first();
  await expect
    .poll(() => picture.evaluate((image) => getComputedStyle(image).objectPosition))
    .toBe('100% 100%');
});

test('the editor opens from the settings, too', async () => {
  const page = await openEditor('hero');
  await page.getByRole('link', { name: 'Asetukset', exact: true }).click();
  await page.getByRole('link', { name: /^Etusivun sisältö/ }).click();
  const panel = page.getByRole('dialog', { name: 'Etusivun sisältö' });
  await panel.getByRole('link', { name: 'Rahoitus-osio' }).click();
  await panel.getByLabel('Korostettu teksti').waitFor();
  await preview(page).getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // The accessibility check runs a script in every frame, and in the preview none may run; its page is checked elsewhere.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  expect(await accessibilityViolations(page)).toEqual([]);
});
