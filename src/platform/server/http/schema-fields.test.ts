import { expect, test } from 'vitest';
import { z } from 'zod';

import { schemaFields } from './schema-fields.ts';

test('a schema is described line by line', () => {
  const schema = z.toJSONSchema(
    z.object({
      name: z.string().min(2).max(80),
      stock: z.int().min(0).optional(),
      season: z.enum(['summer', 'winter']).nullable(),
      prices: z.array(z.object({ euros: z.number() })),
    }),
  );
  expect(schemaFields(schema)).toEqual([
    { path: 'name', type: 'string, at least 2, at most 80 characters', isRequired: true },
    { path: 'stock', type: 'integer, from 0', isRequired: false },
    { path: 'season', type: '"summer" or "winter" or null', isRequired: true },
    { path: 'prices', type: 'list of object', isRequired: true },
    { path: 'prices[].euros', type: 'number', isRequired: true },
  ]);
});

test('a schema of one value is one line', () => {
  expect(schemaFields({ type: 'array', items: { type: 'string' } })).toEqual([
    { path: '', type: 'list of string', isRequired: true },
  ]);
  expect(schemaFields({})).toEqual([{ path: '', type: 'anything', isRequired: true }]);
  expect(schemaFields(true)).toEqual([{ path: '', type: 'anything', isRequired: true }]);
});
