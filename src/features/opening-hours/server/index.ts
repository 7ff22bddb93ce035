// Public API of opening hours on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { openingHoursWords } from '../messages-words.ts';
import { openingHoursRoutes } from './routes.ts';
import { openingHoursService, type OpeningHours } from './service.ts';

export type { HoursNow, OpeningHours } from './service.ts';

export function createOpeningHours(platform: Platform): OpeningHours & { feature: Feature } {
  const service = openingHoursService(platform);
  return {
    ...service,
    feature: { name: 'opening-hours', words: openingHoursWords, routes: openingHoursRoutes(service) },
  };
}
