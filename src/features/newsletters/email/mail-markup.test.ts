// What the insert menu puts into the text is read as the block it means.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseContent } from '../../../platform/contract/content.ts';
import { buttonBlock, HOURS_BLOCK, insertBlock, productBlock, withProductNames } from './mail-markup.ts';

test('an inserted block is a paragraph of its own, typing goes on after it', () => {
  const { text, start, end } = insertBlock({ text: 'Hei!\nMoi!', start: 4, end: 4 }, HOURS_BLOCK);
  expect(text).toBe('Hei!\n\n{{aukioloajat}}\n\nMoi!');
  expect(text.slice(start)).toBe('Moi!');
  expect(end).toBe(start);
});

test('a block is never put into the middle of a line', () => {
  const begun = insertBlock({ text: '', start: 0, end: 0 }, buttonBlock('Varaa|/a'), 'Varaa');
  expect(insertBlock(begun, HOURS_BLOCK).text.trim()).toBe('{{painike:Varaa|/a}}\n\n{{aukioloajat}}');
});

test('the words of an inserted button are selected, to be typed over', () => {
  const { text, start, end } = insertBlock({ text: '', start: 0, end: 0 }, buttonBlock('Varaa|/a'), 'Varaa');
  expect(text.slice(start, end)).toBe('Varaa');
});

test('a tyre is in the text with its name, whatever that is', () => {
  expect(productBlock('a-1', 'Nokian R5 205/55R16')).toBe('{{tuote:Nokian R5 205/55R16|a-1}}');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const blocks = parseContent(productBlock('a-1', name), { isMail: true });
      expect(blocks).toEqual([{ kind: 'product', productId: 'a-1' }]);
    }),
  );
});

test('the tyres of an offer message get their names, those of others stay', () => {
  const names = new Map([['a', 'Nokian R5']]);
  expect(withProductNames('Hei\n\n{{tuote:a}}\n\n{{tuote:b}}', (id) => names.get(id))).toBe(
    'Hei\n\n{{tuote:Nokian R5|a}}\n\n{{tuote:b}}',
  );
});

test('wherever a block is inserted between lines, the mail has it', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '*', '#', '-', '\n'), maxLength: 20 });
  fc.assert(
    fc.property(
      line,
      line,
      fc.constantFrom(HOURS_BLOCK, productBlock('a-1', 'Nokian R5'), buttonBlock('A|/a')),
      (head, tail, block) => {
        const before = head === '' ? '' : `${head}\n`;
        const { text } = insertBlock(
          { text: `${before}\n${tail}`, start: before.length, end: before.length },
          block,
        );
        const kinds = parseContent(text, { isMail: true }).map(({ kind }) => kind);
        expect(kinds.filter((kind) => ['opening-hours', 'product', 'button'].includes(kind))).toHaveLength(1);
      },
    ),
  );
});
