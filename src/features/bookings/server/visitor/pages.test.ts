import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { clearLimits } from '../../../../../test/builders/limits.ts';
import { BOOKINGS_TAG } from '../../contract/bookings.ts';
import { bookingSettingsSchema, type BookingSettings } from '../../contract/settings.ts';
import type { BookingTables } from '../tables.ts';

/** Monday; the shop is open 9–17 and has two bays. */
const NOW = '2026-11-23T08:00:00+02:00';

const shop = await startTestApp({ now: NOW });
const staff = await shop.loginStaff();
beforeEach(async () => {
  shop.clock.set(NOW);
  await shop.platform.db.$extendTables<BookingTables>().deleteFrom('booking').execute();
  await shop.platform.pages.changed([BOOKINGS_TAG]);
  await clearLimits(shop);
});
afterAll(() => shop.close());

/** A page as its reader finds things in it. */
function pageOf(html: string) {
  const page = parseDocument(html.replaceAll('\u00A0', ' '));
  const all = (selector: string): Element[] => selectAll<AnyNode, Element>(selector, page);
  const text = (selector: string) => all(selector).map(textContent).join('').replaceAll(/\s+/g, ' ');
  const attribute = (selector: string, name: string) => all(selector)[0]?.attribs[name];
  return { all, text, attribute };
}
type ShownPage = ReturnType<typeof pageOf>;
const get = async (url: string) => {
  const answer = await shop.app.inject(url);
  return { answer, ...pageOf(answer.body) };
};
/** A form of a page as a browser without script sends it, with these fields typed or chosen. */
async function send(page: ShownPage, form: string, typed: Record<string, string>) {
  const fields = page.all(`${form} :is(input, textarea)`).flatMap((field): [string, string][] => {
    const { name = '', value = textContent(field), type = '', checked, disabled } = field.attribs;
    const isChoice = type === 'radio' || type === 'checkbox';
    return disabled === undefined && (!isChoice || checked !== undefined) ? [[name, value]] : [];
  });
  const answer = await shop.app.inject({
    method: 'POST',
    url: page.attribute(form, 'action')?.split('#')[0] ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...Object.fromEntries(fields), ...typed }).toString(),
  });
  return { answer, ...pageOf(answer.body), location: answer.headers.location ?? '' };
}
const PERSON = { name: 'Esimerkkiasiakas', phone: '040 000 0000', licencePlate: 'abc-123' };
const TUESDAY_9 = '2026-11-24T07:00:00.000Z';

async function book(typed: Record<string, string> = {}) {
  const page = await get('/ajanvaraus?palvelu=seasonChange&auto=henkiloauto&vanne=16');
  return send(page, '#varaus', { ...PERSON, start: TUESDAY_9, ...typed });
}
async function saveSettings(change: (settings: BookingSettings) => BookingSettings): Promise<void> {
  const url = '/api/admin/booking-settings';
  const stored = bookingSettingsSchema.parse((await shop.app.inject({ url, headers: staff })).json());
  const saved = await shop.app.inject({ method: 'PUT', url, headers: staff, payload: change(stored) });
  expect(saved.statusCode).toBe(200);
}
async function saveLink(booking: string): Promise<void> {
  const links = { booking, credit: '', reviews: '', maps: '', socials: [] };
  const payload = { phone: '010 000 0000', links };
  const saved = await shop.app.inject({ method: 'PUT', url: '/api/shop-profile', headers: staff, payload });
  expect(saved.statusCode).toBe(200);
}

test('the page shows the earliest time, days with their times, and what the work costs', async () => {
  const { all, text, answer } = await get('/ajanvaraus?palvelu=seasonChange&vanne=16');
  const main = text('main');
  expect(answer.statusCode).toBe(200);
  expect(main).toContain('Aikaisin vapaa aikaTänään klo 9.00');
  expect(main).toMatch(/ti 24\.11\.31 vapaata aikaa/);
  expect(main).toContain('su 29.11.Suljettu');
  expect(text('main aside')).toContain('noin 30 min');
  // The API's answer for a day.
  const times = await shop.app.inject(
    '/api/bookings/times?service=seasonChange&rim=16&from=2026-11-24&days=1',
  );
  const [day] = times.json().days;
  const shown = all('li:has(b:contains("24.11.")) input').map(({ attribs }) => attribs['value']);
  expect(shown).toHaveLength(day.times.length);
  expect(shown[0]).toBe(TUESDAY_9);
});

test('booked without script, the visitor lands on the page of the booking', async () => {
  const { answer, location } = await book();
  expect(answer.statusCode).toBe(303);
  expect(location).toMatch(/^\/ajanvaraus\/varaus\/[\w-]{16,}$/);
  const { all, text, attribute, answer: page } = await get(location);
  const main = text('main');
  expect(text('h1')).toBe('Aika on varattu');
  expect(main).toContain('tiistai 24. marraskuuta 2026 klo 9.00–9.30');
  expect(main).toContain('Kausivaihto, renkaat mukana');
  expect(main).toContain('ABC-123');
  expect(main).toContain('Ota vaihdettavat renkaat mukaan vanteineen.');
  // Readable with the address alone, so it must not be cached.
  expect(page.headers['cache-control']).toBe('no-store');
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(attribute('link[rel=canonical]', 'href')).toMatch(/\/ajanvaraus$/);
  const said = all('meta, link').flatMap(({ attribs }) => Object.values(attribs));
  expect(said.filter((value) => value.includes(location.split('/').at(-1) ?? location))).toEqual([]);
  expect(attribute('meta[name=referrer]', 'content')).toBe('no-referrer');
  expect((await shop.app.inject('/robots.txt')).body).toContain('Disallow: /ajanvaraus/varaus/');
});

