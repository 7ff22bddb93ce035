// What has happened in the shop, for the bell: read by each member of the staff, seen by each on their own.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';

const instant = z.iso.datetime({ offset: true });

const eventSchema = z.strictObject({
  /** The same of the same event at every reading. */
  id: z.string(),
  at: instant,
  /** A Finnish sentence. */
  text: z.string(),
  /** Where in the back office it is. */
  path: z.string(),
  isFailure: z.boolean(),
  /** It came after this user looked last. */
  isNew: z.boolean(),
});
export type ShopEvent = z.infer<typeof eventSchema>;

export const getEvents = endpoint('GET /admin/events', {
  access: 'staff',
  summary:
    'What has happened in two weeks, newest first: enquiries, imports, newsletters, changed prices of competitors and, for the owner, failed jobs and downloaded backups',
  output: z.strictObject({ newCount: z.int().min(0), items: z.array(eventSchema) }),
});

export const postEventsSeen = endpoint('POST /admin/events/seen', {
  access: 'staff',
  summary: 'The signed-in user has seen what happened up to a moment',
  body: z.strictObject({ until: instant }),
  output: null,
});
