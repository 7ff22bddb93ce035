// Everything that the audit stores has a Finnish word: add new audited things and fields here.
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { readSources } from '../../../scripts/source-tree.ts';
import { startTestApp } from '../../../test/app.ts';
import { ownBookingSchema } from '../bookings/contract/bookings.ts';
import { bookingSettingsSchema } from '../bookings/contract/settings.ts';
import { campaignSchema } from '../campaigns/contract.ts';
import { STOCK_SOURCES } from '../catalogue/contract/editing.ts';
import { LOCKABLE_FIELDS } from '../catalogue/product/product-fields.ts';
import { SEASONS, WINTER_TYPES } from '../catalogue/search/search-filters.ts';
import { trackingSchema } from '../competitors/contract.ts';
import { enquirySchema } from '../enquiries/contract.ts';
import { homepageSettingsSchema } from '../homepage/contract.ts';
import { DELIVERY_STATES } from '../newsletters/contract/delivery.ts';
import { newsletterSchema } from '../newsletters/contract/newsletters.ts';
import { priceRowSchema } from '../price-list/contract.ts';
import { shopProfileSchema } from '../shop-profile/contract.ts';
import { subscriberSchema } from '../subscribers/contract.ts';
import { CHANGE_STATES, tyreSetSchema } from '../tyre-hotel/contract/tyre-hotel.ts';
import { allWords, wordsOf } from './server/index.ts';

const shop = await startTestApp();
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

/** What the audit stores of these kinds of things, as the API names them. */
const AUDITED = {
  booking: ownBookingSchema.pick({ state: true, service: true, extras: true, vehicleType: true }),
  'booking-settings': bookingSettingsSchema,
  campaign: campaignSchema,
  'competitor-tracking': trackingSchema.pick({ trackingType: true, isEnabled: true, url: true }),
  enquiry: enquirySchema.pick({ status: true, assignee: true }),
  'homepage-settings': homepageSettingsSchema,
  newsletter: newsletterSchema.omit({ sentAt: true }).extend({ delivery: z.enum(DELIVERY_STATES) }),
  'price-list': priceRowSchema.pick({ section: true, service: true, unit: true, note: true, isFrom: true }),
  product: z.object({
    type: z.enum(SEASONS),
    winterType: z.enum(WINTER_TYPES),
    stockSource: z.enum(STOCK_SOURCES),
    lockedFields: z.array(z.enum(LOCKABLE_FIELDS)),
  }),
  'shop-profile': shopProfileSchema,
  subscriber: subscriberSchema.pick({ status: true }),
  'tyre-set': tyreSetSchema.pick({ season: true, shelf: true }).extend({ change: z.enum(CHANGE_STATES) }),
} satisfies Record<string, z.ZodType>;

/** Each word that a field of the schema may have as its value; the empty one is shown as a dash. */
function schemaValues(schema: z.ZodType): { field: string; value: string }[] {
  const valuesIn = (part: unknown, field: string): { field: string; value: string }[] => {
    if (Array.isArray(part)) return part.flatMap((one) => valuesIn(one, field));
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([name, inner]) => {
      if (name === 'enum') {
        return z
          .array(z.unknown())
          .parse(inner)
          .flatMap((value) => (typeof value === 'string' && value !== '' ? [{ field, value }] : []));
      }
      if (name !== 'properties') return valuesIn(inner, field);
      return Object.entries(z.record(z.string(), z.unknown()).parse(inner)).flatMap(([key, one]) =>
        valuesIn(one, key),
      );
    });
  };
  return valuesIn(z.toJSONSchema(schema, { unrepresentable: 'any' }), '');
}

test('every field of these records has a Finnish word in the audit, and so has every value to choose', () => {
  // Ids and places in a list are no fields, nor are the lists whose items are stored under their own names.
  const unnamed = new Set(['_id', 'id', 'version', 'createdAt', 'updatedAt', 'number', 'bays', 'sections']);
  for (const [entity, schema] of Object.entries(AUDITED)) {
    const words = wordsOf(entity, shop.features.all);
    const fields = schemaKeys(schema);
    expect(fields.length, entity).toBeGreaterThan(0);
    expect(
      fields.filter((field) => !(field in words.fields) && !unnamed.has(field)),
      entity,
    ).toEqual([]);
    const values = schemaValues(schema).filter(({ field }) => !unnamed.has(field));
    const nameless = values.filter(({ field, value }) => words.values[field]?.[value] === undefined);
    expect(nameless, entity).toEqual([]);
  }
  expect(schemaValues(AUDITED['tyre-set'])).toContainEqual({ field: 'change', value: 'called' });
  expect(schemaValues(AUDITED.booking)).toContainEqual({ field: 'extras', value: 'balancing' });
});

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
