// When the shop and its bays work on a day.
import { helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import { hoursOn, type Schedule } from '../../opening-hours/opening-hours.ts';
import type { Bay, BookingSettings } from '../contract/settings.ts';
import { isSeasonChange } from './season-change.ts';

export type TimeSettings = Pick<
  BookingSettings,
  | 'gridMinutes'
  | 'gapMinutes'
  | 'leadMinutes'
  | 'farthestDays'
  | 'walkInPercent'
  | 'seasonWalkInPercent'
  | 'largeRim'
  | 'services'
  | 'bays'
>;

/** What the shop has set. Days are worked out once for each such object, so reuse it as long as nothing changes. */
export interface BookingRules {
  readonly settings: TimeSettings;
  readonly schedule: Schedule;
}

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface BayDay {
  readonly bay: Bay;
  /** When it is worked in: opening hours without its breaks. */
  readonly spans: readonly Span[];
}

export interface OpenDay extends Span {
  readonly bays: readonly BayDay[];
  /** Percent of each hour that may be booked. */
  readonly bookablePercent: number;
}

const MAX_KNOWN_DAYS = 1_000;
const daysOfRules = new WeakMap<BookingRules, Map<IsoDay, OpenDay | null>>();

/** When and where the shop works on a day; null: closed. */
export function openDay(rules: BookingRules, day: IsoDay): OpenDay | null {
  const known = daysOfRules.get(rules) ?? new Map<IsoDay, OpenDay | null>();
  daysOfRules.set(rules, known);
  const found = known.get(day);
  if (found !== undefined) return found;
  // Anybody may request any day of any century, so the cache is limited.
  if (known.size >= MAX_KNOWN_DAYS) known.clear();
  const made = makeDay(rules, day);
  known.set(day, made);
  return made;
}

function makeDay({ settings, schedule }: BookingRules, day: IsoDay): OpenDay | null {
  const hours = hoursOn(schedule, day);
  if (hours.isClosed) return null;
  const whole = spanOf(day, hours.open, hours.close);
  const inUse = settings.bays.filter(({ closures }) =>
    closures.every(({ from, to }) => day < from || day > to),
  );
  const share = isSeasonChange(day) ? settings.seasonWalkInPercent : settings.walkInPercent;
  return {
    ...whole,
    bays: inUse.map((bay) => ({
      bay,
      spans: without(
        [whole],
        bay.breaks.map(({ from, to }) => spanOf(day, from, to)),
      ),
    })),
    bookablePercent: 100 - share,
  };
}

function spanOf(day: IsoDay, from: string, to: string): Span {
  return { fromMs: helsinkiInstant(day, from).getTime(), toMs: helsinkiInstant(day, to).getTime() };
}

/** What is left of spans. */
export function without(spans: readonly Span[], gone: readonly Span[]): Span[] {
  return gone.reduce<Span[]>(
    (left, { fromMs, toMs }) =>
      left
        .flatMap((span) => [
          { fromMs: span.fromMs, toMs: Math.min(span.toMs, fromMs) },
          { fromMs: Math.max(span.fromMs, toMs), toMs: span.toMs },
        ])
        .filter((span) => span.fromMs < span.toMs),
    [...spans],
  );
}
