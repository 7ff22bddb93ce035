// Makes wholesaler lists of any length out of the demonstration list: new keys, shifted sizes and prices, same columns.
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createBrotliDecompress } from 'node:zlib';

import { root } from './product.ts';

const DEMONSTRATION_LIST = join(root, 'demo/wholesaler-tyres.csv.br');
const NUMBER_COLUMN = 0;
const EAN_COLUMN = 17;

/** Writes `rows` rows (and `emptyRows` rows of separators behind them) to `file`. */
export async function writeList(file: string, rows: number, emptyRows = 0): Promise<void> {
  const lines = await readLines();
  const [heading = '', ...originals] = lines;
  const out = createWriteStream(file);
  const write = async (line: string) => {
    if (!out.write(`${line}\r\n`)) await once(out, 'drain');
  };
  await write(heading);
  for (let index = 0; index < rows; index += 1) {
    const cells = (originals[index % originals.length] ?? '').split(';');
    const round = Math.floor(index / originals.length);
    if (round > 0) {
      cells[NUMBER_COLUMN] = `9${String(index).padStart(9, '0')}`;
      cells[EAN_COLUMN] = ean13(2_000_000_000_00 + index);
    }
    await write(cells.join(';'));
  }
  const empty = ';'.repeat(heading.split(';').length - 1);
  for (let index = 0; index < emptyRows; index += 1) await write(empty);
  out.end();
  await once(out, 'finish');
}

async function readLines(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({
    input: createReadStream(DEMONSTRATION_LIST).pipe(createBrotliDecompress()),
  })) {
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** Twelve digits and their check digit (GS1 General Specifications, section 7.9). */
function ean13(number: number): string {
  const digits = String(number).padStart(12, '2');
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
