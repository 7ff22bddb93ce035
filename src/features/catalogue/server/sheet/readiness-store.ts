// Counts and lists the tyres on sale that lack required information, in three statements however many there are.
import { sql } from 'kysely';

import type { QueryOf } from '../../../../platform/contract/endpoint.ts';
import { likePattern } from '../../../../platform/contract/text.ts';
import {
  MISSING_FACTS,
  READINESS_PER_PAGE,
  type Readiness,
  type getReadiness,
} from '../../contract/readiness.ts';
import { EU_COUNTRIES } from '../../messages/readiness.ts';
import type { VehicleType } from '../../size/vehicle-type.ts';
import { loadSpeedText } from '../cards.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb } from '../store.ts';

const judged = sql`
  select product.id, product.size_id, model.manufacturer_id, manufacturer.name as manufacturer, model.name as model,
    width_mm, aspect, diameter_in, vehicle_type, load_index, twin_load_index, speed_symbol,
    model.winter_type is distinct from 'studded'
      and (fuel_efficiency is null or wet_grip is null or noise_db is null or noise_class is null) as label,
    model.winter_type is distinct from 'studded' and eprel_number is null as number,
    model.winter_type is not distinct from 'friction' and not has_snow_grip as snow,
    manufacturer.postal_address = '' or manufacturer.electronic_address = ''
      or (manufacturer.responsible_person = '' and manufacturer.country <> '' and lower(manufacturer.country) <> all (${EU_COUNTRIES}::text[]))
      as contact
  from product
  join tyre_model model on model.id = product.model_id
  join manufacturer on manufacturer.id = model.manufacturer_id
  join tyre_size size on size.id = product.size_id
  where withdrawn_at is null`;

interface CountRow {
  onSale: number;
  lacking: number;
  label: number;
  number: number;
  snow: number;
  contact: number;
}

type JudgedRow = {
  id: string;
  sizeId: string;
  manufacturerId: string;
  manufacturer: string;
  model: string;
  widthMm: number;
  aspect: number;
  diameterIn: number;
  vehicleType: VehicleType;
  loadIndex: number | null;
  twinLoadIndex: number | null;
  speedSymbol: string | null;
} & Record<(typeof MISSING_FACTS)[number], boolean>;

export async function listReadiness(
  db: CatalogueDb,
  { lacks, q, page }: QueryOf<typeof getReadiness>,
): Promise<Readiness> {
  const words = likePattern(q);
  const condition = sql`
    (${lacks === undefined ? sql`label or number or snow` : sql.ref(lacks)})
    and (${q} = '' or manufacturer || ' ' || model ilike ${words})`;
  const [counted, listed, manufacturers] = await Promise.all([
    sql<CountRow & { total: number }>`
      select count(*)::int as on_sale,
        count(*) filter (where label or number or snow or contact)::int as lacking,
        count(*) filter (where label)::int as label,
        count(*) filter (where number)::int as number,
        count(*) filter (where snow)::int as snow,
        count(*) filter (where contact)::int as contact,
        count(*) filter (where ${condition})::int as total
      from (${judged}) as judged`.execute(db),
    sql<JudgedRow>`
      select * from (${judged}) as judged
      where ${condition}
      order by manufacturer, model, width_mm, aspect, diameter_in, id
      limit ${READINESS_PER_PAGE} offset ${(page - 1) * READINESS_PER_PAGE}`.execute(db),
    sql<{ id: string; name: string; tyreCount: number }>`
      select manufacturer_id as id, manufacturer as name, count(*)::int as tyre_count
      from (${judged}) as judged
      where contact and (${q} = '' or manufacturer ilike ${words})
      group by manufacturer_id, manufacturer
      order by tyre_count desc, manufacturer`.execute(db),
  ]);
  const [counts] = counted.rows;
  return {
    counts: {
      onSale: counts?.onSale ?? 0,
      lacking: counts?.lacking ?? 0,
      label: counts?.label ?? 0,
      number: counts?.number ?? 0,
      snow: counts?.snow ?? 0,
      contact: counts?.contact ?? 0,
    },
    manufacturers: manufacturers.rows.map(({ id, ...rest }) => ({ _id: id, ...rest })),
    total: counts?.total ?? 0,
    rows: listed.rows.map(rowAnswer),
  };
}

function rowAnswer(row: JudgedRow): Readiness['rows'][number] {
  return {
    _id: row.id,
    sizeId: row.sizeId,
    manufacturerId: row.manufacturerId,
    name: `${row.manufacturer} ${row.model}`,
    size: `${fullSizeOf(row)} ${loadSpeedText(row)}`.trim(),
    lacks: MISSING_FACTS.filter((lack) => row[lack]),
  };
}
