import { expect, test } from 'vitest';

import { sharingCopy } from './records.ts';

const stored = { name: 'Kysymykset', rows: [{ question: 'Hinta?' }, { question: 'Aika?', answer: '' }] };

test('a copy shares what is alike with the value before it, and is that value when all is', () => {
  expect(sharingCopy(structuredClone(stored), stored)).toBe(stored);
  const changed = structuredClone(stored);
  changed.rows[0] = { question: 'Hinta nyt?' };
  const copy = sharingCopy(changed, stored);
  expect(copy).toEqual(changed);
  expect(copy.rows[0]).not.toBe(changed.rows[0]);
  expect(copy.rows[1]).toBe(stored.rows[1]);
});

test('a removed row, another order, and a list in place of a record are changes', () => {
  const [first, second] = stored.rows;
  for (const other of [[first], [second, first], [], {}]) {
    const copy = sharingCopy({ ...stored, rows: other }, stored);
    expect(copy).not.toBe(stored);
    expect(copy).toEqual({ ...stored, rows: other });
  }
});

test('a property without a value is none', () => {
  expect(sharingCopy({ ...stored, note: undefined }, stored)).toBe(stored);
  expect(sharingCopy(stored, { ...stored, note: undefined })).toEqual(stored);
});
