// Customers' pages. None is for search engines, and none contains personal data.
import type { ReactNode } from 'react';

import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { accountPage, linkPages as links, signInPage } from '../messages-site.ts';
import {
  ACCOUNT_PATH,
  ACCOUNT_READY_PATH,
  CONFIRM_PATH,
  LINK_SENT_PATH,
  PASSWORD_RESET_PATH,
  RESET_PATH,
  SIGN_IN_PATH,
} from '../paths.ts';
import {
  AccountPage,
  ConfirmPage,
  ResetPage,
  MessagePage,
  SignInPage,
  type LinkPageProps,
} from '../site/customer-pages.tsx';
import type { EmailLinks } from './sign-in/email-links.ts';
import type { LinkKind } from './store.ts';

interface HeadTexts {
  title: string;
  description: string;
}

export function customerPages(
  { readLink }: EmailLinks,
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>,
): Page[] {
  return [
    definePage({
      path: SIGN_IN_PATH,
      hasPageSheet: true,
      load: async ({ refusedForm }) => ({ kind: 'page', data: refusedForm, tags: [] }),
      head: () => headOf(SIGN_IN_PATH, signInPage),
      view: (refused) => <SignInPage refused={refused} />,
    }),
    definePage({
      path: ACCOUNT_PATH,
      hasPageSheet: true,
      load: async () => {
        const { profile, tags } = await shop();
        return { kind: 'page', data: profile.links.booking, tags };
      },
      head: () => headOf(ACCOUNT_PATH, accountPage),
      view: (bookingUrl) => <AccountPage bookingUrl={bookingUrl} />,
    }),
    linkPage(CONFIRM_PATH, links.confirm, readLink, ['register', 'email'], (data) => (
      <ConfirmPage {...data} />
    )),
    linkPage(RESET_PATH, links.reset, readLink, ['reset'], (data) => <ResetPage {...data} />),
    stillPage(LINK_SENT_PATH, links.sent, () => <MessagePage {...links.sent} isSignInNext={false} />),
    stillPage(ACCOUNT_READY_PATH, links.confirmed, () => <MessagePage {...links.confirmed} isSignInNext />),
    stillPage(PASSWORD_RESET_PATH, links.changed, () => <MessagePage {...links.changed} isSignInNext />),
  ];
}

function stillPage(path: `/${string}`, texts: HeadTexts, view: () => ReactNode): Page {
  return definePage({
    path,
    hasPageSheet: true,
    load: async () => ({ kind: 'page', data: undefined, tags: [] }),
    head: () => headOf(path, texts),
    view,
  });
}

/** Where a mailed link leads: checks whether the link is valid and changes nothing. */
function linkPage(
  path: `/${string}`,
  texts: HeadTexts,
  readLink: EmailLinks['readLink'],
  kinds: readonly LinkKind[],
  view: (data: LinkPageProps) => ReactNode,
): Page {
  return definePage<LinkPageProps>({
    path,
    hasPageSheet: true,
    query: [LINK_TOKEN_QUERY],
    load: async ({ query, refusedForm, now }) => {
      // A form that was refused brings the token with its fields.
      const token = query[LINK_TOKEN_QUERY] ?? refusedForm?.values['token'];
      const kind = token === undefined ? undefined : await readLink(token, kinds);
      const data = { token: kind && token, isNewAddress: kind === 'email', refused: refusedForm };
      // A page with a personal link is not cached.
      return { kind: 'page', data, tags: [], ...(token !== undefined && { expiresAt: now }) };
    },
    head: () => headOf(path, texts),
    view,
  });
}

function headOf(path: `/${string}`, { title, description }: HeadTexts) {
  return { title, description, canonicalPath: path, isNoIndex: true };
}
