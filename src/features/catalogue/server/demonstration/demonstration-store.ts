// SQL of the demonstration shop's tyres: descriptions, stock and offers added to the imported list, and removing all of it.
import { sql } from 'kysely';

import { jsonRows } from '../../../../platform/server/db/column-names.ts';
import type { RatingsView } from '../../product/product-view.ts';
import type { CatalogueDb } from '../store.ts';

export interface ModelContent {
  manufacturerSlug: string;
  slug: string;
  type: string;
  winterType: string | null;
  description: string;
  designedFor: string;
  features: readonly string[];
  ratings: RatingsView;
}

/** Whether the catalogue is empty and has never had the demonstration tyres; locks the answer until the transaction ends. */
export async function mayLoadDemonstration(tx: CatalogueDb): Promise<boolean> {
  const state = await tx
    .selectFrom('demonstrationCatalogue')
    .select('state')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (state.state !== 'never') return false;
  return (await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function setDemonstrationState(tx: CatalogueDb, state: 'loaded' | 'cleared'): Promise<void> {
  await tx.updateTable('demonstrationCatalogue').set({ state }).execute();
}

export async function describeModels(tx: CatalogueDb, models: readonly ModelContent[]): Promise<void> {
  await sql`
    update tyre_model set
      description = row.description, designed_for = row.designed_for, features = row.features,
      rating_dry_grip = (row.ratings->>'dryGrip')::smallint, rating_wet_grip = (row.ratings->>'wetGrip')::smallint,
      rating_snow_grip = (row.ratings->>'snowGrip')::smallint, rating_ice_grip = (row.ratings->>'iceGrip')::smallint,
      rating_comfort = (row.ratings->>'comfort')::smallint, rating_durability = (row.ratings->>'durability')::smallint
    from json_to_recordset(${jsonRows(models)}::json) as row (manufacturer_slug text, slug text, type text,
      winter_type text, description text, designed_for text, features text[], ratings json)
    join manufacturer on manufacturer.slug = row.manufacturer_slug
    where tyre_model.manufacturer_id = manufacturer.id and tyre_model.slug = row.slug
      and tyre_model.type = row.type and tyre_model.winter_type is not distinct from row.winter_type`.execute(
    tx,
  );
}

export async function setCountries(
  tx: CatalogueDb,
  countries: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(countries).map(([slug, country]) => ({ slug, country }));
  await sql`
    update manufacturer set country = row.country
    from json_to_recordset(${jsonRows(rows)}::json) as row (slug text, country text)
    where manufacturer.slug = row.slug`.execute(tx);
}

export interface PickRow {
  place: number;
  manufacturerSlug: string;
  modelSlug: string;
  widthMm: number;
  aspect: number;
  diameterIn: number;
}

/** Puts a set of these on the shop's own shelf and to its front, such as have a label before those without. */
export async function setFrontRow(tx: CatalogueDb, picks: readonly PickRow[]): Promise<void> {
  await sql`
    with pick as (
      select distinct on (row.place) row.place, product.id
      from json_to_recordset(${jsonRows(picks)}::json) as row (place integer, manufacturer_slug text, model_slug text,
        width_mm integer, aspect integer, diameter_in double precision)
      join manufacturer on manufacturer.slug = row.manufacturer_slug
      join tyre_model on tyre_model.manufacturer_id = manufacturer.id and tyre_model.slug = row.model_slug
      join tyre_size using (width_mm, aspect, diameter_in)
      join product on product.model_id = tyre_model.id and product.size_id = tyre_size.id
      order by row.place, product.wet_grip is null, product.stock desc, product.ean
    ), on_shelf as (
      update product set stock = 8, stock_is_minimum = false, stock_source = 'own', locked_fields = '{stock}'
      from pick where product.id = pick.id
    )
    insert into front_row (position, product_id) select place, id from pick`.execute(tx);
}

/** About every twelfth tyre of common rims is on the shop's own shelf, in sets of four. */
export async function stockOwnShelf(tx: CatalogueDb): Promise<void> {
  await sql`
    update product set stock = 4 * (1 + (right(ean, 2)::int % 3)), stock_is_minimum = false,
      stock_source = 'own', locked_fields = '{stock}'
    from tyre_size
    where tyre_size.id = product.size_id and diameter_in between 15 and 18
      and stock_source = 'supplier' and right(ean, 4)::int % 12 = 5`.execute(tx);
}

/** Every fifth tyre cost a little more for a while, as tyres do. */
export async function addEarlierPrice(tx: CatalogueDb, from: Date, until: Date): Promise<void> {
  await sql`
    insert into price_history (product_id, at, price_cents, kind)
    select product.id, change.at, change.price_cents, 'import'
    from product, lateral (values
      (${from}::timestamptz, ceil(product.price_cents * 1.04 / 100)::int * 100),
      (${until}::timestamptz, product.price_cents)
    ) as change (at, price_cents)
    where right(ean, 3)::int % 5 = 0
    order by change.at`.execute(tx);
}

export interface OfferPlan {
  ids: readonly string[];
  manufacturerSlug: string;
  modelSlug: string;
  percent: number;
  startsAt: Date;
  endsAt: Date | null;
  name: string;
  description: string;
}

/** Offers on as many tyres of the model as there are ids: the front row's first, then those with a label, then those with most stock. */
export async function addOffers(tx: CatalogueDb, plan: OfferPlan, now: Date): Promise<void> {
  await sql`
    insert into product_offer (id, product_id, price_cents, name, description, starts_at, ends_at, created_at)
    select (${[...plan.ids]}::uuid[])[place], id, floor(price_cents * ${1 - plan.percent / 100}::float8 / 100)::int * 100,
      ${plan.name}, ${plan.description}, ${plan.startsAt}, ${plan.endsAt}, ${now}
    from (
      select product.id, product.price_cents,
        row_number() over (order by front_row.position nulls last, wet_grip is null, stock desc, ean) as place
      from product
      join tyre_model on tyre_model.id = product.model_id
      join manufacturer on manufacturer.id = tyre_model.manufacturer_id
      left join front_row on front_row.product_id = product.id
      where manufacturer.slug = ${plan.manufacturerSlug} and tyre_model.slug = ${plan.modelSlug} and stock >= 4
    ) as offered
    where place <= ${plan.ids.length}::int`.execute(tx);
}

/** Takes out the tyres of a list, and those of their models, sizes and manufacturers that then have none. */
export async function removeList(tx: CatalogueDb, list: string): Promise<void> {
  const listed = tx.selectFrom('product').where('listName', '=', list);
  const models = (await listed.select('modelId as id').distinct().execute()).map(({ id }) => id);
  const sizes = (await listed.select('sizeId as id').distinct().execute()).map(({ id }) => id);
  const manufacturers = await sql<{ id: string }>`
    select distinct manufacturer_id as id from tyre_model where id = any(${models})`.execute(tx);
  await tx.deleteFrom('product').where('listName', '=', list).execute();
  await sql`delete from tyre_model
    where id = any(${models}) and not exists (select from product where model_id = tyre_model.id)`.execute(
    tx,
  );
  await sql`delete from tyre_size
    where id = any(${sizes}) and not exists (select from product where size_id = tyre_size.id)`.execute(tx);
  await sql`delete from manufacturer
    where id = any(${manufacturers.rows.map(({ id }) => id)})
      and not exists (select from tyre_model where manufacturer_id = manufacturer.id)`.execute(tx);
}
