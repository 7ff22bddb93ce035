// What is known of the coming days: the nights, the roads, and how full the shop is. Each part may be missing.
import { addDays, helsinkiInstant, type IsoDay } from '../../platform/contract/dates.ts';
import { HOUR_MS } from '../../platform/contract/durations.ts';

/** The night that begins in the evening of `day`, and its lowest forecast temperature. */
export interface Night {
  readonly day: IsoDay;
  readonly lowestC: number;
}

export type RoadSurface = 'dry' | 'moist' | 'wet' | 'frost' | 'snow' | 'ice' | 'slush';

/** One road-weather station as it was measured; what it has no working sensor for is null. */
export interface RoadReading {
  readonly name: string;
  /** From the shop. */
  readonly distanceKm: number;
  readonly measuredAt: Date;
  readonly airC: number | null;
  readonly roadC: number | null;
  readonly surface: RoadSurface | null;
}

/** How much of a day's bookable time is booked, 0 to 1; `undefined` where the shop takes no bookings here. */
export interface DayLoad {
  readonly day: IsoDay;
  readonly isOpen: boolean;
  readonly share: number | undefined;
}

export interface Outlook {
  readonly nights: readonly Night[];
  readonly roads: readonly RoadReading[];
  /** From today on, without a gap. */
  readonly days: readonly DayLoad[];
}

/** How far the forecast reaches. */
export const OUTLOOK_DAYS = 10;

/** The days from today on that the forecast speaks of. */
export function outlookDays(today: IsoDay): IsoDay[] {
  return Array.from({ length: OUTLOOK_DAYS }, (_, ahead) => addDays(today, ahead));
}

/** Ice, snow, slush and rime: what winter tyres are for. */
export function isSlippery({ surface }: Pick<RoadReading, 'surface'>): boolean {
  return surface === 'frost' || surface === 'snow' || surface === 'ice' || surface === 'slush';
}

export interface ForecastPoint {
  readonly at: Date;
  readonly celsius: number;
}

const EVENING = '18:00';
const MORNING = '09:00';
/** A night without its small hours does not count: they are its coldest. */
const SMALL_HOURS = ['02:00', '07:00'] as const;

/** The lowest of each night, 18 to 9 by the shop's clock, from the evening of `today` on. */
export function nightsOf(points: readonly ForecastPoint[], today: IsoDay): Night[] {
  return outlookDays(today).flatMap((day) => {
    const morning = addDays(day, 1);
    const within = (from: Date, to: Date) => points.filter(({ at }) => at >= from && at <= to);
    const [small, late] = SMALL_HOURS.map((time) => helsinkiInstant(morning, time));
    if (!small || !late || within(small, late).length === 0) return [];
    const night = within(helsinkiInstant(day, EVENING), helsinkiInstant(morning, MORNING));
    return [{ day, lowestC: Math.min(...night.map(({ celsius }) => celsius)) }];
  });
}

/** Milliseconds a forecast is used; it is marked old before. */
export const FORECAST_USED_MS = 24 * HOUR_MS;
export const FORECAST_FRESH_MS = 4 * HOUR_MS;
/** Milliseconds a measurement of the road counts as current. */
export const ROAD_FRESH_MS = 2 * HOUR_MS;
