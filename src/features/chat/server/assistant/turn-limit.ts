// How often one client may ask: a window that slides, counted in the database for all processes together.
import { createHmac } from 'node:crypto';

import { addressKey } from '../../../../platform/contract/sign-in-limits.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { countTurn, findFirstTurn } from './turn-store.ts';
import type { TurnTables } from './turn-store.ts';

const WINDOW_MS = 10 * 60_000;
const MOST_IN_WINDOW = 60;
const PURPOSE = 'assistant turns';

export interface TurnLimit {
  /** Counts a turn; 0 when it may go on, else the seconds to wait. */
  take: (address: string, now: Date) => Promise<number>;
}

export function createTurnLimit(platform: Pick<Platform, 'db' | 'keys'>): TurnLimit {
  const db = platform.db.$extendTables<TurnTables>();
  return {
    take: async (address, now) => {
      const client = createHmac('sha256', await platform.keys.keyFor(PURPOSE))
        .update(addressKey(address))
        .digest();
      const since = new Date(now.getTime() - WINDOW_MS);
      if (await countTurn(db, client, { now, since, most: MOST_IN_WINDOW })) return 0;
      const first = (await findFirstTurn(db, client, since)) ?? since;
      return Math.max(1, Math.ceil((first.getTime() - since.getTime()) / 1000));
    },
  };
}
