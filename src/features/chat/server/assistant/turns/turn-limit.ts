// How often one client may send a message: a sliding window, counted in the database for all processes together.
import { createHmac } from 'node:crypto';

import type { Platform } from '../../../../../platform/server/context.ts';
import { take } from '../../../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../../../platform/server/limits/network-address.ts';

const LIMIT = { windowMs: 10 * 60_000, max: 60 };
const PURPOSE = 'assistant turns';

export function createTurnLimit(platform: Pick<Platform, 'db' | 'keys'>) {
  return {
    /** Counts a turn; 0 when it may go on, else the seconds to wait. */
    take: async (address: string, now: Date) => {
      const client = createHmac('sha256', await platform.keys.keyFor(PURPOSE)).update(addressKey(address));
      return take(platform.db, { key: `assistant ${client.digest('base64')}`, limits: [LIMIT], at: now });
    },
  };
}
