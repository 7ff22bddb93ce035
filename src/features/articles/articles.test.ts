import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ARTICLE_DRAWINGS, articlePicture, isArticlePicture } from './pictures.ts';
import { readingMinutes, relatedArticles } from './reading.ts';
import { isSlug, MAX_SLUG_LENGTH, numberedSlug, slugOf } from './slug.ts';

test.each([
  ['Kitka vai nasta?', 'kitka-vai-nasta'],
  ['Äänetön yö Åbossa – 3PMSF', 'aaneton-yo-abossa-3pmsf'],
  ['rss.xml', 'artikkeli-rss-xml'],
  ['Uusi', 'artikkeli-uusi'],
  ['日本', 'artikkeli'],
  ['', 'artikkeli'],
])('the title "%s" makes the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('every title makes an address that an article may have, numbered or not', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
      ),
      fc.integer({ min: 1, max: 1000 }),
      (title, count) => {
        const slug = numberedSlug(slugOf(title), count);
        expect(isSlug(slug)).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
      },
    ),
  );
});

test('an address has lower-case letters, digits and single dashes, and is no reserved word or id', () => {
  for (const slug of [
    'Iso',
    'a--b',
    '-a',
    'a-',
    'ä',
    'a/b',
    '..',
    'sivu',
    'rss',
    'a'.repeat(81),
    '01890000-0000-7000-8000-000000000000',
  ]) {
    expect(isSlug(slug), slug).toBe(false);
  }
});

test('related articles share the most keywords, newest first, without the article itself', () => {
  const article = (_id: string, ...keywords: string[]) => ({ _id, keywords });
  const read = article('a', 'Talvirenkaat', 'laki');
  const others = [
    article('b', 'paineet'),
    read,
    article('c', 'talvirenkaat'),
    article('d', 'LAKI', 'talvirenkaat'),
    article('e', 'laki'),
  ];
  expect(relatedArticles(read, others).map(({ _id }) => _id)).toEqual(['d', 'c', 'e']);
});

test('the reading time is in whole minutes, at least one', () => {
  expect([0, 79, 240, 500, 800].map(readingMinutes)).toEqual([1, 1, 2, 3, 5]);
});

test('an article without a picture of its own always has the same drawing', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const picture = articlePicture('', id);
      expect(picture).toEqual(articlePicture('', id));
      expect(ARTICLE_DRAWINGS).toContain(picture.kind === 'drawing' && picture.drawing);
    }),
  );
  expect(isArticlePicture('https://example.fi/a.png')).toBe(false);
  expect(articlePicture('/api/files/a1', 'x')).toEqual({ kind: 'file', path: '/api/files/a1' });
});
