// The six weeks in which most cars change their wheels.
import { addDays, daysBetween, type IsoDay } from '../../../platform/contract/dates.ts';
import { ruleOn, WINTER_TYRE_SEASON } from '../../pages/season-law.ts';

const SEASON_HALF_DAYS = 21;

/**
 * Whether a day is in the six weeks of a season change: three weeks before and after each of the law's two days, the first of
 * the winter-tyre season (1 November) and the first after it (1 April). The tyre hotel's turns stay open for longer.
 */
export function isSeasonChange(day: IsoDay): boolean {
  const { starts, ends } = ruleOn(WINTER_TYRE_SEASON, day);
  const year = day.slice(0, 4);
  return [`${year}-${starts}`, addDays(`${year}-${ends}`, 1)].some((lawDay) => {
    const days = daysBetween(lawDay, day);
    return days >= -SEASON_HALF_DAYS && days < SEASON_HALF_DAYS;
  });
}
