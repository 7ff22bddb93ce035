// Tokens with which this browser needs the password alone, one per user name, stored next to the session's token.
const KEY = 'adminDevices';

/** The token of this user name's, if this browser is remembered. */
export function deviceTokenOf(username: string): string | undefined {
  return read()[keyOf(username)];
}

/** Where storage is refused, the second step comes again next time. */
export function storeDeviceToken(username: string, token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [keyOf(username)]: token }));
  } catch {
    // Refused or full.
  }
}

function read(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function keyOf(username: string): string {
  return username.trim().toLowerCase();
}
