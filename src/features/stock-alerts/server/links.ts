// The mailed link of an alert: signed, so that only who got the email can confirm it or take it back.
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import type { Keys } from '../../../platform/server/secret.ts';
import { readToken, signToken } from '../../../platform/server/signed-token.ts';
import { ALERT_LINK_PATH } from '../paths.ts';

const PURPOSE = 'stock-alerts.link';

export function alertLinks(keys: Keys, publicUrl: string) {
  return {
    /** A page that shows the state of the alert; valid as long as it exists. */
    urlOf: async (alertId: string) =>
      `${publicUrl}${ALERT_LINK_PATH}?${LINK_TOKEN_QUERY}=${signToken(await keys.keyFor(PURPOSE), alertId)}`,
    /** The alert's id; `undefined` for a token that is not ours. */
    read: async (token: string) => readToken(await keys.keysFor(PURPOSE), token),
  };
}

export type AlertLinks = ReturnType<typeof alertLinks>;
