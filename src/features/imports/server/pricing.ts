// Use cases and calls of pricing: the margins that imports work prices out with.
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { IsoDay } from '../../../platform/contract/dates.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { pricingMessages } from '../messages-pricing.ts';
import {
  getPricingRules,
  percentToBasisPoints,
  putPricingRules,
  type PricingRules,
  type PricingRulesInput,
} from '../pricing-contract.ts';
import type { RowPricing } from '../wholesaler-row.ts';
import {
  getPricingRow,
  lockPricingRow,
  updatePricingRow,
  type PricingRow,
  type PricingTables,
} from './pricing-store.ts';

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
    defaultMarginBasisPoints: row.defaultMarginBasisPoints,
  };
}

export function pricingRoutes(platform: Platform): BoundRoute[] {
  const db = platform.db.$extendTables<PricingTables>();
  return [
    route(getPricingRules, async () => rulesView(await getPricingRow(db))),
    route(putPricingRules, ({ body }) => savePricing(platform, body)),
  ];
}

async function savePricing(platform: Platform, sent: PricingRulesInput): Promise<PricingRules> {
  const db = platform.db.$extendTables<PricingTables>();
  const pricing = {
    defaultMarginBasisPoints: percentToBasisPoints(sent.defaultMarginPercent),
    rules: sent.rules.map(({ manufacturer, rimIn, marginPercent }) => ({
      manufacturer,
      rimIn,
      marginBasisPoints: percentToBasisPoints(marginPercent),
    })),
  };
  const saved = await changeRecord(platform, db, lockPricingRow, {
    expected: { version: sent.version, message: pricingMessages.stale, current: rulesView },
    change: (tx) => updatePricingRow(tx, pricing, platform.clock.now()),
    audit: (row) => ({ entity: 'pricing-rules', fields: auditFields(row) }),
  });
  return rulesView(saved);
}

/** The margin in percent by manufacturer and rim, as the audit log stores the rules. */
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
    defaultMarginPercent: row.defaultMarginBasisPoints / 100,
    rules: storedRules.parse(row.rules).map(({ manufacturer, rimIn, marginBasisPoints }) => ({
      manufacturer,
      rimIn,
      marginPercent: marginBasisPoints / 100,
    })),
  };
}
