// Whom a newsletter went to and how each letter fared, as a file.
import { csvText } from '../../../platform/contract/csv.ts';
import { formatDateTime } from '../../../platform/contract/dates.ts';
import { notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import { exportDeliveries } from '../contract-delivery.ts';
import { deliveryMessages, recipientExport as texts } from '../messages-sending.ts';
import { newsletterErrors as errors } from '../messages.ts';
import { listForExport } from './results-store.ts';
import type { ExportRow } from './results-store.ts';
import * as store from './store.ts';
import type { Db } from './store.ts';

export function exportRoute({ log }: Platform, db: Db): BoundRoute {
  return route(exportDeliveries, async ({ params: { id }, query, principal, reply }) => {
    if (!(await store.readNewsletter(db, id))) throw notFound('newsletter.not_found', errors.notFound);
    const rows = await listForExport(db, id, query.state);
    const by = principal.kind === 'staff' ? principal.username : '';
    log.info({ by, newsletter: id, count: rows.length }, 'recipients of a newsletter exported');
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${texts.file}"`);
    return csvText([texts.head, ...rows.map(cells)]);
  });
}

function cells(row: ExportRow): (string | number)[] {
  return [
    row.email,
    deliveryMessages.states[row.state],
    row.attempts,
    row.last_code === 0 ? '' : row.last_code,
    row.settled_at ? formatDateTime(row.settled_at) : '',
    row.is_possibly_double ? texts.yes : '',
    row.left_at ? formatDateTime(row.left_at) : '',
  ];
}
