// Invalidates cached pages by tag: in this process at once, in the others through database notifications.
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Notifications } from '../db/notifications.ts';
import type { ByteCache } from './byte-cache.ts';

/** What services call after their commit. */
export interface PageChanges {
  /** Invalidates every cached page and response with one of the tags, in this process and all others. */
  changed: (tags: readonly string[]) => Promise<void>;
  /** Called in every process for each change, also for one's own; for lists cached in memory. Returns a way to stop. */
  onChange: (listener: (tags: readonly string[] | 'all') => void) => () => void;
}

const TOPIC = 'pages-changed';
const tagsSchema = z.array(z.string());

/** What page changes need of the database; `onChanged` is called first, so that nothing is rendered again from an old copy. */
interface ChangedDatabase {
  kysely: Kysely<unknown>;
  notifications: Notifications;
  onChanged: () => void;
}

export function createPageChanges(cache: ByteCache, database: ChangedDatabase): PageChanges {
  const { notifications } = database;
  const listeners = new Set<(tags: readonly string[] | 'all') => void>();
  const dropHere = (tags: readonly string[] | 'all') => {
    database.onChanged();
    if (tags === 'all') cache.dropAll();
    else cache.drop(tags);
    for (const listener of listeners) listener(tags);
  };
  notifications.listen(TOPIC, (notification) => {
    const tags = notification.kind === 'notification' ? tagsSchema.safeParse(notification.data) : undefined;
    // Notifications may have been missed, so nothing cached can be trusted.
    dropHere(tags?.data ?? 'all');
  });
  return {
    changed: async (tags) => {
      if (tags.length === 0) return;
      dropHere(tags);
      await notifications.send(TOPIC, tags, database.kysely);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
