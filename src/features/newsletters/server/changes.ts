// Changing a newsletter: in one transaction with its audit entry.
import { notFound } from '../../../platform/contract/problem.ts';
import type { AuditAction } from '../../../platform/server/audit/audit.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import {
  auditedClaims,
  requireConfirmedClaims,
  type ClaimsSent,
} from '../../articles/writing/claim-confirmation.ts';
import { newsletterErrors as errors } from '../messages/newsletters.ts';
import { newsletterClaims } from '../newsletter-claims.ts';
import * as deliveries from './delivery/delivery-store.ts';
import { auditOf, newsletterOf } from './shapes.ts';
import * as store from './store.ts';
import type { Db, NewsletterChange, NewsletterRow, Tx } from './store.ts';

/** Throws a 422 with open claims, unless it is a draft; else returns the audit's record of them. */
function claimsOf(row: NewsletterRow, sent: ClaimsSent | undefined): Record<string, string> {
  if (!sent || row.status === 'draft') return {};
  const { hasConfirmedClaims } = sent;
  const claims = newsletterClaims(row);
  requireConfirmedClaims(claims, hasConfirmedClaims);
  return auditedClaims(claims, hasConfirmedClaims);
}

export function newsletterChanges(platform: Platform, db: Db) {
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
    sent?: ClaimsSent,
  ): Promise<void> {
    const { fields, ...entry } = auditOf(after);
    await platform.audit.record(tx, {
      action,
      ...entry,
      ...(before && { before: auditOf(before).fields }),
      ...(action !== 'removed' && { after: { ...fields, ...claimsOf(after, sent) } }),
    });
  }

  return {
    /** The newsletter, locked, or 404; with `isDeleted` only a deleted one. */
    getRow,
    record,
    /** Changes what `next` makes of the newsletter as it is; nothing at all when that is undefined. */
    change: async (
      id: string,
      next: (row: NewsletterRow, tx: Tx) => Promise<NewsletterChange | undefined>,
      sent?: ClaimsSent & { version?: number | undefined },
    ) => {
      const changed = await changeRecord(platform, db, (tx) => getRow(tx, id), {
        expected: { version: sent?.version, message: errors.stale, current: (row) => newsletterOf(row) },
        change: async (tx, before) => {
          const change = await next(before, tx);
          if (!change) return before;
          await store.updateNewsletter(tx, id, { ...change, updatedAt: platform.clock.now() });
          return getRow(tx, id);
        },
        audit: auditOf,
        alsoAudited: (after) => claimsOf(after, sent),
      });
      return newsletterOf(changed, (await deliveries.countStates(db, [id])).get(id));
    },
  };
}
