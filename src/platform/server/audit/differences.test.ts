import { expect, test } from 'vitest';

import { differences } from './differences.ts';

test('only fields that differ are stored, named by their path, whatever the order of keys', () => {
  expect(
    differences(
      {
        title: 'Vanha',
        price: 10,
        hours: { open: '9', close: '17' },
        hero: { title: 'a', sub: 'b' },
        gone: 1,
      },
      {
        title: 'Uusi',
        price: 10,
        hours: { close: '17', open: '9' },
        hero: { title: 'c', sub: 'b' },
        tags: ['x'],
      },
    ),
  ).toEqual({
    before: { title: 'Vanha', 'hero.title': 'a', gone: 1, tags: null },
    after: { title: 'Uusi', 'hero.title': 'c', gone: null, tags: ['x'] },
  });
});

test('a thing that was made has nothing before, a thing that was removed nothing after', () => {
  const at = new Date(0);
  expect(differences({}, { name: 'Nasta', at })).toEqual({
    before: { name: null, at: null },
    after: { name: 'Nasta', at },
  });
  expect(differences({ name: 'Nasta' }, {})).toEqual({ before: { name: 'Nasta' }, after: { name: null } });
});
