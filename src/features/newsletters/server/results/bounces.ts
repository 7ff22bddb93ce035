// What follows from a report on an email: unknown recipients, and those who called it spam, get none any more.
import { timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { invalid, notFound, Problem } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { bearerToken } from '../../../../platform/server/http/principal.ts';
import { readUpload } from '../../../../platform/server/http/read-upload.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import type { SubscribersPublicApi } from '../../../subscribers/server/index.ts';
import { postMailReport, type ReportOutcome } from '../../contract/bounces.ts';
import { bounceErrors as errors } from '../../messages/bounces.ts';
import type { Db } from '../store.ts';
import type { BounceMarks } from './bounce-marks.ts';
import * as store from './bounce-store.ts';
import { readMailReport } from './mail-report.ts';

type Subscribers = Pick<SubscribersPublicApi, 'links' | 'recipients'>;

export function bounceRoutes(
  { settings, log }: Platform,
  db: Db,
  marks: BounceMarks,
  subscribers: Subscribers,
): BoundRoute[] {
  return [
    route(postMailReport, async ({ request }) => {
      if (!settings.bounceToken) throw notFound('newsletter.bounces_off', errors.off);
      checkToken(request, settings.bounceToken);
      const { bytes } = await readUpload(request, {
        ...postMailReport,
        missing: () => invalid('newsletter.bounce_missing', errors.missing),
        tooLarge: () => new Problem('newsletter.bounce_too_large', 413, errors.tooLarge),
      });
      const outcome = await takeReport(bytes, db, marks, subscribers);
      log.info({ outcome }, 'report of a mail server on a newsletter');
      return { outcome };
    }),
  ];
}

async function takeReport(
  raw: Buffer,
  db: Db,
  marks: BounceMarks,
  { links, recipients }: Subscribers,
): Promise<ReportOutcome> {
  const report = await readMailReport(raw);
  if (!report) return 'none';
  const deliveryId = await marks.findDeliveryId(report.text);
  const subscriberId = await inTransaction(db, async (tx) => {
    const delivery = deliveryId === undefined ? undefined : await store.findSentEmail(tx, deliveryId);
    if (delivery && report.kind === 'gone') await store.recordHardBounce(tx, delivery);
    return delivery ? delivery.subscriberId : links.findSubscriber(report.text);
  });
  if (!subscriberId) return 'none';
  const outcome = report.kind === 'gone' ? 'bounce' : 'complaint';
  await recipients.endFor(subscriberId, outcome === 'bounce' ? 'bounces' : 'complaint');
  return outcome;
}

function checkToken(request: FastifyRequest, token: string): void {
  const [wanted, given] = [token, bearerToken(request.headers.authorization) ?? ''].map((text) =>
    Buffer.from(text),
  );
  if (wanted && given && wanted.length === given.length && timingSafeEqual(wanted, given)) return;
  throw new Problem('newsletter.bounce_token_bad', 401, errors.badToken);
}
