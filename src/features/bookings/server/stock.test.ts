import { afterAll, beforeEach, expect, test } from 'vitest';

import { startBookingShop } from '../../../../test/builders/bookings.ts';
import { catalogueList } from '../../../../test/builders/catalogue-admin.ts';
import { tyre } from '../../../../test/builders/catalogue.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG } from '../../catalogue/contract/tyres.ts';

/** Id of the first tyre of the list. */
let productId: string;
let place: string;

const shop = await startBookingShop();
beforeEach(async () => {
  await shop.clearBookings();
  await shop.reset();
  await shop.shop.platform.pages.changed([CATALOGUE_TAG, CATALOGUE_BULK_TAG]);
  place = await shop.pathOf(1);
  productId = place.split('/').at(-1) ?? '';
  await shop.send('PUT', `${place}/stock`, { stock: 4 });
});
afterAll(() => shop.shop.close());

const wanted = (at = 0, changes: object = {}) => ({
  service: 'fitting',
  start: `2026-11-2${4 + (at % 4)}T${10 + Math.floor(at / 4)}:00:00+02:00`,
  productId,
  phone: `040 100 00${String(at).padStart(2, '0')}`,
  ...changes,
});
const setState = (id: string, state: string) => shop.call('POST', `/admin/bookings/${id}/state`, { state });
/** As visitors see it: in the list, on its page and in its own answer. */
const shown = async () => {
  const { items } = await shop.found('205/55R16 Hakkapeliitta R5');
  const item = items.find(({ _id }) => _id === productId);
  return item && [item.stock, item.availability.replaceAll('\u00A0', ' ')];
};
const counted = async () => {
  const { stock, reserved } = await shop.product(place);
  return [stock, reserved];
};

test('ten visitors book the last four tyres at once: one gets them, the others are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => shop.book(wanted(at), { remoteAddress: `198.51.100.${at}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 422);
  expect(refused).toHaveLength(9);
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ code: 'booking.too_few_tyres', errors: [{ path: 'productId' }] });
  }
  expect(await counted()).toEqual([4, 4]);
  // The next visitor learns of it before giving a name.
  const { earliest, reason, days } = await shop.times({ service: 'fitting', productId });
  expect([earliest, reason]).toEqual([null, expect.stringContaining('ei ole enää tarpeeksi')]);
  expect(days.flatMap(({ times }) => times)).toEqual([]);
  const page = (await shop.shop.app.inject(`/ajanvaraus?rengas=${productId}&kpl=4`)).body;
  expect(page).toContain('Näitä renkaita ei ole tarpeeksi');
  expect(page).not.toContain('Vapaata aikaa ei löytynyt');
});

test('visitors are shown the tyres that are left, staff how many there are', async () => {
  expect(await shown()).toEqual([4, 'Heti hyllyssä, 4 kpl']);
  const { code } = await shop.booked(wanted(0, { quantity: 3 }));
  expect(await shown()).toEqual([1, 'Heti hyllyssä, 1 kpl']);
  expect(await counted()).toEqual([4, 3]);
  await shop.act(code, 'cancel');
  expect(await shown()).toEqual([4, 'Heti hyllyssä, 4 kpl']);
  expect(await counted()).toEqual([4, 0]);
});

test('done tyres leave the shelf, and come back when that is undone', async () => {
  const { _id: id } = await shop.booked(wanted());
  await setState(id, 'done');
  expect(await counted()).toEqual([0, 0]);
  await setState(id, 'working');
  expect(await counted()).toEqual([4, 4]);
  await setState(id, 'no_show');
  expect(await counted()).toEqual([4, 0]);
  await setState(id, 'booked');
  expect(await counted()).toEqual([4, 4]);
});

