// The link by which a request made with an email address is confirmed and taken back, and the pages of such a request.
import type { ReactNode } from 'react';

import { LINK_TOKEN_QUERY, type MailedLinkView, type StillTexts } from '../../contract/mail/mailed-link.ts';
import type { Platform } from '../context.ts';
import { definePage, type Page } from '../pages/page.ts';
import { readToken, signToken } from '../signed-token.ts';

/** Signed, so that only who got the email can use it; valid as long as what it names exists. */
export function mailedLinks(
  { keys, settings }: Pick<Platform, 'keys' | 'settings'>,
  { purpose, path }: { purpose: string; path: string },
) {
  return {
    urlOf: async (id: string) =>
      `${settings.publicUrl}${path}?${LINK_TOKEN_QUERY}=${signToken(await keys.keyFor(purpose), id)}`,
    /** The id; `undefined` for a token that is not ours. */
    read: async (token: string) => readToken(await keys.keysFor(purpose), token),
  };
}
export type MailedLinks = ReturnType<typeof mailedLinks>;

interface MailedLinkPages {
  paths: Record<'link' | 'sent' | 'confirmed' | 'left', `/${string}`>;
  texts: { description: string } & Record<'sent' | 'confirmed' | 'left', StillTexts> &
    Record<MailedLinkView['kind'], { title: string }>;
  load: (token: string) => Promise<MailedLinkView>;
  linkView: (view: MailedLinkView) => ReactNode;
  stillView: (texts: StillTexts) => ReactNode;
}

/** The page of the link, and a message after each step. Opening one changes nothing: mail scanners open every link. */
export function mailedLinkPages({ paths, texts, load, linkView, stillView }: MailedLinkPages): Page[] {
  const { description } = texts;
  const still = (step: 'sent' | 'confirmed' | 'left') =>
    definePage({
      path: paths[step],
      load: async () => ({ kind: 'page', data: undefined, tags: [] }),
      head: () => ({
        title: texts[step].title,
        description,
        canonicalPath: paths[step],
        isNoIndex: true,
      }),
      view: () => stillView(texts[step]),
    });
  const link = definePage<MailedLinkView>({
    path: paths.link,
    query: [LINK_TOKEN_QUERY],
    isPrivate: true,
    load: async ({ query }) => {
      const data = await load(query[LINK_TOKEN_QUERY] ?? '');
      const isGood = data.kind === 'confirm' || data.kind === 'waiting';
      return { kind: 'page', data, tags: [], status: isGood ? 200 : 410 };
    },
    head: ({ kind }) => ({ title: texts[kind].title, description, canonicalPath: paths.link }),
    view: linkView,
  });
  return [link, still('sent'), still('confirmed'), still('left')];
}
