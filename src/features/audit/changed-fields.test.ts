import { expect, test } from 'vitest';

import { changedFields } from './changed-fields.ts';

test('fields of an entry are told in words, empty values as a dash, flags as yes and no', () => {
  expect(
    changedFields({
      before: { 'hero.title': '', 'la.close': '13:00', isOwner: false, something: null },
      after: { 'hero.title': 'Talvi', 'la.close': '14:00', isOwner: true, something: [1, 2] },
    }),
  ).toEqual([
    { field: 'Pääosio › Otsikko', before: '–', after: 'Talvi' },
    { field: 'lauantai › Suljetaan', before: '13:00', after: '14:00' },
    { field: 'Omistaja', before: 'ei', after: 'kyllä' },
    { field: 'something', before: '–', after: '[1,2]' },
  ]);
});

test('a long text is cut', () => {
  const [field] = changedFields({ before: {}, after: { content: 'a'.repeat(5_000) } });
  expect(field?.after).toBe(`${'a'.repeat(600)}…`);
});
