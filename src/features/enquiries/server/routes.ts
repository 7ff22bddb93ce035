// The calls of enquiries.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { deleteEnquiry, getEnquiries, getEnquiry, postEnquiry, putEnquiry } from '../contract.ts';
import type { Enquiries } from './service.ts';

export function enquiryRoutes(service: Enquiries): BoundRoute[] {
  return [
    route(postEnquiry, ({ body, request }) => service.receiveEnquiry(body, request.ip)),
    route(getEnquiries, async ({ query, reply }) => {
      const { items, total } = await service.listEnquiries(query);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(getEnquiry, ({ params }) => service.getEnquiry(params.id)),
    route(putEnquiry, ({ params, body }) => service.updateEnquiry(params.id, body)),
    route(deleteEnquiry, async ({ params }) => {
      await service.removeEnquiry(params.id);
      return undefined;
    }),
  ];
}
