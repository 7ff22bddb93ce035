// Changing a newsletter: in one transaction with its audit entry.
import { notFound } from '../../../platform/contract/problem.ts';
import type { AuditAction } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Newsletter } from '../contract.ts';
import { newsletterErrors as errors } from '../messages.ts';
import * as deliveries from './delivery-store.ts';
import { auditFields, newsletterOf } from './shapes.ts';
import * as store from './store.ts';
import type { Db, NewsletterChange, NewsletterRow, Tx } from './store.ts';

export interface NewsletterChanges {
  /** The newsletter, locked, or 404; with `isDeleted` only a deleted one. */
  getRow: (tx: Tx, id: string, isDeleted?: boolean) => Promise<NewsletterRow>;
  record: (
    tx: Tx,
    action: AuditAction,
    before: NewsletterRow | undefined,
    after: NewsletterRow,
  ) => Promise<void>;
  /** Changes what `next` makes of the newsletter as it is; nothing at all when that is undefined. */
  change: (
    id: string,
    next: (row: NewsletterRow, tx: Tx) => Promise<NewsletterChange | undefined>,
  ) => Promise<Newsletter>;
}

export function newsletterChanges({ clock, audit }: Platform, db: Db): NewsletterChanges {
  async function getRow(tx: Tx, id: string, isDeleted = false): Promise<NewsletterRow> {
    const row = await store.findForChange(tx, id, isDeleted);
    if (!row) throw notFound('newsletter.not_found', errors.notFound);
    return row;
  }

  async function record(
    tx: Tx,
    action: AuditAction,
    before: NewsletterRow | undefined,
    after: NewsletterRow,
  ): Promise<void> {
    await audit.record(tx, {
      action,
      entity: 'newsletter',
      entityId: after.id,
      name: after.subject,
      ...(before && { before: auditFields(before) }),
      ...(action !== 'removed' && { after: auditFields(after) }),
    });
  }

  return {
    getRow,
    record,
    change: (id, next) =>
      db.transaction().execute(async (tx) => {
        const before = await getRow(tx, id);
        const change = await next(before, tx);
        if (change) await store.updateNewsletter(tx, id, { ...change, updated_at: clock.now() });
        const after = change ? await getRow(tx, id) : before;
        if (change) await record(tx, 'changed', before, after);
        return newsletterOf(after, (await deliveries.countStates(tx, [id])).get(id));
      }),
  };
}
