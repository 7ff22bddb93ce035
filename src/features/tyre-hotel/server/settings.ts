// What the shop has set of its hotel: how many sets it changes on a working day.
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { getHotelSettings, putHotelSettings, type HotelSettings } from '../contract/settings.ts';
import * as store from './store.ts';
import type { HotelTables, Tx } from './store.ts';

export function settingsRoutes(platform: Pick<Platform, 'db' | 'audit'>): BoundRoute[] {
  const db = platform.db.$extendTables<HotelTables>();
  return [
    route(getHotelSettings, () => store.readSettings(db)),
    route(putHotelSettings, async ({ body }) => {
      await inTransaction(db, (tx) => write(platform, tx, body));
      return store.readSettings(db);
    }),
  ];
}

async function write({ audit }: Pick<Platform, 'audit'>, tx: Tx, after: HotelSettings): Promise<void> {
  const before = await store.lockSettings(tx);
  if (before.changesPerDay === after.changesPerDay) return;
  await store.writeChangesPerDay(tx, after.changesPerDay);
  await audit.record(tx, { action: 'changed', entity: 'tyre-hotel-settings', before, after });
}
