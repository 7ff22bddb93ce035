// The days that a letter promises something until, and which of them are over when it goes.
import type { IsoDay } from '../../platform/contract/dates.ts';
import { letterMessages } from './messages-letter.ts';

const DATE = String.raw`\*{0,2}(?<!\d)(\d{1,2}\.\d{1,2}\.\d{4})(?!\d)\*{0,2}`;
const { before, after } = letterMessages.promises;
const UNTIL = new RegExp(
  String.raw`(?:${before.join('|')})\s+${DATE}|${DATE}\s+(?:${after.join('|')})`,
  'giu',
);

/** '30.11.2026' as it is typed, each once, in the order of the text: those before `day`, the day the letter goes. */
export function passedDays(text: string, day: IsoDay): string[] {
  const dates = [...text.matchAll(UNTIL)].map(([, ended, until]) => ended ?? until ?? '');
  return [...new Set(dates)].filter((typed) => {
    const [date = '', month = '', year = ''] = typed.split('.');
    return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` < day;
  });
}
