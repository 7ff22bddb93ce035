// Counts presses of links in emails while the shop wishes so. A link is the same for all recipients of an email, so that
// nothing identifies who pressed it; it leads only where the email that was sent leads.
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Forwarding } from '../../../../platform/server/pages/forwarding.ts';
import { readToken, signToken } from '../../../../platform/server/signed-token.ts';
import type { LinkClicks } from '../../contract/delivery.ts';
import { NEWSLETTER_SETTINGS_TAG, type NewsletterSettings } from '../../contract/settings.ts';
import type { LinkOf } from '../../email/email-links.ts';
import type { Db, RenderedTemplate } from '../store.ts';
import * as store from './clicks-store.ts';

const LINKS = 'newsletters.links';
const CONTENT = /^([\da-f-]{36}) (\d{1,5})$/;

export interface Clicks {
  getSettings: () => Promise<NewsletterSettings>;
  putSettings: (settings: NewsletterSettings) => Promise<NewsletterSettings>;
  /** For an email that is being drawn: makes its links and collects where they lead. undefined while off. */
  begin: (newsletterId: string) => Promise<{ linkOf: LinkOf; links: string[] } | undefined>;
  forwarding: Forwarding;
}

export function newsletterClicks({ keys, audit, pages }: Platform, db: Db): Clicks {
  const getSettings = async () => ({ countsClicks: await store.isClickCountingOn(db) });
  return {
    getSettings,
    putSettings: async ({ countsClicks }) => {
      await inTransaction(db, async (tx) => {
        const before = await store.lockClickCounting(tx);
        if (before === countsClicks) return;
        await store.writeCountsClicks(tx, countsClicks);
        await audit.record(tx, {
          action: 'changed',
          entity: 'newsletter-settings',
          before: { countsClicks: before },
          after: { countsClicks },
        });
      });
      await pages.changed([NEWSLETTER_SETTINGS_TAG]);
      return getSettings();
    },
    begin: async (newsletterId) => {
      if (!(await store.isClickCountingOn(db))) return undefined;
      const key = await keys.keyFor(LINKS);
      const links: string[] = [];
      return {
        links,
        linkOf: (address) => {
          if (!links.includes(address)) links.push(address);
          return `/k/${signToken(key, `${newsletterId} ${links.indexOf(address)}`)}`;
        },
      };
    },
    forwarding: {
      path: '/k/:token',
      find: async (token, isVisit) => {
        const content = readToken(await keys.keysFor(LINKS), token);
        const [, newsletterId, place] = CONTENT.exec(content ?? '') ?? [];
        if (newsletterId === undefined) return undefined;
        const link = Number(place);
        const address = await store.findLink(db, newsletterId, link);
        if (address !== undefined && isVisit && (await store.isClickCountingOn(db))) {
          await store.countClick(db, newsletterId, link);
        }
        return address;
      },
    },
  };
}

/** The links of an email with their presses, in its order; null for an email that was sent without counting. */
export async function clicksOf(
  db: Db,
  newsletterId: string,
  template: Pick<RenderedTemplate, 'links'> | null,
): Promise<LinkClicks[] | null> {
  if (!template?.links) return null;
  const counts = await store.listClicks(db, newsletterId);
  return template.links.map((address, link) => ({ address, count: counts.get(link) ?? 0 }));
}
