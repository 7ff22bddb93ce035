// The day of the bookings in the back office: what visitors book comes up by itself and is moved by keys and by pointer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { helsinkiInstant, helsinkiTime } from '../../src/platform/contract/dates.ts';
import { MINUTE_MS } from '../../src/platform/contract/durations.ts';
import { DAY } from './booking-day.ts';
import { accessibilityViolations, freezeToasts, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

interface Stored {
  _id: string;
  start: string;
  end: string;
  bay: number;
}

/** As the booking page sends it. */
async function book(name: string, time: string, contact: { email?: string; phone?: string }): Promise<void> {
  const start = helsinkiInstant(DAY, time).toISOString();
  const answer = await fetch(`${product.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service: 'seasonChange',
      start,
      vehicleType: 'passenger',
      rim: 16,
      name,
      ...contact,
    }),
  });
  expect(answer.status, await answer.text()).toBe(201);
}

async function findBooking(name: string): Promise<Stored | undefined> {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  const { token } = await login.json();
  const answer = await fetch(`${product.url}/api/admin/bookings?from=${DAY}&to=${DAY}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const all: (Stored & { name: string })[] = await answer.json();
  return all.find((booking) => booking.name === name);
}

async function storedBooking(name: string): Promise<string> {
  const found = await findBooking(name);
  return found ? `${helsinkiTime(new Date(found.start))} ${found.bay}` : 'none';
}

const PATH = `/admin/ajanvaraus?paiva=${DAY}`;
const openAnew = (screen: 'desktop' | 'phone') => browser.openAsStaff(product.url + PATH, { screen });
const visit = oneVisit(() => openAnew('desktop'));

async function openDay(screen: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await (screen === 'desktop' ? visit.load(PATH) : openAnew(screen));
  await page.getByText('Päivittyy itsestään').waitFor();
  return page;
}

test('a booking of a visitor comes up without a reload, and arrows and Enter move it, with undo', async () => {
  const page = await openDay();
  await book('Näppäin Testinen', '09:00', { email: 'nappain@example.fi' });
  const card = page.getByRole('button', { name: /Näppäin Testinen/ });
  await card.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const before = await storedBooking('Näppäin Testinen');
  await card.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: 'Siirrä', exact: true }).count()).toBe(0);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('checkbox', { name: 'Kerro uudesta ajasta: nappain@example.fi' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await freezeToasts(page);
  await expect.poll(() => storedBooking('Näppäin Testinen')).toBe('09:30 2');
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect.poll(() => storedBooking('Näppäin Testinen')).toBe(before);
});

test('a dragged booking is refused where another one is, and goes where its bay is free', async () => {
  browser.allowPageError(/409 \(Conflict\)/);
  await book('Veto Vapaa', '12:00', { phone: '040 000 0001' });
  await book('Tiellä Tukeva', '14:00', { phone: '040 000 0002' });
  const page = await openDay();
  const placeOf = async (name: RegExp) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error('No such card on the board');
    return box;
  };
  const [own, other] = [await placeOf(/Veto Vapaa/), await placeOf(/Tiellä Tukeva/)];
  const hour = (other.y - own.y) / 2;
  const dragBy = async (x: number, y: number) => {
    const now = await placeOf(/Veto Vapaa/);
    await page.mouse.move(now.x + 40, now.y + 8);
    await page.mouse.down();
    await page.mouse.move(now.x + 40 + x, now.y + 8 + y, { steps: 5 });
    await page.mouse.up();
  };
  await dragBy(other.x - own.x, 2 * hour);
  const alert = page.getByRole('alert').filter({ hasText: 'Aika on varattu' });
  await alert.getByText(/Tiellä on Tiellä Tukeva/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  // Where there is room instead: one press saves it.
  await alert.getByRole('button', { name: /klo\s14\.00, Paikka 2/ }).waitFor();
  await page.getByRole('button', { name: 'Peru siirto' }).click();
  await alert.waitFor({ state: 'detached' });
  await dragBy(0, -hour);
  await expect.poll(() => storedBooking('Veto Vapaa')).toMatch(/^11:00/);
});

test('a booking whose lower edge is dragged down by an hour takes an hour longer', async () => {
  await book('Venyvä Varaus', '15:30', { phone: '040 000 0003' });
  const before = await findBooking('Venyvä Varaus');
  const lengthOf = (found: Stored | undefined) =>
    (Date.parse(found?.end ?? '') - Date.parse(found?.start ?? '')) / MINUTE_MS;
  const minutes = lengthOf(before);
  const page = await openDay();
  const card = page.getByRole('button', { name: /Venyvä Varaus/ });
  await card.waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await card.boundingBox();
  if (!box) throw new Error('No such card on the board');
  const edge = { x: box.x + box.width / 2, y: box.y + box.height - 3 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y + (box.height * 60) / minutes, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => lengthOf(await findBooking('Venyvä Varaus'))).toBe(minutes + 60);
  await expect.poll(async () => (await findBooking('Venyvä Varaus'))?.start).toBe(before?.start);
});

test('on a phone the day is a list in which a clerk says how far a booking is', async () => {
  await book('Lista Liisa', '15:00', { phone: '040 000 0003' });
  const page = await openDay('phone');
  const row = page.getByRole('row', { name: /Lista Liisa/ });
  await row.getByRole('button', { name: 'Saapunut: Lista Liisa' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Saapunut: Lista Liisa' }).click();
  await row.getByRole('button', { name: 'Työn alla: Lista Liisa' }).waitFor();
  await row.getByRole('link', { name: '15.00–15.30' }).click();
  const panel = page.getByRole('dialog', { name: 'Lista Liisa' });
  await panel.getByRole('button', { name: 'Saapunut', pressed: true }).waitFor();
  await expect
    .poll(() => panel.getByRole('link', { name: '040 000 0003' }).getAttribute('href'))
    .toBe('tel:0400000003');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the list of the day comes to the booking that was just made', async () => {
  const page = await openDay('phone');
  // Shorter than the list.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.getByRole('link', { name: 'Uusi varaus' }).click();
  const form = page.getByRole('dialog', { name: 'Uusi varaus' });
  await form.getByLabel('Kello').fill('10.30');
  await form.getByLabel('Nimi').fill('Uusi Ulla');
  await form.getByLabel('Nimi').press('Enter');
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /Uusi Ulla/ });
  await expect
    .poll(() =>
      row.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});

test('where no stream gets through, the view says that it is read again by the clock', async () => {
  browser.allowPageError(/ERR_FAILED/);
  const page = await openDay();
  await page.route('**/api/admin/changes*', (route) => route.abort());
  await page.reload();
  const said = page.getByText('Yhteys katkesi. Päivitetään 10 sekunnin välein.');
  await expect.poll(() => said.count()).toBe(1);
});
