// A visitor's text as plain words: small letters without marks, and how near two spellings are.

/** 'Ootteko AUKI lauantäina?' → ['ootteko', 'auki', 'lauantaina']: a and o for their dotted forms, digits kept. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Small letters without marks over them; everything else as it was. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * Whether `word` begins with `stem`, but for one letter left out, added, wrong or swapped with the next (optimal string
 * alignment distance ≤ 1 to a beginning of the word).
 */
export function beginsNearly(word: string, stem: string): boolean {
  if (word.startsWith(stem)) return true;
  return [stem.length - 1, stem.length, stem.length + 1].some(
    (length) => length <= word.length && isOneSlipApart(word.slice(0, length), stem),
  );
}

/** Whether one slip of the pen turns one text into the other. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one === other) return true;
  const start = sharedStart(one, other);
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.length === b.length) {
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  }
  return a.length > b.length ? a.slice(1) === b : b.slice(1) === a;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
