import { expect, test } from 'vitest';

import { changedFields } from './changed-fields.ts';

test('fields of an entry are shown in words, empty values as a dash, flags as yes and no', () => {
  const fields = {
    hero: 'Pääosio',
    title: 'Otsikko',
    la: 'lauantai',
    close: 'Suljetaan',
    isOwner: 'Omistaja',
    type: 'Kausi',
  };
  const entry = {
    before: { 'hero.title': '', 'la.close': '13:00', isOwner: false, something: null, type: 'summer' },
    after: { 'hero.title': 'Talvi', 'la.close': '14:00', isOwner: true, something: [1, 2], type: 'other' },
  };
  expect(changedFields(entry, { fields, values: { type: { summer: 'kesä' } } })).toEqual([
    { field: 'Pääosio › Otsikko', before: '–', after: 'Talvi' },
    { field: 'lauantai › Suljetaan', before: '13:00', after: '14:00' },
    { field: 'Omistaja', before: 'ei', after: 'kyllä' },
    { field: 'something', before: '–', after: '[1,2]' },
    { field: 'Kausi', before: 'kesä', after: 'other' },
  ]);
});

test('a long text is cut', () => {
  const [field] = changedFields(
    { before: {}, after: { content: 'a'.repeat(5_000) } },
    { fields: {}, values: {} },
  );
  expect(field?.after).toBe(`${'a'.repeat(600)}…`);
});
