// Times of day as staff type them and as the shop writes them.

/**
 * A typed time as 'HH:MM'; undefined when it is no time of day.
 * Back-office rule: empty or '--:--' → '09:00', 'H' → 'HH:00', 'H.MM' or 'H,MM' → 'HH:MM'.
 */
export function normaliseTime(typed: string): string | undefined {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '' || text === '--:--') return '09:00';
  const match = /^(\d{1,2})(?:[:.,](\d{2}))?$/.exec(text);
  if (!match) return undefined;
  const time = `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}`;
  return isTime(time) ? time : undefined;
}

/** Whether a text is 'HH:MM' from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** '09:00' → '9', '17:30' → '17.30': the Finnish short form of running text. */
export function shortTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}
