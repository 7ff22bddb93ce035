// SQL of what a merge changes, for the report of an import: counted of all rows, and listed.
import { sql } from 'kysely';

import type { CatalogueDb, NamedTyreRow } from '../store.ts';
import type { MergeCounts } from './import-store.ts';

/** How many changes of all rows are of each kind that staff filter by; a tyre may count in several. */
export interface ChangeCounts {
  created: number;
  dearer: number;
  cheaper: number;
  stock: number;
  moved: number;
  withdrawn: number;
  /** Staff have locked what the list would change. */
  locked: number;
  /** On sale in the lists that tyres move from, and not in this one: they stay. */
  leftElsewhere: number;
}

/** Rows whose price or stock is another than what staff have locked: both, where locked. */
const LOCKED_ROWS = sql`
  select product.id, product.size_id, product.model_id, product.ean, product.price_cents as own_cents,
    case when 'price' = any(locked_fields) then incoming.price_cents else product.price_cents end as listed_cents,
    product.stock as own_stock, product.stock_is_minimum as is_own_minimum,
    case when 'stock' = any(locked_fields) then incoming.stock else product.stock end as listed_stock,
    case when 'stock' = any(locked_fields) then incoming.stock_is_minimum else product.stock_is_minimum end as is_listed_minimum
  from incoming join product on product.id = incoming.product_id
  where ('price' = any(locked_fields) and product.price_cents <> incoming.price_cents)
    or ('stock' = any(locked_fields) and product.stock <> incoming.stock)`;

export async function countChanges(
  tx: CatalogueDb,
  { created, withdrawn }: Pick<MergeCounts, 'created' | 'withdrawn'>,
): Promise<ChangeCounts> {
  const { rows } = await sql<Omit<ChangeCounts, 'created' | 'withdrawn'>>`
    select count(*) filter (where price_cents > was_price_cents)::int as dearer,
      count(*) filter (where price_cents < was_price_cents)::int as cheaper,
      count(*) filter (where stock <> was_stock)::int as stock,
      count(*) filter (where list_name <> was_list_name)::int as moved,
      (select count(*) from product
        where withdrawn_at is null
          and list_name in (select was_list_name from changed where list_name <> was_list_name)
          and not exists (select from incoming where incoming.product_id = product.id))::int as left_elsewhere,
      (select count(*) from (${LOCKED_ROWS}) as locked)::int as locked
    from changed`.execute(tx);
  const [counts = { dearer: 0, cheaper: 0, stock: 0, moved: 0, leftElsewhere: 0, locked: 0 }] = rows;
  return { created, ...counts, withdrawn };
}

export interface ChangeRow extends NamedTyreRow {
  /** `locked`: what staff have locked stays, beside what the list has. */
  kind: 'created' | 'updated' | 'withdrawn' | 'locked';
  productId: string;
  ean: string | null;
  oldPriceCents: number | null;
  newPriceCents: number | null;
  oldStock: number | null;
  newStock: number | null;
  /** Of that stock: there are at least so many. */
  isOldMinimum: boolean;
  isNewMinimum: boolean;
  /** The list a product is taken over from; null when it stays in its own. */
  fromList: string | null;
}

/** What changes, price changes first, at most `limit` rows. */
export async function listMergeChanges(tx: CatalogueDb, limit: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select change.*, manufacturer.name as manufacturer, tyre_model.name as model,
      width_mm, aspect, diameter_in, vehicle_type
    from (
      select 'updated' as kind, id as product_id, size_id, model_id, ean, was_price_cents as old_price_cents,
        price_cents as new_price_cents, was_stock as old_stock, stock as new_stock,
        was_stock_is_minimum as is_old_minimum, stock_is_minimum as is_new_minimum,
        nullif(was_list_name, list_name) as from_list,
        case when price_cents <> was_price_cents then 1 else 4 end as place
      from changed
      union all
      select 'created', new_id, size_id, model_id, ean, null, price_cents, null, stock,
        false, stock_is_minimum, null, 3
      from incoming where product_id is null
      union all
      select 'withdrawn', product.id, size_id, model_id, ean, price_cents, null, stock, null,
        stock_is_minimum, false, null, 2
      from vanished join product using (id)
      union all
      select 'locked', id, size_id, model_id, ean, own_cents, listed_cents, own_stock, listed_stock,
        is_own_minimum, is_listed_minimum, null, 5
      from (${LOCKED_ROWS}) as locked
    ) as change
    join tyre_size on tyre_size.id = change.size_id
    join tyre_model on tyre_model.id = change.model_id
    join manufacturer on manufacturer.id = tyre_model.manufacturer_id
    order by place, abs(new_price_cents::numeric / nullif(old_price_cents, 0) - 1) desc nulls last, manufacturer.name, tyre_model.name, width_mm, aspect, diameter_in, product_id
    limit ${limit}`.execute(tx);
  return rows;
}
