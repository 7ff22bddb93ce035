// Caches the loaded frame under its tags, so that rendering a page does not load it again.
import type { ByteCache } from './byte-cache.ts';
import type { BoundFrame, OpenedFrame } from './frame.ts';

/** The same frame, loaded again once one of its tags has changed in `cache` or it has expired. */
export function cacheFrame(frame: BoundFrame, cache: Pick<ByteCache, 'changes' | 'hasChanged'>): BoundFrame {
  let cached: { opened: OpenedFrame; since: number } | undefined;
  return {
    open: async (now) => {
      if (cached && !isOver(cached.opened, now) && !cache.hasChanged(cached.since, cached.opened.tags)) {
        return cached.opened;
      }
      const since = cache.changes();
      const opened = await frame.open(now);
      // Keep the newer of two concurrent loads.
      if (!cached || cached.since <= since) cached = { opened, since };
      return opened;
    },
  };
}

function isOver({ expiresAt }: OpenedFrame, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}
