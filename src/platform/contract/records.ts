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

/**
 * A copy that shares with `before` every part in which both are alike, and is `before` itself when all is: long lists are
 * compared without being written out. A property that is undefined is none.
 */
export function sharingCopy<Value>(now: Value, before: unknown): Value;
export function sharingCopy(now: unknown, before: unknown): unknown {
  if (!isRecord(now)) return now;
  const old = isRecord(before) && Array.isArray(before) === Array.isArray(now) ? before : {};
  const parts = Object.entries(now)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]): [string, unknown] => [name, sharingCopy(part, old[name])]);
  const isAlike =
    old === before &&
    parts.length === Object.values(old).filter((part) => part !== undefined).length &&
    parts.every(([name, part]) => part === old[name]);
  if (isAlike) return before;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
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
