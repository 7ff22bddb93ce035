// Keeps what was read as long as nothing of it changes, so that a page made anew does not read it again.
import type { PageChanges } from './page-changes.ts';

/** The same reading, done again once one of `tags` has changed or when it failed. */
export function keepRead<T>(
  pages: Pick<PageChanges, 'onChange'>,
  tags: readonly string[],
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: Promise<T> | undefined;
  pages.onChange((changed) => {
    if (changed === 'all' || tags.some((tag) => changed.includes(tag))) kept = undefined;
  });
  return () => {
    if (kept) return kept;
    const reading = read();
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}
