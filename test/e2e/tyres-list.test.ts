// The tyre tab over a whole catalogue: the first tyres of each size, all of them on demand, products found, nothing typed lost.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, openMenu, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const openAnew = (query = '', screen: 'phone' | 'desktop' = 'desktop') =>
  browser.openAsStaff(`${product.url}/admin/tires${query}`, { screen });
const visit = oneVisit(openAnew);

async function openTab(query = '', screen: 'phone' | 'desktop' = 'desktop'): Promise<Page> {
  const page = await (screen === 'desktop' ? visit.load(`/admin/tires${query}`) : openAnew(query, screen));
  await page.getByRole('heading', { name: 'Renkaat' }).waitFor();
  return page;
}

const SIZE = '205/55R16';
const card = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('caption') })
    .first()
    .getByRole('row');
const question = (page: Page) => page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });

test('a card shows its first tyres or all of them in pages, by the URL', async () => {
  const page = await openTab(`?haku=${SIZE}`);
  await page.getByRole('button', { name: `Näytä kaikki`, exact: false }).first().waitFor();
  await expect.poll(() => card(page).count()).toBe(1 + 6);
  const all = page.getByRole('button', { name: new RegExp(`^Näytä kaikki .* ${SIZE}$`) });
  const total = Number(/\((\d+)\)/.exec(await all.innerText())?.[1]);
  expect(total).toBeGreaterThan(50);
  await all.click();
  await page.getByRole('heading', { name: `Koon kaikki ${total} rengasta` }).waitFor();
  await expect.poll(() => card(page).count()).toBe(1 + 50);
  // The header lies over what is scrolled below it, and axe would measure what is left of it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityViolations(page)).toEqual([]);
  const pages = page.getByRole('navigation', { name: `Koon ${SIZE} renkaiden sivut` });
  await pages.getByRole('link', { name: 'Seuraava' }).click();
  await expect.poll(() => card(page).count()).toBe(1 + Math.min(50, total - 50));
  await page.reload();
  await pages.getByText('Sivu 2 /').waitFor();
  await expect.poll(() => card(page).count()).toBe(1 + Math.min(50, total - 50));
  await page.getByRole('button', { name: /^Näytä vähemmän/ }).click();
  await expect.poll(() => card(page).count()).toBe(1 + 6);
});

test('a tyre is found by maker, model and EAN, on the card of its size, marked', async () => {
  const page = await openTab('', 'phone');
  const [tyre] = (await (await fetch(`${product.url}/api/tires?q=225/45R17&limit=1`)).json()).items;
  const search = page.getByRole('searchbox', { name: 'Hae kokoa tai rengasta' });
  for (const words of [tyre.ean, `${tyre.manufacturer} ${tyre.model} 225/45R17`]) {
    await search.fill(words);
    await search.press('Enter');
    await page.getByText('Osumat on korostettu.', { exact: false }).waitFor();
    await page.getByRole('heading', { name: /^225\/45R17 / }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(1);
    const found = card(page).filter({ hasText: 'osuma' }).first().getByRole('link').first();
    await expect.poll(() => found.innerText()).toBe(tyre.model);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await search.fill('eiolemassakaan');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'Ei kokoja eikä renkaita tällä haulla' }).waitFor();
});

test('a panel of the tyre tab guards unsaved changes', async () => {
  const page = await openTab('?haku=205/55R16');
  const panel = page.getByRole('dialog').first();
  const ofTyre = page.getByRole('row').nth(1);
  // What is in a menu has the place of the menu.
  const kinds: readonly (readonly [RegExp, string, Locator?])[] = [
    [/^Uusi rengaskoko$/, 'Leveys'],
    [/^Uusi rengastuote$/, 'Malli'],
    [/^Valmistajat$/, 'Maa'],
    [/^Muokkaa kokoa/, 'Leveys', page.getByRole('main')],
    [/^Kirjaa saldo/, 'Renkaita', ofTyre],
    [/^Luo tarjous/, 'Tarjoushinta', ofTyre],
  ];
  for (const [button, field, place] of kinds) {
    if (place) await openMenu(place);
    await page.getByRole('button', { name: button }).first().click();
    const typed = panel.getByRole('textbox', { name: field, exact: false }).first();
    await typed.fill('77');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Jatka muokkausta' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => typed.inputValue()).toBe('77');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Hylkää muutokset' }).click();
    await panel.waitFor({ state: 'detached' });
    // Who goes on by keyboard goes on where the panel was opened.
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent),
      )
      .toMatch(place ? /^Muut toiminnot/ : button);
  }
  // Nothing typed, nothing to confirm.
  await openMenu(page.getByRole('row').nth(1));
  await page.getByRole('button', { name: /^Kirjaa saldo/ }).click();
  await panel.getByLabel('Renkaita').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('Ctrl and S save the visible form wherever the focus is, also in panels', async () => {
  const page = await openTab('?haku=205/55R16');
  const panel = page.getByRole('dialog').first();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await panel.getByLabel('Malli').fill('Näppäimellä tallennettu');
  await page.keyboard.press('Control+s');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => card(page).filter({ hasText: 'Näppäimellä tallennettu' }).count()).toBe(1);
  await page.goto(`${product.url}/admin/campaigns/new`);
  await panel.getByLabel('Nimi').waitFor();
  await panel.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('Control+s');
  await panel.locator('[aria-invalid=true]').first().waitFor();
});

