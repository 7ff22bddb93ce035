// The tyre size that a subscriber gives, or that staff choose recipients by: written one way however it is typed.
import { formatTyreSize, parseTyreSize } from '../catalogue/size/tyre-size.ts';

/** How much may be typed. */
export const MAX_SIZE_LENGTH = 40;

/** The size as it is stored, '205/55R16'; empty for nothing typed, `undefined` for an incomplete size. */
export function readPreferredSize(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (text.length > MAX_SIZE_LENGTH) return undefined;
  const reading = parseTyreSize(text);
  return reading?.kind === 'full' ? formatTyreSize(reading.size) : undefined;
}
