// Return paths that tell which letter comes back: 'palautukset+1234-<mark>@example.fi'. The mark is made by our key, so
// that nobody can name a letter that they have not got; it stands whatever a server does to upper and lower case.
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Keys } from '../../../platform/server/secret.ts';

const PURPOSE = 'newsletters.bounces';
/** 80 bits: a local part holds no more than 64 characters. */
const MARK_BYTES = 10;
const MARKED = /\+(\d{1,15})-([\da-f]{20})@/gi;

export interface BounceMarks {
  returnPath: (address: string, letterId: number) => Promise<string>;
  /** The letter that the first mark of ours in a text names. */
  findLetterId: (text: string) => Promise<number | undefined>;
}

export function bounceMarks(keys: Keys): BounceMarks {
  const markOf = async (id: string) =>
    createHmac('sha256', await keys.keyFor(PURPOSE))
      .update(id)
      .digest()
      .subarray(0, MARK_BYTES);
  return {
    returnPath: async (address, letterId) => {
      const [local, domain] = address.split('@');
      return `${local}+${letterId}-${(await markOf(String(letterId))).toString('hex')}@${domain}`;
    },
    findLetterId: async (text) => {
      for (const [, id = '', mark = ''] of text.matchAll(MARKED)) {
        if (timingSafeEqual(Buffer.from(mark, 'hex'), await markOf(id))) return Number(id);
      }
      return undefined;
    },
  };
}
