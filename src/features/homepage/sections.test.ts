import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dearCredit, freeCredit } from '../../../test/builders/financing.ts';
import { financingCtaSchema, sectionSchema, type SellingPoint, type SellingPointKind } from './contract.ts';
import { resolveFinancing, resolveSection, resolveSellingPoints, splitParagraphs } from './sections.ts';

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

const links = { booking: '', credit: 'https://luotto.example.fi/', reviews: '', maps: '', socials: [] };
const shop = { financing: freeCredit, financingBadge: '12KK', links };
const own = financingCtaSchema.parse({
  visible: true,
  title: 'Nollakorolla uudet renkaat',
  mainText: 'A\n\nB',
  highlightedText: '12 kuukautta, 0 % korko, ei avaus- eikä tilinhoitomaksuja.',
});

test('the financing call-to-action shows only when it is switched on, with words of its own', () => {
  expect(resolveFinancing(financingCtaSchema.parse({}), shop)).toBeUndefined();
  expect(resolveFinancing(own, shop)).toEqual({
    title: own.title,
    paragraphs: ['A', 'B'],
    highlightedText: own.highlightedText,
    badge: '12KK',
    button: { label: 'Hae rahoitusta', href: 'https://luotto.example.fi/' },
  });
});

test('words on credit that the terms contradict are made from the terms, and need terms', () => {
  expect(resolveFinancing(own, { ...shop, financing: dearCredit })).toMatchObject({
    title: 'Maksa renkaat erissä',
    paragraphs: ['A', 'B'],
    highlightedText: '12\u00A0kk, korko 14,9\u00A0%, todellinen vuosikorko 36,6\u00A0%.',
    badge: '',
  });
  expect(resolveFinancing(own, { ...shop, financing: { ...freeCredit, termMonths: 24 } })).toMatchObject({
    title: own.title,
    highlightedText: '24\u00A0kk, korko 0\u00A0%, todellinen vuosikorko 0\u00A0%.',
    badge: '',
  });
  expect(resolveFinancing(own, { ...shop, financing: null })).toBeUndefined();
});

test('a selling point on credit says what the terms are, and none says anything without them', () => {
  const points = sellingPoints([
    ['financing', 'Rahoitus ilman kuluja', '0 % korko, maksuaikaa vuosi'],
    ['delivery', 'Toimitus ilman kuluja', ''],
  ]);
  expect(resolveSellingPoints(points, freeCredit)).toEqual(points);
  expect(resolveSellingPoints(points, dearCredit)).toMatchObject([
    { title: 'Maksa renkaat erissä', text: expect.stringContaining('todellinen vuosikorko 36,6') },
    { title: 'Toimitus ilman kuluja' },
  ]);
  expect(resolveSellingPoints(points, null)).toEqual(points.slice(1));
});

test('without an address of the creditor there is no button', () => {
  const unlinked = { ...shop, links: { ...links, credit: '' } };
  expect(resolveFinancing(own, unlinked)?.button).toBeUndefined();
});

function sellingPoints(points: readonly (readonly [SellingPointKind, string, string])[]): SellingPoint[] {
  return points.map(([kind, title, text], index) => ({ _id: String(index), kind, title, text }));
}

test('paragraphs are split at blank lines alone', () => {
  expect(splitParagraphs('Eka\nrivi\r\n\r\n \t\nToka\n\n\n')).toEqual(['Eka\nrivi', 'Toka']);
  expect(splitParagraphs(' \n ')).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/), { maxLength: 6 }), (paragraphs) => {
      expect(splitParagraphs(paragraphs.join('\n\n'))).toEqual(paragraphs);
    }),
  );
});
