// Tells every process which pages a change touches: dropped here at once, and elsewhere through the notice board.
import type { ByteCache } from './byte-cache.ts';

/** What services call after their commit. */
export interface PageChanges {
  /** Drops every kept page and answer that carries one of the tags, in this process and all others. */
  changed: (tags: readonly string[]) => Promise<void>;
  /** Called in every process for each change, also for one's own; for lists kept in memory. Returns a way to stop. */
  onChange: (listener: (tags: readonly string[] | 'all') => void) => () => void;
}

/** The part of the notice board this needs; `send` reaches all processes, `onMissed` tells that some may be lost. */
export interface TagNotices {
  send: (channel: string, payload: string) => Promise<void>;
  listen: (channel: string, onNotice: (payload: string) => void, onMissed: () => void) => void;
}

const CHANNEL = 'pages_changed';
const LARGEST_PAYLOAD = 7500;

export function createPageChanges(cache: ByteCache, notices: TagNotices): PageChanges {
  const listeners = new Set<(tags: readonly string[] | 'all') => void>();
  const dropHere = (tags: readonly string[] | 'all') => {
    if (tags === 'all') cache.dropAll();
    else cache.drop(tags);
    for (const listener of listeners) listener(tags);
  };
  notices.listen(
    CHANNEL,
    (payload) => dropHere(payload === '*' ? 'all' : payload.split('\n')),
    () => dropHere('all'),
  );
  return {
    changed: async (tags) => {
      if (tags.length === 0) return;
      dropHere(tags);
      const payload = tags.join('\n');
      await notices.send(CHANNEL, payload.length > LARGEST_PAYLOAD ? '*' : payload);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
