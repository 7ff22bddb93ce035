// Whom a newsletter went to and how each email fared, as a file.
import { csvText } from '../../../../platform/contract/csv.ts';
import { formatDateTime } from '../../../../platform/contract/dates.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import { exportDeliveries } from '../../contract/delivery.ts';
import { newsletterErrors as errors } from '../../messages/newsletters.ts';
import { recipientExport as texts, recipientStateText } from '../../messages/sending.ts';
import * as store from '../store.ts';
import type { Db } from '../store.ts';
import { listForExport, type ExportRow } from './results-store.ts';

export function exportRoute(platform: Platform, db: Db): BoundRoute {
  return route(exportDeliveries, async ({ params: { id }, query, principal, reply }) => {
    const newsletter = await store.readNewsletter(db, id);
    if (!newsletter) throw notFound('newsletter.not_found', errors.notFound);
    const rows = await listForExport(db, id, query.state);
    const by = principal.kind === 'staff' ? principal.username : '';
    platform.log.info({ by, newsletter: id, count: rows.length }, 'recipients of a newsletter exported');
    const [entity, name, after] = ['newsletter-deliveries', newsletter.subject, { count: rows.length }];
    await platform.audit.record(db, { action: 'exported', entity, entityId: id, name, after });
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${texts.file}"`);
    return csvText([texts.head, ...rows.map((row) => cells(row, newsletter.isFiled))]);
  });
}

function cells(row: ExportRow, isFiled: boolean): (string | number)[] {
  return [
    row.email,
    recipientStateText(row.state, isFiled),
    row.attempts,
    row.lastCode === 0 ? '' : row.lastCode,
    row.settledAt ? formatDateTime(row.settledAt) : '',
    row.isPossiblyDouble ? texts.yes : '',
    row.leftAt ? formatDateTime(row.leftAt) : '',
  ];
}
