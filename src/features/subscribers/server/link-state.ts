// What a mailed link can still do, for the page that it leads to. Looking changes nothing.
import type { Platform } from '../../../platform/server/context.ts';
import type { SubscriberLinks } from './links.ts';
import * as store from './store.ts';
import type { SubscriberTables } from './store.ts';

/** `used`: what the link is for has been done. */
export type LinkState = 'good' | 'used' | 'bad';

export function linkStates({ db: anyDb, clock }: Platform, links: SubscriberLinks) {
  const db = anyDb.$extendTables<SubscriberTables>();
  return {
    ofConfirmation: async (token: string) => {
      const read = await links.readConfirm(token, clock.now());
      const found = read && (await store.findById(db, read.subscriberId));
      if (!found || found.status === 'cancelled' || read.issuedAt < found.pendingSince) return 'bad';
      return found.status === 'subscribed' ? 'used' : 'good';
    },
    /** Of somebody whose data were removed nothing is known: `bad`. */
    ofLeaving: async (token: string) => {
      const id = await links.readUnsubscribe(token);
      const found = id === undefined ? undefined : await store.findById(db, id);
      if (!found) return 'bad';
      return found.status === 'cancelled' ? 'used' : 'good';
    },
  };
}
