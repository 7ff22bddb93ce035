// Use cases of the shop profile: reading it, changing it, and loading the demonstration shop's.
import { formatPercent } from '../../../platform/contract/money.ts';
import { invalidField } from '../../../platform/contract/problem.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { SHOP_PROFILE_TAG, type SentProfile, type ShopProfileAnswer } from '../contract.ts';
import { computeTrueAnnualRatePercent, isTrueRateRight, type Financing } from '../financing.ts';
import { shopProfileMessages as messages } from '../messages.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import {
  getProfileRow,
  lockProfileRow,
  updateProfileRow,
  type ProfileRow,
  type ShopProfileTables,
} from './store.ts';
import { mergeProfile, profileAnswer, readProfile, withoutFields } from './stored-profile.ts';

export function shopProfileService(platform: Platform) {
  const db = platform.db.$extendTables<ShopProfileTables>();
  const [lock, tags] = [lockProfileRow, [SHOP_PROFILE_TAG]];

  async function saveShopProfile(sent: SentProfile): Promise<ShopProfileAnswer> {
    const saved = await changeRecord(platform, db, lock, {
      expected: { version: sent.version, message: messages.stale, current: profileAnswer },
      change: (tx, row) => {
        const profile = mergeProfile(readProfile(row.profile), sent);
        if (profile.financing) checkTrueAnnualRate(profile.financing);
        return updateProfileRow(tx, row, profile, row.isDemo, platform.clock.now());
      },
      audit,
      tags,
    });
    return profileAnswer(saved);
  }

  async function loadDemonstrationProfile(): Promise<void> {
    await changeRecord(platform, db, lock, {
      change: async (tx, row) => {
        if (row.version > 1) return row;
        return updateProfileRow(tx, row, readProfile(demonstration), true, platform.clock.now());
      },
      tags,
    });
  }

  async function clearDemonstrationProfile(): Promise<ShopProfileAnswer> {
    const cleared = await changeRecord(platform, db, lock, {
      change: async (tx, row) => {
        if (!row.isDemo) return row;
        const profile = withoutFields(readProfile(row.profile), readProfile(demonstration));
        return updateProfileRow(tx, row, profile, false, platform.clock.now());
      },
      audit,
      tags,
    });
    return profileAnswer(cleared);
  }

  return {
    /** The profile as pages use it. */
    getShopProfile: async () => {
      const row = await getProfileRow(db);
      return { ...readProfile(row.profile), isDemo: row.isDemo };
    },
    /** The profile as the API shows it. */
    getProfileAnswer: async () => profileAnswer(await getProfileRow(db)),
    saveShopProfile,
    /** Fills in the demonstration shop unless the profile was ever changed. */
    loadDemonstrationProfile,
    /** Empties what is as the demonstration shop has it, and says no longer that the shop is one. */
    clearDemonstrationProfile,
  };
}

export type ShopProfiles = ReturnType<typeof shopProfileService>;

function audit({ isDemo, profile }: ProfileRow) {
  return { entity: 'shop-profile', fields: { isDemo, ...readProfile(profile) } };
}

/** A stated rate that is not what interest and fees make would make every shown example unlawful. */
function checkTrueAnnualRate(financing: Financing): void {
  if (isTrueRateRight(financing)) return;
  const computed = computeTrueAnnualRatePercent(financing.exampleCreditCents, financing);
  const message = messages.trueAnnualRate(formatPercent(computed / 100));
  throw invalidField('shop_profile.true_annual_rate', message, 'financing.trueAnnualRatePercent');
}
