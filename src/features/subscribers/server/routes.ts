// The calls of subscribers.
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { httpMessages } from '../../../platform/server/http/messages.ts';
import { bearerToken, type Principal } from '../../../platform/server/http/principal.ts';
import { readUpload } from '../../../platform/server/http/read-upload.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  addSubscriber,
  confirmSubscription,
  deleteSubscriber,
  exportSubscribers,
  importSubscribers,
  listSubscribers,
  oneClickUnsubscribe,
  subscribe,
  unsubscribe,
  unsubscribeByLink,
} from '../contract.ts';
import { importErrors } from '../messages-import.ts';
import type { SubscriberImport } from './import/import-service.ts';
import type { Subscribers } from './service.ts';
import type { SubscriberStaffService } from './staff-service.ts';

const importRules = {
  ...importSubscribers,
  missing: () => invalid('subscriber.import_missing', importErrors.missing),
  tooLarge: () => new Problem('subscriber.import_too_large', 413, importErrors.tooLarge),
};

export function subscriberRoutes(
  { log, audit, db }: Platform,
  service: Subscribers,
  staffService: SubscriberStaffService,
  importer: SubscriberImport,
): BoundRoute[] {
  /** The list is the most personal of the shop's: who reads it is written down. */
  const noteReading = (what: string, principal: Principal, count?: number) =>
    log.info({ by: principal.kind === 'staff' ? principal.username : '', count }, what);
  return [
    route(subscribe, async ({ body, request }) => ({ message: await service.subscribe(body, request.ip) })),
    route(confirmSubscription, async ({ body, request }) => ({
      message: await service.confirmSubscription(body.token, request.ip),
    })),
    route(unsubscribe, async ({ body, principal, request }) => {
      if (body.token !== undefined) {
        return { message: await service.unsubscribeByToken(body.token, request.ip) };
      }
      if (principal.kind === 'staff') return { message: await staffService.unsubscribeByStaff(body.email) };
      // Staff whose session has ended must not take a mailed link for the end of the subscription.
      const hasEnded =
        principal.kind === 'visitor' && bearerToken(request.headers.authorization) !== undefined;
      if (body.asStaff === true || hasEnded) {
        throw new Problem('auth.required', 401, httpMessages.sessionEnded);
      }
      return { message: await service.requestUnsubscribe(body.email, request.ip) };
    }),
    route(unsubscribeByLink, async ({ body, request }) => ({
      message: await service.unsubscribeByToken(body.token, request.ip),
    })),
    route(oneClickUnsubscribe, async ({ params, request, reply }) => {
      const answer = { message: await service.unsubscribeByToken(params.token, request.ip) };
      // Sent here: a form is otherwise led on to a page, which mail programs do not follow (RFC 8058, 3.1).
      await reply.header('cache-control', 'no-store').send(answer);
      return answer;
    }),
    route(listSubscribers, async ({ query, principal, reply }) => {
      const { items, total } = await staffService.listSubscribers(query);
      noteReading('subscribers listed', principal, items.length);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(addSubscriber, ({ body, request }) => staffService.addSubscriber(body, request.ip)),
    route(exportSubscribers, async ({ principal, reply }) => {
      noteReading('subscribers exported', principal);
      await audit.record(db, { action: 'exported', entity: 'subscriber-list' });
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="tilaajat.csv"');
      return staffService.exportSubscribers();
    }),
    route(importSubscribers, async ({ request, principal }) => {
      const { bytes } = await readUpload(request, importRules);
      const outcome = await importer.importSubscribers(bytes);
      noteReading('subscribers imported', principal, outcome.imported);
      return outcome;
    }),
    route(deleteSubscriber, async ({ params }) => {
      await staffService.removeSubscriber(params.id);
      return undefined;
    }),
  ];
}
