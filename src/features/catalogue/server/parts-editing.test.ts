import { afterAll, beforeEach, expect, test } from 'vitest';

import { readProblem, startCatalogueAdmin } from '../../../../test/builders/catalogue-admin.ts';
import { manufacturerSchema, tyreSizeSchema } from '../contract/tyres.ts';

const admin = await startCatalogueAdmin();
beforeEach(() => admin.reset());
afterAll(() => admin.shop.close());

// Manufacturers

test('a manufacturer is added, changed and removed', async () => {
  const added = await admin.send('POST', '/manufacturers', {
    name: '  Rengasko  ',
    country: 'Suomi',
    website: 'https://rengasko.example',
  });
  expect(added.statusCode).toBe(201);
  const manufacturer = manufacturerSchema.parse(added.json());
  expect(manufacturer).toMatchObject({
    name: 'Rengasko',
    country: 'Suomi',
    slug: 'rengasko',
    productCount: 0,
  });
  const changed = await admin.send('PUT', `/manufacturers/${manufacturer._id}`, {
    ...manufacturer,
    description: 'Uusi.',
  });
  expect(changed.json()).toMatchObject({ description: 'Uusi.', country: 'Suomi', version: 2 });
  expect((await admin.send('DELETE', `/manufacturers/${manufacturer._id}`)).statusCode).toBe(204);
  expect((await admin.manufacturers()).map(({ name }) => name)).toEqual(['Nokian', 'Pirelli']);
  expect((await admin.send('DELETE', `/manufacturers/${manufacturer._id}`)).statusCode).toBe(404);
});

test('a manufacturer needs a name of its own', async () => {
  const blank = await admin.send('POST', '/manufacturers', { name: '  ' });
  expect(blank.statusCode).toBe(422);
  expect(readProblem(blank).errors?.[0]).toMatchObject({
    path: 'name',
    message: 'Valmistajan nimi on pakollinen',
  });
  const twice = await admin.send('POST', '/manufacturers', { name: 'NOKIAN' });
  expect(twice.statusCode).toBe(409);
  expect(readProblem(twice).code).toBe('manufacturer.duplicate');
  const renamed = await admin.send('PUT', `/manufacturers/${await admin.manufacturerId('Pirelli')}`, {
    name: 'nokian',
  });
  expect(renamed.statusCode).toBe(409);
});

test('a manufacturer with products is not removed', async () => {
  const refused = await admin.send('DELETE', `/manufacturers/${await admin.manufacturerId('Pirelli')}`);
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused).code).toBe('manufacturer.in_use');
  expect(readProblem(refused).message).toContain('yksi rengastuote');
});

test('a renamed manufacturer has the same URLs and is found by both names', async () => {
  const id = await admin.manufacturerId('Pirelli');
  await admin.send('PUT', `/manufacturers/${id}`, { name: 'Rengas Roma' });
  const [item] = (await admin.found('roma')).items;
  expect(item).toMatchObject({ manufacturer: 'Rengas Roma' });
  expect(item?.url).toMatch(/^\/renkaat\/pirelli\//);
  expect((await admin.found('pirelli')).total).toBe(1);
  await admin.applyImport();
  expect((await admin.manufacturers()).map(({ name }) => name)).toEqual(['Nokian', 'Rengas Roma']);
});

test('an old version of a manufacturer is refused with what stands now', async () => {
  const id = await admin.manufacturerId('Pirelli');
  const refused = await admin.send('PUT', `/manufacturers/${id}`, { name: 'Pirelli', version: 7 });
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused)).toMatchObject({ code: 'conflict.stale', current: { _id: id, version: 1 } });
});

// Sizes

test('a size is added once', async () => {
  const body = { width: 225, aspect: 40, diameter: 18, vehicleType: 'henkilöauto' };
  const added = await admin.send('POST', '/tires/sizes', body);
  expect(added.statusCode).toBe(201);
  expect(tyreSizeSchema.parse(added.json())).toMatchObject({
    size: { fullSize: '225/40R18' },
    productCount: 0,
  });
  const twice = await admin.send('POST', '/tires/sizes', body);
  expect(twice.statusCode).toBe(409);
  expect(readProblem(twice).code).toBe('size.duplicate');
  expect(
    (await admin.send('POST', '/tires/sizes', { ...body, vehicleType: 'pakettiauto' })).json().size.fullSize,
  ).toBe('225/40R18C');
});

