// The mailed link of a reminder: signed, so that only who got the email can confirm it or take it back.
import { LINK_TOKEN_QUERY } from '../../../../platform/contract/mail/mailed-link.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { readToken, signToken } from '../../../../platform/server/signed-token.ts';
import { REMINDER_LINK_PATH } from '../../paths.ts';

const PURPOSE = 'season.reminder';

export function reminderLinks({ keys, settings }: Pick<Platform, 'keys' | 'settings'>) {
  return {
    urlOf: async (id: string) =>
      `${settings.publicUrl}${REMINDER_LINK_PATH}?${LINK_TOKEN_QUERY}=${signToken(await keys.keyFor(PURPOSE), id)}`,
    /** `undefined` for a token that is not ours. */
    read: async (token: string) => readToken(await keys.keysFor(PURPOSE), token),
  };
}
export type ReminderLinks = ReturnType<typeof reminderLinks>;
