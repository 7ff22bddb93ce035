// Objects made by a list of names, typed by it, and read from JSON.

/** An object with a value for each of the names. */
export function recordOf<const Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function recordOf(names: readonly string[], valueOf: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** The value of a JSON text; `undefined` for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Compared as JSON: fields of both must be in the same order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** These properties of `source` alone. */
export function pick<Source extends object, const Name extends keyof Source & string>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name>;
export function pick(source: object, names: readonly string[]): object {
  return recordOf(names, (name): unknown => Reflect.get(source, name));
}
