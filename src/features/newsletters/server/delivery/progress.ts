// How far a newsletter is, counted in the rows of its recipients. Of many recipients that is work for the database, and
// every open back office polls it while emails go: then one count serves all for a moment.
import type { Clock } from '../../../../platform/server/clock.ts';
import { PACE_OVER_MS } from '../../delivery-rules.ts';
import { countProgress, type Progress } from '../results/results-store.ts';
import type { Db, NewsletterRow } from '../store.ts';

/** Recipients from which on a count is cached. */
const MANY = 5_000;
const RETENTION_MS = 1_000;

export type FollowedNewsletter = Pick<NewsletterRow, 'id' | 'recipientCount' | 'deliveryState'>;

export function newsletterProgress(db: Db, clock: Clock) {
  const cache = new Map<string, Promise<Progress>>();
  const count = (id: string) => countProgress(db, id, new Date(clock.now().getTime() - PACE_OVER_MS));
  return {
    /** While emails go to many, up to a second old. */
    read: ({ id, recipientCount: recipients, deliveryState: state }: FollowedNewsletter) => {
      if (state !== 'sending' || recipients < MANY) return count(id);
      const known = cache.get(id);
      if (known) return known;
      const counting = count(id);
      cache.set(id, counting);
      const forget = () => cache.delete(id);
      counting.then(() => setTimeout(forget, RETENTION_MS).unref(), forget);
      return counting;
    },
  };
}

export type NewsletterProgress = ReturnType<typeof newsletterProgress>;
