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
  expect(changedFields(entry, { fields, values: { type: { summer: 'kesä' } }, money: {} })).toEqual([
    { field: 'Pääosio › Otsikko', before: '–', after: 'Talvi' },
    { field: 'lauantai › Suljetaan', before: '13:00', after: '14:00' },
    { field: 'Omistaja', before: 'ei', after: 'kyllä' },
    { field: 'something', before: '–', after: '1, 2' },
    { field: 'Kausi', before: 'kesä', after: 'other' },
  ]);
});

test('what is nothing before and after is no change, and pictures and blocks are named', () => {
  const id = '01a22254-fe37-7568-8a6f-4f0f3a1d2b3c';
  const changes = changedFields(
    {
      before: { selector: null, image: '' },
      after: { selector: '', image: '/api/files/hpp2y5.jpg', content: `Hei {{tuote:Nokian R5|${id}}}!` },
    },
    { fields: {}, values: {}, money: {} },
  );
  expect(changes.map(({ after }) => after)).toEqual(['ladattu kuva', 'Hei [Nokian R5]!']);
});

test('a long text is cut', () => {
  const [field] = changedFields(
    { before: {}, after: { content: 'a'.repeat(5_000) } },
    { fields: {}, values: {}, money: {} },
  );
  expect(field?.after).toBe(`${'a'.repeat(600)}…`);
});

test('a text that only looks like a time is shown as it is', () => {
  const text = '2026-99-99T99:99:99Z';
  const [field] = changedFields(
    { before: {}, after: { title: text } },
    { fields: {}, values: {}, money: {} },
  );
  expect(field?.after).toBe(text);
});

test('days, times, sums, lists and records of an entry are written as Finns write them', () => {
  const words = {
    fields: { isClosed: 'Suljettu', cents: 'Hinta', van: 'Pakettiauto', from: 'alkaa', to: 'päättyy' },
    values: { season: { summer: 'kesä' }, extras: { repair: 'paikkaus' } },
    money: { price: 'euros', cents: 'cents' },
  } as const;
  const after = {
    '2026-12-06.isClosed': true,
    sendDate: '2026-11-23T07:00:00.000Z',
    returnedOn: '2026-11-22',
    price: 1234.5,
    'Rengastyö 22.5.cents.van': 2900,
    'audience.season': 'summer',
    extras: ['repair', 'other'],
    closures: [
      { from: '2026-12-01', to: '2026-12-03' },
      { from: '2026-12-24', to: '2026-12-24' },
    ],
  };
  const shown = changedFields({ before: {}, after }, words).map(({ field, after: text }) => [field, text]);
  expect(shown).toEqual([
    ['6.12.2026 › Suljettu', 'kyllä'],
    ['sendDate', '23.11.2026 klo\u00A09.00'],
    ['returnedOn', '22.11.2026'],
    ['price', '1\u00A0234,50\u00A0€'],
    ['Rengastyö 22.5 › Hinta › Pakettiauto', '29,00\u00A0€'],
    ['audience.season', 'kesä'],
    ['extras', 'paikkaus, other'],
    ['closures', 'alkaa 1.12.2026, päättyy 3.12.2026; alkaa 24.12.2026, päättyy 24.12.2026'],
  ]);
});
