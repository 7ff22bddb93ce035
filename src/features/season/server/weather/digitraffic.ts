// Road-weather stations of Fintraffic's Digitraffic: which are near, and what they measure. https://www.digitraffic.fi/tieliikenne/
import { z } from 'zod';

import { HOUR_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';
import type { RoadReading, RoadSurface } from '../../outlook.ts';
import type { Place, WeatherSource } from './weather-source.ts';

export const DIGITRAFFIC = 'https://tie.digitraffic.fi';
const STATIONS_PATH = '/api/weather/v1/stations';
/** Named to the service, which wants to know who reads it. */
const HEADERS = { accept: 'application/json', 'digitraffic-user': 'Kaarto' };
const STATIONS_MAX_BYTES = 3_000_000;
const STATION_MAX_BYTES = 300_000;
const STATIONS_FRESH_MS = 24 * HOUR_MS;
const STATION_FRESH_MS = 10 * MINUTE_MS;

/** Stations read, and how far they may be. */
export const NEAREST = 2;
const FARTHEST_KM = 60;
const EARTH_RADIUS_KM = 6371;

const stationSchema = z.object({ id: z.int(), name: z.string(), distanceKm: z.number() });
export type NearStation = z.output<typeof stationSchema>;
export const nearStations = z.array(stationSchema);

const stationsSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.array(z.number()).min(2).max(3) }),
      properties: z.object({
        id: z.int(),
        name: z.string().max(200),
        collectionStatus: z.string().nullish(),
      }),
    }),
  ),
});

/** The stations in use nearest to a place, the nearest first. */
export function stationsSource(
  place: Place,
  baseUrl: string | undefined,
): WeatherSource<readonly NearStation[]> {
  return {
    name: 'stations',
    url: `${baseUrl ?? DIGITRAFFIC}${STATIONS_PATH}`,
    operatorOrigin: baseUrl,
    headers: HEADERS,
    format: 'json',
    maxBytes: STATIONS_MAX_BYTES,
    freshMs: STATIONS_FRESH_MS,
    read: (text) => nearestOf(stationsSchema.parse(JSON.parse(text)).features, place),
  };
}

type Feature = z.output<typeof stationsSchema>['features'][number];

function nearestOf(features: readonly Feature[], place: Place): NearStation[] {
  return features
    .filter(({ properties }) => isInUse(properties))
    .flatMap(({ geometry: { coordinates }, properties: { id, name } }) => {
      const [longitude, latitude] = coordinates;
      if (longitude === undefined || latitude === undefined) return [];
      return [{ id, name: readableName(name), distanceKm: distanceKm(place, { latitude, longitude }) }];
    })
    .filter((station) => station.distanceKm <= FARTHEST_KM)
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, NEAREST);
}

/** The service tests devices at stations that only their name distinguishes. */
function isInUse({ name, collectionStatus }: Feature['properties']): boolean {
  return !/^test/i.test(name) && (collectionStatus === 'GATHERING' || !collectionStatus);
}

/** 'vt4_Oulu_Intiö' → 'Oulu Intiö, tie 4' */
function readableName(name: string): string {
  const [road = '', ...rest] = name.split('_');
  const number = /^[a-z\u00E5\u00E4\u00F6]{2}(\d{1,5})$/i.exec(road)?.[1];
  return number === undefined || rest.length === 0
    ? name.replaceAll('_', ' ')
    : `${rest.join(' ')}, tie ${number}`;
}

/** Along a great circle (haversine formula). */
function distanceKm(one: Place, other: Place): number {
  const radians = (angle: number) => (angle * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const along =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(along));
}

const measuredSchema = z.object({
  sensorValues: z.array(
    z.object({
      name: z.string(),
      value: z.number(),
      measuredTime: z.iso.datetime({ offset: true }).nullish(),
    }),
  ),
});

const storedReading = z.object({
  measuredAt: z.iso.datetime(),
  airC: z.number().nullable(),
  roadC: z.number().nullable(),
  surface: z.enum(['dry', 'moist', 'wet', 'frost', 'snow', 'ice', 'slush']).nullable(),
});
export const reading = storedReading.transform((stored) => ({
  ...stored,
  measuredAt: new Date(stored.measuredAt),
}));
type StoredReading = z.output<typeof storedReading>;

/** What one station measures now. */
export function stationSource(
  id: number,
  baseUrl: string | undefined,
  now: Date,
): WeatherSource<StoredReading> {
  return {
    name: `station:${id}`,
    url: `${baseUrl ?? DIGITRAFFIC}${STATIONS_PATH}/${id}/data`,
    operatorOrigin: baseUrl,
    headers: HEADERS,
    format: 'json',
    maxBytes: STATION_MAX_BYTES,
    freshMs: STATION_FRESH_MS,
    read: (text) => readingOf(measuredSchema.parse(JSON.parse(text)), now),
  };
}

/** Values of KELI_1; 0 is a fault, 4 and 8 are wet with salt on it. */
const SURFACES: ReadonlyMap<number, NonNullable<RoadSurface>> = new Map([
  [1, 'dry'],
  [2, 'moist'],
  [3, 'wet'],
  [4, 'wet'],
  [5, 'frost'],
  [6, 'snow'],
  [7, 'ice'],
  [8, 'moist'],
  [9, 'slush'],
]);
/** Sensors of one station differ in their times: what is this much older than the newest is not of the same moment. */
const SAME_MOMENT_MS = HOUR_MS;
/** A measurement of the future comes from a clock that is wrong. */
const CLOCK_TOLERANCE_MS = 10 * MINUTE_MS;
const COLDEST_C = -60;
const HOTTEST_C = 70;

function readingOf({ sensorValues }: z.output<typeof measuredSchema>, now: Date): StoredReading {
  const sensors = sensorValues.flatMap(({ name, value, measuredTime }) => {
    const atMs = measuredTime ? Date.parse(measuredTime) : Number.NaN;
    const isUsed = ['ILMA', 'TIE_1', 'KELI_1'].includes(name);
    return isUsed && atMs <= now.getTime() + CLOCK_TOLERANCE_MS ? [{ name, value, atMs }] : [];
  });
  const newestMs = Math.max(...sensors.map(({ atMs }) => atMs));
  if (!Number.isFinite(newestMs)) throw new Error('The station has no measurement of road or air');
  const valueOf = (wanted: string) =>
    sensors.find(({ name, atMs }) => name === wanted && newestMs - atMs <= SAME_MOMENT_MS)?.value;
  return {
    measuredAt: new Date(newestMs).toISOString(),
    airC: degrees(valueOf('ILMA')),
    roadC: degrees(valueOf('TIE_1')),
    surface: SURFACES.get(valueOf('KELI_1') ?? 0) ?? null,
  };
}

function degrees(value: number | undefined): number | null {
  return value === undefined || value < COLDEST_C || value > HOTTEST_C ? null : value;
}

/** A station with what it measured. */
export function roadReading(
  { name, distanceKm: km }: NearStation,
  measured: z.output<typeof reading>,
): RoadReading {
  return { name, distanceKm: km, ...measured };
}
