import fc from 'fast-check';
import { expect, test } from 'vitest';

import { financingCtaSchema, sectionSchema } from './contract.ts';
import { resolveFinancing, resolveSection, splitParagraphs } from './sections.ts';

const founded = 'Olemme palvelleet autoilijoita vuodesta 1990.';

test('both sections show when none are configured, and the introduction says since when', () => {
  expect(resolveSection('intro', [], founded)?.paragraphs[0]).toContain('vuodesta 1990');
  expect(resolveSection('services', [], founded)?.title).not.toBe('');
});

test('a section is hidden only by its own entry', () => {
  const hidden = [sectionSchema.parse({ id: 'intro', visible: false })];
  expect(resolveSection('intro', hidden, founded)).toBeUndefined();
  expect(resolveSection('services', hidden, founded)).toBeDefined();
});

test('a section shows the texts of its entry in paragraphs', () => {
  const own = [sectionSchema.parse({ id: 'intro', title: 'Tervetuloa', content: 'Yksi.\n\nKaksi.' })];
  expect(resolveSection('intro', own, founded)).toEqual({
    title: 'Tervetuloa',
    paragraphs: ['Yksi.', 'Kaksi.'],
  });
});

test('the financing call-to-action shows only when it is switched on', () => {
  expect(resolveFinancing(financingCtaSchema.parse({}), 'https://luotto.example.fi/')).toBeUndefined();
  expect(
    resolveFinancing(
      financingCtaSchema.parse({ visible: true, mainText: 'A\n\nB', highlightedText: 'C' }),
      'https://luotto.example.fi/',
    ),
  ).toEqual({
    title: 'Maksa renkaat osissa',
    paragraphs: ['A', 'B'],
    highlightedText: 'C',
    button: { label: 'Hae rahoitusta', href: 'https://luotto.example.fi/' },
  });
});

test('without an address of the creditor there is no button', () => {
  expect(resolveFinancing(financingCtaSchema.parse({ visible: true }), '')?.button).toBeUndefined();
});

test('paragraphs are split at blank lines alone', () => {
  expect(splitParagraphs('Eka\nrivi\r\n\r\n \t\nToka\n\n\n')).toEqual(['Eka\nrivi', 'Toka']);
  expect(splitParagraphs(' \n ')).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/), { maxLength: 6 }), (paragraphs) => {
      expect(splitParagraphs(paragraphs.join('\n\n'))).toEqual(paragraphs);
    }),
  );
});
