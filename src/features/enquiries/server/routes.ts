// The calls of enquiries.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  deleteEnquiry,
  getEnquiries,
  getEnquiry,
  getReplies,
  listHandlers,
  postEnquiry,
  postReply,
  putEnquiry,
} from '../contract.ts';
import type { Replies } from './replies.ts';
import type { Enquiries } from './service.ts';

export function enquiryRoutes(
  service: Enquiries,
  replies: Replies,
  listStaffNames: () => Promise<string[]>,
): BoundRoute[] {
  return [
    route(postEnquiry, ({ body, request }) => service.receiveEnquiry(body, request.ip)),
    route(getEnquiries, async ({ query, reply }) => {
      const { items, total } = await service.listEnquiries(query);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(listHandlers, () => listStaffNames()),
    route(getReplies, ({ params }) => replies.getThread(params.id)),
    route(postReply, ({ params, body, principal }) =>
      replies.reply(params.id, body.text, principal.kind === 'staff' ? principal.username : ''),
    ),
    route(getEnquiry, ({ params }) => service.getEnquiry(params.id)),
    route(putEnquiry, ({ params, body }) => service.updateEnquiry(params.id, body)),
    route(deleteEnquiry, async ({ params }) => {
      await service.removeEnquiry(params.id);
      return undefined;
    }),
  ];
}
