// Everything that the audit keeps has a Finnish word: whoever audits a new thing or field names it here.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { readSources } from '../../../scripts/source-tree.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { campaignSchema } from '../campaigns/contract.ts';
import { shopProfileSchema } from '../shop-profile/contract.ts';
import { allWords, wordsOf } from './server/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const sources = (await readSources('src/features', /[/]server[/].*[.]ts$/)).filter(
  ({ path }) => !path.includes('.test.'),
);

/** What slices give the audit in objects they write out. */
function writtenKeys(): Set<string> {
  const bodies = sources.flatMap(({ text }) => [
    ...text.matchAll(/function audit(?:Fields|Of)\((?:(?!\n\}).)*?return (\{(?:(?!\n\}).)*\});\n\}/gs),
    ...text.matchAll(/(?:before:|after:|fields:|fields =) (\{[^{}();]*\})/g),
  ]);
  const keys = bodies.flatMap(([, body = '']) =>
    [...body.matchAll(/(?<=[{,]\s*)(?!\.)([a-zA-Z]\w*)(?=\s*[,:}])/g)].map(([key]) => key),
  );
  return new Set(keys);
}

function schemaKeys(schema: z.ZodType): string[] {
  const keysIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(name === 'properties' && typeof inner === 'object' && inner !== null ? Object.keys(inner) : []),
      ...keysIn(inner),
    ]);
  };
  return keysIn(z.toJSONSchema(schema, { unrepresentable: 'any' }));
}

test('every entity and every field of the audit log has a Finnish word', () => {
  const words = allWords(shop.features.all);
  const entities = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bentity: '([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(entities).toContain('vehicle');
  expect([...new Set(entities)].filter((entity) => !(entity in words.entities))).toEqual([]);

  const unnamed = new Set(['_id', 'id', 'version', 'createdAt', 'updatedAt', 'entity', 'entityId', 'fields']);
  const fields = [...writtenKeys(), ...schemaKeys(shopProfileSchema), ...schemaKeys(campaignSchema)];
  expect(fields).toEqual(
    expect.arrayContaining(['noiseLevel', 'subject', 'deliveryDays', 'discountCode', 'imported']),
  );
  expect([...new Set(fields)].filter((field) => !(field in words.fields) && !unnamed.has(field))).toEqual([]);
});

test('a field that several slices name differently has the word of the slice of its entry', () => {
  const features = [
    { words: { entities: { tracking: 'Seuranta' }, fields: { url: 'Tuotesivun osoite' } } },
    { words: { entities: { brand: 'Merkki' }, fields: { url: 'Linkki', title: 'Nimike' } } },
  ];
  const named = ['tracking', 'brand', 'other'].map((entity) => wordsOf(entity, features).fields);
  expect(named.map(({ url }) => url)).toEqual(['Tuotesivun osoite', 'Linkki', 'Linkki']);
  expect(named.map(({ title }) => title)).toEqual(['Otsikko', 'Nimike', 'Otsikko']);
});
