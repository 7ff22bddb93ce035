// All SQL of taking in a list: rows are staged in a temporary table and merged as sets, inside one transaction.
import { sql } from 'kysely';

import { jsonRows } from '../../../../platform/server/db/column-names.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import type { LockableField } from '../../product/product-fields.ts';
import { DEMONSTRATION_LIST } from '../demonstration/demonstration-list.ts';
import type { CatalogueDb } from '../store.ts';

/** A draft as it is staged. */
export interface StagedRow {
  line: number;
  newId: string;
  manufacturerSlug: string;
  modelSlug: string;
  type: string;
  winterType: string | null;
  widthMm: number;
  aspect: number;
  diameterIn: number;
  vehicleType: string;
  loadIndex: number | null;
  twinLoadIndex: number | null;
  speedSymbol: string | null;
  isXl: boolean;
  isRunFlat: boolean;
  marks: readonly string[];
  priceCents: number;
  netCents: number | null;
  grossCents: number | null;
  stock: number;
  stockIsMinimum: boolean;
  ean: string | null;
  wholesalerNumber: string | null;
  weightG: number | null;
  fuelEfficiency: string | null;
  wetGrip: string | null;
  noiseDb: number | null;
  noiseClass: string | null;
  hasSnowGrip: boolean;
  hasIceGrip: boolean;
  eprelNumber: string | null;
  eprelUrl: string | null;
}

export interface StagedManufacturer {
  id: string;
  slug: string;
  name: string;
}

export interface StagedModel {
  id: string;
  manufacturerSlug: string;
  slug: string;
  name: string;
  type: string;
  winterType: string | null;
  searchWords: string;
}

export interface StagedSize {
  id: string;
  widthMm: number;
  aspect: number;
  diameterIn: number;
  vehicleType: string;
}

interface ImportedColumn {
  /** As the database has it. */
  name: string;
  type: string;
  /** Locked fields, each of which preserves the value that staff gave. */
  lockedBy?: readonly (LockableField | 'withdrawal')[];
}

/** Columns of a product that a list fills as they were staged. */
const STAGED_COLUMNS: readonly ImportedColumn[] = [
  { name: 'load_index', type: 'smallint', lockedBy: ['loadIndex'] },
  { name: 'twin_load_index', type: 'smallint', lockedBy: ['loadIndex'] },
  { name: 'speed_symbol', type: 'text', lockedBy: ['loadIndex'] },
  { name: 'is_xl', type: 'boolean', lockedBy: ['marks'] },
  { name: 'is_run_flat', type: 'boolean', lockedBy: ['marks'] },
  { name: 'marks', type: 'text[]', lockedBy: ['marks'] },
  { name: 'price_cents', type: 'integer', lockedBy: ['price'] },
  { name: 'net_cents', type: 'integer' },
  { name: 'gross_cents', type: 'integer' },
  { name: 'stock', type: 'integer', lockedBy: ['stock'] },
  { name: 'stock_is_minimum', type: 'boolean', lockedBy: ['stock'] },
  { name: 'ean', type: 'text', lockedBy: ['ean'] },
  { name: 'wholesaler_number', type: 'text' },
  { name: 'weight_g', type: 'integer', lockedBy: ['weight'] },
  { name: 'fuel_efficiency', type: 'text', lockedBy: ['fuelEfficiency'] },
  { name: 'wet_grip', type: 'text', lockedBy: ['wetGrip'] },
  { name: 'noise_db', type: 'smallint', lockedBy: ['noise'] },
  { name: 'noise_class', type: 'text', lockedBy: ['noise'] },
  { name: 'has_snow_grip', type: 'boolean', lockedBy: ['snowGrip'] },
  { name: 'has_ice_grip', type: 'boolean', lockedBy: ['iceGrip'] },
  { name: 'eprel_number', type: 'text', lockedBy: ['eprel'] },
  { name: 'eprel_url', type: 'text', lockedBy: ['eprel'] },
];

/** Columns that follow from the staged row. */
const DERIVED_COLUMNS: readonly ImportedColumn[] = [
  { name: 'size_id', type: 'uuid', lockedBy: ['size'] },
  { name: 'model_id', type: 'uuid', lockedBy: ['manufacturer', 'model', 'type'] },
  { name: 'list_name', type: 'text' },
  { name: 'stock_source', type: 'text', lockedBy: ['stock'] },
  { name: 'withdrawn_at', type: 'timestamptz', lockedBy: ['withdrawal'] },
];

const PRODUCT_COLUMNS = [...STAGED_COLUMNS, ...DERIVED_COLUMNS];

/** The columns that an import writes, as the database names them. */
export const IMPORTED_COLUMNS: readonly string[] = PRODUCT_COLUMNS.map(({ name }) => name);

