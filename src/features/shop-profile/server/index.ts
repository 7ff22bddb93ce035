// Front door of the shop profile.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { profileEditorMessages } from '../messages-editor.ts';
import { shopProfileRoutes } from './routes.ts';
import { shopProfileService } from './service.ts';
import type { ShopProfiles } from './service.ts';

export type { ShopProfiles } from './service.ts';

export interface ShopProfileDeps {
  /** Takes away what other slices have made up for the demonstration shop. */
  clearExamples: () => Promise<void>;
}

export function createShopProfile(
  platform: Platform,
  { clearExamples }: ShopProfileDeps,
): ShopProfiles & { feature: Feature } {
  const service = shopProfileService(platform);
  const pictureUses = async () => {
    const { dog } = await service.getShopProfile();
    return [{ path: dog.image, where: profileEditorMessages.dogImage, href: '/admin/settings/liike' }];
  };
  const routes = shopProfileRoutes(service, clearExamples);
  return { ...service, feature: { name: 'shop-profile', routes, pictureUses } };
}
