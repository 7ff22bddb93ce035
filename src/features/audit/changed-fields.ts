// The fields of an audit entry as people read them.
import { z } from 'zod';

import { formatDate, formatDateClock, isDay } from '../../platform/contract/dates.ts';
import { eurosToCents, formatEuros } from '../../platform/contract/money.ts';
import type { AuditEntry } from './contract.ts';
import { auditMessages as messages } from './messages.ts';

/** Words of all slices together. */
export interface AuditWords {
  entities: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  money: Readonly<Record<string, 'euros' | 'cents'>>;
}

type FieldWords = Omit<AuditWords, 'entities'>;

/** Longer texts are cut: the audit log shows what changed, it is no copy. */
const MAX_LENGTH = 600;
const OWN_PICTURE = /^\/api\/files\/[\w.-]+$/;
const BLOCK = /\{\{(?:(\w{1,20}):)?([^{}|]{1,200})(?:\|[^{}|]{0,500})?\}\}/g;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const listSchema = z.array(z.unknown());
const recordSchema = z.record(z.string(), z.unknown());

export function changedFields(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  words: FieldWords,
): AuditEntry['changes'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .map((name) => ({
      field: fieldName(name, words.fields),
      before: valueText(name, before[name], words),
      after: valueText(name, after[name], words),
    }))
    .filter((change) => change.before !== messages.nothing || change.after !== messages.nothing);
}

/** 'hero.title' → the words known for each part. Parts that nothing is known of are a text with dots in it: a tyre of 22.5 inches. */
function fieldName(name: string, words: AuditWords['fields']): string {
  if (name in words) return words[name] ?? name;
  const titles: { title: string; isText: boolean }[] = [];
  for (const part of name.split('.')) {
    const known = words[part] ?? (isDay(part) ? formatDate(part) : undefined);
    const last = titles.at(-1);
    if (known === undefined && last?.isText) last.title += `.${part}`;
    else titles.push({ title: known ?? part, isText: known === undefined });
  }
  return titles.map(({ title }) => title).join(' \u203A ');
}

/** What is known of a field by its full name, else by the last part that anything is known of: 'cents.van' → 'cents'. */
function ofField<Known>(name: string, known: Readonly<Record<string, Known>>): Known | undefined {
  return known[name] ?? known[name.split('.').findLast((part) => part in known) ?? ''];
}

function valueText(name: string, value: unknown, words: FieldWords): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return messages.nothing;
  }
  if (value === true) return messages.yes;
  if (value === false) return messages.no;
  const text = plainText(name, value, words);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\u2026` : text;
}

function plainText(name: string, value: unknown, words: FieldWords): string {
  if (typeof value === 'number') return numberText(value, ofField(name, words.money));
  if (typeof value === 'string') return ofField(name, words.values)?.[value] ?? stringText(value);
  const list = listSchema.safeParse(value);
  if (list.success) {
    const isOfRecords = list.data.some((one) => typeof one === 'object');
    return list.data.map((one) => valueText(name, one, words)).join(isOfRecords ? '; ' : ', ');
  }
  return Object.entries(recordSchema.parse(value))
    .map(([key, one]) => `${words.fields[key] ?? key} ${valueText(key, one, words)}`)
    .join(', ');
}

function numberText(value: number, money: 'euros' | 'cents' | undefined): string {
  if (money !== undefined) return formatEuros(money === 'cents' ? value : eurosToCents(value));
  return value.toLocaleString('fi-FI', { maximumFractionDigits: 6 });
}

function stringText(text: string): string {
  if (isDay(text)) return formatDate(text);
  // A text may look like a time that there is not.
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return formatDateClock(new Date(text));
  if (OWN_PICTURE.test(text)) return messages.ownPicture;
  // A block of a letter by its name: '{{tuote:Nokian R5|018f…}}'.
  return text.replaceAll(BLOCK, (_block, _kind: string, shown: string) => `[${shown}]`);
}
