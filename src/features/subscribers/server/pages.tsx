// The newsletter's pages.
import type { ReactNode } from 'react';

import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { newsletterPages as messages } from '../messages.ts';
import {
  CONFIRMED_PATH,
  CONFIRM_PATH,
  LINK_SENT_PATH,
  NEWSLETTER_PATH,
  SUBSCRIBED_PATH,
  UNSUBSCRIBED_PATH,
  UNSUBSCRIBE_PATH,
} from '../paths.ts';
import {
  ConfirmPage,
  ConfirmedPage,
  LinkSentPage,
  NewsletterPage,
  SubscribedPage,
  UnsubscribePage,
  UnsubscribedPage,
  type LinkPageProps,
} from '../site/newsletter-pages.tsx';
import type { SubscriberLinks } from './links.ts';
import { findById, type SubscriberTables } from './store.ts';

export function subscriberPages(platform: Platform, links: SubscriberLinks): Page[] {
  const isConfirmationNeeded = platform.settings.newsletterDoubleOptIn;
  const states = linkStates(platform, links);
  return [
    newsletterPage(),
    stillPage(SUBSCRIBED_PATH, messages.subscribed, () => (
      <SubscribedPage isConfirmationNeeded={isConfirmationNeeded} />
    )),
    linkPage(
      CONFIRM_PATH,
      messages.confirm,
      { stateOf: states.ofConfirmation, donePath: CONFIRMED_PATH },
      (data) => <ConfirmPage {...data} />,
    ),
    stillPage(CONFIRMED_PATH, messages.confirmed, () => <ConfirmedPage />),
    linkPage(
      UNSUBSCRIBE_PATH,
      messages.unsubscribe,
      { stateOf: states.ofLeaving, donePath: UNSUBSCRIBED_PATH },
      (data) => <UnsubscribePage {...data} />,
    ),
    stillPage(LINK_SENT_PATH, messages.linkSent, () => <LinkSentPage />),
    stillPage(UNSUBSCRIBED_PATH, messages.unsubscribed, () => <UnsubscribedPage />),
  ];
}

interface HeadTexts {
  title: string;
  description: string;
}

function newsletterPage(): Page {
  return definePage({
    path: NEWSLETTER_PATH,
    load: async ({ refusedForm }) => ({ kind: 'page', data: refusedForm, tags: [] }),
    head: () => ({ ...headTexts(messages.subscribe), canonicalPath: NEWSLETTER_PATH }),
    view: (refused) => <NewsletterPage refused={refused} />,
  });
}

/** A page with one message. */
function stillPage(path: `/${string}`, texts: HeadTexts, view: () => ReactNode): Page {
  return definePage({
    path,
    load: async () => ({ kind: 'page', data: undefined, tags: [] }),
    head: () => ({ ...headTexts(texts), canonicalPath: path, isNoIndex: true }),
    view,
  });
}

/** Where a mailed link leads: looks what the link can still do and changes nothing. */
function linkPage(
  path: `/${string}`,
  texts: HeadTexts,
  { stateOf, donePath }: { stateOf: (token: string) => Promise<LinkState>; donePath: string },
  view: (data: LinkPageProps) => ReactNode,
): Page {
  return definePage<LinkPageProps>({
    path,
    query: [LINK_TOKEN_QUERY],
    load: async ({ query, refusedForm, now }) => {
      const token = query[LINK_TOKEN_QUERY];
      const hasLink = token !== undefined;
      const state = hasLink ? await stateOf(token) : 'bad';
      if (state === 'used') return { kind: 'redirect', to: donePath, status: 303 };
      const data = {
        token: state === 'good' ? token : undefined,
        hasLink,
        refused: refusedForm,
      };
      // A page with somebody's link in it is not cached.
      return { kind: 'page', data, tags: [], ...(hasLink && { expiresAt: now }) };
    },
    head: () => ({ ...headTexts(texts), canonicalPath: path, isNoIndex: true }),
    view,
  });
}

function headTexts({ title, description }: HeadTexts): HeadTexts {
  return { title, description };
}

/** `used`: what the link is for has been done. */
type LinkState = 'good' | 'used' | 'bad';

function linkStates({ db: anyDb, clock }: Platform, links: SubscriberLinks) {
  const db = anyDb.$extendTables<SubscriberTables>();
  return {
    ofConfirmation: async (token: string) => {
      const read = await links.readConfirm(token, clock.now());
      const found = read && (await findById(db, read.subscriberId));
      if (!found || found.status === 'cancelled' || read.issuedAt < found.pendingSince) return 'bad';
      return found.status === 'subscribed' ? 'used' : 'good';
    },
    /** A removed subscriber is unknown: `bad`. */
    ofLeaving: async (token: string) => {
      const id = await links.readUnsubscribe(token);
      const found = id === undefined ? undefined : await findById(db, id);
      if (!found) return 'bad';
      return found.status === 'cancelled' ? 'used' : 'good';
    },
  };
}