test('pressed twice without script, both answers lead to the one booking', async () => {
  const [first, second] = await Promise.all([book(), book()]);
  expect([first.answer.statusCode, second.answer.statusCode]).toEqual([303, 303]);
  expect(second.location).toBe(first.location);
});

test('a refused form is shown again with what was typed and the chosen time', async () => {
  const { answer, text, attribute } = await book({ phone: '', note: 'Lukkopultit' });
  expect(answer.statusCode).toBe(422);
  expect(text('[role=alert]')).toContain('Kirjoita puhelinnumero tai sähköpostiosoite.');
  expect(attribute('#varaus-name', 'value')).toBe(PERSON.name);
  expect(text('#varaus-note')).toBe('Lukkopultit');
  expect(attribute('[name=start][checked]', 'value')).toBe(TUESDAY_9);
  expect(attribute('[name=service]', 'value')).toBe('seasonChange');
});

test('a time taken meanwhile is answered with the next ones, which one press books', async () => {
  expect((await book({ phone: '040 000 0001' })).answer.statusCode).toBe(303);
  expect((await book({ phone: '040 000 0002' })).answer.statusCode).toBe(303);
  const refused = await book({ note: 'Lukkopultit' });
  expect(refused.answer.statusCode).toBe(409);
  const offered = refused.all('button[name="pressed.start"]');
  expect(offered.map(textContent)).toContain('Varaa ti 24.11. klo 9.45');
  // Whatever is chosen of the list.
  const start = refused.all('#varaus input[name=start]').at(-1)?.attribs['value'] ?? '';
  const pressed = { 'pressed.start': offered[0]?.attribs['value'] ?? '', start };
  const again = await send(refused, '#varaus', pressed);
  expect(again.answer.statusCode).toBe(303);
  const booked = (await shop.app.inject(`/api/bookings/${again.location.split('/').at(-1)}`)).json();
  expect(Date.parse(booked.start)).toBe(Date.parse(pressed['pressed.start']));
  expect((await get(again.location)).text('main')).toContain('Lukkopultit');
});

test('later days are led to up to the last that can be booked, and lead back', async () => {
  await saveSettings((settings) => ({ ...settings, farthestDays: 9 }));
  const first = await get('/ajanvaraus?vanne=16');
  const later = first.attribute('a:contains("Myöhemmät päivät")', 'href') ?? '';
  expect(later).toContain('alkaen=2026-11-30');
  const last = await get(later.split('#')[0] ?? '');
  expect(last.all('#varaus input[name=start]').length).toBeGreaterThan(0);
  expect(last.all('a:contains("Myöhemmät päivät")')).toEqual([]);
  expect(last.all('a:contains("Aikaisimmat ajat")')).toHaveLength(1);
  // Typed by hand, a farther day shows the first that can be booked.
  const far = await get('/ajanvaraus?vanne=16&alkaen=2027-03-01');
  expect(far.text('main')).toContain('ma 23.11.');
  await saveSettings((settings) => ({ ...settings, farthestDays: 60 }));
});

test('a time that has come too near meanwhile is answered with why, and not as taken by another', async () => {
  const page = await get('/ajanvaraus?palvelu=seasonChange');
  shop.clock.set('2026-11-23T09:00:00+02:00');
  const refused = await send(page, '#varaus', { ...PERSON, start: '2026-11-23T07:00:00.000Z' });
  expect(refused.answer.statusCode).toBe(422);
  expect(refused.text('[role=alert]')).toMatch(/Tätä aikaa ei voi varata.*liian lähellä.*Lähimmät/);
  expect(refused.all('button[name="pressed.start"]').map(textContent)[0]).toBe('Varaa ma 23.11. klo 10.00');
  expect(refused.text('main')).not.toContain('ehdittiin');
});

test('by its page a booking is moved and cancelled, and not after the limit', async () => {
  const { location } = await book();
  const move = await get(`${location}?siirra=1`);
  // Its own time counts as free.
  expect(move.all(`[name=start][value="${TUESDAY_9}"]`)).toHaveLength(1);
  const moved = await send(move, 'form[action*="/move"]', { start: '2026-11-24T08:00:00.000Z' });
  expect([moved.answer.statusCode, moved.location]).toEqual([303, `${location}?siirretty=1`]);
  const shown = await get(moved.location);
  expect(shown.text('h1')).toBe('Aika on siirretty');
  expect(shown.text('main')).toContain('klo 10.00–10.30');
  shop.clock.set('2026-11-24T09:00:00+02:00');
  const late = await get(location);
  expect(late.text('main')).toContain('Soita meille, niin hoidamme asian.');
  expect(late.all('form[action$=cancel]')).toEqual([]);
  shop.clock.set(NOW);
  const cancelled = await send(await get(location), 'form[action$=cancel]', {});
  expect([cancelled.answer.statusCode, cancelled.location]).toEqual([303, location]);
  expect((await get(location)).text('h1')).toBe('Varaus on peruttu');
});

