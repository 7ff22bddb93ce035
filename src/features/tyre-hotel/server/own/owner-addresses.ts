// The addresses of the hotel's customers, for newsletters to those of them who subscribe.
import { addDays, helsinkiDay } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { isWorn, type SetSeason } from '../../tread-depth.ts';
import { listLastChecks } from '../parts-store.ts';
import type { HotelTables } from '../store.ts';
import { listOwners, type OwnerRow } from './owner-store.ts';

/** All parts match one and the same set. */
export interface OwnerFilter {
  season?: 'summer' | 'winter' | undefined;
  /** '205/55R16'. */
  size?: string | undefined;
  /** Only those with a tyre that the last check found worn. */
  isWorn: boolean;
}

export type ListOwnerAddresses = (filter: OwnerFilter) => Promise<string[]>;

/** A set that was handed out within these days is under the car and comes back. */
const CUSTOMER_DAYS = 365;
const SEASONS: Readonly<Record<'summer' | 'winter', readonly SetSeason[]>> = {
  summer: ['summer'],
  winter: ['friction', 'studded'],
};

/** Each address once. `confirmedEmail` is an account's, empty when there is none: what was written at the counter gives way to it. */
export function ownerAddresses(
  platform: Pick<Platform, 'db' | 'clock'>,
  confirmedEmail: (customerId: string) => Promise<string>,
): ListOwnerAddresses {
  const db = platform.db.$extendTables<HotelTables>();
  return async ({ season, size, isWorn: areWorn }) => {
    const today = helsinkiDay(platform.clock.now());
    const owners = await listOwners(db, {
      since: addDays(today, -CUSTOMER_DAYS),
      seasons: season && SEASONS[season],
      ...(size !== undefined && { size }),
    });
    const chosen = areWorn ? await wornOf(owners) : owners;
    const accounts = new Set(chosen.map((owner) => owner.customerId).filter((id) => id !== null));
    const addresses = await Promise.all([...accounts].map(confirmedEmail));
    const written = chosen.flatMap((owner) => (owner.customerId === null ? [owner.ownerEmail] : []));
    return [...new Set([...addresses, ...written].filter(Boolean))];

    async function wornOf(rows: readonly OwnerRow[]): Promise<OwnerRow[]> {
      const checks = await listLastChecks(
        db,
        rows.map(({ id }) => id),
      );
      const depths = new Map(checks.map((check) => [check.setId, check.tyres.map(({ depthMm }) => depthMm)]));
      return rows.filter((row) => isWorn(row.season, depths.get(row.id) ?? [], today));
    }
  };
}
