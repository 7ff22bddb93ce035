// Public API of the day's overview on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { getToday } from '../contract.ts';
import { todayService, type TodaySources } from './service.ts';

export type { TodaySources } from './service.ts';

export function createToday(platform: Platform, sources: TodaySources): { feature: Feature } {
  const readToday = todayService(platform, sources);
  return { feature: { name: 'today', routes: [route(getToday, () => readToday())] } };
}
