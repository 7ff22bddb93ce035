// Use cases of the shop profile: reading it, changing it, and loading the demonstration shop's.
import { formatPercent } from '../../../platform/contract/money.ts';
import { invalidField, Problem } from '../../../platform/contract/problem.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { requireConfirmation, type Principal } from '../../../platform/server/http/principal.ts';
import { SHOP_PROFILE_TAG, type ShopProfileInput, type ShopProfileResponse } from '../contract.ts';
import { computeTrueAnnualRatePercent, isTrueRateRight, type Financing } from '../financing.ts';
import { shopProfileMessages as messages } from '../messages.ts';
import type { ShopProfile } from '../shop-profile.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { movedEmailJob } from './moved-email.ts';
import {
  getProfileRow,
  lockProfileRow,
  updateProfileRow,
  type ProfileRow,
  type ShopProfileTables,
} from './store.ts';
import { mergeProfile, toProfileResponse, readProfile, withoutFields } from './stored-profile.ts';

export function shopProfileService(platform: Platform) {
  const db = platform.db.$extendTables<ShopProfileTables>();
  const [lock, tags] = [lockProfileRow, [SHOP_PROFILE_TAG]];
  const movedEmail = movedEmailJob(platform, getShopProfile);

  async function getShopProfile() {
    const row = await getProfileRow(db);
    return { ...readProfile(row.profile), isDemo: row.isDemo };
  }

  async function saveShopProfile(sent: ShopProfileInput, editor: Principal): Promise<ShopProfileResponse> {
    const saved = await changeRecord(platform, db, lock, {
      expected: { version: sent.version, message: messages.stale, current: toProfileResponse },
      change: async (tx, row) => {
        const now = platform.clock.now();
        const before = readProfile(row.profile);
        const profile = mergeProfile(before, sent);
        if (profile.financing) checkTrueAnnualRate(profile.financing);
        const moved = movedEmailOf(before, profile, editor);
        if (moved) await platform.jobs.enqueue(movedEmail, { ...moved, at: now.toISOString() }, { tx });
        return updateProfileRow(tx, row, profile, row.isDemo, now);
      },
      audit,
      tags,
    });
    return toProfileResponse(saved);
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

  async function clearDemonstrationProfile(): Promise<ShopProfileResponse> {
    const cleared = await changeRecord(platform, db, lock, {
      change: async (tx, row) => {
        if (!row.isDemo) return row;
        const profile = withoutFields(readProfile(row.profile), readProfile(demonstration));
        return updateProfileRow(tx, row, profile, false, platform.clock.now());
      },
      audit,
      tags,
    });
    return toProfileResponse(cleared);
  }

  return {
    /** The profile as pages use it. */
    getShopProfile,
    /** The profile as the API shows it. */
    getProfileAnswer: async () => toProfileResponse(await getProfileRow(db)),
    saveShopProfile,
    jobs: [movedEmail],
    /** Fills in the demonstration shop unless the profile was ever changed. */
    loadDemonstrationProfile,
    /** Empties fields that equal the demonstration shop's, and unmarks the shop as one. */
    clearDemonstrationProfile,
  };
}

export type ShopProfiles = ReturnType<typeof shopProfileService>;

/**
 * What the former address is emailed. Another address, to which alarms go, takes an owner (403 `auth.forbidden`) and a password
 * typed within half an hour (403 `auth.confirm`).
 */
function movedEmailOf(
  { salesEmail: from }: Pick<ShopProfile, 'salesEmail'>,
  { salesEmail: to }: Pick<ShopProfile, 'salesEmail'>,
  editor: Principal,
) {
  if (to === from) return undefined;
  if (editor.kind !== 'staff' || !editor.isOwner) {
    throw new Problem('auth.forbidden', 403, messages.emailIsOwners);
  }
  requireConfirmation(editor);
  return from === '' ? undefined : { from, to, by: editor.username };
}

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
