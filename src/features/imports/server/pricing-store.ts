// All SQL of pricing: one row, read and replaced completely.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type PricingTables = {
  pricingSettings: {
    onlyRow: Generated<boolean>;
    defaultMarginBasisPoints: number;
    rules: ColumnType<unknown, string, string>;
    version: number;
    updatedAt: Date;
  };
};

export interface PricingRow {
  defaultMarginBasisPoints: number;
  rules: unknown;
  version: number;
}

type Db = Kysely<PricingTables>;

const columns = ['defaultMarginBasisPoints', 'rules', 'version'] as const;

export function getPricingRow(db: Db): Promise<PricingRow> {
  return db.selectFrom('pricingSettings').select(columns).executeTakeFirstOrThrow();
}

/** Locked until the transaction ends. */
export function lockPricingRow(tx: Db): Promise<PricingRow> {
  return tx.selectFrom('pricingSettings').select(columns).forUpdate().executeTakeFirstOrThrow();
}

export function updatePricingRow(
  db: Db,
  pricing: { defaultMarginBasisPoints: number; rules: readonly object[] },
  now: Date,
): Promise<PricingRow> {
  return db
    .updateTable('pricingSettings')
    .set((row) => ({
      defaultMarginBasisPoints: pricing.defaultMarginBasisPoints,
      rules: JSON.stringify(pricing.rules),
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
