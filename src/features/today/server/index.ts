// Public API of the day's overview on the server.
import type { FastifyRequest } from 'fastify';

import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { sharedRead } from '../../../platform/server/shared-read.ts';
import { getEvents, postEventsSeen } from '../contract-events.ts';
import { getToday } from '../contract.ts';
import { shopEvents, type EventSources, type MayName } from './events.ts';
import { todayService, type TodaySources } from './service.ts';

export type { EventSources } from './events.ts';
export type { TodaySources } from './service.ts';

export function createToday(
  platform: Platform,
  { events, ...sources }: TodaySources & { events: EventSources },
): { feature: Feature } {
  const readToday = sharedRead(todayService(platform, sources));
  const { read, markSeen } = shopEvents(platform, events);
  return {
    feature: {
      name: 'today',
      routes: [
        route(getToday, async ({ principal, request }) => {
          const today = await readToday();
          const { enquiries } = today;
          if (!enquiries || (await nameGuard(principal, request)(enquiries.newest.map(({ _id }) => _id)))) {
            return today;
          }
          return { ...today, enquiries: { ...enquiries, newest: [] } };
        }),
        route(getEvents, ({ principal, request }) =>
          read(readerOf(principal), nameGuard(principal, request)),
        ),
        route(postEventsSeen, async ({ principal, body }) => {
          await markSeen(readerOf(principal), new Date(body.until));
          return undefined;
        }),
      ],
    },
  };
}

function nameGuard(principal: Principal, { ip }: FastifyRequest): MayName {
  const { mayRead } = readerOf(principal);
  return async (people) => !mayRead || people.length === 0 || mayRead(people, ip);
}

function readerOf(principal: Principal) {
  if (principal.kind !== 'staff') throw new Error('Only staff reads what has happened');
  return principal;
}
