// All SQL of what belongs to a stored set: checks, stays, pictures.
import type { CheckRow, Db, PictureRow, StayRow, Tx } from './store.ts';

export function insertCheck(tx: Tx, check: CheckRow): Promise<CheckRow> {
  return tx
    .insertInto('tyreSetCheck')
    .values({ ...check, tyres: JSON.stringify(check.tyres) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The checks of several sets, newest first. */
export function listChecks(db: Db, setIds: readonly string[]): Promise<CheckRow[]> {
  if (setIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tyreSetCheck')
    .selectAll()
    .where('setId', 'in', [...setIds])
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The newest check of each set. */
export function listLastChecks(db: Db, setIds: readonly string[]): Promise<CheckRow[]> {
  if (setIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tyreSetCheck')
    .distinctOn('setId')
    .selectAll()
    .where('setId', 'in', [...setIds])
    .orderBy('setId')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteCheck(tx: Tx, setId: string, id: string): Promise<CheckRow | undefined> {
  return tx
    .deleteFrom('tyreSetCheck')
    .where('id', '=', id)
    .where('setId', '=', setId)
    .returningAll()
    .executeTakeFirst();
}

export async function insertStay(tx: Tx, stay: StayRow): Promise<void> {
  await tx.insertInto('tyreSetStay').values(stay).execute();
}

/** Takes back the last stay that ended, as when a hand-out is undone. */
export function deleteLastStay(tx: Tx, setId: string): Promise<StayRow | undefined> {
  return tx
    .deleteFrom('tyreSetStay')
    .where('id', '=', (row) =>
      row.selectFrom('tyreSetStay').select('id').where('setId', '=', setId).orderBy('id', 'desc').limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

export function listStays(db: Db, setId: string): Promise<StayRow[]> {
  return db.selectFrom('tyreSetStay').selectAll().where('setId', '=', setId).orderBy('id', 'desc').execute();
}

export function insertPicture(tx: Tx, picture: PictureRow): Promise<PictureRow> {
  return tx.insertInto('tyreSetPicture').values(picture).returningAll().executeTakeFirstOrThrow();
}

export function listPictures(db: Db, setId: string): Promise<PictureRow[]> {
  return db
    .selectFrom('tyreSetPicture')
    .selectAll()
    .where('setId', '=', setId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findPicture(db: Db, setId: string, id: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('tyreSetPicture')
    .selectAll()
    .where('id', '=', id)
    .where('setId', '=', setId)
    .executeTakeFirst();
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tyreSetPicture').where('id', '=', id).execute();
}

/** The names of all stored files. */
export async function listFileNames(db: Db): Promise<{ setId: string; fileName: string }[]> {
  return db.selectFrom('tyreSetPicture').select(['setId', 'fileName']).execute();
}