const STAGED_TABLE = [
  'line integer',
  'new_id uuid',
  'manufacturer_slug text',
  'model_slug text',
  'type text',
  'winter_type text',
  'width_mm integer',
  'aspect integer',
  'diameter_in double precision',
  'vehicle_type text',
  ...STAGED_COLUMNS.map(({ name, type }) => `${name} ${type}`),
].join(', ');

/** Only one list is imported at a time; the next one waits here until the transaction ends. */
export async function waitForTurn(tx: CatalogueDb): Promise<void> {
  await lock(tx, 'catalogueImport');
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

export async function createStaging(tx: CatalogueDb): Promise<void> {
  await sql`create temporary table staged (${sql.raw(STAGED_TABLE)}) on commit drop`.execute(tx);
}

export async function stageRows(tx: CatalogueDb, rows: readonly StagedRow[]): Promise<void> {
  await sql`insert into staged select * from json_to_recordset(${jsonRows(rows)}::json) as row (${sql.raw(STAGED_TABLE)})`.execute(
    tx,
  );
}

export async function addManufacturers(
  tx: CatalogueDb,
  manufacturers: readonly StagedManufacturer[],
  now: Date,
): Promise<void> {
  await sql`
    insert into manufacturer (id, slug, name, created_at, updated_at)
    select id, slug, name, ${now}, ${now}
    from json_to_recordset(${jsonRows(manufacturers)}::json) as row (id uuid, slug text, name text)
    on conflict (slug) do nothing`.execute(tx);
}

export async function addSizes(tx: CatalogueDb, sizes: readonly StagedSize[], now: Date): Promise<void> {
  await sql`
    insert into tyre_size (id, width_mm, aspect, diameter_in, vehicle_type, created_at, updated_at)
    select id, width_mm, aspect, diameter_in, vehicle_type, ${now}, ${now}
    from json_to_recordset(${jsonRows(sizes)}::json)
      as row (id uuid, width_mm integer, aspect integer, diameter_in double precision, vehicle_type text)
    on conflict (width_mm, aspect, diameter_in, vehicle_type) do nothing`.execute(tx);
}

export async function addModels(tx: CatalogueDb, models: readonly StagedModel[], now: Date): Promise<void> {
  await sql`
    insert into tyre_model (id, manufacturer_id, slug, name, type, winter_type, search_words, created_at, updated_at)
    select row.id, manufacturer.id, row.slug, row.name, row.type, row.winter_type, row.search_words, ${now}, ${now}
    from json_to_recordset(${jsonRows(models)}::json)
      as row (id uuid, manufacturer_slug text, slug text, name text, type text, winter_type text, search_words text)
    join manufacturer on manufacturer.slug = row.manufacturer_slug
    on conflict (manufacturer_id, slug, type, (coalesce(winter_type, ''))) do nothing`.execute(tx);
}

/** The keys of unusable rows. */
export interface SeenKeys {
  readonly eans: readonly string[];
  readonly numbers: readonly string[];
}

/**
 * Finds each staged row's product: by EAN in the complete catalogue, else by its number in this list, unless that product's
 * own EAN is on another row. From here on nobody else writes products until the transaction ends.
 */
export async function resolveProducts(tx: CatalogueDb, list: string, seen: SeenKeys): Promise<void> {
  await sql`lock table product in share row exclusive mode`.execute(tx);
  // The planner cannot know the size of just filled tables; every join here is one of complete sets by equality.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`analyze staged`.execute(tx);
  await sql`
    create temporary table incoming on commit drop as
    select staged.*, tyre_size.id as size_id, tyre_model.id as model_id, ${list}::text as list_name,
      'supplier'::text as stock_source, null::timestamptz as withdrawn_at,
      coalesce(by_ean.id, by_number.id) as product_id
    from staged
    join tyre_size using (width_mm, aspect, diameter_in, vehicle_type)
    join manufacturer on manufacturer.slug = staged.manufacturer_slug
    join tyre_model on tyre_model.manufacturer_id = manufacturer.id and tyre_model.slug = staged.model_slug
      and tyre_model.type = staged.type and tyre_model.winter_type is not distinct from staged.winter_type
    left join product by_ean on by_ean.ean = staged.ean
    left join (
      select id, wholesaler_number from product
      where list_name = ${list} and not exists (select from staged where staged.ean = product.ean)
    ) by_number on by_ean.id is null and by_number.wholesaler_number = staged.wholesaler_number`.execute(tx);
  await sql.raw(changedTable()).execute(tx);
  await sql`
    create temporary table vanished on commit drop as
    select id from product
    where list_name = ${list} and withdrawn_at is null
      and not exists (select from incoming where incoming.product_id = product.id)
      and not coalesce(ean = any(${seen.eans}::text[]), false)
      and not coalesce(wholesaler_number = any(${seen.numbers}::text[]), false)`.execute(tx);
}

/** Known products whose row differs, with their old values. */
function changedTable(): string {
  const values = PRODUCT_COLUMNS.map(({ name, lockedBy }) => {
    const held = lockedBy?.map((field) => `'${field}' = any(p.locked_fields)`).join(' or ');
    return held ? `case when ${held} then p.${name} else i.${name} end as ${name}` : `i.${name} as ${name}`;
  });
  const were = PRODUCT_COLUMNS.map(({ name }) => `p.${name} as was_${name}`);
  const names = PRODUCT_COLUMNS.map(({ name }) => name);
  return `
    create temporary table changed on commit drop as
    select * from (
      select p.id, ${values.join(', ')}, ${were.join(', ')}
      from incoming i join product p on p.id = i.product_id
    ) as compared
    where (${names.join(', ')}) is distinct from (${names.map((name) => `was_${name}`).join(', ')})`;
}

export interface MergeCounts {
  created: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  /** Products of the list on sale before. */
  onSale: number;
}

export async function countMerge(tx: CatalogueDb, list: string): Promise<MergeCounts> {
  const { rows } = await sql<Record<keyof MergeCounts, number>>`
    select
      (select count(*) from incoming where product_id is null)::int as created,
      (select count(*) from changed)::int as updated,
      ((select count(*) from incoming where product_id is not null) - (select count(*) from changed))::int as unchanged,
      (select count(*) from vanished)::int as withdrawn,
      (select count(*) from product where list_name = ${list} and withdrawn_at is null)::int as on_sale`.execute(
    tx,
  );
  const [counts] = rows;
  return counts ?? { created: 0, updated: 0, unchanged: 0, withdrawn: 0, onSale: 0 };
}

interface MergeTimes {
  readonly now: Date;
  readonly pricedAt: Date;
}

/** Writes the merge: changed, new and vanished products, the price history, and the offers that end by it. */
export async function applyMerge(
  tx: CatalogueDb,
  list: string,
  { now, pricedAt }: MergeTimes,
): Promise<void> {
  await sql`
    update product set wholesaler_number = null
    from incoming
    where product.list_name = ${list} and product.wholesaler_number = incoming.wholesaler_number
      and product.id is distinct from incoming.product_id`.execute(tx);
  const assignments = PRODUCT_COLUMNS.map(({ name }) => `${name} = changed.${name}`).join(', ');
  await sql`
    update product set ${sql.raw(assignments)}, version = version + 1, updated_at = ${now}
    from changed where product.id = changed.id`.execute(tx);
  const names = sql.raw(PRODUCT_COLUMNS.map(({ name }) => name).join(', '));
  await sql`
    insert into product (id, ${names}, created_at, updated_at)
    select new_id, ${names}, ${now}::timestamptz, ${now}::timestamptz from incoming where product_id is null order by new_id`.execute(
    tx,
  );
  await sql`
    update product set withdrawn_at = ${now}, version = version + 1, updated_at = ${now}
    from vanished where product.id = vanished.id`.execute(tx);
  await sql`
    insert into price_history (product_id, at, price_cents, kind)
    select id, ${pricedAt}::timestamptz, price_cents, 'import' from changed where price_cents <> was_price_cents
    union all
    select new_id, ${pricedAt}::timestamptz, price_cents, 'import' from incoming where product_id is null`.execute(
    tx,
  );
  await endOffersAfterMerge(tx, now);
}

/** An offer by stock ends when stock runs out, any offer when the price is no longer above it or the tyre is withdrawn. */
async function endOffersAfterMerge(tx: CatalogueDb, now: Date): Promise<void> {
  await sql`
    update product_offer set ended_at = ${now}
    from changed
    where product_offer.product_id = changed.id and ended_at is null
      and ((ends_at is null and changed.stock = 0 and changed.was_stock > 0)
        or changed.price_cents < product_offer.price_cents)`.execute(tx);
  await sql`
    update product_offer set ended_at = ${now}
    from vanished where product_offer.product_id = vanished.id and ended_at is null`.execute(tx);
}

/** How many tyres on sale each list has. */
export async function countLists(db: CatalogueDb): Promise<{ list: string; tyres: number }[]> {
  const { rows } = await sql<{ list: string; tyres: number }>`
    select list_name as list, count(*)::int as tyres from product
    where withdrawn_at is null and list_name is not null and list_name <> ${DEMONSTRATION_LIST}
    group by list_name order by list_name`.execute(db);
  return rows;
}
