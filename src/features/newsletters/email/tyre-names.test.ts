// A tyre in the text of a newsletter is shown by its name and stored with its id.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTyreNames, tyresIn, withoutTyre } from './tyre-names.ts';

const R5 = '{{tuote:Nokian R5 205/55R16 91T|a-1}}';

test('the editor shows what a mail fills in by words and stores its block', () => {
  const names = createTyreNames();
  const content = `Hei!\n\n${R5}\n\n{{aukioloajat}}\n\n{{painike:Varaa aika|/ajanvaraus}}`;
  const text = names.shown(content);
  expect(text).toBe(
    'Hei!\n\n[Nokian R5 205/55R16 91T]\n\n[Aukioloajat]\n\n[Painike: Varaa aika → /ajanvaraus]',
  );
  expect(names.stored(text)).toBe(content);
  expect(names.stored(text.replace('Hei', 'Moi'))).toBe(content.replace('Hei', 'Moi'));
  expect(names.stored('[Painike: Soita → tel:+358100000000]')).toBe('{{painike:Soita|tel:+358100000000}}');
  expect(names.stored('[Nokian](/nokian) [1]')).toBe('[Nokian](/nokian) [1]');
  expect(names.block('a-1', 'Nokian R5 205/55R16 91T')).toBe('[Nokian R5 205/55R16 91T]');
});

test('two tyres of one name stay two, and a tyre taken back into the text is the same', () => {
  const names = createTyreNames();
  const other = R5.replace('a-1', 'b-2');
  expect(names.shown(`${R5}\n${other}`)).toBe('[Nokian R5 205/55R16 91T]\n[Nokian R5 205/55R16 91T (2)]');
  expect(names.shown(other)).toBe('[Nokian R5 205/55R16 91T (2)]');
  expect(names.stored('[Nokian R5 205/55R16 91T]')).toBe(R5);
});

test('a tyre is taken out of a newsletter with its line, and each is listed once', () => {
  const content = `Hei!\n\n${R5}\n\nMoi!\n\n${R5.replace('a-1', 'b-2')}\n\n${R5}`;
  expect(tyresIn(content)).toEqual([
    { id: 'a-1', name: 'Nokian R5 205/55R16 91T' },
    { id: 'b-2', name: 'Nokian R5 205/55R16 91T' },
  ]);
  expect(withoutTyre(`Hei!\n\n${R5}\n\nMoi!`, 'a-1')).toBe('Hei!\n\nMoi!');
});

test('whatever is in a text with tyres, what was shown is stored as it was', () => {
  const part = fc.constantFrom(
    R5,
    '{{aukioloajat}}',
    '{{kausi}}',
    '{{tuote:Aukioloajat|c}}',
    '{{tuote:A [1]|c}}',
    '{{painike:Varaa|/a}}',
    '{{tuote:c}}',
    'a',
    '\n',
    '{{',
    '}}',
    '|',
    '[',
    ']',
    '(',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const names = createTyreNames();
      const content = parts.join('');
      expect(names.stored(names.shown(content))).toBe(content);
    }),
  );
});
