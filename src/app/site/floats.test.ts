import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../test/app.ts';
import { loadDemonstrationShop, weekWith } from '../../../test/builders/shop.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
await loadDemonstrationShop(shop.platform);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-20T12:00:00+02:00'));

const page = async () => (await shop.app.inject('/')).body.replaceAll('<!-- -->', '');
const drawer = async () => /<dialog id="aukioloajat".*?<\/dialog>/s.exec(await page())?.[0] ?? '';
const put = async (url: string, payload: object) => {
  const answer = await shop.app.inject({ method: 'PUT', url: `/api${url}`, payload, headers: staff });
  expect(answer.statusCode).toBe(200);
};

test('a button on every page opens the drawer of opening hours without script', async () => {
  for (const url of ['/', '/renkaat', '/ei-ole']) {
    const html = (await shop.app.inject(url)).body;
    expect(html).toMatch(/<button[^>]*commandfor="aukioloajat" command="show-modal"[^>]*>/);
    expect(html).toMatch(/<dialog id="aukioloajat"[^>]*closedby="any"/);
  }
});

test('the drawer has the date in full, seven days with today marked, and times as HH:MM', async () => {
  const html = await drawer();
  expect(html).toContain('Tänään on perjantai 20.\u00A0marraskuuta 2026');
  expect(html.match(/<th scope="row">/g)).toHaveLength(7);
  expect(html).toMatch(
    /aria-current="date"[^>]*><th scope="row">perjantai<\/th><td>09:00–17:00<\/td>|<tr[^>]*aria-current="date"[^>]*><th scope="row">perjantai<\/th><td>09:00–17:00/,
  );
  expect(html).toMatch(/sunnuntai<\/th><td>Suljettu/);
  expect(html).not.toContain('Aukioloajat ovat muuttuneet');
});

test('the drawer says whether the shop is open now and has its phone number', async () => {
  const html = await drawer();
  expect(html).toContain('Avoinna, suljetaan klo 17');
  expect(html).toMatch(/<a href="tel:0100000000"[^>]*>.*?Soita 010 000 0000<\/a>/);
});

test("the bar of small screens calls, books, shows the hours' state, leads to tyres or chats", async () => {
  const bar = /<section aria-label="Soita, varaa tai kysy".*?<\/section>/s.exec(await page())?.[0] ?? '';
  const parts = [...bar.matchAll(/<(a|button)\b.*?<\/\1>/gs)].map(([part]) =>
    part.replaceAll(/<[^>]*>/g, '').trim(),
  );
  expect(parts).toEqual([
    'Soita 010 000 0000',
    'Varaa aika',
    'Aukioloajat Auki klo\u00A017 asti',
    // In the place of the chat until that is there.
    'Renkaat',
    'Kaartobotti',
  ]);
});

test('the button has a badge only when the hours are unusual', async () => {
  expect(await page()).not.toContain('data-unusual-hours');
  shop.clock.set('2026-12-20T12:00:00+02:00');
  expect(await page()).toContain('data-unusual-hours');
  expect(await drawer()).toMatch(/to 24\.12\.2026<\/b><small[^>]*>Jouluaatto<\/small><\/span><span>Suljettu/);
});

test('the drawer shows a changed week with the day of the change', async () => {
  await put('/business-settings/hours', { businessHours: weekWith({ pe: { close: '15:00' } }) });
  expect(await page()).toContain('data-unusual-hours');
  const html = await drawer();
  expect(html).toContain('Aukioloajat ovat muuttuneet');
  expect(html).toContain('Päivitetty 20.11.2026.');
  await put('/business-settings/hours', { businessHours: weekWith() });
  expect(await page()).not.toContain('data-unusual-hours');
});

test("the home page's settings name and hide the floating button", async () => {
  await put('/homepage-settings', {
    homepageSettings: { hero: { businessHoursButtonText: 'Milloin auki?' } },
  });
  expect(await page()).toContain('Milloin auki?');
  await put('/homepage-settings', { homepageSettings: { hero: { businessHoursButtonVisible: false } } });
  expect(await page()).not.toContain('commandfor="aukioloajat"');
  await put('/homepage-settings', { homepageSettings: {} });
});
