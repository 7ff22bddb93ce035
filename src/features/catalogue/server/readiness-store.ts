// What tyres on sale lack of what must be told of them: counted and listed in two statements, however many there are.
import { sql } from 'kysely';

import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { LACKS, READINESS_PER_PAGE } from '../contract-readiness.ts';
import type { Readiness, getReadiness } from '../contract-readiness.ts';
import { EU_COUNTRIES } from '../messages-readiness.ts';
import type { VehicleType } from '../product-draft.ts';
import { formatTyreSize } from '../tyre-size.ts';
import { serviceText } from './cards.ts';
import type { CatalogueDb } from './store.ts';

const judged = sql`
  select product.id, product.size_id, model.manufacturer_id, maker.name as maker, model.name as model,
    width_mm, aspect, diameter_in, vehicle_type, load_index, twin_load_index, speed_symbol,
    model.winter_type is distinct from 'studded'
      and (fuel_efficiency is null or wet_grip is null or noise_db is null or noise_class is null) as label,
    model.winter_type is distinct from 'studded' and eprel_number is null as number,
    model.winter_type is not distinct from 'friction' and not has_snow_grip as snow,
    maker.postal_address = '' or maker.electronic_address = ''
      or (maker.responsible_person = '' and maker.country <> '' and lower(maker.country) <> all (${EU_COUNTRIES}::text[]))
      as contact
  from product
  join tyre_model model on model.id = product.model_id
  join manufacturer maker on maker.id = model.manufacturer_id
  join tyre_size size on size.id = product.size_id
  where withdrawn_at is null`;

interface CountRow {
  on_sale: number;
  lacking: number;
  label: number;
  number: number;
  snow: number;
  contact: number;
}

type JudgedRow = {
  id: string;
  size_id: string;
  manufacturer_id: string;
  maker: string;
  model: string;
  width_mm: number;
  aspect: number;
  diameter_in: number;
  vehicle_type: VehicleType;
  load_index: number | null;
  twin_load_index: number | null;
  speed_symbol: string | null;
} & Record<(typeof LACKS)[number], boolean>;

export async function listReadiness(
  db: CatalogueDb,
  { lacks, q, page }: QueryOf<typeof getReadiness>,
): Promise<Readiness> {
  const words = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const asked = sql`
    (${lacks === undefined ? sql`label or number or snow or contact` : sql.ref(lacks)})
    and (${q} = '' or maker || ' ' || model ilike ${words})`;
  const [counted, listed] = await Promise.all([
    sql<CountRow & { total: number }>`
      select count(*)::int as on_sale,
        count(*) filter (where label or number or snow or contact)::int as lacking,
        count(*) filter (where label)::int as label,
        count(*) filter (where number)::int as number,
        count(*) filter (where snow)::int as snow,
        count(*) filter (where contact)::int as contact,
        count(*) filter (where ${asked})::int as total
      from (${judged}) as judged`.execute(db),
    sql<JudgedRow>`
      select * from (${judged}) as judged
      where ${asked}
      order by maker, model, width_mm, aspect, diameter_in, id
      limit ${READINESS_PER_PAGE} offset ${(page - 1) * READINESS_PER_PAGE}`.execute(db),
  ]);
  const [counts] = counted.rows;
  return {
    counts: {
      onSale: counts?.on_sale ?? 0,
      lacking: counts?.lacking ?? 0,
      label: counts?.label ?? 0,
      number: counts?.number ?? 0,
      snow: counts?.snow ?? 0,
      contact: counts?.contact ?? 0,
    },
    total: counts?.total ?? 0,
    rows: listed.rows.map(rowAnswer),
  };
}

function rowAnswer(row: JudgedRow): Readiness['rows'][number] {
  const size = formatTyreSize({
    widthMm: row.width_mm,
    aspect: row.aspect,
    diameterIn: row.diameter_in,
    isCommercial: row.vehicle_type === 'van',
  });
  return {
    _id: row.id,
    sizeId: row.size_id,
    manufacturerId: row.manufacturer_id,
    name: `${row.maker} ${row.model}`,
    size: `${size} ${serviceText(row)}`.trim(),
    lacks: LACKS.filter((lack) => row[lack]),
  };
}