test.each([
  ['a width of 3', { width: 3, aspect: 55, diameter: 16 }],
  ['a text', { width: '205', aspect: 55, diameter: 16 }],
  ['no rim', { width: 205, aspect: 55 }],
  ['an unknown vehicle', { width: 205, aspect: 55, diameter: 16, vehicleType: 'lentokone' }],
  ['an unknown key', { width: 205, aspect: 55, diameter: 16, colour: 'red' }],
])('a size with %s is refused', async (_name, body) => {
  expect((await admin.send('POST', '/tires/sizes', body)).statusCode).toBe(422);
});

test('a size is changed with all its products, but not into another one', async () => {
  const id = await admin.sizeId('195/65R15');
  const changed = await admin.send('PUT', `/tires/sizes/${id}`, {
    width: 195,
    aspect: 60,
    diameter: 15,
    version: 1,
  });
  expect(changed.json()).toMatchObject({ size: { fullSize: '195/60R15' }, productCount: 1, version: 2 });
  expect((await admin.found('195/60R15')).total).toBe(1);
  const same = await admin.send('PUT', `/tires/sizes/${id}`, { width: 205, aspect: 55, diameter: 16 });
  expect(same.statusCode).toBe(409);
  expect(readProblem(same).code).toBe('size.duplicate');
  const stale = await admin.send('PUT', `/tires/sizes/${id}`, {
    width: 195,
    aspect: 55,
    diameter: 15,
    version: 1,
  });
  expect(readProblem(stale)).toMatchObject({ code: 'conflict.stale', current: { version: 2 } });
});

test('a size with products goes only by force, takes them off sale, and comes back with them', async () => {
  const id = await admin.sizeId();
  const refused = await admin.send('DELETE', `/tires/sizes/${id}`);
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused).code).toBe('size.in_use');
  const { pathname } = new URL(
    (await admin.found('hakkapeliitta r5 205/55R16')).items[0]?.url ?? '',
    'http://x',
  );
  expect((await admin.send('DELETE', `/tires/sizes/${id}?force=true`)).statusCode).toBe(204);
  expect((await admin.found('205/55R16')).total).toBe(0);
  expect((await admin.sizes()).map(({ size }) => size.fullSize)).toEqual(['195/65R15']);
  expect((await admin.shop.app.inject('/renkaat/205-55-16')).statusCode).toBe(404);
  const page = await admin.shop.app.inject(pathname);
  expect(page.statusCode).toBe(200);
  expect(page.body.includes('Ei enää saatavilla')).toBe(true);
  await admin.applyImport();
  expect((await admin.found('205/55R16')).total).toBe(0);
  expect((await admin.send('POST', `/tires/sizes/${id}/restore`)).json()).toMatchObject({ productCount: 4 });
  expect((await admin.found('205/55R16')).total).toBe(4);
  expect((await admin.send('POST', `/tires/sizes/${id}/restore`)).statusCode).toBe(404);
});

test('an empty size is removed at once, and adding it again brings it back', async () => {
  const body = { width: 225, aspect: 40, diameter: 18 };
  const { _id } = tyreSizeSchema.parse((await admin.send('POST', '/tires/sizes', body)).json());
  expect((await admin.send('DELETE', `/tires/sizes/${_id}`)).statusCode).toBe(204);
  expect((await admin.send('DELETE', `/tires/sizes/${_id}`)).statusCode).toBe(404);
  expect((await admin.send('POST', '/tires/sizes', body)).json()._id).toBe(_id);
});

const writes = [
  ['POST', '/manufacturers'],
  ['PUT', '/manufacturers/:id'],
  ['DELETE', '/manufacturers/:id'],
  ['POST', '/tires/sizes'],
  ['PUT', '/tires/sizes/:id'],
  ['DELETE', '/tires/sizes/:id'],
  ['POST', '/tires/sizes/:id/restore'],
  ['POST', '/tires/sizes/:id/products'],
  ['PUT', '/tires/sizes/:id/products/:id'],
  ['DELETE', '/tires/sizes/:id/products/:id'],
  ['POST', '/tires/sizes/:id/products/:id/restore'],
  ['PUT', '/tires/sizes/:id/products/:id/stock'],
  ['POST', '/tires/sizes/:id/products/:id/release'],
  ['POST', '/tires/sizes/:id/products/:id/sale'],
  ['DELETE', '/tires/sizes/:id/products/:id/sale'],
  ['POST', '/tires/prices/preview'],
  ['POST', '/tires/prices'],
  ['POST', '/tires/prices/:id/undo'],
] as const;

test.each(writes)('%s %s with nothing in it, or of what is not there, is refused', async (method, path) => {
  const url = `/api${path.replaceAll(':id', '0190a000-0000-7000-8000-000000000000')}`;
  const answer = await admin.shop.app.inject({ method, url, headers: admin.staff(), payload: {} });
  expect([404, 422]).toContain(answer.statusCode);
});
