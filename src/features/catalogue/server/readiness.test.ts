import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  return shop.app.inject({ method, url, headers: staff, ...(payload && { payload }) });
}
const readiness = async (query = '') => (await call('GET', `/api/tires/readiness?${query}`)).json();
const whole = { fuelEfficiency: 'B', wetGrip: 'A', noiseLevel: 69, noiseClass: 'A' };

async function add(model: string, more: object): Promise<{ _id: string; url: string }> {
  const body = { manufacturer: 'Nokian', model, type: 'summer', price: 89.9, details: whole, ...more };
  return (await call('POST', `/api/tires/sizes/${sizeId}/products`, body)).json();
}

const shop = await startTestApp();
const staff = await shop.loginStaff();
const bare = { width: 205, aspect: 55, diameter: 16, vehicleType: 'henkilöauto' };
const sizeId: string = (await call('POST', '/api/tires/sizes', bare)).json()._id;
afterAll(() => shop.close());

test('tyres are listed by what they lack: label, number, snow mark; a manufacturer without a contact once', async () => {
  await add('Kesä', { eprelNumber: '381324' });
  await add('Nasta', { type: 'winter', winterType: 'studded', details: {} });
  await add('Kitka', {
    type: 'winter',
    winterType: 'friction',
    details: { ...whole, noiseClass: null },
    loadIndex: 94,
    speedSymbol: 'R',
  });
  const { counts, total, rows, manufacturers } = await readiness();
  expect(manufacturers).toEqual([{ _id: expect.any(String), name: 'Nokian', tyreCount: 3 }]);
  expect(counts).toEqual({ onSale: 3, lacking: 3, label: 1, number: 1, snow: 1, contact: 3 });
  expect(total).toBe(1);
  expect(rows.map(({ name, size, lacks }: Record<string, unknown>) => [name, size, lacks])).toEqual([
    ['Nokian Kitka', '205/55R16 94R', ['label', 'number', 'snow', 'contact']],
  ]);
  expect(await readiness('lacks=snow')).toMatchObject({ total: 1, rows: [{ name: 'Nokian Kitka' }] });
  expect(await readiness('q=NOKIAN%20k')).toMatchObject({ total: 1, counts: { lacking: 3 } });
  expect(await readiness('lacks=contact')).toMatchObject({ total: 3 });
  expect(await readiness('q=50%25')).toMatchObject({ total: 0, rows: [], manufacturers: [] });
});

test('tyre pages show the manufacturer’s contact, and its EU contact if it is outside the EU', async () => {
  const [manufacturer] = (await call('GET', '/api/manufacturers')).json();
  const { url } = (await call('GET', '/api/tires?q=kes%C3%A4')).json().items[0];
  const pageText = async () => (await shop.app.inject(url)).body;
  expect(await pageText()).not.toContain('Valmistajan yhteystiedot');
  const save = (fields: object) =>
    call('PUT', `/api/manufacturers/${manufacturer._id}`, { name: 'Nokian', ...fields });
  const contact = { postalAddress: 'PL 20, 37101 Nokia', electronicAddress: 'info@example.fi' };
  expect((await save({ ...contact, country: 'Suomi' })).json()).toMatchObject(contact);
  expect(await pageText()).toContain('Nokian, PL 20, 37101 Nokia, info@example.fi');
  expect(await readiness()).toMatchObject({ counts: { lacking: 1, contact: 0 }, manufacturers: [] });
  await save({ country: 'Japani' });
  expect((await readiness()).counts.contact).toBe(3);
  await save({ responsiblePerson: 'Esimerkki Europe Oy, Tie 1, Helsinki, eu@example.fi' });
  expect((await readiness()).counts.contact).toBe(0);
  expect(await pageText()).toContain('Esimerkki Europe Oy');
});
