// Prints figures as they come: what was measured, ours, the reference, their ratio, the target; writes them as JSON.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Row {
  what: string;
  ours: string;
  reference?: string;
  ratio?: number;
  target: string;
  isMet: boolean;
}

const rows: Row[] = [];

export function report(row: Row): void {
  rows.push(row);
  const ratio = row.ratio === undefined ? '' : ` = ${row.ratio.toFixed(2)} ×`;
  const reference = row.reference === undefined ? '' : ` / ${row.reference}`;
  process.stdout.write(
    `${row.isMet ? 'met   ' : 'MISSED'}  ${row.what}: ${row.ours}${reference}${ratio}  (target ${row.target})\n`,
  );
}

/** Everything reported so far. */
export function reportedRows(): readonly Row[] {
  return rows;
}

/** As a table in Markdown. */
export function tableOf(reported: readonly Row[]): string {
  const lines = reported.map(({ what, ours, reference, ratio, target, isMet }) =>
    [
      what,
      ours,
      `${reference ?? ''}${ratio === undefined ? '' : `: ${ratio.toFixed(2)} ×`}`,
      target,
      isMet ? 'met' : '**missed**',
    ].join(' | '),
  );
  return ['what | ours | reference | target | ', '--- | --- | --- | --- | ---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/** Writes `bench-results/<name>.json`: the results with the time and the machine they belong to. */
export async function writeResults(name: 'bench' | 'soak', results: object): Promise<void> {
  const folder = fileURLToPath(new URL('../bench-results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const machine = {
    at: new Date().toISOString(),
    node: process.version,
    processors: cpus().map(({ model }) => model),
    memoryMiB: Math.round(totalmem() / 2 ** 20),
  };
  await writeFile(`${folder}${name}.json`, `${JSON.stringify({ ...machine, ...results }, null, 2)}\n`);
}

/** How many targets were missed. */
export function missedCount(): number {
  return rows.filter((row) => !row.isMet).length;
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`;
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}
