// Use cases of campaigns: what visitors see today, and what staff do with them.
import type { Transaction } from 'kysely';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Campaign, CampaignQuery, ChangedCampaign, PublicCampaign, SentCampaign } from '../contract.ts';
import { campaignErrors as messages } from '../messages.ts';
import { campaignChanges } from './changes.ts';
import { demonstrationCampaigns, isDemonstration } from './demonstration.ts';
import { campaignOf, changedValues, publicOf, valuesOf } from './shapes.ts';
import * as store from './store.ts';
import type { CampaignRow, CampaignTables } from './store.ts';

export interface Campaigns {
  /** Those of today, the one that ends first in front. */
  listActive: () => Promise<PublicCampaign[]>;
  /** The next midnight in Helsinki: campaigns begin and end with the day. */
  expiresAt: () => Date;
  listCampaigns: (query: CampaignQuery) => Promise<{ items: Campaign[]; total: number }>;
  /** 404 when it is gone. */
  getCampaign: (id: string) => Promise<Campaign>;
  create: (sent: SentCampaign) => Promise<Campaign>;
  /** 404 when it is gone, 409 when its version is no longer the one that was read or its code is taken. */
  update: (id: string, sent: ChangedCampaign) => Promise<Campaign>;
  setActive: (id: string, isActive: boolean) => Promise<Campaign>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<Campaign>;
  /** The pictures in use, with the names of their campaigns. */
  listPictures: () => Promise<{ path: string; name: string }[]>;
  /** The demonstration shop's campaigns, where there never was one. */
  loadDemonstrationCampaigns: () => Promise<void>;
  /** Takes those away that are as the demonstration shop has them; what staff have written stays. */
  clearDemonstrationCampaigns: () => Promise<void>;
}

const DEFAULT_LIMIT = 1000;

export function campaignService(platform: Platform): Campaigns {
  const db = platform.db.$extendTables<CampaignTables>();
  const today = () => helsinkiDay(platform.clock.now());

  const { inChange, getRow, record, change } = campaignChanges(platform);
  async function create(sent: SentCampaign): Promise<Campaign> {
    return inChange(async (tx) => {
      const row = await getRow(tx, await insert(tx, sent, platform.clock.now()));
      await record(tx, 'created', undefined, row);
      return campaignOf(row);
    });
  }

  async function remove(tx: Transaction<CampaignTables>, row: CampaignRow): Promise<void> {
    await store.markDeleted(tx, row, platform.clock.now(), platform.clock.now());
    await record(tx, 'removed', row, row);
  }

  return {
    create,
    listActive: async () => (await store.listActive(db, today())).map(publicOf),
    expiresAt: () => helsinkiInstant(addDays(today(), 1), '00:00'),
    listCampaigns: async ({ q, page, limit }) => {
      const { rows, total } = await store.listCampaigns(db, q, pageWindow({ page, limit }, DEFAULT_LIMIT));
      return { items: rows.map(campaignOf), total };
    },
    getCampaign: async (id) => {
      const row = await store.readCampaign(db, id);
      if (!row) throw notFound('campaign.not_found', messages.notFound);
      return campaignOf(row);
    },
    update: (id, sent) =>
      change(id, (row) => {
        if (sent.version !== undefined && sent.version !== row.version) {
          throw conflict('conflict.stale', messages.stale, campaignOf(row));
        }
        return changedValues(sent, row);
      }),
    setActive: (id, isActive) => change(id, () => ({ is_active: isActive })),
    remove: (id) => inChange(async (tx) => remove(tx, await getRow(tx, id))),
    restore: (id) =>
      inChange(async (tx) => {
        const row = await getRow(tx, id, true);
        await store.markDeleted(tx, row, null, platform.clock.now());
        await record(tx, 'restored', undefined, row);
        return campaignOf(await getRow(tx, id));
      }),
    listPictures: async () => {
      const { rows } = await store.listCampaigns(db, undefined, { offset: 0, limit: DEFAULT_LIMIT });
      return rows.map(({ image_url, name }) => ({ path: image_url, name }));
    },
    ...demonstration(platform, remove),
  };
}

/** The demonstration shop's campaigns: put in once, taken away as long as nobody has changed them. */
function demonstration(
  platform: Platform,
  remove: (tx: Transaction<CampaignTables>, row: CampaignRow) => Promise<void>,
): Pick<Campaigns, 'loadDemonstrationCampaigns' | 'clearDemonstrationCampaigns'> {
  const { inChange } = campaignChanges(platform);
  return {
    // All or none: processes may start together, or end in the middle of this.
    loadDemonstrationCampaigns: () =>
      inChange(async (tx) => {
        await store.lockDemonstration(tx);
        if (await store.hasEverHadCampaign(tx)) return;
        const now = platform.clock.now();
        for (const campaign of demonstrationCampaigns(helsinkiDay(now))) await insert(tx, campaign, now);
      }),
    clearDemonstrationCampaigns: () =>
      inChange(async (tx) => {
        const { rows } = await store.listCampaigns(tx, undefined, { offset: 0, limit: DEFAULT_LIMIT });
        for (const row of rows) if (isDemonstration(row)) await remove(tx, row);
      }),
  };
}

async function insert(tx: Transaction<CampaignTables>, sent: SentCampaign, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await store.insertCampaign(tx, id, valuesOf(sent), now);
  return id;
}
