// Joins class names.

/** 'a', undefined, 'b' → 'a b'; undefined when nothing is left, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
