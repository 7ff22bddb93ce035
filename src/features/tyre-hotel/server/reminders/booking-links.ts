// The link of a reminder that books the change of one set: signed, so that only the receiver of the email can use it, and
// only for the turn that it reminds of.
import type { Keys } from '../../../../platform/server/secret.ts';
import { readToken, signToken } from '../../../../platform/server/signed-token.ts';

const PURPOSE = 'tyre-hotel.booking';

export interface LinkedSet {
  readonly setId: string;
  /** '2027-spring' */
  readonly turn: string;
}

export async function setBookingToken(keys: Keys, { setId, turn }: LinkedSet): Promise<string> {
  return signToken(await keys.keyFor(PURPOSE), `${setId} ${turn}`);
}

/** `undefined` for a token that is not ours. */
export async function readSetBookingToken(keys: Keys, token: string): Promise<LinkedSet | undefined> {
  const [setId, turn] = readToken(await keys.keysFor(PURPOSE), token)?.split(' ') ?? [];
  return setId !== undefined && turn !== undefined ? { setId, turn } : undefined;
}
