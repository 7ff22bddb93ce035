// Return paths that identify the email that comes back: 'palautukset+1234-<mark>@example.fi'. The mark is made by our key, so
// that nobody can name an email that they have not got; it is valid in any letter case.
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Keys } from '../../../../platform/server/secret.ts';

const PURPOSE = 'newsletters.bounces';
/** 80 bits: a local part has no more than 64 characters. */
const MARK_BYTES = 10;
const MARKED = /\+(\d{1,15})-([\da-f]{20})@/gi;

export function bounceMarks(keys: Keys) {
  const markOf = (key: Buffer, id: string) =>
    createHmac('sha256', key).update(id).digest().subarray(0, MARK_BYTES);
  return {
    returnPath: async (address: string, deliveryId: number) => {
      const [local, domain] = address.split('@');
      const mark = markOf(await keys.keyFor(PURPOSE), String(deliveryId));
      return `${local}+${deliveryId}-${mark.toString('hex')}@${domain}`;
    },
    /** The email that the first mark of ours in a text names. */
    findDeliveryId: async (text: string) => {
      const known = await keys.keysFor(PURPOSE);
      for (const [, id = '', mark = ''] of text.matchAll(MARKED)) {
        const given = Buffer.from(mark, 'hex');
        if (known.some((key) => timingSafeEqual(given, markOf(key, id)))) return Number(id);
      }
      return undefined;
    },
  };
}

export type BounceMarks = ReturnType<typeof bounceMarks>;
