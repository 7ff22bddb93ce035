// A forecast of wear in words, with its reasons.
import { formatDate, type IsoDay } from '../../platform/contract/dates.ts';
import { forecastWords as words } from './messages/tyre-hotel.ts';
import { formatDepth, formatLimit } from './tread-depth.ts';
import type { WearForecast, WearGrounds } from './wear-forecast.ts';

export interface ForecastText {
  title: string;
  why: string;
}

export function forecastText(forecast: WearForecast): ForecastText {
  switch (forecast.kind) {
    case 'none':
      return { title: words.none, why: words.noneWhy };
    case 'no-wear': {
      const { thinnestMm, from, to } = forecast;
      const why = words.noWearWhy(formatDepth(thinnestMm), formatDate(from), formatDate(to));
      return { title: words.noWear, why };
    }
    case 'forbidden': {
      const { thinnestMm, limitMm } = forecast;
      return {
        title: words.forbidden,
        why: words.forbiddenWhy(formatDepth(thinnestMm), formatLimit(limitMm)),
      };
    }
    case 'worn':
      return { title: words.worn, why: words.wornWhy(groundsOf(forecast)) };
    case 'until': {
      const { ends, above, isCutByAge } = forecast;
      const why = (above === 'advised' ? words.untilWhy : words.lawOnlyWhy)(groundsOf(forecast));
      return {
        title: words.until(ends.season, ends.year),
        why: isCutByAge ? `${why} ${words.cutByAge}` : why,
      };
    }
  }
}

/** '20.–31.10.2026', '28.10.–3.11.2026', or the one day. */
export function daysText(from: IsoDay, to: IsoDay): string {
  if (from === to) return formatDate(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate(from)}–${formatDate(to)}`;
  const [day = '', month = ''] = formatDate(from).split('.');
  const start = from.slice(0, 7) === to.slice(0, 7) ? `${day}.` : `${day}.${month}.`;
  return `${start}–${formatDate(to)}`;
}

function groundsOf({ thinnestMm, wearMm, limitMm, seasonsDriven, from, to }: WearGrounds) {
  return {
    thinnest: formatDepth(thinnestMm),
    wear: formatDepth(wearMm),
    limit: formatLimit(limitMm),
    seasons: seasonsDriven,
    from: formatDate(from),
    to: formatDate(to),
  };
}
