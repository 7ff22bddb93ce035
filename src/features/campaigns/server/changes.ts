// Changing a campaign: in one transaction with its audit entry, and pages are dropped after it.
import type { Transaction } from 'kysely';

import { notFound, Problem } from '../../../platform/contract/problem.ts';
import type { AuditAction } from '../../../platform/server/audit/audit.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import {
  auditedClaims,
  requireConfirmedClaims,
  type ClaimsSent,
} from '../../articles/writing/claim-confirmation.ts';
import { campaignClaims } from '../campaign-claims.ts';
import { CAMPAIGNS_TAG, type Campaign } from '../contract.ts';
import { campaignErrors as messages } from '../messages.ts';
import { auditOf, campaignOf } from './shapes.ts';
import * as store from './store.ts';
import type { CampaignRow, CampaignTables, CampaignValues } from './store.ts';

type Tx = Transaction<CampaignTables>;

/** Throws a 422 with open claims; else what the audit log records of them. */
function checkClaims(row: CampaignRow, { hasConfirmedClaims }: ClaimsSent): Record<string, string> {
  const claims = campaignClaims(campaignOf(row));
  requireConfirmedClaims(claims, hasConfirmedClaims);
  return auditedClaims(claims, hasConfirmedClaims);
}

export function campaignChanges(platform: Platform) {
  const db = platform.db.$extendTables<CampaignTables>();

  /** A taken code answers 409. */
  async function inChange<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const done = await inTransaction(db, work).catch(refuseTakenCode);
    await platform.pages.changed([CAMPAIGNS_TAG]);
    return done;
  }

  /** The campaign, or 404; with `isDeleted` only a deleted one. */
  async function getRow(tx: Tx, id: string, isDeleted = false): Promise<CampaignRow> {
    const row = await store.findCampaign(tx, id, isDeleted);
    if (!row) throw notFound('campaign.not_found', messages.notFound);
    return row;
  }

  async function record(
    tx: Tx,
    action: AuditAction,
    before: CampaignRow | undefined,
    after: CampaignRow,
    claims: Record<string, string> = {},
  ): Promise<void> {
    const { fields, ...entry } = auditOf(after);
    await platform.audit.record(tx, {
      action,
      ...entry,
      ...(before && { before: auditOf(before).fields }),
      ...(action !== 'removed' && { after: { ...fields, ...claims } }),
    });
  }

  /** Changes what `next` makes of the campaign as it is. */
  async function change(
    id: string,
    next: (row: CampaignRow) => Partial<CampaignValues>,
    sent?: ClaimsSent & { version?: number | undefined },
  ): Promise<Campaign> {
    const changed = await changeRecord(platform, db, (tx) => getRow(tx, id), {
      expected: { version: sent?.version, message: messages.stale, current: campaignOf },
      change: async (tx, before) => {
        await store.updateCampaign(tx, id, next(before), platform.clock.now());
        return getRow(tx, id);
      },
      audit: auditOf,
      alsoAudited: (after) => (sent ? checkClaims(after, sent) : {}),
      tags: [CAMPAIGNS_TAG],
    }).catch(refuseTakenCode);
    return campaignOf(changed);
  }

  return { inChange, getRow, record, change, checkClaims };
}

function refuseTakenCode(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new Problem('campaign.code_taken', 409, messages.codeTaken, {
    errors: [{ path: 'discountCode', code: 'custom', message: messages.codeTaken }],
  });
}
