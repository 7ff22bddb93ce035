// Where somebody is signed in, as staff and customers see it of themselves.
import { z } from 'zod';

import { idSchema } from '../ids.ts';

const instant = z.iso.datetime({ offset: true });

export const openSessionSchema = z.strictObject({
  _id: idSchema,
  /** 'Firefox, Windows'; empty when the browser did not send it. */
  device: z.string(),
  /** '192.0.2.0/24'; empty when it is unknown. */
  network: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;
