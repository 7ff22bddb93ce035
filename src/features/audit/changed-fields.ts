// The fields of an audit entry as people read them.
import { z } from 'zod';

import type { AuditEntry } from './contract.ts';
import { auditMessages as messages } from './messages.ts';

/** Words of all slices together. */
export interface AuditWords {
  entities: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Longer texts are cut: the audit log shows what changed, it is no copy. */
const LONGEST = 600;

export function changedFields(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  words: Pick<AuditWords, 'fields' | 'values'>,
): AuditEntry['changes'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => ({
    field: fieldName(name, words.fields),
    before: valueText(words.values[name], before[name]),
    after: valueText(words.values[name], after[name]),
  }));
}

/** 'hero.title' → the words known for each part, the part itself where there are none. A name of no known part is text: a tyre of 22.5 inches. */
function fieldName(name: string, words: AuditWords['fields']): string {
  const parts = name.split('.');
  if (!parts.some((part) => part in words)) return name;
  return words[name] ?? parts.map((part) => words[part] ?? part).join(' \u203A ');
}

function valueText(words: AuditWords['fields'] | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return messages.nothing;
  }
  if (value === true) return messages.yes;
  if (value === false) return messages.no;
  const text = plainText(words, value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text;
}

function plainText(words: AuditWords['fields'] | undefined, value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('fi-FI', { maximumFractionDigits: 6 });
  if (typeof value === 'string') return words?.[value] ?? value;
  const texts = z.array(z.string()).safeParse(value);
  return texts.success ? texts.data.map((text) => plainText(words, text)).join(', ') : JSON.stringify(value);
}
