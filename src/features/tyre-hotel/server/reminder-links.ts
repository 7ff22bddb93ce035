// The link by which reminders end: signed, so that only who got the letter can use it.
import type { Keys } from '../../../platform/server/secret.ts';
import { readToken, signToken } from '../../../platform/server/signed-token.ts';

const PURPOSE = 'tyre-hotel.reminders';

export async function reminderToken(keys: Keys, setId: string): Promise<string> {
  return signToken(await keys.keyFor(PURPOSE), setId);
}

/** The set's id; `undefined` for a token that is not ours. */
export async function readReminderToken(keys: Keys, token: string): Promise<string | undefined> {
  return readToken(await keys.keysFor(PURPOSE), token);
}
