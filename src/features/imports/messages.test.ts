import { expect, test } from 'vitest';

import { pageMessages } from './messages-page.ts';
import { notAListText, rowErrorText } from './messages.ts';
import { ROW_CODES, valueProblem } from './row-codes.ts';

test.each(ROW_CODES)('%s has a sentence with its values', (code) => {
  const text = rowErrorText(code, { value: 'A1', other: 'B2', column: 'C3', found: 3, expected: 34 });
  expect(text).toMatch(/^[\p{Lu}].*[.?]$/u);
  expect(text).not.toContain('undefined');
});

test('a file that is no list is refused with the columns it lacks and those it has', () => {
  const missing = { missingColumns: ['nett-price', 'eancode'], foundCells: ['brand', 'cost'] };
  const text = notAListText({ reason: 'columns-missing', ...missing });
  expect(text).toContain('nett-price, eancode');
  expect(text).toContain('”brand”, ”cost”');
  expect(notAListText({ reason: 'no-heading', ...missing })).toContain('”brand”, ”cost”');
  expect(notAListText({ reason: 'empty', missingColumns: [], foundCells: [] })).toContain('tyhjä');
});

test('a long value is shown cut', () => {
  expect(valueProblem('import.ean_invalid', 'x'.repeat(500)).params.value).toHaveLength(60);
});

test('the preview does not say that a refused row takes its tyre off sale', () => {
  expect(pageMessages.errorsLead).toContain('jää myyntiin');
  expect(pageMessages.errorsLead).not.toContain('poistuu');
});

test('the preview says what changes in the tyres that change', () => {
  expect(pageMessages.whatChanges({ dearer: 9, cheaper: 1, stock: 188, moved: 0 })).toBe(
    '10\u00A0hintaa, 188\u00A0saldoa',
  );
  expect(pageMessages.whatChanges({ dearer: 0, cheaper: 0, stock: 0, moved: 1 })).toBe(
    '1\u00A0listan vaihto',
  );
});
