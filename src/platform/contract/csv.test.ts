import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvText } from './csv.ts';

test('cells are parted by semicolons after a byte-order mark, numbers have a decimal comma', () => {
  const rows = [
    ['line', 'price'],
    [7, 44.17],
    [-3, 'a;b "c"'],
  ];
  expect(csvText(rows)).toBe('\uFEFFline;price\r\n7;44,17\r\n-3;"a;b ""c"""\r\n');
});

test.each(['=1+1', '+358', '-5', '@SUM(A1)', '\tx', '\rx'])('no spreadsheet runs the cell %j', (cell) => {
  expect(csvText([[cell]])).toContain(`'${cell}`);
});

test('every cell is read back as it was, except for the apostrophe', () => {
  const row = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const read = parse(csvText(rows), { bom: true, delimiter: ';', recordDelimiter: '\r\n' });
      const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n])/, '');
      expect(read.map((cells) => cells.map(plain))).toEqual(rows.map((cells) => cells.map(plain)));
    }),
  );
});
