import { afterAll, beforeEach, expect, test } from 'vitest';

import { BOOKING_NOW, startBookingShop } from '../../../../../test/builders/booking-shop.ts';
import { NBSP } from '../../../../platform/contract/text.ts';
import { BOOKING_SETTINGS_TAG, BOOKINGS_TAG } from '../../contract/bookings.ts';
import type { BookingTables } from '../tables.ts';

const shop = await startBookingShop();
const staff = await shop.loginStaff();
beforeEach(async () => {
  shop.clock.set(BOOKING_NOW);
  await shop.drainEmails();
  await shop.platform.db.$extendTables<BookingTables>().deleteFrom('booking').execute();
  await shop.platform.pages.changed([BOOKINGS_TAG]);
});
afterAll(() => shop.close());

const WEDNESDAY = `ke 25.11.2026 klo${NBSP}9.00`;
const textOf = (content: string | ArrayBuffer | Uint8Array = '') =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
const plain = (text = '') => text.replaceAll(/\s+/g, ' ');

async function setTexts(confirmation: string) {
  const texts = JSON.stringify({ confirmation, reminder: '', change: '', cancellation: '' });
  await shop.platform.db
    .$extendTables<BookingTables>()
    .updateTable('bookingSettings')
    .set({ texts })
    .execute();
  await shop.platform.pages.changed([BOOKING_SETTINGS_TAG]);
}

const setState = async (id: string, state: string, notify: boolean) => {
  const url = `/api/admin/bookings/${id}/state`;
  const payload = { state, notify };
  const answer = await shop.app.inject({ method: 'POST', url, headers: staff, payload });
  expect(answer.statusCode, answer.body).toBe(200);
};

test('one email confirms a booking with its time, work, address, price and link to move it', async () => {
  await setTexts('Aja suoraan halliin.\nOvi 2.');
  const { code } = await shop.book({ licencePlate: 'abc-123', extras: ['balancing'] });
  const priceParts = JSON.stringify([
    { label: 'Kausivaihto', cents: 4_900 },
    { label: 'Tasapainotus', cents: 4_050 },
  ]);
  await shop.platform.db
    .$extendTables<BookingTables>()
    .updateTable('booking')
    .set({ priceCents: 8_950, priceParts })
    .execute();
  const [email, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    subject: `Aikasi on varattu: ${WEDNESDAY}`,
    to: [{ address: 'aino1@example.fi' }],
  });
  const text = plain(email?.text);
  for (const part of [
    'Aika: ke 25.11.2026 klo 9.00, kesto noin 60 min',
    'Työ: Kausivaihto, renkaat mukana + Tasapainotus, irralliset pyörät',
    'Auto: ABC-123',
    'Hinta yhteensä 89,50 € Kausivaihto: 49,00 € Tasapainotus: 40,50 €',
    'Ota vaihdettavat renkaat mukaan vanteineen. Jos vanteissa on lukkopultit',
    'Voit siirtää tai perua ajan verkossa ke 25.11.2026 klo 7.00 asti.',
    'Aja suoraan halliin. Ovi 2.',
  ]) {
    expect(text).toContain(part);
  }
  expect(email?.html).toContain(`href="https://rengas.example.fi/ajanvaraus/varaus/${code}"`);
  expect(email?.html).toContain('Aja suoraan halliin.<br>Ovi 2.');
  const [calendar] = email?.attachments ?? [];
  expect(calendar).toMatchObject({ filename: 'ajanvaraus.ics', mimeType: 'text/calendar' });
  expect(textOf(calendar?.content)).toContain('DTSTART:20261125T070000Z');
  await setTexts('');
});

