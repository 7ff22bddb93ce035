// The demonstration shop says the same thing everywhere.
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';
import { z } from 'zod';

const priceListSchema = z.array(
  z.object({ service: z.string().nullish(), prices: z.record(z.string(), z.number().nullable()) }),
);
const questionsSchema = z.array(z.object({ question: z.string(), answer: z.string() }));

async function read(slice: string, name = 'demonstration'): Promise<unknown> {
  const file = new URL(`../src/features/${slice}/server/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}

test('the question about the tyre hotel names the prices of the price list', async () => {
  const rows = priceListSchema.parse(await read('price-list'));
  const faq = questionsSchema.parse(await read('homepage', 'demonstration-questions'));
  const answer = faq.find((entry) => /kausivaihdon/i.test(entry.answer));
  const pricesOf = (service: string) =>
    Object.values(rows.find((row) => row.service === service)?.prices ?? {});
  const named = [...(answer?.answer ?? '').matchAll(/(\d+)\s€/g)].map((match) => Number(match[1]));
  expect(new Set(named)).toEqual(new Set([...pricesOf('storage'), ...pricesOf('storageWithChange')]));
});