test('a stock below what is reserved shows none, and the booking shows it to staff', async () => {
  await shop.booked(wanted());
  expect((await shop.listed())[0]).toMatchObject({ tyreSource: 'own', quantity: 4, isShort: false });
  await shop.send('PUT', `${place}/stock`, { stock: 2 });
  expect(await shown()).toEqual([0, expect.stringContaining('Ei varastossa')]);
  expect((await shop.listed())[0]).toMatchObject({ isShort: true });
});

test('an import changes the stock and leaves what is reserved', async () => {
  await shop.send('POST', `${place}/release`, { fields: ['stock'] });
  await shop.booked(wanted());
  await shop.applyImport(catalogueList.map((draft, at) => (at === 0 ? tyre(1, { stock: 5 }) : draft)));
  expect(await counted()).toEqual([5, 4]);
});

test('tyres from the supplier move the first time past their arrival, and the answer says why', async () => {
  const profile = (await shop.call('GET', '/shop-profile')).json();
  const promises = { ...profile.promises, deliveryDays: '2–3' };
  const supplied = (await shop.pathOf(2)).split('/').at(-1);
  const query = { service: 'fitting', productId: supplied ?? '' };
  const silent = await shop.times(query);
  expect([silent.earliest, silent.reason]).toEqual([null, expect.stringContaining('toimitusaika')]);
  expect((await shop.book(wanted(0, { productId: supplied }))).json().code).toBe('booking.no_delivery');
  await shop.call('PUT', '/shop-profile', { ...profile, promises });
  const { earliest, reason } = await shop.times(query);
  expect(earliest).toBe('2026-11-26T07:00:00.000Z');
  expect(reason.replaceAll('\u00A0', ' ')).toContain('to 26.11.');
  const early = await shop.book(wanted(0, { productId: supplied }));
  expect([early.statusCode, early.json().times[0]]).toEqual([422, '2026-11-26T07:00:00.000Z']);
  const made = await shop.book(wanted(2, { productId: supplied }));
  expect(made.statusCode).toBe(201);
  expect((await shop.listed())[0]).toMatchObject({ tyreSource: 'supplier', arrivesOn: '2026-11-26' });
  const own = await shop.shop.app.inject(`/ajanvaraus/varaus/${made.json().code}`);
  expect(own.body.replaceAll('\u00A0', ' ')).toContain(
    'Renkaat tulevat tukusta, arviolta to 26.11.2026. Sinun tarvitsee tuoda vain auto.',
  );
  // Days before that are not full: the page says when the tyres come, and offers no waiting list for such a day.
  const page = await shop.shop.app.inject(`/ajanvaraus?rengas=${supplied}&alkaen=2026-11-24`);
  expect(page.body.replaceAll('\u00A0', ' ')).toContain('Renkaat tulevat to 26.11.');
  expect(page.body).not.toContain('Jää jonoon');
  const waiting = { ...query, day: '2026-11-25', name: 'Esimerkki', email: 'jono@example.fi' };
  expect((await shop.call('POST', '/bookings/waiting-list', waiting)).json().errors[0].path).toBe('day');
});

test('the price is that of tyres, fitting and extras, and stays as it was booked', async () => {
  const row = (service: string, section: string, unit: string, price: number) => ({
    service,
    section,
    unit,
    title: service,
    prices: { passenger: price, suv: price, van: price },
  });
  const items = [row('fitting', 'fitting', 'tyre', 25), row('sensor', 'sensors', 'piece', 60)];
  await shop.call('PUT', '/price-list', { items });
  const made = await shop.booked(wanted(0, { extras: ['sensor'] }));
  expect(made.priceParts.map(({ label, price }) => [label.replaceAll('\u00A0', ' '), price])).toEqual([
    ['Nokian Hakkapeliitta R5 205/55R16, 4 kpl', 292],
    ['Asennus, 4 kpl', 100],
    ['Rengaspaineanturin vaihto', 60],
  ]);
  expect(made.price).toBe(452);
  await shop.call('PUT', '/price-list', { items: [] });
  const read = await shop.shop.app.inject(`/api/bookings/${made.code}`);
  expect(read.json().price).toBe(452);
});
