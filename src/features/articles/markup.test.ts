import fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyMark, continueList, insertPicture, MARKS, type Mark } from './markup.ts';

/** '|' marks both ends of the selection, or the caret. */
function marked(drawn: string, mark: Mark | 'picture'): string {
  const [before = '', inner = '', after] = drawn.split('|');
  const text = after === undefined ? before + inner : before + inner + after;
  const end = after === undefined ? before.length : before.length + inner.length;
  const selected = { text, start: before.length, end };
  const result =
    mark === 'picture'
      ? insertPicture(selected, '/api/files/a', 'kuvaus')
      : applyMark(selected, mark, 'linkki');
  const { text: now, start } = result;
  return `${now.slice(0, start)}|${start === result.end ? '' : `${now.slice(start, result.end)}|`}${now.slice(result.end)}`;
}

test.each([
  ['heading', 'yksi\nka|ksi\nkolme', 'yksi\n## kaksi|\nkolme'],
  ['heading', '## ka|ksi', 'kaksi|'],
  ['heading', '|', '## |'],
  ['list', '|yksi\nkaksi|\nkolme', '|* yksi\n* kaksi|\nkolme'],
  ['list', '|* yksi\n- kaksi|', '|yksi\nkaksi|'],
  ['list', '|yksi\n|kaksi', '|* yksi|\nkaksi'],
  ['bold', 'aja |hitaasti| jäällä', 'aja **|hitaasti|** jäällä'],
  ['bold', 'aja **|hitaasti|** jäällä', 'aja |hitaasti| jäällä'],
  ['bold', 'aja| hitaasti |jäällä', 'aja **|hitaasti|** jäällä'],
  ['bold', '|', '**|**'],
  ['link', 'katso |renkaat|.', 'katso [renkaat](|/|).'],
  ['link', 'katso |', 'katso [linkki](|/|)'],
  ['picture', 'alku|loppu', 'alku\n\n![|kuvaus|](/api/files/a)\n\nloppu'],
  ['picture', '|', '![|kuvaus|](/api/files/a)\n'],
  ['picture', '![|eka|](/api/files/b)\n', '![eka](/api/files/b)\n\n![|kuvaus|](/api/files/a)\n'],
  ['picture', '[rengas](/re|nkaat) loppu', '[rengas](/renkaat)\n\n![|kuvaus|](/api/files/a)\n\n loppu'],
] as const)('the button %s makes of "%s"', (mark, before, after) => {
  expect(marked(before, mark)).toBe(after);
});

test('no formatting button loses a character, and the selection stays within the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'ä', ' ', '\n', '*', '#', '-', '['), maxLength: 40 }),
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom(...MARKS),
      (text, first, second, mark) => {
        const start = Math.min(first, second, text.length);
        const end = Math.min(Math.max(first, second), text.length);
        const result = applyMark({ text, start, end }, mark, '');
        const letters = (whole: string) => whole.replaceAll(/[^aä]/g, '').length;
        expect(letters(result.text)).toBe(letters(text));
        expect(result.start).toBeGreaterThanOrEqual(0);
        expect(result.end).toBeGreaterThanOrEqual(result.start);
        expect(result.end).toBeLessThanOrEqual(result.text.length);
      },
    ),
  );
});

test('Enter within a list begins the next item, and in an empty one ends the list', () => {
  const enter = (text: string, start = text.length) => continueList({ text, start, end: start });
  expect(enter('* yksi')).toEqual({ text: '* yksi\n* ', start: 9, end: 9 });
  expect(enter('a\n- yksi kaksi', 8)).toEqual({ text: 'a\n- yksi\n-  kaksi', start: 11, end: 11 });
  expect(enter('* yksi\n* ')).toEqual({ text: '* yksi\n', start: 7, end: 7 });
  expect(enter('yksi')).toBeUndefined();
  expect(enter('**yksi**')).toBeUndefined();
});
