// All SQL of pricing: one row, read and replaced as a whole.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type PricingTables = {
  pricing_settings: {
    only_row: Generated<boolean>;
    default_margin_basis_points: number;
    rules: ColumnType<unknown, string, string>;
    version: number;
    updated_at: Date;
  };
};

export interface PricingRow {
  default_margin_basis_points: number;
  rules: unknown;
  version: number;
}

type Db = Kysely<PricingTables>;

const columns = ['default_margin_basis_points', 'rules', 'version'] as const;

export function getPricingRow(db: Db): Promise<PricingRow> {
  return db.selectFrom('pricing_settings').select(columns).executeTakeFirstOrThrow();
}

/** Replaces the margins; `undefined` when the version is no longer `expected`. */
export function updatePricingRow(
  db: Db,
  expected: number | undefined,
  pricing: { defaultMarginBasisPoints: number; rules: readonly object[] },
  now: Date,
): Promise<PricingRow | undefined> {
  return db
    .updateTable('pricing_settings')
    .set((row) => ({
      default_margin_basis_points: pricing.defaultMarginBasisPoints,
      rules: JSON.stringify(pricing.rules),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning(columns)
    .executeTakeFirst();
}
