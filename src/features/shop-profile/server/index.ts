// Public API of the shop profile on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { shopProfileWords, profileEditorMessages } from '../messages-editor.ts';
import { shopProfileRoutes } from './routes.ts';
import { shopProfileService, type ShopProfiles } from './service.ts';

export type { ShopProfiles } from './service.ts';

export interface ShopProfileDeps {
  /** Features whose demonstration ends with that of the shop; read when it ends, so it may be filled later. */
  features: readonly Pick<Feature, 'demonstration'>[];
}

export function createShopProfile(
  platform: Platform,
  { features }: ShopProfileDeps,
): ShopProfiles & { feature: Feature } {
  const service = shopProfileService(platform);
  const pictureUses = async () => {
    const { dog } = await service.getShopProfile();
    return [{ path: dog.image, where: profileEditorMessages.dogImage, href: '/admin/settings/liike' }];
  };
  const routes = shopProfileRoutes(service, features);
  const feature = { name: 'shop-profile', words: shopProfileWords, routes, pictureUses, jobs: service.jobs };
  return { ...service, feature };
}
