import { expect, test } from 'vitest';

import { mergeChanges } from './merge-changes.ts';

const base = { title: 'Talvirenkaat', text: 'Alle ajoissa', price: '120' };

test('a field changed only by somebody else takes their value', () => {
  const merged = mergeChanges(base, { ...base, title: 'Kitkat' }, { ...base, price: '130' });
  expect(merged).toEqual({
    own: { title: 'Kitkat', text: 'Alle ajoissa', price: '130' },
    stored: { title: 'Kitkat', text: 'Alle ajoissa', price: '130' },
    hasClash: false,
  });
});

test('a field that both changed is a conflict, the others are merged', () => {
  const own = { ...base, title: 'Kitkat', text: 'Heti' };
  const merged = mergeChanges(base, own, { ...base, title: 'Nastat', price: '130' });
  expect(merged).toEqual({
    own: { title: 'Kitkat', text: 'Heti', price: '130' },
    stored: { title: 'Nastat', text: 'Heti', price: '130' },
    hasClash: true,
  });
});

test('the same change by both is no clash', () => {
  const both = { ...base, title: 'Kitkat' };
  expect(mergeChanges(base, both, { ...both, price: '130' })).toMatchObject({ hasClash: false });
});

test('records within records are merged by their fields', () => {
  const nested = { hero: { title: 'A', text: 'B' }, intro: { title: 'C' } };
  const own = { ...nested, hero: { title: 'A2', text: 'B' } };
  const stored = { ...nested, hero: { title: 'A', text: 'B2' } };
  expect(mergeChanges(nested, own, stored)).toMatchObject({
    own: { hero: { title: 'A2', text: 'B2' }, intro: { title: 'C' } },
    hasClash: false,
  });
});

test('a list of the same elements is merged by element, any other list is one field', () => {
  const week = [
    { day: 'ma', open: '9' },
    { day: 'ti', open: '9' },
  ];
  const own = [{ day: 'ma', open: '8' }, week[1]];
  const stored = [week[0], { day: 'ti', open: '10' }];
  expect(mergeChanges(week, own, stored)).toMatchObject({
    own: [
      { day: 'ma', open: '8' },
      { day: 'ti', open: '10' },
    ],
    hasClash: false,
  });
  expect(mergeChanges(week, own, [...stored, { day: 'ke', open: '9' }]).hasClash).toBe(true);
  expect(mergeChanges(['kitka'], ['kitka', 'nasta'], ['kesä'])).toEqual({
    own: ['kitka', 'nasta'],
    stored: ['kesä'],
    hasClash: true,
  });
});
