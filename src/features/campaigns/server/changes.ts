// Changing a campaign: in one transaction with its audit entry, and pages are dropped after it.
import type { Transaction } from 'kysely';

import { conflict, notFound } from '../../../platform/contract/problem.ts';
import type { AuditAction } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import { CAMPAIGNS_TAG } from '../contract.ts';
import type { Campaign } from '../contract.ts';
import { campaignErrors as messages } from '../messages.ts';
import { auditFields, campaignOf } from './shapes.ts';
import * as store from './store.ts';
import type { CampaignRow, CampaignTables, CampaignValues } from './store.ts';

type Tx = Transaction<CampaignTables>;

export interface CampaignChanges {
  /** A taken code answers 409. */
  inChange: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The campaign, or 404; with `isDeleted` only a deleted one. */
  getRow: (tx: Tx, id: string, isDeleted?: boolean) => Promise<CampaignRow>;
  record: (tx: Tx, action: AuditAction, before: CampaignRow | undefined, after: CampaignRow) => Promise<void>;
  /** Changes what `next` makes of the campaign as it is. */
  change: (id: string, next: (row: CampaignRow) => Partial<CampaignValues>) => Promise<Campaign>;
}

export function campaignChanges(platform: Platform): CampaignChanges {
  const db = platform.db.$extendTables<CampaignTables>();

  async function inChange<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      const done = await db.transaction().execute(work);
      await platform.pages.changed([CAMPAIGNS_TAG]);
      return done;
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('campaign.code_taken', messages.codeTaken);
      throw error;
    }
  }

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
  ): Promise<void> {
    await platform.audit.record(tx, {
      action,
      entity: 'campaign',
      entityId: after.id,
      name: after.name,
      ...(before && { before: auditFields(before) }),
      ...(action !== 'removed' && { after: auditFields(after) }),
    });
  }

  async function change(id: string, next: (row: CampaignRow) => Partial<CampaignValues>): Promise<Campaign> {
    return inChange(async (tx) => {
      const before = await getRow(tx, id);
      await store.updateCampaign(tx, id, next(before), platform.clock.now());
      const after = await getRow(tx, id);
      await record(tx, 'changed', before, after);
      return campaignOf(after);
    });
  }

  return { inChange, getRow, record, change };
}
