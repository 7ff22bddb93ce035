import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import {
  LIST_HEADING,
  eanAt,
  importCalls,
  listRow,
  listRows,
  listText,
} from '../../../../test/builders/wholesaler-list.ts';

let list = 0;

const shop = await startTestApp();
const calls = importCalls(shop, await shop.loginStaff());
afterAll(() => shop.close());

/** Every test has a separate list, previewed. */
const preview = (file: string | Uint8Array) => {
  list += 1;
  return calls.run(file, `dryRun=true&list=lista-${list}`);
};
const outcome = async (file: string | Uint8Array) => {
  const { status, created, errors } = await preview(file);
  return { status, created, errors: errors.map(({ line, code }) => [line, code]) };
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['a picture', PNG],
  ['nothing', ''],
  ['spaces alone', ' \n \n'],
  ['a letter', 'Hei, tässä on uusi lista.\nTerveisin tukku'],
  ['another table', 'nimi;osoite\nNasta Oy;Kuja 1\n'],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004 and the rest of a zip archive')],
  ['a list without prices', listText(listRows(2)).replace('nett-price', 'something')],
])('a file that is %s is refused at once with a sentence, and nothing is queued', async (_, file) => {
  const answer = await calls.send(file, 'dryRun=true');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('import.not_a_list');
  expect(answer.json().message).toMatch(/^(?:Tiedosto|Listasta puuttuu) .+\.$/);
  expect(await shop.drainJobs()).toEqual([]);
});

test('a heading without rows is refused as a list without tyres', async () => {
  expect(await preview(`${LIST_HEADING}\n`)).toMatchObject({
    status: 'failed',
    failure: { code: 'import.empty' },
  });
});

test('a list of which no row can be read fails and tells each row’s line and reason', async () => {
  const run = await preview(listText(listRows(2, { 1: { net: 'x' }, 2: { net: 'y' } })));
  expect(run).toMatchObject({ status: 'failed', failure: { code: 'import.empty' }, errorCount: 2 });
  expect(run.errors.map(({ line }: { line: number }) => line)).toEqual([2, 3]);
});

test('every refused row has its line and reason, and the others are imported', async () => {
  const rows = [
    listRow(1),
    listRow(2, { net: 'kysy' }),
    listRow(3, { net: '0' }),
    listRow(4, { ean: '6400000000010' }),
    listRow(5).split(';').slice(0, 9).join(';'),
    listRow(6, { diameter: '99', description: 'HAKKAPELIITTA R5' }),
    listRow(7, { ean: eanAt(1), number: '7' }),
    listRow(8, { available: 'paljon' }),
    listRow(9, { service: '999Å' }),
    listRow(10, { brand: '' }),
    `${listRow(11)};1;2;3`,
    listRow(12),
  ];
  expect(await outcome(listText(rows))).toEqual({
    status: 'done',
    created: 2,
    errors: [
      [3, 'import.price_invalid'],
      [4, 'import.price_missing'],
      [5, 'import.ean_invalid'],
      [6, 'import.row_cut_short'],
      [7, 'import.size_invalid'],
      [8, 'import.duplicate_ean'],
      [9, 'import.stock_invalid'],
      [10, 'import.load_speed_invalid'],
      [11, 'import.manufacturer_missing'],
      [12, 'import.row_too_many_cells'],
    ],
  });
});

test('refused rows have sentences that staff understand', async () => {
  const { errors } = await preview(listText([listRow(1), listRow(2, { net: 'kysy' })]));
  expect(errors).toEqual([
    { line: 3, code: 'import.price_invalid', message: 'Ostohinta ”kysy” ei ole kelvollinen hinta.' },
  ]);
});

test('rows of separators alone are no rows, wherever they stand', async () => {
  const nothing = ';'.repeat(33);
  const rows = [nothing, listRow(1), nothing, listRow(2), ...Array.from({ length: 5000 }, () => nothing)];
  expect(await outcome(listText(rows))).toEqual({ status: 'done', created: 2, errors: [] });
});

test('Windows-1252, byte-order marks, decimal commas and Windows line ends are read right', async () => {
  const text = listText([listRow(1, { brand: 'ÅÄKKÖSET', net: '44,17' })]).replaceAll('\n', '\r\n');
  const files = [Buffer.from(text, 'latin1'), Buffer.from(`\uFEFF${text}`), Buffer.from(text)];
  for (const file of files) {
    const run = await preview(file);
    expect(run).toMatchObject({ status: 'done', created: 1, errorCount: 0 });
    const [change] = await calls.changesOf(run._id);
    expect(change).toMatchObject({ name: expect.stringMatching(/^(?:Ååkköset|Åäkköset)/), newPrice: 73 });
  }
});

test('a rim of 22,5 inches, weight 0, full profile and two load indexes are read right', async () => {
  const van = {
    description: '195 R14C TL 106/104Q NO VAN',
    aspect: '80',
    width: '195',
    diameter: '14',
    service: '106/104Q',
  };
  const truck = {
    description: '315/80 R22.5 TL 156/150L NO LORRY',
    width: '315',
    aspect: '80',
    diameter: '225',
    service: '156/150L',
  };
  const run = await preview(
    listText(listRows(3, { 1: { ...van, group: '16' }, 2: truck, 3: { weight: '0' } })),
  );
  expect(run).toMatchObject({ status: 'done', created: 3, errors: [] });
  const sizes = (await calls.changesOf(run._id)).map(({ size }) => size);
  expect(sizes.toSorted()).toEqual(['195/80R14C', '205/55R16', '315/80R22.5C']);
});

test('more than a thousand refused rows are all counted, and the first thousand listed', async () => {
  const rows = [listRow(1), ...Array.from({ length: 1200 }, () => listRow(2, { net: 'x' }))];
  const run = await preview(listText(rows));
  expect(run).toMatchObject({ status: 'done', created: 1, errorCount: 1200 });
  expect(run.errors).toHaveLength(1000);
  expect(run.errors[0]?.line).toBe(3);
});

test('a list is refused whole once 200 000 of its rows are, however many follow', async () => {
  const short = Array.from({ length: 200_001 }, (_, place) => String(place));
  expect(await preview(listText([listRow(1), ...short]))).toMatchObject({
    status: 'failed',
    failure: { code: 'import.not_a_list', message: expect.stringContaining('200\u00A0000') },
  });
});

test('a cell that is a formula is imported as text', async () => {
  const run = await preview(listText([listRow(1), listRow(2, { net: '=1+1' })]));
  expect(run.errors[0]?.message).toContain('=1+1');
});
