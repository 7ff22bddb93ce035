// The SQL by which staff edit makers, sizes, models and products.
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { slugOf } from '../paths.ts';
import type { Season, WinterType } from '../search-query.ts';
import { modelWords } from './import-staging.ts';
import type { CatalogueDb, CatalogueTables, MakerRow, ModelRow, ProductRow, SizeRow } from './store.ts';

/** Taken first by whatever changes products: an import and an edit then wait for each other instead of dying together. */
export async function takeProducts(tx: CatalogueDb): Promise<void> {
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
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function addPrice(tx: CatalogueDb, productId: string, priceCents: number, at: Date): Promise<unknown> {
  return tx
    .insertInto('price_history')
    .values({ product_id: productId, at, price_cents: priceCents, kind: 'regular' })
    .execute();
}

// Makers

export function lockMaker(tx: CatalogueDb, id: string): Promise<MakerRow | undefined> {
  return tx.selectFrom('manufacturer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findMaker(db: CatalogueDb, id: string): Promise<MakerRow | undefined> {
  return db.selectFrom('manufacturer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By its name in any case, else by the address that the name would have: a list spells makers as it likes. */
export function findMakerByName(db: CatalogueDb, name: string): Promise<MakerRow | undefined> {
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
export function insertMaker(
  tx: CatalogueDb,
  fields: Pick<MakerRow, 'name'> & Partial<MakerRow>,
  now: Date,
): Promise<MakerRow | undefined> {
  return tx
    .insertInto('manufacturer')
    .values({
      ...fields,
      id: newId(now.getTime()),
      slug: slugOf(fields.name),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateMaker(
  tx: CatalogueDb,
  id: string,
  fields: Updateable<CatalogueTables['manufacturer']>,
  now: Date,
): Promise<MakerRow> {
  return tx
    .updateTable('manufacturer')
    .set(fields)
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a renamed maker's models found under its new name; lists go on calling it by the old one. */
export async function renameInModels(
  tx: CatalogueDb,
  { id, name, slug }: MakerRow,
  now: Date,
): Promise<void> {
  const models = await tx.selectFrom('tyre_model').selectAll().where('manufacturer_id', '=', id).execute();
  const rows = models.map((model) => ({
    id: model.id,
    words: modelWords(`${name} ${slug}`, model.name, model.type, model.winter_type),
  }));
  await sql`
    update tyre_model set search_words = row.words, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, words text)
    where tyre_model.id = row.id`.execute(tx);
}

export async function countProductsOfMaker(db: CatalogueDb, makerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .innerJoin('tyre_model', 'tyre_model.id', 'product.model_id')
    .where('manufacturer_id', '=', makerId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** With its models, none of which has a product. */
export async function removeMaker(tx: CatalogueDb, id: string): Promise<void> {
  await tx.deleteFrom('tyre_model').where('manufacturer_id', '=', id).execute();
  await tx.deleteFrom('manufacturer').where('id', '=', id).execute();
}

// Models

interface ModelKey {
  name: string;
  type: Season;
  winterType: WinterType | null;
}

/** The maker's model of this name and kind, added when there is none. */
export async function takeModel(
  tx: CatalogueDb,
  maker: MakerRow,
  { name, type, winterType }: ModelKey,
  now: Date,
): Promise<{ model: ModelRow; isNew: boolean }> {
  const slug = slugOf(name);
  const find = () =>
    tx
      .selectFrom('tyre_model')
      .selectAll()
      .where('manufacturer_id', '=', maker.id)
      .where('slug', '=', slug)
      .where('type', '=', type)
      .where(sql<boolean>`winter_type is not distinct from ${winterType}`)
      .executeTakeFirst();
  const known = await find();
  if (known) return { model: known, isNew: false };
  await sql`
    insert into tyre_model (id, manufacturer_id, slug, name, type, winter_type, search_words, created_at, updated_at)
    values (${newId(now.getTime())}, ${maker.id}, ${slug}, ${name}, ${type}, ${winterType},
      ${modelWords(`${maker.name} ${maker.slug}`, name, type, winterType)}, ${now}, ${now})
    on conflict (manufacturer_id, slug, type, (coalesce(winter_type, ''))) do nothing`.execute(tx);
  const added = await find();
  if (!added) throw new Error('the model that was just added is gone');
  return { model: added, isNew: true };
}

// Sizes

export function lockSize(tx: CatalogueDb, id: string): Promise<SizeRow | undefined> {
  return tx.selectFrom('tyre_size').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findSize(db: CatalogueDb, id: string): Promise<SizeRow | undefined> {
  return db.selectFrom('tyre_size').selectAll().where('id', '=', id).executeTakeFirst();
}

export type SizeFields = Pick<SizeRow, 'width_mm' | 'aspect' | 'diameter_in' | 'vehicle_type'>;

/** Adds a size, or brings a removed one back; undefined when it is there already. */
export function insertSize(tx: CatalogueDb, fields: SizeFields, now: Date): Promise<SizeRow | undefined> {
  return tx
    .insertInto('tyre_size')
    .values({ ...fields, id: newId(now.getTime()), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['width_mm', 'aspect', 'diameter_in', 'vehicle_type'])
        .doUpdateSet((eb) => ({
          deleted_at: null,
          updated_at: now,
          version: eb('tyre_size.version', '+', 1),
        }))
        .where('tyre_size.deleted_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
}

export function updateSize(
  tx: CatalogueDb,
  id: string,
  fields: Updateable<CatalogueTables['tyre_size']>,
  now: Date,
): Promise<SizeRow> {
  return tx
    .updateTable('tyre_size')
    .set(fields)
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countProductsOfSize(db: CatalogueDb, sizeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where('size_id', '=', sizeId)
    .where('withdrawn_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the tyres of a size off sale by hand, and ends their offers. */
export async function withdrawSize(tx: CatalogueDb, sizeId: string, now: Date): Promise<void> {
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

/** Puts the tyres that went with a removed size back on sale. */
export async function restoreTyresOf(
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
    .selectFrom('product_offer')
    .selectAll()
    .where('product_id', '=', productId)
    .where('ended_at', 'is', null)
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
  row: Insertable<CatalogueTables['product_offer']>,
): Promise<unknown> {
  return tx.insertInto('product_offer').values(row).execute();
}

export function updateOffer(
  tx: CatalogueDb,
  id: string,
  fields: Updateable<CatalogueTables['product_offer']>,
): Promise<unknown> {
  return tx.updateTable('product_offer').set(fields).where('id', '=', id).execute();
}

export function getModel(tx: CatalogueDb, id: string): Promise<ModelRow> {
  return tx.selectFrom('tyre_model').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