test('the browser confirms closing with unsaved changes, and not after they are saved', async () => {
  const page = await openTab('?haku=205/55R16');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const panel = page.getByRole('dialog').first();
  await openMenu(page.getByRole('row').nth(1));
  await page.getByRole('button', { name: /^Kirjaa saldo/ }).click();
  await panel.getByLabel('Renkaita').fill('12');
  await page.reload();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await panel.getByLabel('Renkaita').fill('12');
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Renkaat' }).waitFor();
  await expect.poll(() => questions).toEqual(['beforeunload']);
});

test('a picture of a tyre is uploaded, shown, and taken again from the library', async () => {
  const page = await openTab('?haku=225/45R17');
  const panel = page.getByRole('dialog').first();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const drawing = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    canvas.getContext('2d')?.fillRect(80, 80, 300, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await panel
    .getByLabel('Pääkuva', { exact: false })
    .first()
    .setInputFiles({
      name: 'rengas.png',
      mimeType: 'image/png',
      buffer: Buffer.from(drawing, 'base64'),
    });
  const address = panel.getByRole('textbox', { name: 'Pääkuvan osoite' });
  await panel.getByText('Kuva on ladattu.').waitFor();
  await expect.poll(() => address.inputValue()).toMatch(/^\/api\/files\/[a-z0-9]+-640x480\.(?:png|jpg)$/);
  const imageUrl = await address.inputValue();
  await panel.getByRole('button', { name: 'Valitse aiemmista kuvista' }).last().click();
  const library = page.getByRole('dialog', { name: 'Aiemmat kuvat' });
  await library.getByLabel('Hae tiedoston nimellä').fill('rengas');
  await library.getByLabel('Hae tiedoston nimellä').press('Enter');
  await library.getByRole('button', { name: 'Valitse rengas.png' }).first().click();
  await library.waitFor({ state: 'detached' });
  await expect.poll(() => panel.getByRole('textbox', { name: 'Muut kuvat' }).inputValue()).toBe(imageUrl);
  expect(await accessibilityViolations(page)).toEqual([]);
  const model = await panel.getByRole('textbox', { name: 'Malli' }).inputValue();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await waitForToast(page, 'Rengastuote päivitetty onnistuneesti');
  const ofTyre = page.getByRole('row').filter({ hasText: model }).first();
  const path = await ofTyre.locator('a', { hasText: 'Avaa tuotesivu' }).getAttribute('href');
  expect(await (await fetch(`${product.url}${path}`)).text()).toContain(imageUrl);
});

test('two clerks at one tyre see both versions field by field, and neither is lost', async () => {
  browser.allowPageError(/status of 409/);
  const [first, second] = [await openTab('?haku=195/65R15'), await openAnew('?haku=195/65R15')];
  for (const page of [first, second]) {
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'Hinta' }).waitFor();
  }
  await first.getByRole('textbox', { name: 'Hinta' }).fill('111,00');
  await first.getByRole('textbox', { name: 'Malli' }).fill('Toinen malli');
  await first.getByRole('button', { name: 'Tallenna' }).click();
  await waitForToast(first, 'Rengastuote päivitetty onnistuneesti');
  await second.getByRole('textbox', { name: 'Hinta' }).fill('122,00');
  await second.getByRole('textbox', { name: 'Kuvaus' }).fill('Toisen kuvaus');
  await second.getByRole('button', { name: 'Tallenna' }).click();
  const row = second.getByRole('row', { name: /^Hinta / });
  await row.getByText('111,00').waitFor();
  await row.getByText('122,00').waitFor();
  await expect.poll(() => second.getByRole('row', { name: /^Malli |^Kuvaus / }).count()).toBe(0);
  await expect.poll(() => second.getByRole('textbox', { name: 'Malli' }).inputValue()).toBe('Toinen malli');
  expect(await accessibilityViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await waitForToast(second, 'Rengastuote päivitetty onnistuneesti');
  await second.getByRole('row').filter({ hasText: '122,00' }).first().waitFor();
});
