// Rules for a complete price list: sections of services, rim bands that do not overlap, one row per service.
import type { FieldError } from '../../platform/contract/problem.ts';
import { priceListMessages as messages, sectionTitles } from './messages.ts';
import { SERVICE_SECTIONS, type PriceRow } from './price-list.ts';

type Checked = Pick<PriceRow, 'section' | 'service' | 'minRim' | 'maxRim'>;

/** A broken rule; `path` is the field of its row. */
export interface PriceListError extends FieldError {
  row: number;
}

/** Every broken rule, in row order. */
export function checkPriceList(rows: readonly Checked[]): PriceListError[] {
  return rows.flatMap((row, index) =>
    checkRow(rows.slice(0, index), row).map((error) => ({ ...error, row: index })),
  );
}

function checkRow(earlier: readonly Checked[], row: Checked): FieldError[] {
  const errors: FieldError[] = [];
  const isRangeValid = row.minRim === null || row.maxRim === null || row.minRim <= row.maxRim;
  if (!isRangeValid) {
    errors.push({ path: 'minRim', code: 'price_list.rim_range', message: messages.rimRange });
  }
  if (row.service === '') return errors;
  const section = SERVICE_SECTIONS[row.service];
  if (row.section !== section) {
    const message = messages.wrongSection(sectionTitles[section]);
    errors.push({ path: 'section', code: 'price_list.wrong_section', message });
  }
  const same = earlier.filter((other) => other.service === row.service);
  if (row.service === 'fitting') {
    if (isRangeValid && same.some((other) => overlap(other, row))) {
      errors.push({ path: 'minRim', code: 'price_list.rim_overlap', message: messages.rimOverlap });
    }
  } else if (same.length > 0) {
    errors.push({ path: 'service', code: 'price_list.service_twice', message: messages.serviceTwice });
  }
  return errors;
}

function overlap(a: Checked, b: Checked): boolean {
  const from = Math.max(a.minRim ?? 0, b.minRim ?? 0);
  return from <= Math.min(a.maxRim ?? Number.POSITIVE_INFINITY, b.maxRim ?? Number.POSITIVE_INFINITY);
}
