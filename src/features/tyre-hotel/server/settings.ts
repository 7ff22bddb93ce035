// What the shop has set of its hotel: how many sets it changes on a working day.
import type { Platform } from '../../../platform/server/context.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import { getHotelSettings, putHotelSettings } from '../contract-settings.ts';
import type { HotelSettings } from '../contract-settings.ts';
import type { Db, HotelTables, Tx } from './store.ts';

export async function readSettings(db: Db): Promise<HotelSettings> {
  return settingsOf(await selection(db).executeTakeFirstOrThrow());
}

export function settingsRoutes(platform: Pick<Platform, 'db' | 'audit'>): BoundRoute[] {
  const db = platform.db.$extendTables<HotelTables>();
  return [
    route(getHotelSettings, () => readSettings(db)),
    route(putHotelSettings, async ({ body }) => {
      await db.transaction().execute((tx) => write(platform, tx, body));
      return readSettings(db);
    }),
  ];
}

async function write({ audit }: Pick<Platform, 'audit'>, tx: Tx, after: HotelSettings): Promise<void> {
  const before = settingsOf(await selection(tx).forUpdate().executeTakeFirstOrThrow());
  if (before.changesPerDay === after.changesPerDay) return;
  await tx.updateTable('tyre_hotel_settings').set({ changes_per_day: after.changesPerDay }).execute();
  await audit.record(tx, { action: 'changed', entity: 'tyre-hotel-settings', before, after });
}

function selection(db: Db) {
  return db.selectFrom('tyre_hotel_settings').select('changes_per_day');
}

function settingsOf({ changes_per_day }: { changes_per_day: number }): HotelSettings {
  return { changesPerDay: changes_per_day };
}