test('a notice of a move has both times, one of a cancellation the way to book again', async () => {
  const { code } = await shop.book();
  await shop.drainEmails();
  expect(await shop.act(code, 'move', { start: '2026-11-26T12:00:00+02:00' })).toBe(200);
  const [moved] = await shop.drainEmails();
  expect(plain(moved?.subject)).toBe('Uusi aikasi: to 26.11.2026 klo 12.00');
  expect(plain(moved?.text)).toContain('Aiempi aika ke 25.11.2026 klo 9.00 ei ole enää voimassa.');
  expect(await shop.act(code, 'cancel')).toBe(200);
  const [cancelled, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(plain(cancelled?.text)).toContain('Peruimme aikasi to 26.11.2026 klo 12.00, kuten pyysit.');
  expect(cancelled?.html).toContain('href="https://rengas.example.fi/ajanvaraus"');
  expect(textOf(cancelled?.attachments[0]?.content)).toContain('STATUS:CANCELLED');
});

test('a customer is notified of a cancellation by staff, unless they take it back while they can', async () => {
  const { _id } = await shop.book();
  await shop.drainEmails();
  await setState(_id, 'cancelled', true);
  await setState(_id, 'booked', false);
  shop.clock.advance(20_000);
  expect(await shop.drainEmails()).toEqual([]);
  await setState(_id, 'cancelled', true);
  expect(await shop.drainEmails()).toEqual([]);
  shop.clock.advance(20_000);
  const [email, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(plain(email?.subject)).toBe('Jouduimme perumaan aikasi ke 25.11.2026 klo 9.00');
});

test('a change that staff make without notifying the customer sends nothing', async () => {
  const { _id } = await shop.book();
  await shop.drainEmails();
  await setState(_id, 'cancelled', false);
  shop.clock.advance(20_000);
  expect(await shop.drainEmails()).toEqual([]);
});

test('a customer with only a phone number gets the confirmation and reminder by text', async () => {
  const { code } = await shop.book({ email: '', phone: '040 765 4321', start: '2026-11-24T10:00:00+02:00' });
  shop.clock.set('2026-11-23T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  const texts = (await shop.readTexts()).map(plain).toSorted();
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toMatch(/^\+358407654321 .+ ti 24\.11\.2026 klo 10\.00/);
    expect(text).toContain(`https://rengas.example.fi/ajanvaraus/varaus/${code}`);
  }
  expect(texts[0]).toContain('aikasi on varattu');
  expect(texts[1]).toContain('muistutus');
});

test('a booking is reminded of once, the evening before', async () => {
  await shop.book();
  await shop.drainEmails();
  shop.clock.set('2026-11-23T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  expect(await shop.drainEmails()).toEqual([]);
  shop.clock.set('2026-11-24T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  await shop.runJob('bookings.remind');
  const [email, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(plain(email?.subject)).toBe('Muistutus: ke 25.11.2026 klo 9.00');
});

test('nobody is reminded of a booking made the same evening, moved away or cancelled', async () => {
  const away = await shop.book();
  const cancelled = await shop.book({ start: '2026-11-25T10:00:00+02:00' });
  shop.clock.set('2026-11-24T17:30:00+02:00');
  await shop.book({ start: '2026-11-25T11:00:00+02:00' });
  const moved = await shop.book({ start: '2026-11-26T11:00:00+02:00' });
  await shop.act(moved.code, 'move', { start: '2026-11-25T12:00:00+02:00' });
  await shop.act(away.code, 'move', { start: '2026-11-27T09:00:00+02:00' });
  await shop.act(cancelled.code, 'cancel');
  await shop.drainEmails();
  shop.clock.set('2026-11-24T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  expect(await shop.drainEmails()).toEqual([]);
  shop.clock.set('2026-11-26T18:15:00+02:00');
  await shop.runJob('bookings.remind');
  expect((await shop.drainEmails()).map(({ subject }) => plain(subject))).toEqual([
    'Muistutus: pe 27.11.2026 klo 9.00',
  ]);
});

test('an email is not sent once its booking has moved, and the new time is reminded of', async () => {
  const { code } = await shop.book();
  await shop.act(code, 'move', { start: '2026-11-25T12:00:00+02:00' });
  expect((await shop.drainEmails()).map(({ subject }) => plain(subject))).toEqual([
    'Uusi aikasi: ke 25.11.2026 klo 12.00',
  ]);
  shop.clock.set('2026-11-24T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  expect(await shop.drainEmails()).toHaveLength(1);
  await shop.act(code, 'move', { start: '2026-11-27T09:00:00+02:00' });
  await shop.drainEmails();
  shop.clock.set('2026-11-26T18:00:00+02:00');
  await shop.runJob('bookings.remind');
  expect((await shop.drainEmails()).map(({ subject }) => plain(subject))).toEqual([
    'Muistutus: pe 27.11.2026 klo 9.00',
  ]);
});
