// Which fields of a record differ, for the audit: only these are stored.
import { isSameJson } from '../../contract/records.ts';

export type AuditFields = Readonly<Record<string, unknown>>;

/**
 * The fields whose JSON differs, as they were and as they became; a field that is missing on one side is null there.
 * A field inside an object is named with its way there ('hero.title'); a list is one field.
 */
export function differences(
  before: AuditFields,
  after: AuditFields,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [flatBefore, flatAfter] = [flat(before), flat(after)];
  const was: Record<string, unknown> = {};
  const became: Record<string, unknown> = {};
  for (const field of new Set([...flatBefore.keys(), ...flatAfter.keys()])) {
    const [first, second] = [flatBefore.get(field) ?? null, flatAfter.get(field) ?? null];
    if (isSameJson(first, second)) continue;
    was[field] = first;
    became[field] = second;
  }
  return { before: was, after: became };
}

function flat(fields: object, way = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    const field = way + name;
    if (isPlain(value)) for (const inner of flat(value, `${field}.`)) found.set(...inner);
    else found.set(field, value);
  }
  return found;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);
}
