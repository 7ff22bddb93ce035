// The calls of opening hours.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { getBusinessSettings, OPENING_HOURS_TAG, putBusinessHours } from '../contract.ts';
import type { OpeningHours } from './service.ts';

export function openingHoursRoutes(service: OpeningHours): BoundRoute[] {
  return [
    route(
      getBusinessSettings,
      async () => (await service.getHoursNow()).settings,
      async () => ({ tags: [OPENING_HOURS_TAG], expiresAt: (await service.getHoursNow()).expiresAt }),
    ),
    route(putBusinessHours, async ({ body }) => {
      const { businessHours, lastModifiedDate, exceptions, isModifiedFromDefault, version } =
        await service.saveHours(body);
      return { settings: { businessHours, lastModifiedDate, exceptions }, isModifiedFromDefault, version };
    }),
  ];
}
