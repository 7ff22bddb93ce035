// A shop for tests: the demonstration shop's profile and home page, and hours as a form sends them.
import { homepageContent } from '../../src/features/homepage/server/service.ts';
import type { DayHours } from '../../src/features/opening-hours/contract.ts';
import { DEFAULT_WEEK } from '../../src/features/opening-hours/opening-hours.ts';
import { shopProfileService } from '../../src/features/shop-profile/server/service.ts';
import type { DayCode } from '../../src/platform/contract/dates.ts';
import type { Platform } from '../../src/platform/server/context.ts';

/** Fills in the demonstration shop, its tyres apart. */
export async function loadDemonstrationShop(platform: Platform): Promise<void> {
  await shopProfileService(platform).loadDemonstrationProfile();
  await homepageContent(platform).loadDemonstrationContent();
}

/** The default week with changes to some days. */
export function weekWith(changes: Partial<Record<DayCode, Partial<DayHours>>> = {}): DayHours[] {
  return DEFAULT_WEEK.map((entry) => ({ ...entry, ...changes[entry.day] }));
}
