import { afterAll, beforeEach, expect, test } from 'vitest';

import {
  catalogueList,
  readProblem,
  startCatalogueAdmin,
  readProduct,
} from '../../../../../test/builders/catalogue-admin.ts';
import { tyre } from '../../../../../test/builders/catalogue.ts';
import { eanAt } from '../../../../../test/builders/wholesaler-list.ts';
import { staffProductSchema } from '../../contract/editing.ts';
import { PRODUCT_TEXTS } from '../../product/product-fields.ts';

const admin = await startCatalogueAdmin();
beforeEach(() => admin.reset());
afterAll(() => admin.shop.close());

const nokian = {
  manufacturer: 'Nokian',
  model: 'Hakkapeliitta R5',
  type: 'winter',
  winterType: 'friction',
  price: 120,
};

// Products

test('a product is added to a size, its manufacturer with it, and is on sale at once', async () => {
  const added = await admin.send('POST', `/tires/sizes/${await admin.sizeId()}/products`, {
    manufacturer: 'Uusi Merkki',
    model: 'Routa 7',
    type: 'winter',
    winterType: 'studded',
    price: 123.45,
    financingPrice: 10.29,
    details: {
      description: 'Nastarengas jäälle.',
      features: 'hiljainen, , pitävä ',
      fuelEfficiency: '',
      wetGrip: 'C',
      noiseLevel: 70,
      noiseClass: 'B',
      performanceRating: { iceGrip: 5, dryGrip: 4 },
    },
    images: { thumbnail: 'https://kuvat.example/a.jpg', gallery: ['', 'https://kuvat.example/b.jpg'] },
  });
  expect(added.statusCode).toBe(201);
  const made = staffProductSchema.parse(added.json());
  expect(made).toMatchObject({
    manufacturer: 'Uusi Merkki',
    price: 123.45,
    financingPrice: 10.29,
    stock: 0,
    stockSource: 'own',
    details: { features: ['hiljainen', 'pitävä'], fuelEfficiency: null, performanceRating: { iceGrip: 5 } },
    images: { gallery: ['https://kuvat.example/b.jpg'] },
    version: 1,
  });
  expect((await admin.found('routa')).items[0]?._id).toBe(made._id);
  expect((await admin.manufacturers()).map(({ name }) => name)).toContain('Uusi Merkki');
});

test('a new product has the stock that it is sent with, which lists then leave alone', async () => {
  const path = `/tires/sizes/${await admin.sizeId()}/products`;
  const counted = { ...nokian, model: 'Kymppi', stock: 6, stockSource: 'supplier' };
  expect(staffProductSchema.parse((await admin.send('POST', path, counted)).json())).toMatchObject({
    stock: 6,
    stockSource: 'supplier',
    lockedFields: expect.arrayContaining(['stock']),
  });
  const uncounted = { ...nokian, model: 'Nolla', stock: null };
  const saved = staffProductSchema.parse((await admin.send('POST', path, uncounted)).json());
  expect(saved.stock).toBe(0);
  expect(saved.lockedFields).not.toContain('stock');
  expect((await admin.send('POST', path, { ...nokian, model: 'Miinus', stock: -1 })).statusCode).toBe(422);
});

test('a financing price left out is a twelfth of the price, rounded to cents', async () => {
  const path = await admin.pathOf(1);
  const saved = staffProductSchema.parse((await admin.send('PUT', path, { ...nokian, price: 100 })).json());
  expect([saved.price, saved.financingPrice]).toEqual([100, 8.33]);
  const own = staffProductSchema.parse(
    (await admin.send('PUT', path, { ...nokian, price: 100, financingPrice: 9 })).json(),
  );
  expect(own.financingPrice).toBe(9);
  const again = staffProductSchema.parse((await admin.send('PUT', path, { ...nokian, price: 60 })).json());
  expect(again.financingPrice).toBe(5);
});

