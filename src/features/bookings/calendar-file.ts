// A booking as a calendar file (RFC 5545): in UTC, so that it needs no time zone definition.

export interface CalendarEvent {
  /** The same for as long as the booking lives, so that a moved one replaces what the calendar has. */
  readonly uid: string;
  /** Larger after each change. */
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly isCancelled: boolean;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly url: string;
  /** When the file is made. */
  readonly now: Date;
}

const encoder = new TextEncoder();
/** RFC 5545, 3.1: a line has at most 75 octets. */
const MAX_LINE_BYTES = 75;

export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaarto//Bookings//FI',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** '20261124T070000Z' */
function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Goes on after a line break and a space, never inside a letter. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) {
      rows.push('');
      bytes = 1;
    }
    rows[rows.length - 1] += letter;
    bytes += size;
  }
  return rows.join('\r\n ');
}
