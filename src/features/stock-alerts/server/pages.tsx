// The pages of stock alerts. Opening one changes nothing: mail scanners open every link.
import type { ReactNode } from 'react';

import { helsinkiDay, formatDate } from '../../../platform/contract/dates.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { alertPages as messages } from '../messages.ts';
import {
  ALERT_CONFIRMED_PATH,
  ALERT_LEFT_PATH,
  ALERT_LINK_PATH,
  ALERT_PATH,
  ALERT_SENT_PATH,
} from '../paths.ts';
import {
  AlertLinkPage,
  AlertPage,
  StillPage,
  type AlertLinkView,
  type AlertPageProps,
} from '../site/alert-pages.tsx';
import type { StockAlerts } from './service.ts';
import { tyreName, type AlertSources } from './sources.ts';

type PageSources = Pick<AlertSources, 'catalogue'> & Pick<StockAlerts, 'stateOf'>;

export function alertPages(sources: PageSources): Page[] {
  const { sent, confirmed, left } = messages;
  return [
    formPage(sources),
    linkPage(sources),
    stillPage(ALERT_SENT_PATH, sent.title, () => <StillPage {...sent} />),
    stillPage(ALERT_CONFIRMED_PATH, confirmed.title, () => <StillPage {...confirmed} />),
    stillPage(ALERT_LEFT_PATH, left.title, () => <StillPage {...left} />),
  ];
}

function stillPage(path: `/${string}`, title: string, view: () => ReactNode): Page {
  return definePage({
    path,
    load: async () => ({ kind: 'page', data: undefined, tags: [] }),
    head: () => ({ title, description: messages.description, canonicalPath: path, isNoIndex: true }),
    view,
  });
}

function formPage({ catalogue }: PageSources): Page {
  return definePage<AlertPageProps>({
    path: ALERT_PATH,
    load: async ({ params, refusedForm }) => {
      const id = idSchema.safeParse(params['productId']);
      const found = id.success ? await catalogue.getProduct(id.data) : undefined;
      if (!found || found.product.isWithdrawn) return { kind: 'not-found' };
      const { product, tags } = found;
      const data = {
        tyre: { id: product.id, name: tyreName(product), href: product.href },
        stock: product.stock,
        refused: refusedForm,
      };
      return { kind: 'page', data, tags };
    },
    head: ({ tyre }) => ({
      title: messages.form.title,
      description: messages.description,
      canonicalPath: tyre.href,
      isNoIndex: true,
    }),
    view: (data) => <AlertPage {...data} />,
  });
}

function linkPage({ catalogue, stateOf }: PageSources): Page {
  return definePage<AlertLinkView>({
    path: ALERT_LINK_PATH,
    query: [LINK_TOKEN_QUERY],
    isPrivate: true,
    load: async ({ query }) => {
      const token = query[LINK_TOKEN_QUERY] ?? '';
      const alert = await stateOf(token);
      const found = alert && (await catalogue.getProduct(alert.productId));
      if (!alert || !found || found.product.isWithdrawn) {
        return { kind: 'page', data: { kind: 'over' }, tags: [], status: 410 };
      }
      const tyre = tyreName(found.product);
      const data: AlertLinkView =
        alert.confirmedAt === null
          ? { kind: 'confirm', token, tyre }
          : { kind: 'waiting', token, tyre, until: formatDate(helsinkiDay(alert.expiresAt)) };
      return { kind: 'page', data, tags: [] };
    },
    head: ({ kind }) => ({
      title: messages[kind].title,
      description: messages.description,
      canonicalPath: ALERT_LINK_PATH,
    }),
    view: (data) => <AlertLinkPage {...data} />,
  });
}
