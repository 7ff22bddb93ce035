// The calls of newsletters.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { listDeliveries } from '../contract/delivery.ts';
import * as calls from '../contract/newsletters.ts';
import * as settingsCalls from '../contract/settings.ts';
import type { Sending } from './delivery/sending.ts';
import type { Clicks } from './results/clicks.ts';
import type { Newsletters } from './service.ts';
import type { Testing } from './test-emails.ts';

export function newsletterRoutes(
  service: Newsletters,
  sending: Sending,
  testing: Testing,
  isFiled: boolean,
): BoundRoute[] {
  return [
    route(calls.getMailState, () => Promise.resolve({ isFiled })),
    route(calls.listNewsletters, async ({ query, reply }) => {
      const { items, total } = await service.listNewsletters(query);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(calls.sendTestEmail, async ({ body }) => ({ message: await testing.sendTest(body) })),
    route(calls.countRecipients, async ({ body }) => ({ count: await sending.countRecipients(body) })),
    route(calls.previewEmail, ({ body }) => testing.preview(body)),
    route(calls.getNewsletter, ({ params }) => service.getNewsletter(params.id)),
    route(calls.postNewsletter, ({ body }) => service.create(body)),
    route(calls.putNewsletter, ({ params, body }) => service.update(params.id, body)),
    route(calls.deleteNewsletter, async ({ params }) => {
      await service.remove(params.id);
      return undefined;
    }),
    route(calls.restoreNewsletter, ({ params }) => service.restore(params.id)),
    route(calls.sendNewsletter, ({ params, body }) => sending.send(params.id, body)),
    route(calls.scheduleNewsletter, ({ params, body }) => sending.schedule(params.id, body)),
    route(calls.cancelNewsletter, ({ params }) => sending.cancel(params.id)),
    route(calls.pauseNewsletter, ({ params }) => sending.pause(params.id)),
    route(calls.resumeNewsletter, ({ params }) => sending.resume(params.id)),
    route(calls.resendUnconfirmed, ({ params }) => sending.resendUnconfirmed(params.id)),
    route(listDeliveries, async ({ params, query, reply }) => {
      const { delivery, total, ...rest } = await sending.listDeliveries(params.id, query);
      reply.header('x-total-count', String(total));
      return { ...delivery, ...rest };
    }),
  ];
}

export function settingsRoutes({ getSettings, putSettings }: Clicks): BoundRoute[] {
  return [
    route(settingsCalls.getNewsletterSettings, () => getSettings()),
    route(settingsCalls.putNewsletterSettings, ({ body }) => putSettings(body)),
  ];
}
