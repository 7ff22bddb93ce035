// The price list as a form holds it: everything as typed, what it means, and what is wrong.
import { eurosToCents } from '../../platform/contract/money.ts';
import type { PriceRowAnswer, SentPriceRow } from './contract.ts';
import { priceEditorMessages as messages } from './messages-editor.ts';
import { priceListMessages, priceTexts, sectionTitles } from './messages.ts';
import { PRICED_SERVICES, SECTIONS, UNITS, checkPriceList } from './price-list.ts';
import type { PriceListFault, Section } from './price-list.ts';

/** A row as texts, by the names of the form's fields. */
export type PriceDraftRow = Readonly<Record<string, string>>;

const LARGEST_EUROS = 100_000;

export function draftRow(row: PriceRowAnswer): PriceDraftRow {
  const { _id, section, service, title, note, unit, minRim, maxRim, prices, isFrom } = row;
  return {
    _id,
    section,
    service,
    title,
    note,
    unit,
    minRim: minRim === null ? '' : String(minRim),
    maxRim: maxRim === null ? '' : String(maxRim),
    passenger: priceText(prices.passenger),
    suv: priceText(prices.suv),
    van: priceText(prices.van),
    isFrom: isFrom ? 'from' : 'exact',
  };
}

/** A row as it is added to a section. */
export function emptyDraftRow(section: Section): PriceDraftRow {
  return {
    section,
    service: '',
    title: '',
    note: '',
    unit: 'piece',
    minRim: '',
    maxRim: '',
    passenger: '',
    suv: '',
    van: '',
    isFrom: 'exact',
  };
}

/** '35', '35,50 €' and '1 200' in euros; null for an empty text, undefined for what is no price. */
export function readPrice(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s\u00A0€]/g, '').replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  const euros = Number(text);
  return euros <= LARGEST_EUROS ? euros : undefined;
}

/** A closed row in words: 'Asennus · Enintään 16″ · 25 € · 30 € · 35 €'. Empty while it has no name. */
export function summaryText(row: PriceDraftRow): string {
  const title = (row['title'] ?? '').trim();
  if (title === '') return '';
  const typed = ['passenger', 'suv', 'van'].map((vehicle) => row[vehicle] ?? '');
  const prices = typed.every((price) => price === typed[0]) ? typed.slice(0, 1) : typed;
  return [
    title,
    rimText(row),
    ...prices.map((price) => (price.trim() === '' ? priceTexts.ask : `${price}\u00A0€`)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The rims a row is for; empty for any. */
function rimText(row: PriceDraftRow): string {
  const [from, to] = [Number(row['minRim']), Number(row['maxRim'])];
  if (from > 0 && to > 0) return priceTexts.rimBetween(from, to);
  if (to > 0) return priceTexts.upToRim(to);
  return from > 0 ? priceTexts.fromRim(from) : '';
}

/** What is sent, or a sentence for every field that is wrong: '3.passenger'. */
export function readDraft(
  rows: readonly PriceDraftRow[],
): { ok: true; items: SentPriceRow[] } | { ok: false; errors: ReadonlyMap<string, string> } {
  const errors = new Map<string, string>();
  const items = rows.map((row, index) =>
    readRow(row, (field, text) => errors.set(`${index}.${field}`, text)),
  );
  for (const fault of checkPriceList(items.map((item) => ({ ...item, service: item.service ?? '' })))) {
    errors.set(`${fault.row}.${FAULT_FIELDS[fault.kind]}`, faultText(fault));
  }
  return errors.size === 0 ? { ok: true, items } : { ok: false, errors };
}

function readRow(row: PriceDraftRow, fail: (field: string, text: string) => void): SentPriceRow {
  const text = (field: string) => (row[field] ?? '').trim();
  const price = (field: string) => {
    const euros = readPrice(text(field));
    if (euros === undefined) fail(field, messages.badPrice);
    return euros === undefined || euros === null ? null : eurosToCents(euros) / 100;
  };
  const rim = (field: string) => {
    if (text(field) === '') return null;
    const inches = Number(text(field).replaceAll(/[″"]/g, ''));
    if (Number.isInteger(inches) && inches >= 8 && inches <= 30) return inches;
    fail(field, messages.badRim);
    return null;
  };
  if (text('title') === '') fail('title', messages.missingTitle);
  const id = row['_id'];
  return {
    ...(id !== undefined && { _id: id }),
    section: SECTIONS.find((section) => section === row['section']) ?? 'other',
    service: PRICED_SERVICES.find((service) => service === row['service']) ?? '',
    title: text('title'),
    note: text('note'),
    unit: UNITS.find((unit) => unit === row['unit']) ?? 'piece',
    minRim: rim('minRim'),
    maxRim: rim('maxRim'),
    prices: { passenger: price('passenger'), suv: price('suv'), van: price('van') },
    isFrom: row['isFrom'] === 'from',
  };
}

const FAULT_FIELDS = {
  'wrong-section': 'service',
  'rim-range': 'maxRim',
  'rim-overlap': 'minRim',
  'service-twice': 'service',
} as const satisfies Record<PriceListFault['kind'], string>;

function faultText(fault: PriceListFault): string {
  switch (fault.kind) {
    case 'wrong-section':
      return priceListMessages.wrongSection(sectionTitles[fault.section]);
    case 'rim-range':
      return priceListMessages.rimRange;
    case 'rim-overlap':
      return priceListMessages.rimOverlap;
    case 'service-twice':
      return priceListMessages.serviceTwice;
  }
}

function priceText(euros: number | null): string {
  if (euros === null) return '';
  return (Number.isInteger(euros) ? String(euros) : euros.toFixed(2)).replace('.', ',');
}
