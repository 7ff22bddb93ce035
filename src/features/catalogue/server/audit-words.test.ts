import { Readable } from 'node:stream';

import { afterAll, expect, test } from 'vitest';

import { startCatalogueAdmin, type CatalogueAdmin } from '../../../../test/builders/catalogue-admin.ts';
import { importCalls, listRows, listText } from '../../../../test/builders/wholesaler-list.ts';
import { auditEntrySchema } from '../../audit/contract.ts';
import { actionWords } from '../../audit/messages.ts';
import { allWords } from '../../audit/server/index.ts';

const admin = await startCatalogueAdmin();
afterAll(() => admin.shop.close());

const entries = async (entity: string) => {
  // What was done in one moment would have no order.
  admin.shop.clock.advance(1_000);
  const answer = await admin.get(`/audit?entity=${entity}&limit=200`);
  return auditEntrySchema.array().parse(answer.json());
};

const wholeProduct = {
  model: 'Hakkapeliitta 10',
  type: 'winter',
  winterType: 'studded',
  price: 168,
  financingPrice: 15,
  ean: '6419440380018',
  loadIndex: 94,
  twinLoadIndex: 92,
  speedSymbol: 'T',
  isXl: true,
  isRunFlat: true,
  marks: ['MO'],
  hasSnowGrip: true,
  hasIceGrip: true,
  eprelNumber: '123456',
  weight: 9.25,
  details: {
    description: 'Nastarengas',
    designedFor: 'Jäälle',
    features: ['Hiljainen'],
    fuelEfficiency: 'C',
    wetGrip: 'B',
    noiseLevel: 71,
    noiseClass: 'B',
    performanceRating: { dryGrip: 4, wetGrip: 4, snowGrip: 5, iceGrip: 5, comfort: 4, durability: 4 },
  },
  images: {
    thumbnail: 'https://example.fi/a.jpg',
    pattern: 'https://example.fi/b.jpg',
    gallery: ['https://example.fi/c.jpg'],
  },
};

/** Makes and changes one of everything that the catalogue and the imports store. */
async function changeEverything(): Promise<void> {
  const done = async (...call: Parameters<CatalogueAdmin['send']>) => {
    const answer = await admin.send(...call);
    expect(answer.statusCode, `${call[1]} ${answer.body.slice(0, 300)}`).toBeLessThan(300);
    return answer.json();
  };
  const manufacturer = {
    name: 'Nokia',
    country: 'Suomi',
    logo: 'https://example.fi/logo.png',
    website: 'https://example.fi',
    description: 'Kotimainen',
    postalAddress: 'PL 20, 37101 Nokia',
    electronicAddress: 'tuki@example.fi',
    responsiblePerson: 'Anna',
  };
  await done('POST', '/manufacturers', manufacturer);
  const size = await done('POST', '/tires/sizes', {
    width: 215,
    aspect: 60,
    diameter: 16,
    vehicleType: 'suv',
  });
  const path = `/tires/sizes/${size._id}/products`;
  const product = await done('POST', path, { ...wholeProduct, manufacturer: 'Nokia' });
  await done('PUT', `${path}/${product._id}/stock`, { stock: 8, stockSource: 'own' });
  await done('POST', `${path}/${product._id}/sale`, {
    price: 150,
    name: 'Talviale',
    description: 'Hyvä tarjous',
    durationType: 'date',
    endDate: '2026-12-24',
  });
  await done('POST', '/tires/prices', {
    change: { kind: 'percent', percent: 3, rounding: 'euro', selection: {} },
  });
  await done('PUT', '/pricing-rules', {
    defaultMarginPercent: 31.5,
    rules: [{ manufacturer: 'Nokian', rimIn: 17.5, marginPercent: 20 }],
  });
  await importCalls(admin.shop, admin.staff()).run(listText(listRows(3, {}, 500)), 'list=toinen');
  await admin.send('DELETE', `/tires/sizes/${size._id}?force=true`);
}

