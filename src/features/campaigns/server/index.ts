// Public API of campaigns on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { campaignsWords } from '../messages-words.ts';
import { campaignRoutes } from './routes.ts';
import { campaignService, type Campaigns } from './service.ts';

export type { Campaigns } from './service.ts';

export function createCampaigns(platform: Platform): Campaigns & { feature: Feature } {
  const service = campaignService(platform);
  return {
    ...service,
    feature: {
      name: 'campaigns',
      words: campaignsWords,
      routes: campaignRoutes(service),
      demonstration: {
        load: service.loadDemonstrationCampaigns,
        clear: service.clearDemonstrationCampaigns,
      },
      pictureUses: async () =>
        (await service.listPictures()).map(({ path, name }) => ({
          path,
          where: `Kampanja ${name}`,
          href: '/admin/campaigns',
        })),
    },
  };
}
