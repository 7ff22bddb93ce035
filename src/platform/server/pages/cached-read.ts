// Caches a read until one of its tags changes, so that rendering a page does not repeat it.
import type { PageChanges } from './page-changes.ts';

/** Memoizes `read`; it runs again once one of `tags` has changed, or after a failure. */
export function cacheRead<T>(
  pages: Pick<PageChanges, 'onChange'>,
  tags: readonly string[],
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: Promise<T> | undefined;
  pages.onChange((changed) => {
    if (changed === 'all' || tags.some((tag) => changed.includes(tag))) cached = undefined;
  });
  return () => {
    if (cached) return cached;
    const reading = read();
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  };
}
