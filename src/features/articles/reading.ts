// What a reader wants to know before and after an article: how long it takes, and what to read next.
import { MAX_RELATED } from './article-limits.ts';

/** Finnish words an adult reads in a minute (Trauzettel-Klosinski and Dietz 2012, standardised texts: 161). */
const WORDS_PER_MINUTE = 160;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

interface Keyworded {
  readonly _id: string;
  readonly keywords: readonly string[];
}

/** Others with the most keywords in common, in their given order (newest first) among equals; at most three. */
export function relatedArticles<Article extends Keyworded>(
  article: Keyworded,
  others: readonly Article[],
): Article[] {
  const wanted = new Set(article.keywords.map(folded));
  const shared = (other: Article) =>
    new Set(other.keywords.map(folded).filter((keyword) => wanted.has(keyword))).size;
  return others
    .filter((other) => other._id !== article._id)
    .map((other) => ({ other, count: shared(other) }))
    .toSorted((first, second) => second.count - first.count)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

function folded(keyword: string): string {
  return keyword.toLocaleLowerCase('fi');
}
