// A visitor books a time: from a size to a fitted set on a phone, by the keyboard, and without script.
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { addDays, helsinkiDay } from '../../src/platform/contract/dates.ts';
import { closeToday } from '../opened-shops.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();
beforeAll(() => closeToday(product.url));

const MAX_TAPS = 12;

test('on a phone a fitted set is booked within 12 taps from the search for its size', async () => {
  const page = await browser.open(`${product.url}/renkaat`);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const box = page.getByRole('main').getByRole('combobox', { name: 'Hae renkaita koolla' });
  await tap(box);
  await box.pressSequentially('205 55 16');
  // The key of the phone's keyboard.
  taps += 1;
  await box.press('Enter');
  await page.waitForURL(/search=205\+55\+16/);
  const card = page.getByRole('article').filter({ hasText: 'Autoon' }).first();
  const [, day = 'none'] = /Autoon (\S+)/.exec(await card.innerText()) ?? [];
  await tap(card.getByRole('link').first());
  await page.waitForURL(/\/renkaat\/[a-z0-9-]+\/[a-z0-9-]+/);
  const shown = await page
    .getByText(/^(Hyllyssä|Tilauksesta)\. Asennus aikaisintaan/)
    .first()
    .innerText();
  expect(shown).toContain(day);
  const promised = /klo\s[\d.]+/.exec(shown)?.[0] ?? 'none';
  await tap(page.locator('[data-bottom-bar]').getByRole('link', { name: 'Varaa asennus' }));
  await page.waitForURL(/\/ajanvaraus\?rengas=/);
  const earliest = page.getByRole('radio').first();
  // What the list has promised.
  await expect.poll(async () => (await earliest.getAttribute('aria-label')) ?? '').toContain(promised);
  await page.locator('[data-plain$=booking][data-hydrated=true]').waitFor();
  await tap(earliest);
  const bar = page.locator('[data-bottom-bar]');
  await expect.poll(() => bar.innerText()).toContain(promised);
  await tap(bar.getByRole('button', { name: 'Jatka' }));
  await expect
    .poll(() => page.getByLabel('Nimi').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByLabel('Nimi').fill('Esimerkkiasiakas');
  await tap(page.getByLabel('Puhelin', { exact: true }));
  await page.getByLabel('Puhelin', { exact: true }).fill('040 000 0000');
  expect(await accessibilityViolations(page)).toEqual([]);
  await tap(bar.getByRole('button', { name: 'Varaa aika' }));
  await page.waitForURL(/\/ajanvaraus\/varaus\//);
  await page.getByRole('heading', { level: 1, name: 'Aika on varattu' }).waitFor();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await expect.poll(() => page.getByRole('main').innerText()).toContain('205/55R16');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('other work shows its price and times in place, by the keyboard, and what was typed stays', async () => {
  const page = await browser.open(`${product.url}/ajanvaraus?vanne=16`, { screen: 'desktop' });
  await page.locator('[data-plain$=booking][data-hydrated=true]').waitFor();
  await page.getByLabel('Nimi').fill('Esimerkkiasiakas');
  const summary = page.getByRole('complementary', { name: 'Varauksesi' });
  const before = await summary.innerText();
  const change = page.getByRole('radio', { name: /^Kausivaihto, renkaat mukana/ });
  await change.focus();
  await page.keyboard.press('ArrowUp');
  const fitting = page.getByRole('radio', { name: /^Uusien renkaiden asennus/ });
  await expect.poll(() => summary.innerText()).not.toBe(before);
  await expect.poll(() => fitting.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await expect.poll(() => page.url()).toContain('palvelu=fitting');
  await expect.poll(() => page.getByLabel('Nimi').inputValue()).toBe('Esimerkkiasiakas');
  const time = page.getByRole('radio', { name: /klo/ }).first();
  await time.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => summary.innerText()).toContain(await time.getAttribute('aria-label'));
  await page.getByLabel('Sähköposti', { exact: true }).fill('nimi@example.fi');
  await page.getByLabel('Nimi').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Aika on varattu' }).waitFor();
});

test('without script a refused booking form stays filled, is sent again, then moved', async () => {
  browser.allowPageError(/status of 422/);
  const page = await browser.open(`${product.url}/ajanvaraus`, { hasScript: false });
  await page.getByRole('radio', { name: /^Tasapainotus/ }).check();
  await page.getByLabel('Vannekoko').selectOption('18');
  await page.getByRole('button', { name: 'Näytä ajat ja hinta' }).tap();
  await page.waitForURL(/palvelu=balancing/);
  // On another day, so that it can still be moved.
  const day = page.locator('details:has([name=start])').last();
  await day.locator('summary').tap();
  const time = day.getByRole('radio').first();
  const label = (await time.getAttribute('aria-label')) ?? '';
  await time.tap();
  await page.getByLabel('Nimi').fill('Esimerkkiasiakas');
  // That of the bar: until the styles are there, as after the refusal, the form's own one is on the page as well.
  const submit = page.locator('[data-bottom-bar]').getByRole('button', { name: 'Varaa aika' });
  await submit.tap();
  await page.getByRole('alert').getByText('Kirjoita puhelinnumero tai sähköpostiosoite.').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: label }).isChecked()).toBe(true);
  await page.getByLabel('Puhelin', { exact: true }).fill('040 000 0001');
  await submit.tap();
  await page.getByRole('heading', { level: 1, name: 'Aika on varattu' }).waitFor();
  const clock = label.split('klo')[1]?.trim() ?? '';
  await expect.poll(() => page.getByRole('main').innerText()).toContain(clock);

  await page.getByRole('link', { name: 'Siirrä aika' }).tap();
  await page.getByRole('radio').first().tap();
  await page.getByRole('button', { name: 'Siirrä tähän aikaan' }).tap();
  await expect.poll(() => page.getByRole('heading', { name: 'Valitse uusi aika' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('main').innerText()).not.toContain(`klo ${clock}–`);
});

test('missing values have a Finnish error at their field, which gets the focus', async () => {
  const page = await browser.open(`${product.url}/ajanvaraus?vanne=17`, { screen: 'desktop' });
  await page.locator('[data-plain$=booking][data-hydrated=true]').waitFor();
  const submit = page.getByRole('main').getByRole('button', { name: 'Varaa aika' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await submit.click();
  await page.getByRole('alert').filter({ hasText: 'Valitse aika.' }).waitFor();
  await expect.poll(focused).toBe('start');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await submit.click();
  await page.getByRole('alert').filter({ hasText: 'Kirjoita nimi.' }).waitFor();
  await expect.poll(focused).toBe('name');
  await expect.poll(() => page.getByText('Valitse aika.').count()).toBe(0);
  await page.keyboard.type('Esimerkkiasiakas');
  await page.getByLabel('Sähköposti', { exact: true }).fill('puuttuva@example.fi');
  await submit.click();
  await page.getByRole('heading', { level: 1, name: 'Aika on varattu' }).waitFor();
});

test.each([
  { how: 'with', hasScript: true },
  { how: 'without', hasScript: false },
])('of times beside one that is gone, the pressed one is booked $how script', async ({ hasScript }) => {
  browser.allowPageError(/status of 409/);
  const work = hasScript ? 'seasonChange' : 'repair';
  const page = await browser.open(`${product.url}/ajanvaraus?palvelu=${work}&vanne=16`, { hasScript });
  const whenLive = async () => {
    if (hasScript) await page.locator('[data-plain$=booking][data-hydrated=true]').waitFor();
  };
  await whenLive();
  const earliest = page.getByRole('radio', { name: /klo/ }).first();
  await earliest.tap();
  const start = await earliest.inputValue();
  for (let status = 201, at = 0; status === 201; at += 1) {
    const body = { service: work, rim: 16, start, name: 'Nopeampi', phone: `04${work.length} 000 001${at}` };
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    status = (await fetch(`${product.url}/api/bookings`, sent)).status;
  }
  await page.getByLabel('Nimi').fill('Esimerkkiasiakas');
  await page.getByLabel('Puhelin', { exact: true }).fill(`04${work.length} 000 0002`);
  await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Varaa aika' }).tap();
  await page.getByRole('alert').getByText('Aika ehdittiin juuri varata').waitFor();
  await whenLive();
  const near = page.getByRole('button', { name: /^Varaa .* klo/ });
  await page.getByRole('radio', { name: /klo/ }).first().tap();
  const clock = /klo\s([\d.]+)/.exec(await near.last().innerText())?.[1] ?? '';
  await near.last().tap();
  await page.getByRole('heading', { level: 1, name: 'Aika on varattu' }).waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(new RegExp(`klo\\s${clock}–`));
});

test('items ticked off on the pick list show on the card of the booking', async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/ajanvaraus`, { screen: 'desktop' });
  const today = helsinkiDay(new Date());
  const bookings: { _id: string; start: string; state: string; tyreSource: string; productName: string }[] =
    await page.evaluate(
      async ([from, to]) => {
        const headers = { authorization: `Bearer ${localStorage.getItem('adminToken')}` };
        return (await fetch(`/api/admin/bookings?from=${from}&to=${to}`, { headers })).json();
      },
      [today, addDays(today, 30)] as const,
    );
  const booking = bookings.find(
    ({ state, tyreSource, productName }) => state === 'booked' && tyreSource === 'own' && productName !== '',
  );
  if (!booking) throw new Error('The demonstration shop has no booking with tyres of its own shelf.');
  const day = helsinkiDay(new Date(booking.start));
  await page.goto(`${product.url}/admin/ajanvaraus/keruulista?paiva=${day}`);
  const box = page
    .getByRole('checkbox', { name: new RegExp(`^Haettu hyllystä: .*${booking.productName}`) })
    .first();
  await expect.poll(() => box.isChecked()).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
  await page.goto(`${product.url}/admin/ajanvaraus/${booking._id}?paiva=${day}`);
  const tick = page.getByRole('dialog').getByRole('checkbox', { name: 'Haettu hyllystä' });
  await expect.poll(() => tick.isChecked()).toBe(true);
  await tick.click();
  await expect.poll(() => tick.isChecked()).toBe(false);
});
