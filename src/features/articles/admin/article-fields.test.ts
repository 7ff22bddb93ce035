// What is kept of the fields when saving and typing go on beside each other, and what keeps them from being published.
import { expect, test } from 'vitest';

import { areSame, areSameWords, faultOf, fieldsOf, withTyped } from './article-fields.ts';

const sent = { ...fieldsOf(undefined), title: 'Renkaat', content: 'Alku' };

test('what was typed while a save was on its way stays, and the rest is as stored', () => {
  const stored = { ...sent, title: 'Renkaat', slug: 'renkaat' };
  expect(withTyped(stored, { ...sent, content: 'Alku ja jatko' }, sent)).toEqual({
    ...stored,
    content: 'Alku ja jatko',
  });
  expect(withTyped(stored, sent, sent)).toEqual(stored);
});

test('when an article comes out is no part of its draft', () => {
  const timed = { ...sent, publishAt: '2026-12-01T08:00' };
  expect([areSame(sent, timed), areSameWords(sent, timed)]).toEqual([false, true]);
  expect(areSameWords(sent, { ...sent, summary: 'Lyhyesti' })).toBe(false);
});

test('a time that cannot be read is a fault, not a wish to publish at once', () => {
  const faultOfTime = (publishAt: string) => faultOf({ ...sent, publishAt }, 'publishAt');
  expect(faultOfTime('')).toBeUndefined();
  expect(faultOfTime('2026-12-01T08:00')).toBeUndefined();
  expect(faultOfTime('20261-12-01T08:00')).toContain('Julkaisuaika on kesken.');
});
