// The frame around the tabs: the drawer over public pages, the palette, short messages, unsaved changes, accounts, audit.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import {
  accessibilityViolations,
  endSessionAndPress,
  openMenu,
  waitForToast,
  withBrowser,
} from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/account`, { screen: 'desktop' }));

async function openSignedIn(path: string): Promise<Page> {
  const page = await visit.load(path);
  await page.getByRole('navigation', { name: 'Hallinnan osiot' }).waitFor();
  return page;
}

/** A public page as staff see it, with the back office over it. */
async function openDrawer(screen: 'phone' | 'desktop'): Promise<Page> {
  const page = await browser.openAsStaff(product.url, { screen });
  await page.getByRole('button', { name: 'Hallinta' }).click();
  // The menu of all tabs closes when the first one opens.
  await page.getByRole('heading', { name: 'Tänään', exact: true }).waitFor();
  return page;
}

test('visitors see no button of the back office and load nothing of it', async () => {
  const page = await browser.open(product.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.getByRole('button', { name: 'Hallinta' }).count()).toBe(0);
  expect(requests.filter((url) => url.includes('admin'))).toEqual([]);
});

test.each(['phone', 'desktop'] as const)(
  'staff open the back office over a public page on a %s, and it stays as it was when hidden',
  async (screen) => {
    const page = await openDrawer(screen);
    const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
    const share = await drawer.evaluate((box) => box.getBoundingClientRect().width / innerWidth);
    expect(share).toBeCloseTo(screen === 'phone' ? 1 : 0.67, 2);
    if (screen === 'phone') await drawer.getByRole('button', { name: 'Lisää', exact: true }).click();
    await drawer.getByRole('link', { name: 'Kirjautuminen' }).click();
    await drawer.getByLabel('Nykyinen salasana').fill('half typed');
    expect(await accessibilityViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Sulje', exact: true }).click();
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: 'Hallinta' }).click();
    await expect.poll(() => drawer.getByLabel('Nykyinen salasana').inputValue()).toBe('half typed');
    const whole = drawer.getByRole('link', { name: 'Koko näyttö' });
    await expect.poll(() => whole.getAttribute('href')).toBe('/admin/account');
  },
);

test('when the session ends in the drawer the sign-in replaces the tabs, and the page stays', async () => {
  browser.allowPageError(/status of 401/);
  const page = await openDrawer('desktop');
  const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await endSessionAndPress(page, drawer.getByRole('link', { name: 'Muutosloki' }));
  await drawer.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
  await drawer.getByText('Istunto päättynyt').waitFor();
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
  await drawer.getByRole('heading', { name: 'Muutosloki' }).waitFor();
  expect(documents).toBe(0);
});

test('while one tab is read the scripts of the others are loaded', async () => {
  const page = await openSignedIn('/admin/account');
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/tyres-page-')),
    );
  expect(await isLoaded()).toBe(false);
  await expect.poll(isLoaded).toBe(true);
});

test('Ctrl and K find a tab or a setting by its words, from the keyboard alone', async () => {
  const page = await openSignedIn('/admin/account');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Mitä etsit?' }).fill('aukiolo');
  await page.getByRole('option', { name: /Aukioloajat/, selected: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Aukioloajat' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/settings/aukioloajat');
});

test('the question mark lists the shortcuts, single keys can be turned off, fields keep theirs', async () => {
  const page = await openSignedIn('/admin/account');
  await page.getByLabel('Nykyinen salasana').press('?');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Pikanäppäimet' });
  await list.getByRole('switch', { name: 'Yhden näppäimen pikanäppäimet käytössä' }).click();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect.poll(() => list.count()).toBe(0);
});

test('unsaved changes are discarded, stay, or are saved before another view is opened', async () => {
  const page = await openSignedIn('/admin/settings/aukioloajat');
  const panel = page.getByRole('dialog', { name: 'Aukioloajat' });
  await panel.getByLabel('lauantai, suljetaan').fill('14.00');
  await panel.getByRole('button', { name: 'Sulje', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await expect.poll(() => panel.getByLabel('lauantai, suljetaan').inputValue()).toBe('14:00');
  await panel.getByRole('button', { name: 'Sulje', exact: true }).click();
  await question.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await panel.waitFor({ state: 'detached' });

  await page.goto(`${product.url}/admin/settings/aukioloajat`);
  const refused = panel.getByLabel('lauantai, suljetaan');
  await refused.fill('99');
  await panel.getByRole('button', { name: 'Sulje', exact: true }).click();
  await question.getByRole('button', { name: 'Tallenna ja jatka' }).click();
  await expect.poll(() => refused.getAttribute('aria-invalid')).toBe('true');
  await refused.fill('14.00');
  await panel.getByRole('button', { name: 'Sulje', exact: true }).click();
  await question.getByRole('button', { name: 'Tallenna ja jatka' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.goto(`${product.url}/admin/settings/aukioloajat`);
  await expect.poll(() => refused.inputValue()).toBe('14:00');
});

test('the panel of accounts begins at a new one; a refused new password says so at its field', async () => {
  browser.allowPageError(/status of 422/);
  const page = await openSignedIn('/admin/settings/tunnukset');
  const panel = page.getByRole('dialog', { name: 'Käyttäjätunnukset' });
  await page.evaluate(
    async ([username, currentPassword]) => {
      await fetch('/api/admin/accounts', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('adminToken')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ username, password: 'ensimmäinen oma', currentPassword }),
      });
    },
    ['matti', ADMIN.password],
  );
  await page.reload();
  await expect
    .poll(() => panel.getByLabel('Käyttäjätunnus').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await panel.getByRole('button', { name: 'Uusi salasana: matti' }).click();
  const account = panel.getByRole('article', { name: 'matti' });
  const password = account.getByRole('textbox', { name: 'Uusi salasana: matti' });
  const own = account.getByRole('textbox', { name: 'Oma salasanasi' });
  const save = account.getByRole('button', { name: 'Aseta salasana' });
  await password.focus();
  const place = await save.boundingBox();
  await password.fill('lyhyt');
  await account.getByRole('meter').waitFor();
  // A button that moves while it is pressed is not pressed.
  expect(await save.boundingBox()).toEqual(place);
  await save.click();
  await account.getByText('Salasanassa pitää olla vähintään 10 merkkiä.').waitFor();
  await account.getByText('Kirjoita oma salasanasi.').waitFor();
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  await password.fill('toinen oma salasana');
  await own.fill('ei tämä');
  await save.click();
  await account.getByText('Salasana on väärin.').waitFor();
  await expect.poll(() => own.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => own.evaluate((field) => field === document.activeElement)).toBe(true);
  await own.fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await waitForToast(page, 'Salasana vaihdettu: matti.');
  await password.waitFor({ state: 'detached' });
});

test('an owner adds and closes an account; toasts, their list and the audit log say so', async () => {
  // A wrong password for the own account answers 422.
  browser.allowPageError(/status of 422/);
  const page = await openSignedIn('/admin/settings/tunnukset');
  const panel = page.getByRole('dialog', { name: 'Käyttäjätunnukset' });
  await panel.getByLabel('Käyttäjätunnus').fill('liisa');
  await panel.getByLabel('Salasana', { exact: true }).fill('ensimmäinen oma');
  await panel.getByLabel('Oma salasanasi').fill(ADMIN.password);
  await panel.getByRole('button', { name: 'Lisää tunnus' }).click();
  await waitForToast(page, 'Tunnus liisa lisätty');
  const liisa = panel.getByRole('article', { name: 'liisa' });
  await liisa.getByRole('button', { name: 'Istunnot: liisa' }).click();
  await liisa.getByText('Ei kirjautuneena missään.').waitFor();
  await openMenu(liisa);
  await panel.getByRole('button', { name: 'Sulje tunnus: liisa' }).click();
  const question = page.getByRole('dialog', { name: 'Sulje tunnus: liisa' });
  browser.allowPageError(/422 .*\/admin\/accounts/);
  await question.getByLabel('Oma salasanasi').fill('ei tämä');
  await question.getByRole('button', { name: 'Sulje tunnus: liisa' }).click();
  await question.getByText('Salasana on väärin.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByLabel('Oma salasanasi').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await panel.getByText('Suljettu').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const region = page.getByRole('region', { name: 'Ilmoitukset' });
  await region.getByText('Tunnus liisa lisätty').waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Sulje', exact: true }).click();
  await page.getByRole('button', { name: 'Ilmoitukset', exact: true }).click();
  await page.getByRole('dialog', { name: 'Ilmoitukset' }).getByText('Tunnus liisa lisätty').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Muutosloki' }).click();
  await page.getByText('Lisätty: Käyttäjätunnus liisa').click();
  await page.getByRole('table', { name: 'Muutosloki' }).getByText('Omistaja').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Tekijä').selectOption(ADMIN.username);
  await page.waitForURL(/tekija=/);
  await expect.poll(() => page.getByText('Lisätty: Käyttäjätunnus liisa').count()).toBe(1);
});
