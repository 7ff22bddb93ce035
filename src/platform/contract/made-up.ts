// Removes example data from a document, field by field, so that a new field needs no separate list.
import { isSameJson } from './records.ts';

/**
 * `value` without what equals `example`: such a field becomes as in `empty`, or '' where `empty` lacks it; list entries that
 * are also in the example's list are left out.
 */
export function withoutExample(value: unknown, example: unknown, empty: unknown): unknown {
  if (isSameJson(value, example)) return empty === undefined ? emptied(value) : empty;
  if (Array.isArray(value) && Array.isArray(example)) {
    return value.filter((item) => !example.some((other) => isSameJson(item, other)));
  }
  if (!isFields(value) || !isFields(example)) return value;
  const [examples, empties] = [new Map(Object.entries(example)), isFields(empty) ? empty : {}];
  return Object.fromEntries(
    Object.entries(value).map(([field, own]) => [
      field,
      withoutExample(own, examples.get(field), new Map(Object.entries(empties)).get(field)),
    ]),
  );
}

function emptied(value: unknown): unknown {
  return typeof value === 'string' ? '' : value;
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
