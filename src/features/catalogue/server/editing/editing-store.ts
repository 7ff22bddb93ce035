// The SQL by which staff edit manufacturers, sizes, models and products.
import { sql, type Insertable, type Updateable } from 'kysely';

import { newId } from '../../../../platform/contract/ids.ts';
import { jsonRows } from '../../../../platform/server/db/column-names.ts';
import { countRows } from '../../../../platform/server/db/rows.ts';
import { slugOf } from '../../paths.ts';
import type { Season, WinterType } from '../../search/seasons.ts';
import { modelWords } from '../import/import-staging.ts';
import type {
  CatalogueDb,
  CatalogueTables,
  ManufacturerRow,
  ModelRow,
  ProductRow,
  SizeRow,
} from '../store.ts';

/** Called before any change to products, so that an import and an edit wait for each other instead of deadlocking. */
export async function lockProductTable(tx: CatalogueDb): Promise<void> {
  await sql`lock table product in row exclusive mode`.execute(tx);
}

export function lockProduct(tx: CatalogueDb, id: string): Promise<ProductRow | undefined> {
  return tx.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertProduct(
  tx: CatalogueDb,
  row: Insertable<CatalogueTables['product']>,
): Promise<unknown> {
  return tx.insertInto('product').values(row).execute();
}

export function updateProduct(
  tx: CatalogueDb,
  id: string,
  values: Updateable<CatalogueTables['product']>,
  now: Date,
): Promise<ProductRow> {
  return tx
    .updateTable('product')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function addPrice(tx: CatalogueDb, productId: string, priceCents: number, at: Date): Promise<unknown> {
  return tx.insertInto('priceHistory').values({ productId, at, priceCents, kind: 'regular' }).execute();
}

// Manufacturers

export function lockManufacturer(tx: CatalogueDb, id: string): Promise<ManufacturerRow | undefined> {
  return tx.selectFrom('manufacturer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findManufacturer(db: CatalogueDb, id: string): Promise<ManufacturerRow | undefined> {
  return db.selectFrom('manufacturer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By its name in any case, else by the address that the name would have: a list spells manufacturers as it likes. */
export function findManufacturerByName(db: CatalogueDb, name: string): Promise<ManufacturerRow | undefined> {
  return db
    .selectFrom('manufacturer')
    .selectAll()
    .where((eb) =>
      eb.or([eb(sql<string>`lower(name)`, '=', name.toLowerCase()), eb('slug', '=', slugOf(name))]),
    )
    .orderBy(sql`lower(name) = ${name.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** undefined: one with its address is there already. */
export function insertManufacturer(
  tx: CatalogueDb,
  fields: Pick<ManufacturerRow, 'name'> & Partial<ManufacturerRow>,
  now: Date,
): Promise<ManufacturerRow | undefined> {
  return tx
    .insertInto('manufacturer')
    .values({
      ...fields,
      id: newId(now.getTime()),
      slug: slugOf(fields.name),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateManufacturer(
  tx: CatalogueDb,
  id: string,
  fields: Updateable<CatalogueTables['manufacturer']>,
  now: Date,
): Promise<ManufacturerRow> {
  return tx
    .updateTable('manufacturer')
    .set(fields)
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a renamed manufacturer's models found under its new name; lists go on calling it by the old one. */
export async function rebuildModelSearchWords(
  tx: CatalogueDb,
  { id, name, slug }: ManufacturerRow,
  now: Date,
): Promise<void> {
  const models = await tx.selectFrom('tyreModel').selectAll().where('manufacturerId', '=', id).execute();
  const rows = models.map((model) => ({
    id: model.id,
    words: modelWords(`${name} ${slug}`, model.name, model.type, model.winterType),
  }));
  await sql`
    update tyre_model set search_words = row.words, updated_at = ${now}
    from json_to_recordset(${jsonRows(rows)}::json) as row (id uuid, words text)
    where tyre_model.id = row.id`.execute(tx);
}

export function countProductsOfManufacturer(db: CatalogueDb, manufacturerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('product')
      .innerJoin('tyreModel', 'tyreModel.id', 'product.modelId')
      .where('manufacturerId', '=', manufacturerId),
  );
}

/** Also removes its models, none of which has a product. */
export async function removeManufacturer(tx: CatalogueDb, id: string): Promise<void> {
  await tx.deleteFrom('tyreModel').where('manufacturerId', '=', id).execute();
  await tx.deleteFrom('manufacturer').where('id', '=', id).execute();
}

// Models

interface ModelKey {
  name: string;
  type: Season;
  winterType: WinterType | null;
}

/** The manufacturer's model of this name and kind, added when there is none. */
export async function findOrInsertModel(
  tx: CatalogueDb,
  manufacturer: ManufacturerRow,
  { name, type, winterType }: ModelKey,
  now: Date,
): Promise<{ model: ModelRow; isNew: boolean }> {
  const slug = slugOf(name);
  const find = () =>
    tx
      .selectFrom('tyreModel')
      .selectAll()
      .where('manufacturerId', '=', manufacturer.id)
      .where('slug', '=', slug)
      .where('type', '=', type)
      .where(sql<boolean>`winter_type is not distinct from ${winterType}`)
      .executeTakeFirst();
  const known = await find();
  if (known) return { model: known, isNew: false };
  await sql`
    insert into tyre_model (id, manufacturer_id, slug, name, type, winter_type, search_words, created_at, updated_at)
    values (${newId(now.getTime())}, ${manufacturer.id}, ${slug}, ${name}, ${type}, ${winterType},
      ${modelWords(`${manufacturer.name} ${manufacturer.slug}`, name, type, winterType)}, ${now}, ${now})
    on conflict (manufacturer_id, slug, type, (coalesce(winter_type, ''))) do nothing`.execute(tx);
  const added = await find();
  if (!added) throw new Error('the model that was just added is gone');
  return { model: added, isNew: true };
}

// Sizes

export function lockSize(tx: CatalogueDb, id: string): Promise<SizeRow | undefined> {
  return tx.selectFrom('tyreSize').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type SizeFields = Pick<SizeRow, 'widthMm' | 'aspect' | 'diameterIn' | 'vehicleType'>;

/** Adds a size, or brings a removed one back; undefined when it is there already. */
export function insertSize(tx: CatalogueDb, fields: SizeFields, now: Date): Promise<SizeRow | undefined> {
  return tx
    .insertInto('tyreSize')
    .values({ ...fields, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['widthMm', 'aspect', 'diameterIn', 'vehicleType'])
        .doUpdateSet((eb) => ({
          deletedAt: null,
          updatedAt: now,
          version: eb('tyreSize.version', '+', 1),
        }))
        .where('tyreSize.deletedAt', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
}

export function updateSize(
  tx: CatalogueDb,
  id: string,
  fields: Updateable<CatalogueTables['tyreSize']>,
  now: Date,
): Promise<SizeRow> {
  return tx
    .updateTable('tyreSize')
    .set(fields)
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function countProductsOfSize(db: CatalogueDb, sizeId: string): Promise<number> {
  return countRows(db.selectFrom('product').where('sizeId', '=', sizeId).where('withdrawnAt', 'is', null));
}

/** Takes the tyres of a size off sale by hand, and ends their offers. */
export async function withdrawTyresOfSize(tx: CatalogueDb, sizeId: string, now: Date): Promise<void> {
  await sql`
    update product_offer set ended_at = least(${now}::timestamptz, coalesce(ends_at, ${now}::timestamptz))
    from product where product.id = product_offer.product_id and size_id = ${sizeId} and ended_at is null`.execute(
    tx,
  );
  await sql`
    update product set withdrawn_at = ${now}, locked_fields = array_append(locked_fields, 'withdrawal'),
      version = version + 1, updated_at = ${now}
    where size_id = ${sizeId} and withdrawn_at is null`.execute(tx);
}

/** Puts back on sale the tyres that were withdrawn at the moment the size was removed. */
export async function restoreTyresOfSize(
  tx: CatalogueDb,
  sizeId: string,
  removedAt: Date,
  now: Date,
): Promise<void> {
  await sql`
    update product set withdrawn_at = null, locked_fields = array_remove(locked_fields, 'withdrawal'),
      version = version + 1, updated_at = ${now}
    where size_id = ${sizeId} and withdrawn_at = ${removedAt}`.execute(tx);
}

// Offers

/** The offer that was not ended yet, though its time may be over. */
export function lockOffer(tx: CatalogueDb, productId: string) {
  return tx
    .selectFrom('productOffer')
    .selectAll()
    .where('productId', '=', productId)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The offer that ended last, if it ended after `since`. */
export function lockEndedOffer(tx: CatalogueDb, productId: string, since: Date) {
  return tx
    .selectFrom('productOffer')
    .selectAll()
    .where('productId', '=', productId)
    .where('endedAt', '>', since)
    .orderBy('endedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends the offer of a product; one whose time is over ended then. */
export async function endOffer(tx: CatalogueDb, productId: string, now: Date): Promise<void> {
  await sql`
    update product_offer set ended_at = greatest(least(${now}::timestamptz, ends_at), starts_at)
    where product_id = ${productId} and ended_at is null`.execute(tx);
}

export function insertOffer(
  tx: CatalogueDb,
  row: Insertable<CatalogueTables['productOffer']>,
): Promise<unknown> {
  return tx.insertInto('productOffer').values(row).execute();
}

export function updateOffer(
  tx: CatalogueDb,
  id: string,
  fields: Updateable<CatalogueTables['productOffer']>,
): Promise<unknown> {
  return tx.updateTable('productOffer').set(fields).where('id', '=', id).execute();
}

export function getModel(tx: CatalogueDb, id: string): Promise<ModelRow> {
  return tx.selectFrom('tyreModel').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
