// The edited forecast of the Finnish Meteorological Institute for a point, hour by hour for ten days, as WaterML of its WFS.
// https://www.ilmatieteenlaitos.fi/avoin-data
import { z } from 'zod';

import { DAY_MS, HOUR_MS } from '../../../../platform/contract/durations.ts';
import { OUTLOOK_DAYS, type ForecastPoint } from '../../outlook.ts';
import type { Place, WeatherSource } from './weather-source.ts';

export const FMI = 'https://opendata.fmi.fi';
const STORED_QUERY = 'fmi::forecast::edited::weather::scandinavia::point::timevaluepair';
const MAX_BYTES = 1_000_000;
const MAX_POINTS = 400;
const COLDEST_C = -60;
const HOTTEST_C = 50;

export const forecastPoints = z.array(
  z
    .tuple([z.iso.datetime(), z.number()])
    .transform(([at, celsius]): ForecastPoint => ({ at: new Date(at), celsius })),
);

/** Time and degrees of each hour. */
export function forecastSource(
  { latitude, longitude }: Place,
  baseUrl: string | undefined,
  now: Date,
): WeatherSource<[at: string, celsius: number][]> {
  const start = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const query = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'getFeature',
    storedquery_id: STORED_QUERY,
    latlon: `${latitude},${longitude}`,
    parameters: 'Temperature',
    timestep: '60',
    starttime: seconds(start),
    endtime: seconds(new Date(start.getTime() + (OUTLOOK_DAYS + 1) * DAY_MS)),
  });
  return {
    name: 'forecast',
    url: `${baseUrl ?? FMI}/wfs?${query}`,
    operatorOrigin: baseUrl,
    headers: { accept: 'application/xml, text/xml' },
    format: 'xml',
    maxBytes: MAX_BYTES,
    freshMs: HOUR_MS,
    read: readForecast,
  };
}

/** '2026-10-26T06:00:00Z' */
function seconds(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** The answer is flat and of one parameter: its pairs are read as they come. Throws when there are none. */
export function readForecast(xml: string): [at: string, celsius: number][] {
  const pair =
    /<wml2:time>([\dT:.Z+-]{20,30})<\/wml2:time>\s{0,50}<wml2:value>([-\d.]{1,12}|NaN)<\/wml2:value>/g;
  const points: [string, number][] = [];
  for (const [, time = '', value = ''] of xml.matchAll(pair)) {
    const at = new Date(time);
    const celsius = Number(value);
    // Beyond the end of the forecast the values are NaN.
    if (Number.isNaN(at.getTime()) || !(celsius >= COLDEST_C && celsius <= HOTTEST_C)) continue;
    points.push([at.toISOString(), celsius]);
    if (points.length > MAX_POINTS) throw new Error('The forecast has more points than hours');
  }
  if (points.length === 0) throw new Error('The forecast has no temperatures');
  return points;
}
