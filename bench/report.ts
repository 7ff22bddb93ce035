// Prints figures as they come: what was measured, ours, the reference, their ratio, the target.

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
