import { Readable } from 'node:stream';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SAMPLE_ROWS, sampleListCsv } from '../list/list-sample.ts';
import { NotAListError } from '../not-a-list.ts';
import { mapWholesalerRow } from '../wholesaler-row.ts';
import { MAX_ROW_BYTES } from './line-splitter.ts';
import { openList, type ListRow } from './list-reader.ts';

const HEADING =
  'sysnr;description;brand;brand description;width tyre;aspect ratio;diameter;LI/SI;nett-price;available;;;eancode';
const GOOD = '1;185/50 R16 TL 81T NA WINTER;NA;NANKANG;185;50;16;81T;44.17;6;;;3824315044682';
const CELLS = 13;

function bytes(...parts: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function list(...rows: readonly string[]): Buffer {
  return bytes([HEADING, ...rows].join('\n'));
}

async function read(file: Buffer, chunkBytes = 1000): Promise<ListRow[]> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < file.length; at += chunkBytes) chunks.push(file.subarray(at, at + chunkBytes));
  return Array.fromAsync((await openList(Readable.from(chunks))).rows);
}

/** Line and description, or line and error code. */
async function outline(file: Buffer): Promise<(string | number | undefined)[][]> {
  const rows = await read(file);
  return rows.map((row) => [row.line, 'error' in row ? row.error.code : row.record.description]);
}

async function refusalOf(file: Buffer): Promise<NotAListError> {
  const refusal = await openList(Readable.from([file])).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof NotAListError)) throw new Error('the file was taken as a list');
  return refusal;
}

test('rows are known by their columns’ names, whatever their order, and empty names mean nothing', async () => {
  const { rows, separator, columns } = await openList(Readable.from([list(GOOD)]));
  expect(separator).toBe(';');
  expect(columns).toContain('service');
  const { value } = await rows.next();
  expect(value).toEqual({
    line: 2,
    record: {
      number: '1',
      description: '185/50 R16 TL 81T NA WINTER',
      brandCode: 'NA',
      brand: 'NANKANG',
      width: '185',
      aspect: '50',
      diameter: '16',
      service: '81T',
      net: '44.17',
      available: '6',
      ean: '3824315044682',
    },
  });
  const turned = [HEADING, GOOD].map((line) => line.split(';').toReversed().join(';')).join('\r\n');
  expect(await read(bytes(turned))).toEqual([value]);
});

test.each([',', '\t', '|'])('the separator %j is found out', async (separator) => {
  expect(await read(bytes(`${HEADING}\n${GOOD}`.replaceAll(';', separator)))).toEqual(await read(list(GOOD)));
});

test('byte-order marks, line ends of every kind and a title above the heading change nothing', async () => {
  const expected = await read(list(GOOD));
  const text = `${HEADING}\r\n${GOOD}\r\n`;
  expect(await read(bytes('\uFEFF', text))).toEqual(expected);
  expect(await read(bytes(Uint8Array.of(0xff, 0xfe), Buffer.from(text, 'utf16le')))).toEqual(expected);
  expect(await read(bytes(text.replaceAll('\r\n', '\r')))).toEqual(expected);
  const titled = await read(bytes(`Price list 2026;;;\n;;;\n${text}`));
  expect(titled).toEqual(expected.map((row) => ({ ...row, line: 4 })));
});

test('Windows-1252 is recognised, also when its first non-ASCII letter comes late', async () => {
  const name = '1;Päällys € “X”;NA;NANKANG;185;50;16;81T;44.17;6;;;3824315044682';
  expect(await outline(list(GOOD, name))).toContainEqual([3, 'Päällys € “X”']);
  const windows = Buffer.from(
    list(GOOD, '1;P\u00E4\u00E4llys \u0080 \u0093X\u0094;NA;N;1;1;1;1;1;1;;;1').toString('utf8'),
    'latin1',
  );
  expect(await outline(windows)).toContainEqual([3, 'Päällys € “X”']);
});

test('rows of nothing but separators are skipped and their lines counted', async () => {
  expect(await outline(list(';;;;;;;;;;;;', GOOD, ' ; ;\t;', '"";"";""', '', GOOD, ';;;;'))).toEqual([
    [3, '185/50 R16 TL 81T NA WINTER'],
    [7, '185/50 R16 TL 81T NA WINTER'],
  ]);
});

