// Use cases and calls of pricing: the margins that imports work prices out with.
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { IsoDay } from '../../../platform/contract/dates.ts';
import { conflict } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import { pricingMessages } from '../messages-pricing.ts';
import { getPricingRules, percentToBasisPoints, putPricingRules } from '../pricing-contract.ts';
import type { PricingRules, SentPricingRules } from '../pricing-contract.ts';
import type { RowPricing } from '../wholesaler-row.ts';
import { getPricingRow, updatePricingRow } from './pricing-store.ts';
import type { PricingRow, PricingTables } from './pricing-store.ts';

const storedRules = z.array(
  z.object({
    manufacturer: z.string().nullable(),
    rimIn: z.number().nullable(),
    marginBasisPoints: z.int(),
  }),
);

/** What the prices of an import on `day` are worked out with. */
export async function readPricing(db: Kysely<unknown>, day: IsoDay): Promise<RowPricing> {
  const row = await getPricingRow(db.$extendTables<PricingTables>());
  return {
    day,
    marginRules: storedRules.parse(row.rules),
    defaultMarginBasisPoints: row.default_margin_basis_points,
  };
}

export function pricingRoutes(platform: Platform): BoundRoute[] {
  const db = platform.db.$extendTables<PricingTables>();
  return [
    route(getPricingRules, async () => rulesView(await getPricingRow(db))),
    route(putPricingRules, ({ body }) => savePricing(platform, body)),
  ];
}

async function savePricing(platform: Platform, sent: SentPricingRules): Promise<PricingRules> {
  const db = platform.db.$extendTables<PricingTables>();
  const pricing = {
    defaultMarginBasisPoints: percentToBasisPoints(sent.defaultMarginPercent),
    rules: sent.rules.map(({ manufacturer, rimIn, marginPercent }) => ({
      manufacturer,
      rimIn,
      marginBasisPoints: percentToBasisPoints(marginPercent),
    })),
  };
  const saved = await db.transaction().execute(async (tx) => {
    const before = await getPricingRow(tx);
    const row = await updatePricingRow(tx, sent.version, pricing, platform.clock.now());
    if (row) {
      await platform.audit.record(tx, {
        action: 'changed',
        entity: 'pricing-rules',
        before: auditFields(before),
        after: auditFields(row),
      });
    }
    return row;
  });
  if (saved) return rulesView(saved);
  throw conflict('conflict.stale', pricingMessages.stale, rulesView(await getPricingRow(db)));
}

/** The margin in percent by maker and rim, as the audit keeps the rules. */
function auditFields(row: PricingRow): Record<string, unknown> {
  const { defaultMarginPercent, rules } = rulesView(row);
  const named = rules.map(({ manufacturer, rimIn, marginPercent }): [string, number] => [
    [manufacturer ?? '*', rimIn !== null && `${rimIn}\u2033`].filter(Boolean).join(' '),
    marginPercent,
  ]);
  return { defaultMarginPercent, ...Object.fromEntries(named) };
}

function rulesView(row: PricingRow): PricingRules {
  return {
    version: row.version,
    defaultMarginPercent: row.default_margin_basis_points / 100,
    rules: storedRules.parse(row.rules).map(({ manufacturer, rimIn, marginBasisPoints }) => ({
      manufacturer,
      rimIn,
      marginPercent: marginBasisPoints / 100,
    })),
  };
}
