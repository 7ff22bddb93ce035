// The weather as it is shown: the last good answers of the services, or the example of the demonstration shop.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { SEASON_WEATHER_TAG } from '../../contract.ts';
import {
  FORECAST_FRESH_MS,
  FORECAST_USED_MS,
  nightsOf,
  ROAD_FRESH_MS,
  type Night,
  type RoadReading,
} from '../../outlook.ts';
import {
  nearStations,
  NEAREST,
  reading,
  roadReading,
  stationSource,
  stationsSource,
  type NearStation,
} from './digitraffic.ts';
import { exampleForecast, exampleStation, exampleStations } from './example-answers.ts';
import { forecastPoints, forecastSource } from './fmi.ts';
import { fetchWeather, type Place, type WeatherSource } from './weather-source.ts';
import * as store from './weather-store.ts';
import type { StoredResponse, WeatherDb, WeatherTables } from './weather-store.ts';

export interface Weather {
  /** Made up, for the demonstration shop. */
  readonly isExample: boolean;
  readonly nights: readonly Night[];
  /** When the forecast was read; `undefined` where none can be used. */
  readonly forecastAt: Date | undefined;
  readonly isForecastOld: boolean;
  readonly roads: readonly RoadReading[];
}

const NOTHING: Weather = {
  isExample: false,
  nights: [],
  forecastAt: undefined,
  isForecastOld: false,
  roads: [],
};

/** No address is requested more often than this, by all processes together and whatever came of it. */
const MIN_PAUSE_MS = 10 * MINUTE_MS - 30_000;

export function weatherService(platform: Platform) {
  const db = platform.db.$extendTables<WeatherTables>();
  const { clock, settings } = platform;
  return {
    /** The weather at a place as of now. */
    read: async (place: Place | null, isDemo: boolean): Promise<Weather> => {
      if (place === null) return NOTHING;
      const now = clock.now();
      if (settings.weather) return weatherOf(await store.listAnswers(db, keyOf(place)), now);
      return isDemo ? exampleWeather(place, now) : NOTHING;
    },
    /** Requests what is due. What one address fails at leaves its last good answer and the others alone; throws in the end. */
    refresh: async (place: Place | null, signal: AbortSignal): Promise<void> => {
      if (!settings.weather || place === null) return;
      const { roadBaseUrl, forecastBaseUrl } = settings.weather;
      const at = { key: keyOf(place), now: clock.now(), signal };
      await store.removeOtherPlaces(db, at.key);
      const failures: string[] = [];
      let hasChanged = false;
      const request = async (source: WeatherSource<unknown>) => {
        const outcome = await requestWhenDue(db, source, at);
        if (outcome === 'changed') hasChanged = true;
        else if (outcome !== 'same') failures.push(outcome.failure);
      };
      await request(forecastSource(place, forecastBaseUrl, at.now));
      await request(stationsSource(place, roadBaseUrl));
      for (const { id } of stationsIn(await store.listAnswers(db, at.key))) {
        await request(stationSource(id, roadBaseUrl, at.now));
      }
      if (hasChanged) await platform.pages.changed([SEASON_WEATHER_TAG]);
      if (failures.length > 0) throw new Error(failures.join('; '));
    },
    /** One request to each service, of which nothing is stored. */
    tryOut: async (which: 'road' | 'forecast', place: Place, signal: AbortSignal): Promise<void> => {
      const { roadBaseUrl, forecastBaseUrl } = settings.weather ?? {};
      const source: WeatherSource<unknown> =
        which === 'road'
          ? stationsSource(place, roadBaseUrl)
          : forecastSource(place, forecastBaseUrl, clock.now());
      await fetchWeather(source, null, signal);
    },
  };
}

export type WeatherService = ReturnType<typeof weatherService>;

/** About a hundred metres: as good as the same place. */
function keyOf({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}

type Outcome = 'changed' | 'same' | { failure: string };

async function requestWhenDue(
  db: WeatherDb,
  source: WeatherSource<unknown>,
  { key, now, signal }: { key: string; now: Date; signal: AbortSignal },
): Promise<Outcome> {
  const stored = (await store.listAnswers(db, key)).find((answer) => answer.source === source.name);
  if (stored && !isDue(stored, source.freshMs, now)) return 'same';
  await store.noteTried(db, source.name, key, now);
  try {
    const answer = await fetchWeather(source, stored?.etag ?? null, signal);
    await store.storeAnswer(db, { source: source.name, ...answer, fetchedAt: now });
    return answer ? 'changed' : 'same';
  } catch (error) {
    signal.throwIfAborted();
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** A clock that was set back leaves times in the future: they expire as well. */
function isDue({ fetchedAt, triedAt }: StoredResponse, freshMs: number, now: Date): boolean {
  const since = (at: Date) => Math.abs(now.getTime() - at.getTime());
  if (since(triedAt) < MIN_PAUSE_MS) return false;
  return fetchedAt === null || since(fetchedAt) >= freshMs - MINUTE_MS;
}

function stationsIn(answers: readonly StoredResponse[]): readonly NearStation[] {
  const stations = answers.find(({ source }) => source === 'stations')?.content;
  return nearStations.catch([]).parse(stations ?? []);
}

function weatherOf(answers: readonly StoredResponse[], now: Date): Weather {
  const forecast = answers.find(({ source }) => source === 'forecast');
  const ageMs = forecast?.fetchedAt ? now.getTime() - forecast.fetchedAt.getTime() : Number.POSITIVE_INFINITY;
  const isUsed = ageMs < FORECAST_USED_MS;
  const points = isUsed ? forecastPoints.catch([]).parse(forecast?.content) : [];
  return {
    isExample: false,
    nights: nightsOf(points, helsinkiDay(now)),
    forecastAt: forecast?.fetchedAt ?? undefined,
    isForecastOld: ageMs >= FORECAST_FRESH_MS,
    roads: stationsIn(answers).flatMap((station) => {
      const stored = answers.find(({ source }) => source === `station:${station.id}`)?.content;
      const measured = reading.safeParse(stored);
      return measured.success ? [roadReading(station, measured.data)] : [];
    }),
  };
}

/** Read as the services' answers are. */
function exampleWeather(place: Place, now: Date): Weather {
  const content = <Content>(source: WeatherSource<Content>, text: string): Content => source.read(text);
  const stations = content(stationsSource(place, undefined), exampleStations(place)).slice(0, NEAREST);
  const points = content(forecastSource(place, undefined, now), exampleForecast(place, now));
  return {
    isExample: true,
    nights: nightsOf(forecastPoints.parse(points), helsinkiDay(now)),
    forecastAt: now,
    isForecastOld: false,
    roads: stations.map((station) =>
      roadReading(
        station,
        reading.parse(content(stationSource(station.id, undefined, now), exampleStation(station.id, now))),
      ),
    ),
  };
}

/** Measured recently enough to describe the current road. */
export function isRoadFresh({ measuredAt }: Pick<RoadReading, 'measuredAt'>, now: Date): boolean {
  return now.getTime() - measuredAt.getTime() < ROAD_FRESH_MS;
}
