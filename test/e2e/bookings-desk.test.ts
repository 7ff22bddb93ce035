// The bookings at the counter: by single keys alone, a state that is taken back, what goes on paper, and settings that two
// people change at once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import {
  addDays,
  formatDate,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
} from '../../src/platform/contract/dates.ts';
import { DAY } from './booking-day.ts';
import { accessibilityViolations, delayRequests, freezeToasts, pressEnter, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

interface Stored {
  _id: string;
  code: string;
  start: string;
  end: string;
  bay: number;
  kind: string;
  state: string;
  source: string;
  name: string;
  staffNote: string;
}

async function staffHeaders(): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const login = await fetch(`${product.url}/api/admin/login`, { method: 'POST', headers, body });
  return { ...headers, authorization: `Bearer ${(await login.json()).token}` };
}

async function listBookings(): Promise<Stored[]> {
  const headers = await staffHeaders();
  const query = `from=${helsinkiDay(new Date())}&to=${addDays(DAY, 30)}`;
  return (await fetch(`${product.url}/api/admin/bookings?${query}`, { headers })).json();
}

async function book(payload: object): Promise<Stored> {
  const answer = await fetch(`${product.url}/api/admin/bookings`, {
    method: 'POST',
    headers: await staffHeaders(),
    body: JSON.stringify({ service: 'seasonChange', rim: 16, notify: false, ...payload }),
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

const at = (time: string) => helsinkiInstant(DAY, time).toISOString();

const openAnew = (path: string) => browser.openAsStaff(product.url + path, { screen: 'desktop' });
const visit = oneVisit(() => openAnew('/admin/settings'));

async function openDay(path = ''): Promise<Page> {
  const page = await visit.load(`/admin/ajanvaraus${path}?paiva=${DAY}`);
  if (path === '') await page.getByText('Päivittyy itsestään').waitFor();
  return page;
}

test('N makes a booking, B takes time out of use and W takes somebody in, by keys alone', async () => {
  const page = await openDay();
  await page.keyboard.press('n');
  const booking = page.getByRole('dialog', { name: 'Uusi varaus' });
  await expect.poll(() => booking.getByLabel('Päivä').inputValue()).toBe(formatDate(DAY));
  await booking.getByLabel('Kello').focus();
  await page.keyboard.type('10.15');
  await booking.getByLabel('Nimi').focus();
  await page.keyboard.type('Näppäin Ännä');
  await page.keyboard.press('Enter');
  await booking.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Näppäin Ännä/ }).waitFor();

  await page.keyboard.press('b');
  const block = page.getByRole('dialog', { name: 'Sulje aika' });
  await block.getByLabel('Kello').focus();
  await page.keyboard.type('13');
  await block.getByLabel('Päättyy').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('14.30');
  await block.getByLabel('Syy').focus();
  await page.keyboard.type('Nosturin huolto');
  await pressEnter(block.getByRole('button', { name: 'Sulje aika' }));
  await block.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Nosturin huolto/ }).waitFor();

  await page.keyboard.press('w');
  const walkIn = page.getByRole('dialog', { name: 'Asiakas jonosta' });
  // The focus is in the form, so that a second key is enough.
  const plate = walkIn.getByLabel('Rekisterinumero');
  await expect.poll(() => plate.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await walkIn.waitFor({ state: 'detached' });
  const stored = await listBookings();
  const clock = (instant: string) => helsinkiTime(new Date(instant));
  expect(stored.find(({ name }) => name === 'Näppäin Ännä')).toMatchObject({ start: at('10:15') });
  const blocked = stored.find(({ kind }) => kind === 'block');
  expect(blocked && [clock(blocked.start), clock(blocked.end), blocked.staffNote]).toEqual([
    '13:00',
    '14:30',
    'Nosturin huolto',
  ]);
  expect(stored.filter(({ source }) => source === 'walk_in').map(({ state }) => state)).toEqual(['arrived']);
});

