// The calls of campaigns.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { isCountableView } from '../../../platform/server/pages/countable-view.ts';
import {
  CAMPAIGNS_TAG,
  deactivateCampaign,
  deleteCampaign,
  getActiveCampaigns,
  getCampaign,
  getCampaigns,
  noteCampaignOpened,
  postCampaign,
  putCampaign,
  reactivateCampaign,
  restoreCampaign,
} from '../contract.ts';
import type { Campaigns } from './service.ts';

export function campaignRoutes(service: Campaigns): BoundRoute[] {
  return [
    route(
      getActiveCampaigns,
      () => service.listActive(),
      () => ({ tags: [CAMPAIGNS_TAG], expiresAt: service.expiresAt() }),
    ),
    route(noteCampaignOpened, async ({ params, request }) => {
      if (isCountableView(request.headers)) await service.countOpened(params.id);
      return undefined;
    }),
    route(getCampaigns, async ({ query, reply }) => {
      const { items, total } = await service.listCampaigns(query);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(getCampaign, ({ params }) => service.getCampaign(params.id)),
    route(postCampaign, ({ body }) => service.create(body)),
    route(putCampaign, ({ params, body }) => service.update(params.id, body)),
    route(deactivateCampaign, ({ params }) => service.setActive(params.id, false)),
    route(reactivateCampaign, ({ params }) => service.setActive(params.id, true)),
    route(deleteCampaign, async ({ params }) => {
      await service.remove(params.id);
      return undefined;
    }),
    route(restoreCampaign, ({ params }) => service.restore(params.id)),
  ];
}
