// Whether the register's size is the size of our tyre.
import { findWholeSize, formatTyreSize } from '../catalogue/size/tyre-size.ts';

/** True when the register writes another size than '205/55R16'. One that cannot be read is no other; a van's C is not always written. */
export function isOtherSize(fullSize: string, registerSize: string): boolean {
  const reading = findWholeSize(registerSize)?.reading;
  if (reading?.kind !== 'full') return false;
  return formatTyreSize({ ...reading.size, isCommercial: false }) !== fullSize.replace(/C$/, '');
}
