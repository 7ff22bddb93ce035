// The fields of a form, declared once: label, text in a version conflict, and the path of the server's errors.
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldError } from '../../contract/problem.ts';
import { callMessages } from '../messages.ts';

export interface RecordField<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** The value as people read it; unless given, the text, 'Kyllä' or 'Ei', or a list with commas. */
  text?: (values: Values) => string;
  /** The value's path in the request body, when not its own name: 'details.description'. */
  sentAs?: string;
}

export type FieldTable<Values extends FieldValues> = readonly RecordField<Values>[];

export interface FieldVersions {
  name: string;
  stored: string;
  own: string;
}

/** All fields of two versions as people read them, alike or not. */
export function versionsOf<Values extends FieldValues>(
  fields: FieldTable<Values>,
  stored: Values,
  own: Values,
): FieldVersions[] {
  return fields.map(({ name, label, text = (values: Values) => textOf(valueAt(values, name)) }) => ({
    name: label,
    stored: text(stored),
    own: text(own),
  }));
}

/** The fields of a form that is a list: each row as one field, as long as the list may be. */
export function rowFields<Row>(
  most: number,
  rowName: (number: number) => string,
  text: (row: Row) => string,
) {
  return Array.from({ length: most }, (_, index) => ({
    name: `rows.${index}` as const,
    label: rowName(index + 1),
    text: ({ rows }: { rows: readonly Row[] }) => {
      const row = rows[index];
      return row === undefined ? '' : text(row);
    },
  }));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? callMessages.yes : callMessages.no;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value at a path of names with dots. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(name) : undefined,
      values,
    );
}

/** The sentence for each field that the server refused, by the field's name in the form. */
export function errorsByField<Values extends FieldValues>(
  errors: readonly FieldError[],
  fields: FieldTable<Values>,
): ReadonlyMap<string, string> {
  const entries = errors.map(({ path, message }): [string, string] => {
    const field = fields.find(({ name, sentAs = name }) => path === sentAs || path.startsWith(`${sentAs}.`));
    const isPartOfField = field !== undefined && field.sentAs === undefined && path !== field.name;
    return [field && !isPartOfField ? field.name : path, message];
  });
  return new Map(entries.toReversed());
}
