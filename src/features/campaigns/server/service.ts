// Use cases of campaigns: what visitors see today, and what staff do with them.
import type { Transaction } from 'kysely';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { cacheRead } from '../../../platform/server/pages/cached-read.ts';
import {
  CAMPAIGN_OPENED_KIND,
  CAMPAIGNS_TAG,
  type Campaign,
  type CampaignQuery,
  type CampaignUpdate,
  type CampaignInput,
} from '../contract.ts';
import { campaignErrors as messages } from '../messages.ts';
import { campaignChanges } from './changes.ts';
import { demonstrationCampaigns, isDemonstration } from './demonstration.ts';
import { campaignOf, changedValues, publicOf, valuesOf } from './shapes.ts';
import * as store from './store.ts';
import type { CampaignRow, CampaignTables } from './store.ts';

const DEFAULT_LIMIT = 1000;

export function campaignService(platform: Platform) {
  const db = platform.db.$extendTables<CampaignTables>();
  const today = () => helsinkiDay(platform.clock.now());

  const { inChange, getRow, record, change, checkClaims } = campaignChanges(platform);
  const listIds = cacheRead(platform.pages, [CAMPAIGNS_TAG], () => store.listIds(db));

  async function create(sent: CampaignInput): Promise<Campaign> {
    return inChange(async (tx) => {
      const row = await getRow(tx, await insert(tx, sent, platform.clock.now()));
      await record(tx, 'created', undefined, row, checkClaims(row, sent));
      return campaignOf(row);
    });
  }

  async function remove(tx: Transaction<CampaignTables>, row: CampaignRow): Promise<void> {
    await store.markDeleted(tx, row, platform.clock.now(), platform.clock.now());
    await record(tx, 'removed', row, row);
  }

  return {
    create,
    /** Those of today, the one that ends first in front. */
    listActive: async () => (await store.listActive(db, today())).map(publicOf),
    /** Counts that a visitor opened it; an id that no campaign has counts nowhere. */
    countOpened: async (id: string) => {
      if ((await listIds()).has(id)) platform.counts.add([{ kind: CAMPAIGN_OPENED_KIND, key: id }]);
    },
    /** Those whose days overlap the period, the latest first. */
    listBetween: async (from: string, to: string) => {
      const { rows } = await store.listCampaigns(db, undefined, { offset: 0, limit: DEFAULT_LIMIT });
      return rows
        .filter(({ startDay, endDay }) => startDay <= to && endDay >= from)
        .map(({ id, name, startDay, endDay }) => ({ _id: id, name, startDate: startDay, endDate: endDay }));
    },
    /** The next midnight in Helsinki: campaigns begin and end with the day. */
    expiresAt: () => helsinkiInstant(addDays(today(), 1), '00:00'),
    listCampaigns: async ({ q, page, limit }: CampaignQuery) => {
      const { rows, total } = await store.listCampaigns(db, q, pageWindow({ page, limit }, DEFAULT_LIMIT));
      return { items: rows.map(campaignOf), total };
    },
    /** 404 when it does not exist. */
    getCampaign: async (id: string) => {
      const row = await store.readCampaign(db, id);
      if (!row) throw notFound('campaign.not_found', messages.notFound);
      return campaignOf(row);
    },
    /** 404 when it does not exist, 409 when its version is no longer the one that was read or its code is taken. */
    update: (id: string, sent: CampaignUpdate) => change(id, (row) => changedValues(sent, row), sent),
    setActive: (id: string, isActive: boolean) => change(id, () => ({ isActive })),
    remove: (id: string) => inChange(async (tx) => remove(tx, await getRow(tx, id))),
    restore: (id: string) =>
      inChange(async (tx) => {
        const row = await getRow(tx, id, true);
        await store.markDeleted(tx, row, null, platform.clock.now());
        await record(tx, 'restored', undefined, row);
        return campaignOf(await getRow(tx, id));
      }),
    /** The pictures in use, with the names of their campaigns. */
    listPictures: async () => {
      const { rows } = await store.listCampaigns(db, undefined, { offset: 0, limit: DEFAULT_LIMIT });
      return rows.map(({ imageUrl, name }) => ({ path: imageUrl, name }));
    },
    ...demonstration(platform, remove),
  };
}

export type Campaigns = ReturnType<typeof campaignService>;

/** The demonstration shop's campaigns: put in once, taken away as long as nobody has changed them. */
function demonstration(
  platform: Platform,
  remove: (tx: Transaction<CampaignTables>, row: CampaignRow) => Promise<void>,
) {
  const { inChange } = campaignChanges(platform);
  return {
    /** The demonstration shop's campaigns, where there never was one. */
    // All or none: processes may start together, or end in the middle of this.
    loadDemonstrationCampaigns: () =>
      inChange(async (tx) => {
        await lock(tx, 'campaignDemonstration');
        if (await store.hasEverHadCampaign(tx)) return;
        const now = platform.clock.now();
        for (const campaign of demonstrationCampaigns(helsinkiDay(now))) await insert(tx, campaign, now);
      }),
    /** Removes those that nobody has changed; what staff have written stays. */
    clearDemonstrationCampaigns: () =>
      inChange(async (tx) => {
        const { rows } = await store.listCampaigns(tx, undefined, { offset: 0, limit: DEFAULT_LIMIT });
        for (const row of rows) if (isDemonstration(row)) await remove(tx, row);
      }),
  };
}

async function insert(tx: Transaction<CampaignTables>, sent: CampaignInput, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await store.insertCampaign(tx, id, valuesOf(sent), now);
  return id;
}
