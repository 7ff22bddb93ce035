// Fields that a client may send back as it read them, and that the server ignores.
import { z } from 'zod';

const ignored = z.unknown().optional();
type ReadOnly<Shape> = { [Name in keyof Shape]: typeof ignored };

/**
 * The fields of a record as optional and ignored. Spread first in a body's schema; the fields that count come after it.
 */
export function readOnly<Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>): ReadOnly<Shape>;
export function readOnly({ shape }: z.ZodObject): z.ZodRawShape {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, ignored]));
}
