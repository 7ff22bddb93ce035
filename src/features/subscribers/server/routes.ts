// The calls of subscribers.
import type { FastifyRequest } from 'fastify';

import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { httpMessages } from '../../../platform/server/http/messages.ts';
import { bearerToken } from '../../../platform/server/http/principal.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  confirmSubscription,
  deleteSubscriber,
  exportSubscribers,
  importSubscribers,
  LARGEST_IMPORT_BYTES,
  listSubscribers,
  oneClickUnsubscribe,
  subscribe,
  unsubscribe,
  unsubscribeByLink,
} from '../contract.ts';
import { importErrors } from '../messages-import.ts';
import type { SubscriberImport } from './import-service.ts';
import type { Subscribers } from './service.ts';
import type { SubscriberDesk } from './staff-service.ts';

export function subscriberRoutes(
  { log }: Platform,
  service: Subscribers,
  desk: SubscriberDesk,
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
      if (principal.kind === 'staff') return { message: await desk.unsubscribeByStaff(body.email) };
      // Staff whose session has ended must not take a mailed link for the end of the subscription.
      const hasEnded =
        principal.kind === 'visitor' && bearerToken(request.headers.authorization) !== undefined;
      if (body.asStaff === true || hasEnded) {
        throw new Problem('auth.required', 401, httpMessages.sessionEnded);
      }
      return { message: await service.askToUnsubscribe(body.email, request.ip) };
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
      const { items, total } = await desk.listSubscribers(query);
      noteReading('subscribers listed', principal, items.length);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(exportSubscribers, async ({ principal, reply }) => {
      noteReading('subscribers exported', principal);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="tilaajat.csv"');
      return desk.exportSubscribers();
    }),
    route(importSubscribers, async ({ request, principal }) => {
      const outcome = await importer.importSubscribers(await readUpload(request));
      noteReading('subscribers imported', principal, outcome.imported);
      return outcome;
    }),
    route(deleteSubscriber, async ({ params }) => {
      await desk.removeSubscriber(params.id);
      return undefined;
    }),
  ];
}

/** The one file of the request; it is given up as soon as it is longer than allowed. */
async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file({ limits: { fileSize: LARGEST_IMPORT_BYTES }, throwFileSizeLimit: false });
  if (part?.fieldname !== importSubscribers.upload.field) {
    throw invalid('subscriber.import_missing', importErrors.missing);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of part.file) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  if (part.file.truncated) throw new Problem('subscriber.import_too_large', 413, importErrors.tooLarge);
  return Buffer.concat(chunks);
}
