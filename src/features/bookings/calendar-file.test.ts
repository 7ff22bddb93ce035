import fc from 'fast-check';
import { expect, test } from 'vitest';

import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: '0198-1@kaarto.example',
  sequence: 2,
  start: new Date('2026-11-24T09:00:00+02:00'),
  end: new Date('2026-11-24T10:00:00+02:00'),
  isCancelled: false,
  title: 'Renkaanvaihto; Kaarto, Esimerkkilä',
  place: 'Esimerkkitie 1, 00000 Esimerkki',
  text: 'Ensimmäinen rivi\nToinen',
  url: 'https://kaarto.example/ajanvaraus/varaus/abc',
  now: new Date('2026-11-23T12:00:00+02:00'),
};

test('a booking is an event in UTC with a lasting id and the number of its changes', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines.slice(4, 13)).toEqual([
    'BEGIN:VEVENT',
    'UID:0198-1@kaarto.example',
    'SEQUENCE:2',
    'DTSTAMP:20261123T100000Z',
    'DTSTART:20261124T070000Z',
    'DTEND:20261124T080000Z',
    'STATUS:CONFIRMED',
    String.raw`SUMMARY:Renkaanvaihto\; Kaarto\, Esimerkkilä`,
    String.raw`LOCATION:Esimerkkitie 1\, 00000 Esimerkki`,
  ]);
  expect(calendarFile({ ...event, isCancelled: true })).toContain('STATUS:CANCELLED');
});

test('no line of a calendar file has more than 75 bytes, and unfolded it says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const words = text.replaceAll(/[\\;,\r\n]/g, '');
      const file = calendarFile({ ...event, text: words });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${words}\r\n`);
    }),
  );
});
