// Replaces both services where there is no network: answers in their formats, made up for any day of the year.
import { DAY_MS, HOUR_MS } from '../../../../platform/contract/durations.ts';
import { OUTLOOK_DAYS } from '../../outlook.ts';
import type { Place } from './weather-source.ts';

/** Made-up lowest temperatures of the nights in the middle of each month, January first. */
const NIGHTS_C = [-9, -10, -6, -1, 4, 8, 11, 9, 5, 1, -3, -7] as const;
const MONTH_MS = (365.25 / 12) * DAY_MS;
const WARMER_BY_DAY_C = 6;
const SWING_C = 2.5;

/** The road-weather stations around a place. */
export function exampleStations({ latitude, longitude }: Place): string {
  const station = (id: number, name: string, north: number, east: number) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [longitude + east, latitude + north, 0] },
    properties: { id, name, collectionStatus: 'GATHERING', state: null },
  });
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      station(1001, 'vt4_Esimerkkil\u00E4_Ylikulku', 0.03, 0.02),
      station(1002, 'kt55_Mallikyl\u00E4', -0.09, 0.11),
      station(1003, 'vt1_Kaukola', 2, 2),
      station(1004, 'TEST_st970_Esimerkkil\u00E4', 0, 0),
    ],
  });
}

/** Degrees at a moment. */
type Temperature = (at: Date) => number;

/** What a station measures: the road is a degree colder than the air. */
export function exampleStation(
  id: number,
  now: Date,
  air = celsiusAt(now),
  surface = surfaceCode(air - 1, id),
): string {
  const road = air - 1;
  const sensor = (sensorId: number, name: string, value: number, unit: string) => ({
    id: sensorId,
    stationId: id,
    name,
    shortName: name,
    measuredTime: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString(),
    value: Math.round(value * 10) / 10,
    unit,
  });
  const sensorValues = [
    sensor(1, 'ILMA', air, '°C'),
    sensor(3, 'TIE_1', road, '°C'),
    sensor(27, 'KELI_1', surface, '***'),
  ];
  return JSON.stringify({ id, dataUpdatedTime: now.toISOString(), sensorValues });
}

/** The forecast, hour by hour. */
export function exampleForecast(
  { latitude, longitude }: Place,
  now: Date,
  temperature: Temperature = celsiusAt,
): string {
  const firstMs = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const points = Array.from({ length: (OUTLOOK_DAYS + 1) * 24 }, (_, hour) => {
    const at = new Date(firstMs + hour * HOUR_MS);
    const time = `${at.toISOString().slice(0, 19)}Z`;
    return `<wml2:point><wml2:MeasurementTVP><wml2:time>${time}</wml2:time><wml2:value>${temperature(at).toFixed(1)}</wml2:value></wml2:MeasurementTVP></wml2:point>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:om="http://www.opengis.net/om/2.0" xmlns:omso="http://inspire.ec.europa.eu/schemas/omso/3.0" xmlns:wml2="http://www.opengis.net/waterml/2.0" numberMatched="1" numberReturned="1">
<wfs:member><omso:PointTimeSeriesObservation gml:id="enn-s-1-1-Temperature"><gml:pos>${latitude} ${longitude} </gml:pos>
<om:result><wml2:MeasurementTimeseries gml:id="mts-1-1-Temperature">
${points.join('\n')}
</wml2:MeasurementTimeseries></om:result></omso:PointTimeSeriesObservation></wfs:member>
</wfs:FeatureCollection>`;
}

/** Coldest around five in the morning; some nights are colder than their neighbours, always the same ones. */
function celsiusAt(at: Date): number {
  const year = at.getUTCFullYear();
  const months = (at.getTime() - Date.UTC(year, 0, 15)) / MONTH_MS;
  const month = Math.floor(months);
  const share = months - month;
  const of = (index: number) => NIGHTS_C[(index + 12) % 12] ?? 0;
  const night = of(month) * (1 - share) + of(month + 1) * share;
  const days = (at.getTime() - Date.UTC(year, 0, 1)) / DAY_MS;
  const swing = Math.sin(days * 0.9) * SWING_C;
  const hour = (at.getTime() % DAY_MS) / HOUR_MS;
  const ofDay = (1 - Math.cos(((hour - 3) / 24) * 2 * Math.PI)) / 2;
  return night + swing + ofDay * WARMER_BY_DAY_C;
}

/** Dry, wet, snow or ice. */
function surfaceCode(roadC: number, id: number): number {
  if (roadC > 1) return id % 2 === 0 ? 3 : 1;
  return roadC > -1 ? 2 : 6;
}
