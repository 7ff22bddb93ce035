// The description of the API: made from the declared endpoints, fit for generated clients.
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApp } from './app.ts';

const shop = await startTestApp({ settings: { publicUrl: 'https://rengas.example.fi' } });
afterAll(() => shop.close());

const operationSchema = z.looseObject({ operationId: z.string(), summary: z.string().min(5) });
const documentSchema = z.object({
  openapi: z.string().startsWith('3.1'),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

test('the description of the API names its server, and every operation by a name of its own', async () => {
  const { servers, paths } = documentSchema.parse((await shop.app.inject('/api/openapi.json')).json());
  expect(servers).toEqual([{ url: 'https://rengas.example.fi' }]);
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !/^(get|post|put|delete)[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('getShopProfile');
});
