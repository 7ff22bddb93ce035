// The fit calculator's answer in words and figures, for its page and for the enquiry that follows.
import { formatTyreSize } from '../catalogue/size/tyre-size.ts';
import type { FitAnswer, FitQuestion, Rim } from './fit.ts';
import { measures } from './messages/pages.ts';
import { fitMessages as messages } from './messages/rims.ts';

/** '1 926', '1,2', '−0,4', '0': groups of three, a decimal comma, the true minus sign, no trailing zeros. */
export function decimal(value: number, digits: number): string {
  const rounded = Number(value.toFixed(digits));
  return rounded === 0 ? '0' : rounded.toLocaleString('fi-FI', { maximumFractionDigits: digits });
}

/** The same with a plus sign where something grows. */
export function signed(value: number, digits: number): string {
  const text = decimal(value, digits);
  return Number(value.toFixed(digits)) > 0 ? `+${text}` : text;
}

/** One line of the comparison: before, after, difference. */
export interface FitLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

export function fitLines({ current, replacement, heightMm }: FitAnswer): FitLine[] {
  const line = (name: string, before: number, after: number): FitLine => ({
    name,
    before: measures.mm(decimal(before, 0)),
    after: measures.mm(decimal(after, 0)),
    difference: measures.mm(signed(Math.round(after) - Math.round(before), 0)),
  });
  return [
    line(messages.outer, current.outerMm, replacement.outerMm),
    line(messages.rolling, current.circumferenceMm, replacement.circumferenceMm),
    line(messages.sidewall, current.sidewallMm, replacement.sidewallMm),
    { name: messages.height, before: '', after: '', difference: measures.mm(signed(heightMm, 1)) },
  ];
}

/** The sentence that leads the answer. */
export function verdict({ change, isWithinTolerance }: FitAnswer): string {
  const percent = measures.percent(decimal(Math.abs(change) * 100, 1));
  if (decimal(change * 100, 1) === '0') return messages.same;
  const changes = change > 0 ? messages.grows(percent) : messages.shrinks(percent);
  return `${changes} ${isWithinTolerance ? messages.fits : messages.tooFar}`;
}

/** Which way the wheel's edges move; empty without rims. */
export function shiftWords({ shift }: FitAnswer): string[] {
  if (!shift) return [];
  const edge = (mm: number, away: (mm: string) => string, back: (mm: string) => string) => {
    const text = measures.mm(decimal(Math.abs(mm), 0));
    return Math.round(mm) === 0 ? [] : [mm > 0 ? away(text) : back(text)];
  };
  const words = [
    ...edge(shift.outwardsMm, messages.outerEdgeOutwards, messages.outerEdgeInwards),
    ...edge(shift.inwardsMm, messages.innerEdgeInwards, messages.innerEdgeOutwards),
  ];
  return words.length > 0 ? words : [messages.unmoved];
}

/** What goes along with an enquiry: 'Koko 205/55R16, toiveena 225/45R17'. */
export function fitSummary({ current, replacement, rims }: FitQuestion): string {
  const rimText = ({ widthIn, offsetMm }: Rim) => messages.rim(decimal(widthIn, 2), decimal(offsetMm, 1));
  const sizes = messages.summary(formatTyreSize(current), formatTyreSize(replacement));
  return rims ? `${sizes}, ${messages.summaryRims(rimText(rims.current), rimText(rims.replacement))}` : sizes;
}
