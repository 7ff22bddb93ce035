import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readProblem, startDesk, type Desk } from '../../../../test/builders/catalogue-desk.ts';
import { manufacturerSchema, tyreSizeSchema } from '../contract/tyres.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.reset());
afterAll(() => desk.shop.close());

// Manufacturers

test('a manufacturer is added, changed and removed', async () => {
  const added = await desk.send('POST', '/manufacturers', {
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
  const changed = await desk.send('PUT', `/manufacturers/${manufacturer._id}`, {
    ...manufacturer,
    description: 'Uusi.',
  });
  expect(changed.json()).toMatchObject({ description: 'Uusi.', country: 'Suomi', version: 2 });
  expect((await desk.send('DELETE', `/manufacturers/${manufacturer._id}`)).statusCode).toBe(204);
  expect((await desk.manufacturers()).map(({ name }) => name)).toEqual(['Nokian', 'Pirelli']);
  expect((await desk.send('DELETE', `/manufacturers/${manufacturer._id}`)).statusCode).toBe(404);
});

test('a manufacturer needs a name of its own', async () => {
  const blank = await desk.send('POST', '/manufacturers', { name: '  ' });
  expect(blank.statusCode).toBe(422);
  expect(readProblem(blank).errors?.[0]).toMatchObject({
    path: 'name',
    message: 'Valmistajan nimi on pakollinen',
  });
  const twice = await desk.send('POST', '/manufacturers', { name: 'NOKIAN' });
  expect([twice.statusCode, readProblem(twice).code]).toEqual([409, 'manufacturer.duplicate']);
  const renamed = await desk.send('PUT', `/manufacturers/${await desk.manufacturerId('Pirelli')}`, {
    name: 'nokian',
  });
  expect(renamed.statusCode).toBe(409);
});

test('a manufacturer with products is not removed', async () => {
  const refused = await desk.send('DELETE', `/manufacturers/${await desk.manufacturerId('Pirelli')}`);
  expect([refused.statusCode, readProblem(refused).code]).toEqual([409, 'manufacturer.in_use']);
  expect(readProblem(refused).message).toContain('yksi rengastuote');
});

test('a renamed manufacturer keeps its addresses and is found by both names', async () => {
  const id = await desk.manufacturerId('Pirelli');
  await desk.send('PUT', `/manufacturers/${id}`, { name: 'Rengas Roma' });
  const [item] = (await desk.found('roma')).items;
  expect(item).toMatchObject({ manufacturer: 'Rengas Roma' });
  expect(item?.url).toMatch(/^\/renkaat\/pirelli\//);
  expect((await desk.found('pirelli')).total).toBe(1);
  await desk.takeIn();
  expect((await desk.manufacturers()).map(({ name }) => name)).toEqual(['Nokian', 'Rengas Roma']);
});

test('an old version of a manufacturer is refused with what stands now', async () => {
  const id = await desk.manufacturerId('Pirelli');
  const refused = await desk.send('PUT', `/manufacturers/${id}`, { name: 'Pirelli', version: 7 });
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused)).toMatchObject({ code: 'conflict.stale', current: { _id: id, version: 1 } });
});

// Sizes

test('a size is added once', async () => {
  const body = { width: 225, aspect: 40, diameter: 18, vehicleType: 'henkilöauto' };
  const added = await desk.send('POST', '/tires/sizes', body);
  expect(added.statusCode).toBe(201);
  expect(tyreSizeSchema.parse(added.json())).toMatchObject({
    size: { fullSize: '225/40R18' },
    productCount: 0,
  });
  const twice = await desk.send('POST', '/tires/sizes', body);
  expect([twice.statusCode, readProblem(twice).code]).toEqual([409, 'size.duplicate']);
  expect(
    (await desk.send('POST', '/tires/sizes', { ...body, vehicleType: 'pakettiauto' })).json().size.fullSize,
  ).toBe('225/40R18C');
});

test.each([
  ['a width of 3', { width: 3, aspect: 55, diameter: 16 }],
  ['a text', { width: '205', aspect: 55, diameter: 16 }],
  ['no rim', { width: 205, aspect: 55 }],
  ['an unknown vehicle', { width: 205, aspect: 55, diameter: 16, vehicleType: 'lentokone' }],
  ['an unknown key', { width: 205, aspect: 55, diameter: 16, colour: 'red' }],
])('a size with %s is refused', async (_name, body) => {
  expect((await desk.send('POST', '/tires/sizes', body)).statusCode).toBe(422);
});

test('a size is changed with all its products, but not into another one', async () => {
  const id = await desk.sizeId('195/65R15');
  const changed = await desk.send('PUT', `/tires/sizes/${id}`, {
    width: 195,
    aspect: 60,
    diameter: 15,
    version: 1,
  });
  expect(changed.json()).toMatchObject({ size: { fullSize: '195/60R15' }, productCount: 1, version: 2 });
  expect((await desk.found('195/60R15')).total).toBe(1);
  const same = await desk.send('PUT', `/tires/sizes/${id}`, { width: 205, aspect: 55, diameter: 16 });
  expect([same.statusCode, readProblem(same).code]).toEqual([409, 'size.duplicate']);
  const stale = await desk.send('PUT', `/tires/sizes/${id}`, {
    width: 195,
    aspect: 55,
    diameter: 15,
    version: 1,
  });
  expect(readProblem(stale)).toMatchObject({ code: 'conflict.stale', current: { version: 2 } });
});

test('a size with products goes only by force, takes them off sale, and comes back with them', async () => {
  const id = await desk.sizeId();
  const refused = await desk.send('DELETE', `/tires/sizes/${id}`);
  expect([refused.statusCode, readProblem(refused).code]).toEqual([409, 'size.in_use']);
  const { pathname } = new URL(
    (await desk.found('hakkapeliitta r5 205/55R16')).items[0]?.url ?? '',
    'http://x',
  );
  expect((await desk.send('DELETE', `/tires/sizes/${id}?force=true`)).statusCode).toBe(204);
  expect((await desk.found('205/55R16')).total).toBe(0);
  expect((await desk.sizes()).map(({ size }) => size.fullSize)).toEqual(['195/65R15']);
  expect((await desk.shop.app.inject('/renkaat/205-55-16')).statusCode).toBe(404);
  const page = await desk.shop.app.inject(pathname);
  expect([page.statusCode, page.body.includes('Ei enää saatavilla')]).toEqual([200, true]);
  await desk.takeIn();
  expect((await desk.found('205/55R16')).total).toBe(0);
  expect((await desk.send('POST', `/tires/sizes/${id}/restore`)).json()).toMatchObject({ productCount: 4 });
  expect((await desk.found('205/55R16')).total).toBe(4);
  expect((await desk.send('POST', `/tires/sizes/${id}/restore`)).statusCode).toBe(404);
});

test('an empty size is removed at once, and adding it again brings it back', async () => {
  const body = { width: 225, aspect: 40, diameter: 18 };
  const { _id } = tyreSizeSchema.parse((await desk.send('POST', '/tires/sizes', body)).json());
  expect((await desk.send('DELETE', `/tires/sizes/${_id}`)).statusCode).toBe(204);
  expect((await desk.send('DELETE', `/tires/sizes/${_id}`)).statusCode).toBe(404);
  expect((await desk.send('POST', '/tires/sizes', body)).json()._id).toBe(_id);
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

test.each(writes)('%s %s is for staff alone', async (method, path) => {
  const url = `/api${path.replaceAll(':id', '0190a000-0000-7000-8000-000000000000')}`;
  expect((await desk.shop.app.inject({ method, url, payload: {} })).statusCode).toBe(401);
  const headers = { authorization: 'Bearer tuntematon' };
  expect((await desk.shop.app.inject({ method, url, headers, payload: {} })).statusCode).toBe(401);
  const known = (await desk.shop.app.inject({ method, url, headers: desk.staff(), payload: {} })).statusCode;
  expect([404, 422]).toContain(known);
});