test('an error in one row does not affect the others', async () => {
  const tooLong = GOOD.replace('WINTER', 'W'.repeat(MAX_ROW_BYTES));
  expect(
    await outline(
      list(
        GOOD.slice(0, 40),
        `${GOOD};extra`,
        tooLong,
        GOOD.replace('185/50', '185\u0000/50'),
        `${GOOD};;;`,
        GOOD,
      ),
    ),
  ).toEqual([
    [2, 'import.row_cut_short'],
    [3, 'import.row_too_many_cells'],
    [4, 'import.row_too_long'],
    [5, 'import.row_unreadable'],
    [6, '185/50 R16 TL 81T NA WINTER'],
    [7, '185/50 R16 TL 81T NA WINTER'],
  ]);
});

test('a row of several lines is limited in bytes as a row of one line is', async () => {
  const half = MAX_ROW_BYTES / 3;
  const twoLines = (letter: string) =>
    list(GOOD.replace('185/50 R16 TL 81T NA WINTER', `"${letter.repeat(half)}\n${letter.repeat(half)}"`));
  expect(await outline(twoLines('a'))).toEqual([[2, expect.stringMatching(/^a+\na+$/)]]);
  // Two bytes in UTF-8.
  expect(await outline(twoLines('ä'))).toContainEqual([2, 'import.row_quote_not_closed']);
});

test('a quoted cell may contain separators, quotes and line ends', async () => {
  const quoted = GOOD.replace('185/50 R16 TL 81T NA WINTER', '"a ""b"";\nc"');
  expect(await outline(list(quoted, GOOD))).toEqual([
    [2, 'a "b";\nc'],
    [4, '185/50 R16 TL 81T NA WINTER'],
  ]);
});

test('a quote that means inches is a plain character', async () => {
  expect(await outline(list(GOOD.replace('WINTER', '16" WINTER'), GOOD.replace('WINTER', '16"')))).toEqual([
    [2, '185/50 R16 TL 81T NA 16" WINTER'],
    [3, '185/50 R16 TL 81T NA 16"'],
  ]);
});

test('a quote that is never closed costs its own row and no other', async () => {
  const open = GOOD.replace('185/50', '"185/50');
  const later = Array.from({ length: 30 }, () => GOOD);
  expect(
    (await outline(list(open, ...later))).filter(([, text]) => String(text).startsWith('import.')),
  ).toEqual([[2, 'import.row_quote_not_closed']]);
  expect(await read(list(open, ...later))).toHaveLength(31);
  const properlyQuoted = GOOD.split(';')
    .map((cell) => `"${cell}"`)
    .join(';');
  expect(await outline(list(open, GOOD, properlyQuoted, open))).toEqual([
    [2, 'import.row_quote_not_closed'],
    [3, '185/50 R16 TL 81T NA WINTER'],
    [4, '185/50 R16 TL 81T NA WINTER'],
    [5, 'import.row_quote_not_closed'],
  ]);
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['only separators', bytes(';;;;\n'.repeat(50)), 'empty'],
  [
    'a PNG',
    bytes(Uint8Array.of(0x89), 'PNG\r\n', Uint8Array.of(0x1a, 0x0a, 0, 0, 0, 13), 'IHDR'),
    'other-format',
  ],
  ['a zip or xlsx', bytes('PK', Uint8Array.of(3, 4, 20, 0, 8), 'xl/worksheets'), 'other-format'],
  ['a PDF', bytes('%PDF-1.7\n%\n1 0 obj'), 'other-format'],
  ['JSON', bytes('[{"eancode":"3824315044682","nett-price":44.17}]'), 'other-format'],
  ['a page', bytes('<!doctype html><title>eancode</title>'), 'other-format'],
  [
    'bytes without order',
    bytes(Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256)),
    'other-format',
  ],
  ['prose', bytes('Hyvä asiakas;\ntässä lista.\n'), 'no-heading'],
  ['one endless line', bytes('x'.repeat(200_000)), 'no-heading'],
  ['rows without a heading', bytes(`${GOOD}\n${GOOD}`), 'no-heading'],
  [
    'a heading that lacks columns',
    bytes(HEADING.replace('nett-price', 'cost').replace('eancode', 'code')),
    'columns-missing',
  ],
])('%s is no list', async (_, file, reason) => {
  const refusal = await refusalOf(file);
  expect(refusal).toMatchObject({ code: 'import.not_a_list', reason });
});

