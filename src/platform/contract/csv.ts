// CSV as Finnish spreadsheet programs open it: semicolons, UTF-8 with a byte-order mark, no cell that acts as a formula.

/**
 * The text of a CSV file (RFC 4180 with `;`), the byte-order mark first. A text that begins with `=`, `+`, `-`, `@`, a tab or a line end
 * gets a leading apostrophe, so that no spreadsheet runs it; numbers are written as they are, with a decimal comma.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
