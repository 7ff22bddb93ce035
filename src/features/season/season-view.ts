// The season of a moment as the page and the short answers show it.
import type { IsoDay } from '../../platform/contract/dates.ts';
import type { RoadReading } from './outlook.ts';
import type { Advice, Turn } from './season-advice.ts';

/** The day of the advice: the latest to change to winter tyres, or today. */
export type Mark = 'by' | 'now';

/** A day of the strip; `undefined` is what is not known of it. */
export interface StripDay {
  readonly day: IsoDay;
  /** Winter tyres may be required on it. */
  readonly isSeason: boolean;
  /** Lowest of the night that follows, °C. */
  readonly lowestC: number | undefined;
  readonly isOpen: boolean;
  readonly share: number | undefined;
  readonly mark: Mark | undefined;
}

export interface SeasonView {
  readonly today: IsoDay;
  readonly advice: Advice;
  /** The advice in one sentence. */
  readonly sentence: string;
  readonly days: readonly StripDay[];
  readonly roads: readonly (RoadReading & { readonly isOld: boolean })[];
  /** When the forecast was read; undefined where there is none. */
  readonly forecastAt: Date | undefined;
  readonly isForecastOld: boolean;
  /** The weather is made up. */
  readonly isExample: boolean;
  /** The shop's town. */
  readonly place: string;
}

/** The current advice, short, on other pages. */
export interface SeasonLine {
  readonly sentence: string;
  readonly isExample: boolean;
  /** The change that is to be made now. */
  readonly advisedTurn: Turn | undefined;
}

/** With what showing it depends on. */
export interface ShownSeasonLine extends SeasonLine {
  readonly tags: readonly string[];
  readonly expiresAt: Date;
}
