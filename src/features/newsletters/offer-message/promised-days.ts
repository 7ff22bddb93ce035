// Finds the dates until which a newsletter promises something and that have passed when it is sent.
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { emailMessages } from '../messages/email.ts';

const DATE = String.raw`\*{0,2}(?<!\d)(\d{1,2}\.\d{1,2}\.\d{4})(?!\d)\*{0,2}`;
const { before, after } = emailMessages.promises;
const UNTIL = new RegExp(
  String.raw`(?:${before.join('|')})\s+${DATE}|${DATE}\s+(?:${after.join('|')})`,
  'giu',
);

/** Promised dates before `day`, the day of sending: as typed ('30.11.2026'), in text order, without duplicates. */
export function expiredPromiseDates(text: string, day: IsoDay): string[] {
  const dates = [...text.matchAll(UNTIL)].map(([, afterWord, beforeWord]) => afterWord ?? beforeWord ?? '');
  return [...new Set(dates)].filter((typed) => {
    const [date = '', month = '', year = ''] = typed.split('.');
    return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` < day;
  });
}