test('everything in the audit log of tyres, prices and imports has a Finnish word', async () => {
  await changeEverything();
  const words = allWords(admin.shop.features.all);
  const entities = ['manufacturer', 'tyre-size', 'product', 'offer', 'prices', 'pricing-rules', 'import'];
  for (const entity of entities) {
    expect(words.entities[entity], entity).toBeDefined();
    const logged = await entries(entity);
    expect(logged.length, entity).toBeGreaterThan(0);
    // Prices and margins are logged under the names of tyres and manufacturers.
    const isByName = entity === 'prices' || entity === 'pricing-rules';
    const parts = logged.flatMap(({ before, after }) =>
      [...Object.keys(before), ...Object.keys(after)].flatMap((name) => name.split('.')),
    );
    expect(isByName ? [] : parts.filter((part) => !(part in words.fields))).toEqual([]);
  }
  const product = (await entries('product')).find(({ action }) => action === 'created');
  expect(Object.keys(product?.after ?? {})).toEqual(
    expect.arrayContaining(['isRunFlat', 'performanceRating.iceGrip', 'images.thumbnail', 'eprelNumber']),
  );
  expect(product?.changes).toEqual(
    expect.arrayContaining([
      { field: 'Kausi', before: '–', after: 'talvi' },
      { field: 'Paino (kg)', before: '–', after: '9,25' },
      { field: 'Kuvat › Pääkuva', before: '–', after: 'https://example.fi/a.jpg' },
    ]),
  );
});

test("the audit of a mass price change has what, whose, how many, and each tyre's prices", async () => {
  await admin.reset();
  await admin.send('POST', '/tires/prices', {
    change: {
      kind: 'percent',
      percent: 3,
      rounding: 'euro',
      selection: { manufacturers: ['nokian'] },
    },
  });
  const [entry] = await entries('prices');
  expect(`${actionWords.changed}: ${entry?.entityTitle} ${entry?.name}`).toBe(
    'Muutettu: Hintojen ja saldojen muutos 4\u00A0rengasta: Nokian, +3\u00A0%, tasaeuroihin',
  );
  expect(entry?.changes).toContainEqual({
    field: expect.stringMatching(/^Nokian Hakkapeliitta R3 205\/55R16 \S+ \(\d+\)$/),
    before: '99,00\u00A0€',
    after: '102,00\u00A0€',
  });
  const [first] = (await admin.get('/tires?limit=1')).json().items;
  await admin.send('POST', '/tires/prices', {
    change: { kind: 'rows', rows: [{ product: first._id, stock: 3 }] },
  });
  const [counted] = await entries('prices');
  expect(Object.values(counted?.after ?? {})).toEqual([expect.stringMatching(/\u00A0€, saldo 3$/)]);
});

test('the audit says who ran an import and what it did: by button, by call and by command line', async () => {
  const office = importCalls(admin.shop, admin.staff());
  const text = listText(listRows(12, {}, 700));
  const seen = await office.run(text, 'list=kolmas&dryRun=true');
  expect((await entries('import')).filter(({ after }) => after['list'] === 'kolmas')).toEqual([]);
  await office.apply(seen._id);
  await admin.shop.drainJobs();
  await office.run(listText(listRows(12, { 1: { net: '60' } }, 700)), 'list=kolmas');
  admin.shop.clock.advance(1_000);
  await admin.shop.features.imports.importFile({
    fileName: 'komento.csv',
    source: Readable.from([Buffer.from(listText(listRows(11, { 1: { net: '60' } }, 700)))]),
    list: 'kolmas',
    isDryRun: false,
    allowWithdraw: false,
  });
  const logged = (await entries('import')).filter(({ after }) => after['list'] === 'kolmas');
  expect(
    logged.map(({ who, name, after }) => [who, name, after['created'], after['updated'], after['withdrawn']]),
  ).toEqual([
    ['Komentorivi', 'komento.csv', 0, 0, 1],
    ['omistaja', 'lista.csv', 0, 1, 0],
    ['omistaja', 'lista.csv', 12, 0, 0],
  ]);
  const runs: { requestedBy: string }[] = (await admin.get('/imports?limit=4')).json();
  expect(runs.map(({ requestedBy }) => requestedBy)).toEqual([
    'Komentorivi',
    'omistaja',
    'omistaja',
    'omistaja',
  ]);
});
