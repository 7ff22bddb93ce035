// Public API of stock alerts on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { mailedLinks } from '../../../platform/server/mail/mailed-links.ts';
import { noticePersonalData } from '../../../platform/server/notices/notices.ts';
import { FULL_SET } from '../../catalogue/fitting/full-set.ts';
import {
  confirmStockAlert,
  leaveStockAlert,
  listStockAlerts,
  removeStockAlert,
  requestStockAlert,
} from '../contract.ts';
import { stockAlertWords } from '../messages-words.ts';
import { ALERT_LINK_PATH } from '../paths.ts';
import { alertEmailJob, checkStockJob, forgetAlertsJob } from './jobs.ts';
import { alertPages } from './pages.tsx';
import { alertService } from './service.ts';
import type { AlertSources } from './sources.ts';
import * as store from './store.ts';
import { alertTable, type AlertTables } from './store.ts';
import { waitingReader, type WaitingReader } from './waiting.ts';

export function createStockAlerts(
  platform: Platform,
  sources: AlertSources,
): { feature: Feature } & Pick<WaitingReader, 'summarizeWaiting'> {
  const links = mailedLinks(platform, { purpose: 'stock-alerts.link', path: ALERT_LINK_PATH });
  const email = alertEmailJob(platform, sources, links);
  const service = alertService(platform, { catalogue: sources.catalogue, links, email });
  const waiting = waitingReader(platform, sources);
  return {
    summarizeWaiting: waiting.summarizeWaiting,
    feature: {
      name: 'stock-alerts',
      words: stockAlertWords,
      routes: [
        route(requestStockAlert, async ({ params, body, request }) => ({
          message: await service.request(params.productId, body, request.ip),
        })),
        route(confirmStockAlert, async ({ body }) => ({ message: await service.confirm(body.token) })),
        route(leaveStockAlert, async ({ body }) => ({ message: await service.leave(body.token) })),
        route(listStockAlerts, ({ query }) => waiting.listWaiting(query.productId)),
        route(removeStockAlert, async ({ params }) => {
          await waiting.removeWaiting(params.id);
          return undefined;
        }),
      ],
      pages: alertPages({ ...sources, stateOf: service.stateOf }),
      jobs: [email, checkStockJob(platform, sources, email), forgetAlertsJob(platform)],
      personalData: noticePersonalData(platform, 'stockAlerts', alertTable),
      onRestoredShopActivated: async (tx) => {
        // The original may have notified these while the copy was made: nobody is notified twice.
        const alerts = tx.$extendTables<AlertTables>();
        await alertTable.removeNotified(alerts);
        const wanted = await store.listWantedProducts(alerts, platform.clock.now());
        const ids = wanted.map(({ productId }) => productId);
        const left = await sources.catalogue.listRemainingStock(ids, tx);
        await store.removeOfProducts(
          alerts,
          ids.filter((id) => (left.get(id) ?? 0) >= FULL_SET),
        );
      },
    },
  };
}
