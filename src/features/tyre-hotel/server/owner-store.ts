// The SQL of who the hotel's customers are.
import type { SetSeason } from '../tread-depth.ts';
import type { Db, SetRow } from './store.ts';

export type OwnerRow = Pick<SetRow, 'id' | 'customer_id' | 'owner_email' | 'season'>;

/** Owners of the sets that are stored now or were handed out on `since` or later, by season and size where they are given. */
export function listOwners(
  db: Db,
  { since, seasons, size }: { since: string; seasons?: readonly SetSeason[] | undefined; size?: string },
): Promise<OwnerRow[]> {
  return db
    .selectFrom('tyre_set')
    .select(['id', 'customer_id', 'owner_email', 'season'])
    .where((row) => row.or([row('returned_on', 'is', null), row('returned_on', '>=', since)]))
    .where((row) => row.or([row('customer_id', 'is not', null), row('owner_email', '<>', '')]))
    .$if(seasons !== undefined, (query) => query.where('season', 'in', [...(seasons ?? [])]))
    .$if(size !== undefined, (query) => query.where('size', '=', size ?? ''))
    .execute();
}
