// The link that ends reminders: signed, so that only the receiver of the email can use it.
import type { Keys } from '../../../../platform/server/secret.ts';
import { readToken, signToken } from '../../../../platform/server/signed-token.ts';

const PURPOSE = 'tyre-hotel.reminders';

export async function reminderToken(keys: Keys, setId: string): Promise<string> {
  return signToken(await keys.keyFor(PURPOSE), setId);
}

/** The set's id; `undefined` for an invalid token. */
export async function readReminderToken(keys: Keys, token: string): Promise<string | undefined> {
  return readToken(await keys.keysFor(PURPOSE), token);
}
