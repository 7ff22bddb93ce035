// Keeps an opened frame as long as a page with it would be kept, so that a page made anew does not read it again.
import type { ByteCache } from './byte-cache.ts';
import type { BoundFrame, OpenedFrame } from './site.ts';

/** The same frame, read again once one of its tags has changed in `cache` or its time has come. */
export function keepFrame(frame: BoundFrame, cache: Pick<ByteCache, 'changes' | 'hasChanged'>): BoundFrame {
  let kept: { opened: OpenedFrame; since: number } | undefined;
  return {
    open: async (now) => {
      if (kept && !isOver(kept.opened, now) && !cache.hasChanged(kept.since, kept.opened.tags)) {
        return kept.opened;
      }
      const since = cache.changes();
      const opened = await frame.open(now);
      // Of two that read at the same moment the one that began later knows more.
      if (!kept || kept.since <= since) kept = { opened, since };
      return opened;
    },
  };
}

function isOver({ expiresAt }: OpenedFrame, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}
