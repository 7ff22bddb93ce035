// All SQL of what belongs to a stored set: checks, stays, pictures.
import type { CheckRow, Db, PictureRow, StayRow, Tx } from './store.ts';

export function insertCheck(tx: Tx, check: CheckRow): Promise<CheckRow> {
  return tx
    .insertInto('tyre_set_check')
    .values({ ...check, tyres: JSON.stringify(check.tyres) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The checks of several sets, newest first. */
export function listChecks(db: Db, setIds: readonly string[]): Promise<CheckRow[]> {
  if (setIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tyre_set_check')
    .selectAll()
    .where('set_id', 'in', [...setIds])
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The newest check of each set. */
export function listLastChecks(db: Db, setIds: readonly string[]): Promise<CheckRow[]> {
  if (setIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tyre_set_check')
    .distinctOn('set_id')
    .selectAll()
    .where('set_id', 'in', [...setIds])
    .orderBy('set_id')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteCheck(tx: Tx, setId: string, id: string): Promise<CheckRow | undefined> {
  return tx
    .deleteFrom('tyre_set_check')
    .where('id', '=', id)
    .where('set_id', '=', setId)
    .returningAll()
    .executeTakeFirst();
}

export async function insertStay(tx: Tx, stay: StayRow): Promise<void> {
  await tx.insertInto('tyre_set_stay').values(stay).execute();
}

/** Takes back the last stay that ended, as when a hand-out is undone. */
export function deleteLastStay(tx: Tx, setId: string): Promise<StayRow | undefined> {
  return tx
    .deleteFrom('tyre_set_stay')
    .where('id', '=', (row) =>
      row.selectFrom('tyre_set_stay').select('id').where('set_id', '=', setId).orderBy('id', 'desc').limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

export function listStays(db: Db, setId: string): Promise<StayRow[]> {
  return db
    .selectFrom('tyre_set_stay')
    .selectAll()
    .where('set_id', '=', setId)
    .orderBy('id', 'desc')
    .execute();
}

export function insertPicture(tx: Tx, picture: PictureRow): Promise<PictureRow> {
  return tx.insertInto('tyre_set_picture').values(picture).returningAll().executeTakeFirstOrThrow();
}

export function listPictures(db: Db, setId: string): Promise<PictureRow[]> {
  return db
    .selectFrom('tyre_set_picture')
    .selectAll()
    .where('set_id', '=', setId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findPicture(db: Db, setId: string, id: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('tyre_set_picture')
    .selectAll()
    .where('id', '=', id)
    .where('set_id', '=', setId)
    .executeTakeFirst();
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tyre_set_picture').where('id', '=', id).execute();
}

/** The names of all kept files. */
export async function listFileNames(db: Db): Promise<{ set_id: string; file_name: string }[]> {
  return db.selectFrom('tyre_set_picture').select(['set_id', 'file_name']).execute();
}
