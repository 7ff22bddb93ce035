// The slug: the part of an article's address that names it.
import { plainLetters } from '../../platform/contract/content-text.ts';

export const MAX_SLUG_LENGTH = 80;

/** Addresses below the list of articles that mean something else, now or to programs that guess. */
const RESERVED: ReadonlySet<string> = new Set(
  'admin api arkisto atom feed haku index luonnos luonnokset rss rss-xml sivu tagi uusi'.split(' '),
);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an article may have the address: a–z, digits and single dashes, at most 80 characters, no reserved word, no id. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text) && !RESERVED.has(text) && !ID.test(text);
}

/** 'Kitka vai nasta?' → 'kitka-vai-nasta', cut at a dash; always an address an article may have. */
export function slugOf(title: string): string {
  const base = cut(plainLetters(title), MAX_SLUG_LENGTH);
  if (base === '') return FALLBACK;
  return isSlug(base) ? base : cut(`${FALLBACK}-${base}`, MAX_SLUG_LENGTH);
}

const FALLBACK = 'artikkeli';

/** The address to try when `count − 1` others are taken: 'kitka-vai-nasta-2'. */
export function numberedSlug(slug: string, count: number): string {
  if (count <= 1) return slug;
  const ending = `-${count}`;
  return cut(slug, MAX_SLUG_LENGTH - ending.length) + ending;
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest + 1);
  const end = whole.lastIndexOf('-');
  return (end > longest / 2 ? whole.slice(0, end) : whole.slice(0, longest)).replace(/-+$/, '');
}
