// Tyres ticked for comparison: the tray that collects them, and the page that shows them side by side.
import { expect, test } from 'vitest';

import { accessibilityViolations, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

const list = () => `${product.url}/renkaat?search=205/55R16`;

test('ticked tyres wait in a tray that leads to their comparison, and stay for the session', async () => {
  const page = await browser.open(list());
  const ticks = page.getByRole('checkbox', { name: /^Vertaa: / });
  const tray = page.getByRole('region', { name: 'Vertailuun valitut renkaat' });
  await ticks.nth(0).check();
  await tray.getByText('Valitse vielä toinen').waitFor();
  const name = (await ticks.nth(0).getAttribute('data-compare')) ?? 'none';
  await tray.getByText(name).waitFor();
  await ticks.nth(1).check();
  await tray.getByRole('link', { name: 'Vertaa (2)' }).waitFor();

  await page.reload();
  await tray.getByRole('link', { name: 'Vertaa (2)' }).waitFor();
  await expect.poll(() => ticks.nth(1).isChecked()).toBe(true);

  await tray.getByRole('link', { name: 'Vertaa (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rengasvertailu' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Poista vertailusta: / }).count()).toBe(2);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page
    .getByRole('link', { name: /^Poista vertailusta: / })
    .first()
    .click();
  await page.getByText('Valitse listasta vähintään yksi rengas lisää').waitFor();
  const chosen = () => page.evaluate(() => sessionStorage.getItem('kaarto-compare')?.match(/"id"/g)?.length);
  await expect.poll(chosen).toBe(1);
  await page.goto(list());
  await tray.getByText('Valitse vielä toinen').waitFor();
  await expect.poll(() => ticks.nth(0).isChecked()).toBe(false);
});

test('a fourth tick on a phone is refused, and a thumb of the tray takes its tyre away', async () => {
  const page = await browser.open(list());
  const ticks = page.getByRole('checkbox', { name: /^Vertaa: / });
  const tray = page.getByRole('region', { name: 'Vertailuun valitut renkaat' });
  for (const at of [0, 1, 2]) {
    await ticks.nth(at).check();
    await expect.poll(() => tray.getByRole('button', { name: /^Poista/ }).count()).toBe(at + 1);
  }
  await ticks.nth(3).click();
  await tray.getByText('Vertailuun mahtuu 3 rengasta').waitFor();
  await expect.poll(() => ticks.nth(3).isChecked()).toBe(false);
  await tray
    .getByRole('button', { name: /^Poista/ })
    .first()
    .click();
  await tray.getByRole('link', { name: 'Vertaa (2)' }).waitFor();
  await expect.poll(() => ticks.nth(0).isChecked()).toBe(false);
});

test('a switch leaves the rows in which compared tyres differ', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=kitka+205/55R16`, { screen: 'desktop' });
  const ticks = page.getByRole('checkbox', { name: /^Vertaa: / });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole('link', { name: 'Vertaa (2)' }).click();
  const season = page.getByRole('row', { name: /^Kausi/ });
  await season.waitFor();
  await page.getByRole('switch', { name: 'Näytä vain erot' }).check();
  await expect.poll(() => season.isVisible()).toBe(false);
});

test('on a first visit, too, a comparison of three is printed on one A4', async () => {
  const html = await (await fetch(list())).text();
  const ids = [...html.matchAll(/value="([\da-f-]{36})"/g)].map(([, id]) => id).slice(0, 3);
  const page = await browser.open(`${product.url}/vertaa?renkaat=${ids.join(',')}`, {
    screen: 'desktop',
    showsCookieBanner: true,
  });
  await page.locator('#evasteasetukset').waitFor();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The fonts and pictures of a filled sheet; an empty one is below 1 kB.
  expect(pdf.length).toBeGreaterThan(50_000);
});
