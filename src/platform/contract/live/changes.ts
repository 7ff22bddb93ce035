// How an open view of the back office learns what others change: a stream of server-sent events.
import { z } from 'zod';

import { endpoint } from '../endpoint.ts';

/** A topic is the tag of cached pages that a service names after its commit: 'bookings', 'opening-hours'. */
const TOPICS_PATTERN = /^[a-z][a-z:-]{0,40}(?:,[a-z][a-z:-]{0,40}){0,9}$/;

export const getChanges = endpoint('GET /admin/changes', {
  access: 'staff',
  summary: 'Server-sent events: each names those of the topics, separated by commas, that have changed',
  query: z.object({ topics: z.string().regex(TOPICS_PATTERN) }),
  output: z.string(),
});