test('a move to a time that is gone shows the page of the booking again', async () => {
  await book({ phone: '040 000 0001' });
  await book({ phone: '040 000 0002' });
  const { location } = await book({ start: '2026-11-25T07:00:00.000Z' });
  const move = await get(`${location}?siirra=1`);
  const refused = await send(move, 'form[action*="/move"]', { start: TUESDAY_9 });
  expect(refused.answer.statusCode).toBe(409);
  expect(refused.text('[role=alert]')).toContain('Aika ehdittiin juuri varata');
  expect(refused.all('form[action*="/move"] input[name=start]').length).toBeGreaterThan(0);
  const [near] = refused.all('button[name="pressed.start"]');
  const moved = await send(refused, 'form[action*="/move"]', {
    'pressed.start': near?.attribs['value'] ?? '',
  });
  expect([moved.answer.statusCode, moved.location]).toEqual([303, `${location}?siirretty=1`]);
});

test('the calendar file of a booking keeps its id and counts its changes', async () => {
  const { location } = await book();
  const first = await shop.app.inject(`${location}/kalenteri.ics`);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.body).toContain('DTSTART:20261124T070000Z');
  const read = (file: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];
  await send(await get(`${location}?siirra=1`), 'form[action*="/move"]', {
    start: '2026-11-24T08:00:00.000Z',
  });
  const second = await shop.app.inject(`${location}/kalenteri.ics`);
  expect(read(second.body, 'UID')).toBe(read(first.body, 'UID'));
  expect(Number(read(second.body, 'SEQUENCE'))).toBeGreaterThan(Number(read(first.body, 'SEQUENCE')));
  expect((await shop.app.inject('/ajanvaraus/varaus/aaaaaaaaaaaaaaaaaaaa/kalenteri.ics')).statusCode).toBe(
    404,
  );
  expect((await shop.app.inject('/ajanvaraus/varaus/aaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404);
});

test('pages lead to the booking page while bookings are on, else to the shop’s own, else nowhere', async () => {
  const booked = async () => (await get('/hinnasto')).attribute('header a:contains("Ajanvaraus")', 'href');
  expect(await booked()).toBe('/ajanvaraus');
  await saveLink('https://varaa.example.fi/?liike=2');
  expect(await booked()).toBe('https://varaa.example.fi/?liike=2');
  const { answer } = await get('/ajanvaraus');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://varaa.example.fi/?liike=2']);
  await saveLink('');
  await saveSettings((settings) => ({ ...settings, isOn: false }));
  expect(await booked()).toBeUndefined();
  const off = await get('/ajanvaraus');
  expect(off.text('main')).toContain('Verkkoajanvaraus ei ole nyt käytössä');
  expect(off.text('main a[href^="tel:"]')).toBe('Soita 010 000 0000');
  // What staff read and change is what is stored.
  expect((await shop.app.inject('/api/shop-profile')).json().links.booking).toBe('');
  await saveSettings((settings) => ({ ...settings, isOn: true }));
  expect(await booked()).toBe('/ajanvaraus');
});

test('a full day says so and leads to its waiting list', async () => {
  for (const bay of [1, 2]) {
    const payload = {
      kind: 'block',
      service: 'seasonChange',
      name: 'Huolto',
      bay,
      start: '2026-11-24T09:00:00+02:00',
      end: '2026-11-24T17:00:00+02:00',
    };
    const url = '/api/admin/bookings';
    expect((await shop.app.inject({ method: 'POST', url, headers: staff, payload })).statusCode).toBe(201);
  }
  const { text, attribute } = await get('/ajanvaraus?vanne=16');
  const day = 'li:has(b:contains("ti 24.11."))';
  expect(text(day)).toBe('ti 24.11.TäynnäJää jonoon');
  const waiting = await get(attribute(`${day} a`, 'href') ?? '');
  expect(waiting.text('h1')).toContain('tiistai 24. marraskuuta 2026');
  expect(waiting.attribute('form[action^="/api/bookings/waiting-list"] [name=day]', 'value')).toBe(
    '2026-11-24',
  );
});

test('a day that nobody could book is not called full, and has no line to wait in', async () => {
  // The last start of today is over, and later days cannot be booked yet.
  shop.clock.set('2026-11-23T16:45:00+02:00');
  const today = await get('/ajanvaraus?vanne=16');
  expect(today.text('li:has(b:contains("ma 23.11."))')).toBe('ma 23.11.Ei varattavia aikoja');
  const far = await get('/ajanvaraus?vanne=16&alkaen=2027-01-22');
  expect(far.text('li:has(b:contains("ma 25.1."))')).toBe('ma 25.1.Ei varattavia aikoja');
});
