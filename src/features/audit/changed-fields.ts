// The fields of an audit entry as people read them.
import type { AuditEntry } from './contract.ts';
import { auditMessages as messages, fieldWords } from './messages.ts';

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

/** Longer texts are cut: the audit is for knowing what changed, not for keeping copies. */
const LONGEST = 600;

export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => ({
    field: fieldName(name),
    before: valueText(before[name]),
    after: valueText(after[name]),
  }));
}

/** 'hero.title' → the words known for each part, the part itself where there are none. */
function fieldName(name: string): string {
  return (
    fieldWords[name] ??
    name
      .split('.')
      .map((part) => fieldWords[part] ?? part)
      .join(' \u203A ')
  );
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (value === true) return messages.yes;
  if (value === false) return messages.no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text;
}
