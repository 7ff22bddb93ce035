// Use cases of the shop profile: reading it, changing it, and loading the demonstration shop's.
import { formatPercent } from '../../../platform/contract/money.ts';
import { conflict, invalid } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { SHOP_PROFILE_TAG } from '../contract.ts';
import type { SentProfile, ShopProfileAnswer } from '../contract.ts';
import { computeTrueAnnualRatePercent, isTrueRateRight } from '../financing.ts';
import type { Financing } from '../financing.ts';
import { shopProfileMessages as messages } from '../messages.ts';
import type { ShopProfile } from '../shop-profile.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { getProfileRow, lockProfileRow, updateProfileRow } from './store.ts';
import type { ShopProfileTables } from './store.ts';
import { mergeProfile, profileAnswer, readProfile, withoutFields } from './stored-profile.ts';

export interface ShopProfiles {
  /** The profile as pages use it. */
  getShopProfile: () => Promise<ShopProfile>;
  /** The profile as the API shows it. */
  getProfileAnswer: () => Promise<ShopProfileAnswer>;
  saveShopProfile: (sent: SentProfile) => Promise<ShopProfileAnswer>;
  /** Fills in the demonstration shop unless the profile was ever changed. */
  loadDemonstrationProfile: () => Promise<void>;
  /** Empties what is as the demonstration shop has it, and says no longer that the shop is one. */
  clearDemonstrationProfile: () => Promise<ShopProfileAnswer>;
}

export function shopProfileService(platform: Platform): ShopProfiles {
  const db = platform.db.$extendTables<ShopProfileTables>();

  async function saveShopProfile(sent: SentProfile): Promise<ShopProfileAnswer> {
    const saved = await db.transaction().execute(async (tx) => {
      const row = await lockProfileRow(tx);
      if (sent.version !== undefined && sent.version !== row.version) {
        throw conflict('conflict.stale', messages.stale, profileAnswer(row));
      }
      const before = readProfile(row.profile);
      const profile = mergeProfile(before, sent);
      if (profile.financing) checkTrueAnnualRate(profile.financing);
      const [entity, after] = ['shop-profile', { ...profile }];
      await platform.audit.record(tx, { action: 'changed', entity, before: { ...before }, after });
      return updateProfileRow(tx, row, profile, row.is_demo, platform.clock.now());
    });
    await platform.pages.changed([SHOP_PROFILE_TAG]);
    return profileAnswer(saved);
  }

  async function loadDemonstrationProfile(): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockProfileRow(tx);
      if (row.version === 1) {
        await updateProfileRow(tx, row, readProfile(demonstration), true, platform.clock.now());
      }
    });
    await platform.pages.changed([SHOP_PROFILE_TAG]);
  }

  async function clearDemonstrationProfile(): Promise<ShopProfileAnswer> {
    const cleared = await db.transaction().execute(async (tx) => {
      const row = await lockProfileRow(tx);
      if (!row.is_demo) return row;
      const before = readProfile(row.profile);
      const after = withoutFields(before, readProfile(demonstration));
      await platform.audit.record(tx, {
        action: 'changed',
        entity: 'shop-profile',
        before: { isDemo: true, ...before },
        after: { isDemo: false, ...after },
      });
      return updateProfileRow(tx, row, after, false, platform.clock.now());
    });
    await platform.pages.changed([SHOP_PROFILE_TAG]);
    return profileAnswer(cleared);
  }

  return {
    getShopProfile: async () => {
      const row = await getProfileRow(db);
      return { ...readProfile(row.profile), isDemo: row.is_demo };
    },
    getProfileAnswer: async () => profileAnswer(await getProfileRow(db)),
    saveShopProfile,
    loadDemonstrationProfile,
    clearDemonstrationProfile,
  };
}

/** A stated rate that is not what interest and fees make would make every shown example unlawful. */
function checkTrueAnnualRate(financing: Financing): void {
  if (isTrueRateRight(financing)) return;
  const computed = computeTrueAnnualRatePercent(financing.exampleCreditCents, financing);
  const message = messages.trueAnnualRate(formatPercent(computed / 100));
  throw invalid('shop_profile.true_annual_rate', message, [
    { path: 'financing.trueAnnualRatePercent', code: 'shop_profile.true_annual_rate', message },
  ]);
}
