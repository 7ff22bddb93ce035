// Form values derived from a form's schema: those of a record, and those of an empty form.
import { z } from 'zod';

/**
 * A record as the form's fields: what its schema's codecs write. Nothing is validated, for what is stored must open even
 * where today's rules would refuse it.
 */
export function formOf<Input, Output>(schema: z.ZodType<Output, Input>, record: Output): Input {
  return z.custom<Input>().parse(encode(schema, record));
}

function encode(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const record = new Map<string, unknown>(Object.entries(value));
    return mapShape(schema, (field, name) => encode(field, record.get(name)));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((element: unknown) => encode(schema.element, element));
  }
  if (schema instanceof z.ZodCodec) {
    return encode(
      schema.def.in,
      schema.def.reverseTransform(encode(schema.def.out, value), { value, issues: [] }),
    );
  }
  if (schema instanceof z.ZodNullable) return value === null ? null : encode(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe) return encode(schema.def.in, encode(schema.def.out, value));
  return value;
}

/** A form before anything is typed: empty texts and lists, nothing ticked, the first of each choice. */
export function emptyOf<Input, Output>(schema: z.ZodType<Output, Input>): Input {
  return z.custom<Input>().parse(empty(schema));
}

function empty(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) return mapShape(schema, empty);
  if (schema instanceof z.ZodPipe) return empty(schema.def.in);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 0;
  return schema instanceof z.ZodNullable ? null : '';
}

function mapShape(schema: z.ZodObject, map: (field: z.core.$ZodType, name: string) => unknown): object {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, map(field, name)]));
}

/** Whether a value has the same fields as another value of the form; null matches anything. */
export function isLikeForm(value: unknown, form: unknown): boolean {
  if (value === null || form === null) return true;
  if (typeof value !== 'object' || typeof form !== 'object') return typeof value === typeof form;
  if (Array.isArray(value) || Array.isArray(form)) return Array.isArray(value) && Array.isArray(form);
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    fields.size === Object.keys(form).length &&
    Object.entries(form).every(([name, part]) => fields.has(name) && isLikeForm(fields.get(name), part))
  );
}
