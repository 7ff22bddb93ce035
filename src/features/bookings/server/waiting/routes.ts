// The calls of the waiting list.
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import { getWaitingList } from '../../contract/admin.ts';
import type { OwnBooking } from '../../contract/bookings.ts';
import { joinWaitingList, leaveWaitingList, takeOffer, waitAgain } from '../../contract/waiting.ts';
import { waitingPage } from '../../messages/waiting.ts';
import { guardSpan } from '../staff/guard-span.ts';
import type { WaitingList } from './waiting-list.ts';

export function waitingRoutes(list: WaitingList, read: (code: string) => Promise<OwnBooking>): BoundRoute[] {
  return [
    route(joinWaitingList, ({ body, request }) => list.join(body, request.ip)),
    route(takeOffer, async ({ params }) => read((await list.take(params.code)).code)),
    route(leaveWaitingList, async ({ params }) => {
      await list.leave(params.code);
      return { message: waitingPage.left.lead };
    }),
    route(waitAgain, ({ params }) => list.again(params.code)),
    route(getWaitingList, ({ query, principal }) => {
      guardSpan(query, principal);
      return list.list(query.from, query.to);
    }),
  ];
}
