// The pages of stock alerts.
import { helsinkiDay, formatDate } from '../../../platform/contract/dates.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { mailedLinkPages } from '../../../platform/server/mail/mailed-links.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { alertPages as messages } from '../messages.ts';
import {
  ALERT_CONFIRMED_PATH,
  ALERT_LEFT_PATH,
  ALERT_LINK_PATH,
  ALERT_PATH,
  ALERT_SENT_PATH,
} from '../paths.ts';
import { AlertLinkPage, AlertPage, AlertStillPage, type AlertPageProps } from '../site/alert-pages.tsx';
import type { StockAlerts } from './service.ts';
import { tyreName, type AlertSources } from './sources.ts';

type PageSources = Pick<AlertSources, 'catalogue'> & Pick<StockAlerts, 'stateOf'>;

export function alertPages(sources: PageSources): Page[] {
  const { catalogue, stateOf } = sources;
  return [
    formPage(sources),
    ...mailedLinkPages({
      paths: {
        link: ALERT_LINK_PATH,
        sent: ALERT_SENT_PATH,
        confirmed: ALERT_CONFIRMED_PATH,
        left: ALERT_LEFT_PATH,
      },
      texts: messages,
      load: async (token) => {
        const alert = await stateOf(token);
        if (typeof alert === 'string') return { kind: alert };
        const found = await catalogue.getProduct(alert.productId);
        if (!found || found.product.isWithdrawn) return { kind: 'over' };
        const tyre = tyreName(found.product);
        return alert.confirmedAt === null
          ? { kind: 'confirm', token, lead: messages.confirm.lead(tyre) }
          : {
              kind: 'waiting',
              token,
              lead: messages.waiting.lead(tyre, formatDate(helsinkiDay(alert.expiresAt))),
            };
      },
      linkView: (view) => <AlertLinkPage view={view} />,
      stillView: (texts) => <AlertStillPage texts={texts} />,
    }),
  ];
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
