// One shelf place, however it is written. The database's unique index has the same rule (migration 0072).

/** 'D-10', 'd10' and 'D 10' → 'D-10': letters and numbers apart, whatever is between them. 'A1-1' is not 'A-11'. */
export function shelfKey(place: string): string {
  const key = place
    .toUpperCase()
    .replaceAll(/[\s._/,:–-]+/g, '-')
    .replaceAll(/([^-0-9])([0-9])/g, '$1-$2')
    .replaceAll(/([0-9])([^-0-9])/g, '$1-$2')
    .replaceAll(/^-+|-+$/g, '');
  return key === '' ? place : key;
}
