// Three versions of one form: what it began with, what is typed, and what somebody else has saved meanwhile.
import { isSameJson } from '../../contract/records.ts';

export interface MergedChanges<Value> {
  /** Both sides' changes; where both changed the same field, the own one. */
  own: Value;
  /** The same with the stored one there. */
  stored: Value;
  /** Both changed at least one field, and not alike. */
  hasClash: boolean;
}

/**
 * Merges field by field: a field that one side alone has changed has that side's value. Records are merged by their
 * keys, lists element by element while all three have the same elements in the same order; any other list is one field.
 */
export function mergeChanges<Value>(base: Value, own: Value, stored: Value): MergedChanges<Value> {
  const merged = {
    own: mergeValue({ base, own, stored }, 'own'),
    stored: mergeValue({ base, own, stored }, 'stored'),
  };
  return { ...merged, hasClash: !isSameJson(merged.own, merged.stored) };
}

interface Versions<Value> {
  readonly base: Value;
  readonly own: Value;
  readonly stored: Value;
}

function mergeValue<Value>({ base, own, stored }: Versions<Value>, preferred: 'own' | 'stored'): Value {
  if (isSameJson(own, base) || isSameJson(own, stored)) return stored;
  if (isSameJson(stored, base)) return own;
  if (isObject(base) && isObject(own) && isObject(stored) && haveSameParts(base, own, stored)) {
    const merged = structuredClone(own);
    for (const key in merged) {
      merged[key] = mergeValue({ base: base[key], own: own[key], stored: stored[key] }, preferred);
    }
    return merged;
  }
  return preferred === 'own' ? own : stored;
}

function isObject<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null;
}

/** Names of the field by which an element of a list is known. */
const ID_KEYS = ['_id', 'id', 'key', 'day'] as const;

/** The keys of a record, or what the elements of a list are known by; undefined of a list whose elements have no id. */
function partsOf(value: object): unknown[] | undefined {
  if (!Array.isArray(value)) return Object.keys(value).toSorted();
  const ids = value.map((element: unknown) => idOf(element));
  return ids.includes(undefined) ? undefined : ids;
}

function idOf(element: unknown): unknown {
  const entries = new Map<string, unknown>(isObject(element) ? Object.entries(element) : []);
  return ID_KEYS.map((key) => entries.get(key)).find((id) => id !== undefined);
}

function haveSameParts(...values: readonly object[]): boolean {
  const [first, ...others] = values.map(partsOf);
  return first !== undefined && others.every((parts) => isSameJson(parts, first));
}