test('a product sent back unchanged changes nothing', async () => {
  const path = await admin.pathOf(1);
  const before = await admin.product(path);
  const after = staffProductSchema.parse((await admin.send('PUT', path, before)).json());
  expect(after).toEqual(before);
  expect(after.lockedFields).toEqual([]);
  expect(await admin.pricesOf(1)).toEqual([[7300, 'import']]);
});

test('a field staff change is locked against imports until released; prices get history', async () => {
  const path = await admin.pathOf(1);
  const before = await admin.product(path);
  const changed = staffProductSchema.parse(
    (
      await admin.send('PUT', path, {
        ...before,
        price: 89.9,
        financingPrice: null,
        details: { ...before.details, wetGrip: 'A' },
      })
    ).json(),
  );
  expect(changed).toMatchObject({ price: 89.9, lockedFields: ['price', 'wetGrip'], version: 2 });
  await admin.applyImport([
    tyre(1, { priceCents: 9900, stock: 20, wetGrip: 'D' }),
    ...catalogueList.slice(1),
  ]);
  expect(await admin.product(path)).toMatchObject({ price: 89.9, stock: 20, details: { wetGrip: 'A' } });
  const released = await admin.send('POST', `${path}/release`, { fields: ['price'] });
  expect(released.json()).toMatchObject({ lockedFields: ['wetGrip'], price: 89.9 });
  await admin.applyImport([
    tyre(1, { priceCents: 9900, stock: 20, wetGrip: 'D' }),
    ...catalogueList.slice(1),
  ]);
  expect(await admin.product(path)).toMatchObject({ price: 99, details: { wetGrip: 'A' } });
  expect(await admin.pricesOf(1)).toEqual([
    [7300, 'import'],
    [8990, 'regular'],
    [9900, 'import'],
  ]);
});

test('an old version of a product is refused with the product as it is', async () => {
  const path = await admin.pathOf(1);
  await admin.send('PUT', path, { ...nokian, version: 1 });
  const refused = await admin.send('PUT', path, { ...nokian, price: 77, version: 1 });
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused)).toMatchObject({ code: 'conflict.stale', current: { price: 120, version: 2 } });
});

