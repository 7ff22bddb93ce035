// Which campaigns this browser's visitor has closed, so that they do not come again.

const KEY = 'campaigns-closed';
const BETWEEN = ' ';

/** Their ids in the page; none where storage is refused. */
export function readClosed(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(BETWEEN).filter(Boolean);
  } catch {
    return [];
  }
}

/** Only those of today are stored: what no longer runs cannot come again. */
export function noteClosed(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, ids.join(BETWEEN));
  } catch {
    // Refused: closed on this page alone.
  }
}
