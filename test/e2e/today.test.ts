// The first tab of the back office: what waits today, each figure with a link to its list.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { addDays, helsinkiDay } from '../../src/platform/contract/dates.ts';
import { accessibilityViolations, freezeToasts, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin`, { screen: 'desktop' }));

async function openToday(screen: 'phone' | 'desktop' = 'desktop'): Promise<Page> {
  const page = await (screen === 'desktop'
    ? visit.load('/admin')
    : browser.openAsStaff(`${product.url}/admin`, { screen }));
  await page.getByRole('heading', { level: 1, name: 'Tänään' }).waitFor();
  await cards(page).first().waitFor();
  return page;
}

const cards = (page: Page) => page.getByRole('list', { name: 'Päivän tilanne' }).getByRole('heading');
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** By staff, from the page itself. */
function call(page: Page, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(`/api${address}`, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('adminToken')}`,
          'content-type': 'application/json',
        },
        ...(sent !== undefined && { body: sent }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [path, body && JSON.stringify(body)] as const,
  );
}

test('the back office opens on the day, and a new enquiry is one press away', async () => {
  await fetch(`${product.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'rims',
      name: 'Odottava asiakas',
      email: 'asiakas@example.fi',
      message: 'Onko vanteita?',
    }),
  });
  const page = await openToday();
  await expect.poll(() => pathOf(page)).toBe('/admin/tanaan');
  await expect.poll(() => page.title()).toBe('Tänään – Hallinta');
  await page.getByRole('link', { name: 'Odottava asiakas' }).waitFor();
  await page.getByRole('link', { name: 'Uudet yhteydenotot' }).click();
  await expect.poll(() => pathOf(page)).toBe('/admin/yhteydenotot?tila=new');
  await page.getByRole('heading', { level: 1, name: 'Yhteydenotot' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Odottava asiakas' }).click();
  await page.getByText('Onko vanteita?').waitFor();
});

test('a new enquiry is taken from the day’s card with one press, and back by its undo', async () => {
  const page = await openToday();
  await page.getByRole('button', { name: 'Ota hoitaaksesi: Odottava asiakas' }).click();
  await waitForToast(page, /^Odottava asiakas: työn alla/);
  await freezeToasts(page);
  const link = page.getByRole('link', { name: 'Odottava asiakas' });
  await expect.poll(() => link.count()).toBe(0);
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await waitForToast(page, 'Odottava asiakas: muutos kumottu');
  await page.reload();
  await link.waitFor();
});

test.each([
  ['Varatut ajat tänään', '/admin/ajanvaraus'],
  ['Renkaanvaihtoon kutsuttavat', '/admin/rengashotelli?nakyma=turn&tila=toCall'],
  ['Päättyvät tarjoukset', '/admin/tarjoukset'],
  ['Kysytyt koot, hyllyssä vajaa sarja', '/admin/tires/taulukko?saldo=few'],
  ['Viimeisin ja seuraava kirje', '/admin/newsletters'],
  ['Vaatii huomiota', '/admin/yllapito'],
])('the card %j leads to the list behind it', async (name, path) => {
  const page = await openToday();
  await page.getByRole('link', { name, exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('an offer that ends is prolonged by a week and taken back from the card', async () => {
  const page = await openToday();
  const found = await call(page, '/tires?q=205/55R16');
  const tyre = JSON.parse(JSON.stringify(found)).items.find(
    ({ stock, price }: { stock: number; price: number }) => stock > 0 && price > 50,
  );
  const last = addDays(helsinkiDay(new Date()), 3);
  await call(page, `/tires/sizes/${tyre.sizeId}/products/${tyre._id}/sale`, {
    price: 49,
    endDate: last,
    durationType: 'date',
  });
  await page.reload();
  const prolong = page.getByRole('button', {
    name: new RegExp(`^Jatka 7.pv: ${tyre.manufacturer} ${tyre.model}`),
  });
  const row = page.getByRole('listitem').filter({ has: prolong }).last();
  await expect.poll(() => row.innerText()).toMatch(/(?<![\d,])49\s€/);
  await prolong.click();
  await waitForToast(page, 'tarjous on voimassa');
  await freezeToasts(page);
  await expect.poll(() => prolong.count()).toBe(0);
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect.poll(() => prolong.count()).toBe(1);
});

test('the figures of the bars can be read as a table', async () => {
  const page = await openToday();
  await page.getByText('Luvut taulukkona').click();
  const table = page.getByRole('table', { name: /päivittäin/ });
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(30);
});

test('a day that fails to load says so and offers to retry', async () => {
  browser.allowPageError(/503/);
  const page = await visit.load('/admin/account');
  await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
  await page.route('**/api/admin/today', (route) =>
    route.fulfill({ status: 503, json: { message: 'Hetki vielä.', code: 'database.unavailable' } }),
  );
  await page.getByRole('link', { name: 'Tänään' }).click();
  await page.getByRole('alert').filter({ hasText: 'Päivän tilannetta ei voitu ladata' }).waitFor();
  await page.unroute('**/api/admin/today');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect.poll(() => cards(page).count()).toBe(7);
});

test.each(['desktop', 'phone'] as const)(
  'the first three cards of the day are in sight on a %s',
  async (screen) => {
    const page = await openToday(screen);
    await expect.poll(() => cards(page).count()).toBe(7);
    const third = cards(page).nth(2);
    await expect
      .poll(() => third.evaluate((heading) => heading.getBoundingClientRect().bottom < innerHeight))
      .toBe(true);
  },
);

test('the phone’s bottom bar has the search, four tabs and a sheet with all groups', async () => {
  const page = await openToday('phone');
  const bar = page.getByRole('navigation', { name: 'Hallinnan osiot' });
  await expect.poll(() => bar.getByRole('link').or(bar.getByRole('button')).count()).toBe(6);
  await bar.getByRole('button', { name: 'Haku' }).click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Lisää', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Hallinnan osiot' });
  await sheet.getByRole('list', { name: 'Markkinointi' }).getByRole('link', { name: 'Kampanjat' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Kuvat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kuvat' }).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
});

test("the bar at a phone's foot covers neither the end of the page nor the button that saves", async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/homepage/hero`, { screen: 'phone' });
  const bar = page.getByRole('navigation', { name: 'Hallinnan osiot' });
  await page.getByRole('main').getByRole('textbox').first().fill('Talvirenkaat heti alle');
  const save = page.getByRole('button', { name: /^Tallenna/ }).first();
  await expect
    .poll(async () => {
      const [button, foot] = await Promise.all([save.boundingBox(), bar.boundingBox()]);
      return button && foot ? button.y + button.height <= foot.y : undefined;
    })
    .toBe(true);
});

test('on a desktop the tabs stand in groups with their names, and the password under the user’s', async () => {
  const page = await openToday();
  const rail = page.getByRole('navigation', { name: 'Hallinnan osiot' });
  const customers = rail.getByRole('list', { name: 'Asiakkaat' });
  await expect
    .poll(() => customers.getByRole('link').allTextContents())
    .toEqual([
      expect.stringContaining('Yhteydenotot'),
      'Ajanvaraus',
      'Rengashotelli',
      'Keskustelut',
      'Palaute',
    ]);
  const last = rail.getByRole('link').last();
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  await page.getByRole('link', { name: 'Kirjautuminen: admin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
});
