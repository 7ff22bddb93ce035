// The season as of now: law, weather and queue brought together, the same for all requests within ten minutes.
import { addDays, helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { cacheRead } from '../../../platform/server/pages/cached-read.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import { hoursOn, type Schedule } from '../../opening-hours/opening-hours.ts';
import { seasonState } from '../../pages/season-law.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { adviceSentence } from '../advice-words.ts';
import { SEASON_WEATHER_TAG } from '../contract.ts';
import { outlookDays, type DayLoad, type Night } from '../outlook.ts';
import { ADVICE_DAYS, seasonAdvice, type Advice } from '../season-advice.ts';
import type { Mark, SeasonView, StripDay } from '../season-view.ts';
import { isRoadFresh, type WeatherService } from './weather/weather.ts';

export interface SeasonSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  getHoursNow: () => Promise<{ schedule: Schedule }>;
  /** Minutes of each day; undefined while the site takes no bookings. */
  readLoad: (from: IsoDay, to: IsoDay) => Promise<readonly BookedMinutes[] | undefined>;
}

interface BookedMinutes {
  date: IsoDay;
  bookedMinutes: number;
  openMinutes: number;
}

export const SEASON_TAGS: readonly string[] = [SEASON_WEATHER_TAG, SHOP_PROFILE_TAG, OPENING_HOURS_TAG];

export interface SeasonNow {
  view: SeasonView;
  tags: readonly string[];
  expiresAt: Date;
}

const SLOT_MS = 10 * MINUTE_MS;

export function seasonReader(platform: Platform, weather: WeatherService, sources: SeasonSources) {
  const { clock, pages } = platform;
  const slots = cacheRead(pages, SEASON_TAGS, async () => new Map<number, Promise<SeasonView>>());
  return async (): Promise<SeasonNow> => {
    const slot = Math.floor(clock.now().getTime() / SLOT_MS);
    const views = await slots();
    const known = views.get(slot);
    const view = known ?? readSeason(clock.now(), weather, sources);
    if (!known) {
      views.clear();
      views.set(slot, view);
      view.catch(() => views.delete(slot));
    }
    return { view: await view, tags: SEASON_TAGS, expiresAt: new Date((slot + 1) * SLOT_MS) };
  };
}

async function readSeason(now: Date, weather: WeatherService, sources: SeasonSources): Promise<SeasonView> {
  const today = helsinkiDay(now);
  const [{ profile }, { schedule }, load] = await Promise.all([
    sources.shop(),
    sources.getHoursNow(),
    sources.readLoad(today, addDays(today, ADVICE_DAYS - 1)),
  ]);
  const { nights, roads, ...rest } = await weather.read(profile.location, profile.isDemo);
  const days = daysFrom(today, schedule, load);
  const fresh = roads.filter((road) => isRoadFresh(road, now));
  const advice = seasonAdvice(today, { nights, roads: fresh, days });
  return {
    ...rest,
    today,
    advice,
    sentence: adviceSentence(advice, today),
    days: stripDays(today, { advice, nights, days }),
    roads: roads.map((road) => ({ ...road, isOld: !fresh.includes(road) })),
    place: profile.address.city,
  };
}

function daysFrom(today: IsoDay, schedule: Schedule, load: readonly BookedMinutes[] | undefined): DayLoad[] {
  return Array.from({ length: ADVICE_DAYS }, (_, ahead) => {
    const day = addDays(today, ahead);
    const minutes = load?.find(({ date }) => date === day);
    const share =
      minutes && minutes.openMinutes > 0
        ? Math.min(minutes.bookedMinutes / minutes.openMinutes, 1)
        : undefined;
    return { day, isOpen: !hoursOn(schedule, day).isClosed, share };
  });
}

function stripDays(
  today: IsoDay,
  { advice, nights, days }: { advice: Advice; nights: readonly Night[]; days: readonly DayLoad[] },
): StripDay[] {
  return outlookDays(today).map((day) => {
    const { isOpen = false, share } = days.find((each) => each.day === day) ?? {};
    return {
      day,
      isOpen,
      share,
      isSeason: seasonState(day).kind === 'in-season',
      lowestC: nights.find((night) => night.day === day)?.lowestC,
      mark: markOf(advice, day, today),
    };
  });
}

function markOf(advice: Advice, day: IsoDay, today: IsoDay): Mark | undefined {
  if (advice.kind === 'winter-by') return advice.byDay === day ? 'by' : undefined;
  return advice.kind === 'winter-now' && day === today ? 'now' : undefined;
}
