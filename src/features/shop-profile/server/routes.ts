// The calls of the shop profile.
import type { Feature } from '../../../platform/server/feature.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { endDemonstration, getShopProfile, putShopProfile, SHOP_PROFILE_TAG } from '../contract.ts';
import type { ShopProfiles } from './service.ts';

export function shopProfileRoutes(
  service: ShopProfiles,
  features: readonly Pick<Feature, 'demonstration'>[],
): BoundRoute[] {
  return [
    route(
      getShopProfile,
      () => service.getProfileAnswer(),
      () => ({ tags: [SHOP_PROFILE_TAG] }),
    ),
    route(putShopProfile, ({ body, principal }) => service.saveShopProfile(body, principal)),
    route(endDemonstration, async () => {
      // The notice of the demonstration goes last: interrupted, this can be repeated.
      for (const { demonstration } of features) await demonstration?.clear?.();
      return service.clearDemonstrationProfile();
    }),
  ];
}
