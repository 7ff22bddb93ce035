// Imports of complete lists through the command, with the peak memory of each.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'csv-parse';

import { runCommand } from './command.ts';
import { writeList } from './list.ts';
import { report } from './report.ts';

const CASES = [
  { what: 'import of 9 500 rows', rows: 9_500, emptyRows: 0, targetSeconds: 20 },
  {
    what: '9 500 rows with a million empty ones behind',
    rows: 9_500,
    emptyRows: 1_000_000,
    targetSeconds: 20,
  },
  { what: 'import of 100 000 rows', rows: 100_000, emptyRows: 0, targetSeconds: 240 },
] as const;
const TARGET_MIB = 400;

/** Leaves the 100 000 products in the database of `dataDir`. */
export async function measureImports(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-lists-'));
  for (const { what, rows, emptyRows, targetSeconds } of CASES) {
    const file = join(folder, `${rows}-${emptyRows}.csv`);
    await writeList(file, rows, emptyRows);
    const { seconds, peakMiB } = await runCommand('import', file, dataDir);
    const readSeconds = await readAlone(file);
    report({
      what: `${what}, at most ${Math.round(peakMiB)} MiB`,
      ours: `${seconds.toFixed(1)} s`,
      reference: `reading its cells with csv-parse ${readSeconds.toFixed(1)} s`,
      ratio: seconds / readSeconds,
      target: `≤ ${targetSeconds} s, ≤ ${TARGET_MIB} MiB`,
      isMet: seconds <= targetSeconds && peakMiB <= TARGET_MIB,
    });
  }
  await rm(folder, { recursive: true, force: true });
}

async function readAlone(file: string): Promise<number> {
  const startedAt = performance.now();
  const cells = createReadStream(file).pipe(
    parse({ delimiter: ';', relaxColumnCount: true, relaxQuotes: true }),
  );
  for await (const _row of cells);
  return (performance.now() - startedAt) / 1000;
}