test('on a day without free times one press takes the first time after it', async () => {
  const page = await visit.load(`/admin/ajanvaraus/uusi?paiva=${addDays(DAY, 5)}`);
  const form = page.getByRole('dialog', { name: 'Uusi varaus' });
  const day = form.getByLabel('Päivä');
  // On a Sunday a booking begins on the first open day.
  await expect.poll(() => day.inputValue()).toBe(formatDate(addDays(DAY, 6)));
  await day.fill(formatDate(addDays(DAY, 5)));
  await form.getByRole('button', { name: /^Ensimmäinen vapaa: ma / }).click();
  await expect.poll(() => day.inputValue()).toBe(formatDate(addDays(DAY, 6)));
  const time = form.getByLabel('Kello');
  await expect.poll(() => time.inputValue()).toBe('9.00');
  await expect.poll(() => time.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a state that was pressed by mistake is taken back by Undo', async () => {
  const { _id: id } = await book({ start: at('09:00'), name: 'Tila Testinen' });
  const stateOf = async () => (await listBookings()).find((one) => one._id === id)?.state;
  const page = await openDay(`/${id}`);
  const card = page.getByRole('dialog', { name: 'Tila Testinen' });
  await card.getByRole('button', { name: 'Ei saapunut' }).click();
  await freezeToasts(page);
  await card.getByRole('button', { name: 'Ei saapunut', pressed: true }).waitFor();
  await expect.poll(stateOf).toBe('no_show');
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await expect.poll(stateOf).toBe('booked');
  await card.getByRole('button', { name: 'Ei saapunut', pressed: false }).waitFor();
});

test('one press moves a booking to a free place beside the one that was taken', async () => {
  browser.allowPageError(/409 \(Conflict\)/);
  const moved = await book({ start: at('15:00'), bay: 1, name: 'Siirto Sirkka' });
  await book({ start: at('15:35'), bay: 1, name: 'Edessä Eino' });
  const page = await openDay();
  const card = page.getByRole('button', { name: /Siirto Sirkka/ });
  await card.focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Tiellä on Edessä Eino' });
  const near = alert.getByRole('group', { name: 'Vapaana lähellä:' }).getByRole('button');
  await expect.poll(() => near.count()).toBe(4);
  expect(await accessibilityViolations(page)).toEqual([]);
  // The board does not wait for what it reads again.
  const release = await delayRequests(page, '**/api/admin/bookings?*');
  await alert.getByRole('button', { name: /^klo\s15\.30, Paikka 2$/ }).click();
  await alert.waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: 'Paikka 2, 1 varaus' })
    .getByRole('button', { name: /^15\.30 ?Siirto Sirkka/ })
    .waitFor();
  release();
  const place = async () => {
    const found = (await listBookings()).find(({ _id }) => _id === moved._id);
    return found && [helsinkiTime(new Date(found.start)), found.bay];
  };
  await expect.poll(place).toEqual(['15:30', 2]);
});

/** The paper of each page of a PDF by its width in millimetres. */
function paperOf(pdf: Buffer): number[] {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+)/g)];
  return boxes.map(([, points]) => Math.round((Number(points) / 72) * 25.4));
}
const A4 = 210;
const A5 = 148;

test('a day, its pick list, a work order and the slip go on paper alone, each on one sheet', async () => {
  const { _id: id, code } = await book({ start: at('11:30'), name: 'Paperi Pauli', licencePlate: 'PAP-123' });
  const onPaper = async (page: Page) => {
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Tulosta', 'Uusi varaus', 'Jonosta']) {
      for (const role of ['button', 'link'] as const) {
        await expect.poll(() => page.getByRole(role, { name }).filter({ visible: true }).count()).toBe(0);
      }
    }
    await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    return paperOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  };
  const order = await openDay(`/${id}/tyomaarain`);
  await order.getByText('PAP-123').waitFor();
  expect(await onPaper(order)).toEqual([A5]);
  const list = await openDay('/keruulista');
  await list.getByText('Tälle päivälle ei ole mitään haettavaa.').waitFor();
  expect(await onPaper(list)).toEqual([A4]);
  const day = await openDay();
  await day.getByRole('button', { name: /Paperi Pauli/ }).waitFor();
  expect(await onPaper(day)).toEqual([A4]);
  await expect.poll(() => day.getByRole('button', { name: /Paperi Pauli/ }).isVisible()).toBe(true);
  const slip = await browser.open(`${product.url}/ajanvaraus/varaus/${code}`);
  expect(await onPaper(slip)).toEqual([A4]);
  for (const name of ['Lisää kalenteriin', 'Siirrä aika']) {
    await expect.poll(() => slip.getByRole('link', { name }).isVisible()).toBe(false);
  }
  await expect.poll(() => slip.getByRole('heading', { name: 'Aika on varattu' }).isVisible()).toBe(true);
});

test('of settings that two people change at once, each chooses between the two values of a field', async () => {
  browser.allowPageError(/status of 409/);
  const openSettings = async (open: (path: string) => Promise<Page>) => {
    const page = await open('/admin/settings/ajanvaraus');
    await page.getByLabel('Väli töiden jälkeen').waitFor();
    return page;
  };
  const [first, second] = [await openSettings(visit.load), await openSettings(openAnew)];
  await first.getByLabel('Väli töiden jälkeen').fill('10');
  await first.getByLabel('Aikoja annetaan eteenpäin').fill('50');
  await first.getByRole('button', { name: 'Tallenna asetukset' }).click();
  await first.getByText('Ajanvarauksen asetukset on tallennettu.').waitFor();
  await second.getByLabel('Väli töiden jälkeen').fill('0');
  await second.getByRole('button', { name: 'Tallenna asetukset' }).click();
  const both = second.getByRole('table', { name: 'Joku muu ehti tallentaa ensin' });
  await both.getByRole('cell', { name: '10', exact: true }).waitFor();
  await both.getByRole('cell', { name: '0', exact: true }).waitFor();
  // The other field was changed by one of them alone.
  await expect.poll(() => both.getByRole('row').count()).toBe(2);
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await second.getByText('Ajanvarauksen asetukset on tallennettu.').waitFor();
  const headers = await staffHeaders();
  const stored = await (await fetch(`${product.url}/api/admin/booking-settings`, { headers })).json();
  expect([stored.gapMinutes, stored.farthestDays]).toEqual([0, 50]);
});