test('missing columns are named', async () => {
  expect((await refusalOf(bytes(HEADING.replace('nett-price', 'cost')))).missingColumns).toEqual([
    'nett-price',
  ]);
});

test('an unreadable heading is shown as the file writes it, whatever its separator', async () => {
  const { foundCells, missingColumns } = await refusalOf(bytes('Merkki,Malli,Hinta\nNokian,R5,149\n'));
  expect(foundCells).toEqual(['Merkki', 'Malli', 'Hinta']);
  expect(missingColumns).toContain('nett-price');
  const lacking = await refusalOf(bytes(HEADING.replace('nett-price', 'cost')));
  expect(lacking.foundCells).toContain('cost');
});

test('the sample list that staff may download is read whole: each row is a tyre for sale', async () => {
  const rows = await read(bytes(sampleListCsv()));
  const mapped = rows.flatMap((row) =>
    'record' in row && row.record
      ? [mapWholesalerRow(row.line, row.record, { day: '2026-11-23', marginRules: [] })]
      : [],
  );
  expect(mapped).toMatchObject(
    SAMPLE_ROWS.map(({ ean }) => ({
      ok: true,
      isPublishable: true,
      draft: { ean, manufacturer: 'Esimerkki' },
    })),
  );
});

test('a heading alone is an empty list', async () => {
  expect(await read(list())).toEqual([]);
});

test('the source is closed when its file is refused and when reading stops early', async () => {
  const picture = Readable.from([bytes(Uint8Array.of(0x89), 'PNG'), bytes('x')]);
  await openList(picture).catch(() => null);
  expect(picture.destroyed).toBe(true);
  const long = Readable.from(Array.from({ length: 500 }, () => list(GOOD)));
  const { rows } = await openList(long);
  await rows.next();
  await rows.return();
  expect(long.destroyed).toBe(true);
});

test('other work has its turns while half a million short rows of one chunk are read', async () => {
  const { rows } = await openList(Readable.from([list('1;2\n'.repeat(500_000))]));
  let [turns, count] = [0, 0];
  const other = () => {
    turns += 1;
    if (count < 500_000) setImmediate(other);
  };
  setImmediate(other);
  for await (const _row of rows) count += 1;
  expect(count).toBe(500_000);
  expect(turns).toBeGreaterThan(3);
});

test('it makes no difference how a file is cut into chunks', async () => {
  const file = list(
    GOOD,
    GOOD.replace('WINTER', '"TALVI"'),
    ';;;',
    `"${'é'.repeat(500)}`,
    GOOD.slice(0, 30),
    GOOD,
  );
  const whole = await read(file, file.length);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (chunkBytes) => {
      const padded = bytes(file, '\n', `${';'.repeat(1000)}\n`.repeat(70));
      expect(await read(padded, chunkBytes * 50)).toEqual(whole);
      expect(await read(file, chunkBytes)).toEqual(whole);
    }),
    { numRuns: 30 },
  );
});

test('any cells written as CSV are read back', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', ' ', 'ä', '€', '1'), maxLength: 8 });
  const row = fc
    .array(cell, { minLength: CELLS, maxLength: CELLS })
    .map((cells) => ['9', ...cells.slice(1)])
    .filter((cells) => cells.join('').split('\n').length <= 10);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const file = list(
        ...rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')),
      );
      const back = await read(file);
      expect(back.map((one) => ('error' in one ? one.error.code : one.record.description))).toEqual(
        rows.map((cells) => cells[1]),
      );
    }),
    { numRuns: 200 },
  );
});

test('no bytes after a heading stop the reading, and every row has a line in the file', async () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array)),
    fc
      .constantFrom('"', ';', '\n', '\r\n', `${GOOD}\n`, '\u0000', '"";', '\uFEFF')
      .map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const file = bytes(HEADING, '\n', ...pieces);
      const lineCount = file.toString('latin1').split('\n').length;
      const lines = (await read(file)).map(({ line }) => line);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
      expect(lines.every((line) => line >= 2 && line <= lineCount)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
