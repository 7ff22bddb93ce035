// The law on unstudded winter tyres: since December 2024 they need the snow mark.
import type { IsoDay } from '../../../platform/contract/dates.ts';
import type { WinterType } from '../search/seasons.ts';

/** From this day an unstudded winter tyre of a car or van must carry the 3PMSF mark (Road Traffic Act 729/2018; Traficom's order on tyres). */
const SNOW_MARK_REQUIRED_FROM: IsoDay = '2024-12-01';

export interface SnowMark {
  readonly winterType: WinterType | null;
  readonly hasSnowGrip: boolean;
}

/** Whether a tyre may be published on `day`: a friction winter tyre needs the three-peak mountain with a snowflake. */
export function isPublishable(tyre: SnowMark, day: IsoDay): boolean {
  return tyre.winterType !== 'friction' || tyre.hasSnowGrip || day < SNOW_MARK_REQUIRED_FROM;
}

/** Whether a tyre may be saved like that: what was stored without the mark may be sent back as it was. */
export function isSavable(tyre: SnowMark, before: SnowMark | undefined, day: IsoDay): boolean {
  const isAsBefore = before?.winterType === tyre.winterType && !before.hasSnowGrip;
  return isAsBefore || isPublishable(tyre, day);
}