test('of two who save the same version at once one is refused', async () => {
  const path = await admin.pathOf(1);
  const answers = await Promise.all(
    [80, 81, 82, 83].map((price) => admin.send('PUT', path, { ...nokian, price, version: 1 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test('a friction tyre without the snow mark is not published, a studded one is', async () => {
  const path = `/tires/sizes/${await admin.sizeId()}/products`;
  const refused = await admin.send('POST', path, { ...nokian, model: 'Kitka 1', hasSnowGrip: false });
  expect(refused.statusCode).toBe(422);
  expect(readProblem(refused)).toMatchObject({
    code: 'product.no_snow_mark',
    errors: [{ path: 'hasSnowGrip', code: 'product.no_snow_mark' }],
  });
  expect((await admin.send('PUT', await admin.pathOf(1), { ...nokian, hasSnowGrip: false })).statusCode).toBe(
    422,
  );
  const studded = { ...nokian, model: 'Nasta 1', winterType: 'studded', hasSnowGrip: false };
  expect((await admin.send('POST', path, studded)).statusCode).toBe(201);
});

test('a winter tyre sent without a snow mark is saved, and its page does not mention one', async () => {
  const path = `/tires/sizes/${await admin.sizeId()}/products`;
  const unmarked = { ...nokian, model: 'Kitka 2' };
  const made = await admin.send('POST', path, unmarked);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ winterType: 'friction', hasSnowGrip: false });
  expect(made.json().lockedFields).not.toContain('snowGrip');
  const { url, _id } = staffProductSchema.parse(made.json());
  expect((await admin.shop.app.inject(url)).body).not.toContain('Lumipito (3PMSF)');
  const again = await admin.send('PUT', `${path}/${_id}`, { ...made.json(), price: 99 });
  expect(again.statusCode).toBe(200);
  const marked = await admin.send('PUT', `${path}/${_id}`, { ...unmarked, hasSnowGrip: true });
  expect(marked.json()).toMatchObject({ hasSnowGrip: true });
  expect((await admin.send('PUT', `${path}/${_id}`, unmarked)).json()).toMatchObject({ hasSnowGrip: true });
  expect((await admin.send('PUT', `${path}/${_id}`, { ...unmarked, hasSnowGrip: false })).statusCode).toBe(
    422,
  );
});

test.each([
  ['no manufacturer', { manufacturer: ' ' }, 'manufacturer'],
  ['no model', { model: '' }, 'model'],
  ['a negative price', { price: -1 }, 'price'],
  ['a price as a text', { price: '12' }, 'price'],
  ['a third of a cent', { price: 1.005 }, 'price'],
  ['a winter tyre of no kind', { winterType: null }, 'winterType'],
  ['a noise of 59 dB', { details: { noiseLevel: 59 } }, 'details.noiseLevel'],
  ['a noise of 81 dB', { details: { noiseLevel: 81 } }, 'details.noiseLevel'],
  ['six stars', { details: { performanceRating: { comfort: 6 } } }, 'details.performanceRating.comfort'],
  ['a label of H', { details: { wetGrip: 'H' } }, 'details.wetGrip'],
  ['script as a picture', { images: { thumbnail: 'javascript:alert(1)' } }, 'images.thumbnail'],
  ['a wrong EAN', { ean: '1234567890123' }, 'ean'],
  ['an unknown key', { colour: 'red' }, ''],
])('a product with %s is refused at its field', async (_name, change, path) => {
  const answer = await admin.send('PUT', await admin.pathOf(1), { ...nokian, ...change });
  expect(answer.statusCode).toBe(422);
  expect(readProblem(answer).errors?.map((error) => error.path)).toContain(path);
});

test('an EAN stands on one product only', async () => {
  const refused = await admin.send('PUT', await admin.pathOf(1), { ...nokian, ean: eanAt(2) });
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused).code).toBe('product.ean_taken');
});

test('a price of 0 is stored, and the page shows it on request', async () => {
  const path = await admin.pathOf(1);
  const saved = staffProductSchema.parse((await admin.send('PUT', path, { ...nokian, price: 0 })).json());
  expect([saved.price, saved.financingPrice]).toEqual([0, null]);
  expect((await admin.shop.app.inject(saved.url)).body).toContain('Kysy hintaa');
});

test('snow and ice stars are dropped from a summer tyre', async () => {
  const saved = await admin.send('PUT', await admin.pathOf(4), {
    manufacturer: 'Pirelli',
    model: 'P Zero',
    type: 'summer',
    winterType: 'studded',
    price: 73,
    details: { performanceRating: { dryGrip: 5, iceGrip: 4, snowGrip: 3 } },
  });
  expect(saved.json()).toMatchObject({
    winterType: null,
    details: { performanceRating: { dryGrip: 5, iceGrip: null, snowGrip: null } },
  });
});

test('a tyre that was added by hand with its code is the one that a list means', async () => {
  const sizeId = await admin.sizeId();
  const byHand = { ...nokian, model: 'Käsin lisätty', ean: eanAt(77), isXl: true };
  const added = await admin.send('POST', `/tires/sizes/${sizeId}/products`, byHand);
  expect(added.json()).toMatchObject({ ean: eanAt(77), isXl: true });
  const { created, changes } = await admin.applyImport([...catalogueList, tyre(77)]);
  expect(created).toBe(0);
  const productId = added.json()._id;
  expect(changes).toMatchObject([
    { kind: 'updated', productId },
    { kind: 'locked', productId },
  ]);
});

test('a booked stock is undone once: the count, its place, the lock and the offer it ended', async () => {
  const path = await admin.pathOf(1);
  const before = await admin.product(path);
  await admin.send('POST', `${path}/sale`, { price: 60 });
  const booked = (await admin.send('PUT', `${path}/stock`, { stock: 0 })).json();
  expect(booked).toMatchObject({ stock: 0, stockSource: 'own', lockedFields: ['stock'], sale: null });
  const undo = () => admin.send('POST', `/tires/prices/${booked.change}/undo`);
  expect((await undo()).statusCode).toBe(200);
  const { stock, stockIsMinimum, stockSource, lockedFields } = before;
  expect(await admin.product(path)).toMatchObject({
    stock,
    stockIsMinimum,
    stockSource,
    lockedFields,
    sale: { price: 60 },
  });
  expect((await undo()).statusCode).toBe(409);
});

test('stock has its own call and is locked against imports; sent with a product it is ignored', async () => {
  const path = await admin.pathOf(1);
  expect((await admin.send('PUT', path, { ...nokian, stock: 99 })).json()).toMatchObject({ stock: 8 });
  const booked = await admin.send('PUT', `${path}/stock`, { stock: 3 });
  expect(booked.json()).toMatchObject({
    stock: 3,
    stockSource: 'own',
    availability: 'Heti hyllyssä, 3\u00A0kpl',
  });
  await admin.applyImport();
  expect(await admin.product(path)).toMatchObject({ stock: 3, lockedFields: ['price', 'stock'] });
  const late = await admin.send('PUT', `${path}/stock`, { stock: 9, version: 1 });
  expect(readProblem(late)).toMatchObject({ code: 'conflict.stale', current: { stock: 3 } });
  expect((await admin.send('PUT', `${path}/stock`, { stock: -1 })).statusCode).toBe(422);
  expect((await admin.send('PUT', `${path}/stock`, { stock: 1.5 })).statusCode).toBe(422);
});

test('a removed product leaves the search, has its page, ignores lists and can be restored', async () => {
  const path = await admin.pathOf(1);
  const { url } = await admin.product(path);
  expect((await admin.send('DELETE', path)).statusCode).toBe(204);
  expect((await admin.found('205/55R16')).total).toBe(3);
  expect((await admin.shop.app.inject(url)).body).toContain('Ei enää saatavilla');
  await admin.applyImport([tyre(1, { priceCents: 5000 }), ...catalogueList.slice(1)]);
  expect((await admin.found('205/55R16')).total).toBe(3);
  expect((await admin.send('PUT', path, nokian)).statusCode).toBe(404);
  expect((await admin.send('DELETE', path)).statusCode).toBe(404);
  expect((await admin.send('POST', `${path}/restore`)).json()).toMatchObject({ isDeleted: false, price: 50 });
  expect((await admin.found('205/55R16')).total).toBe(4);
  expect((await admin.send('POST', `${path}/restore`)).statusCode).toBe(409);
});

test('a product is not found under another size', async () => {
  const [, , , , , id] = (await admin.pathOf(1)).split('/');
  const other = `/tires/sizes/${await admin.sizeId('195/65R15')}/products/${id}`;
  expect((await admin.get(other)).statusCode).toBe(404);
  expect((await admin.send('PUT', other, nokian)).statusCode).toBe(404);
  expect((await admin.send('DELETE', other)).statusCode).toBe(404);
});

test('changes of products by staff are in the audit, with before and after', async () => {
  const path = await admin.pathOf(1);
  await admin.send('PUT', path, { ...nokian, price: 111 });
  const { rows } = await admin.shop.platform.audit.list({ entity: 'product' }, { offset: 0, limit: 1 });
  expect(rows[0]).toMatchObject({
    who: 'omistaja',
    action: 'changed',
    name: 'Nokian Hakkapeliitta R5',
    before: { price: 73 },
    after: { price: 111, lockedFields: ['price'] },
  });
});

test.each(PRODUCT_TEXTS)('the page of a product shows its text %s', async (name) => {
  const text = `Kirjoitettu kenttään ${name}.`;
  const sent = { ...nokian, details: { [name]: text } };
  const made = await admin.send('POST', `/tires/sizes/${await admin.sizeId()}/products`, sent);
  const { body } = await admin.shop.app.inject(readProduct(made).url);
  expect(body.includes(text), name).toBe(true);
});
