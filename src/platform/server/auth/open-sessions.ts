// What a session of staff and of a customer stores alike, and stored sessions as lists show them.
import type { OpenSession } from '../../contract/auth/sessions.ts';
import { MINUTE_MS } from '../../contract/durations.ts';
import { newId } from '../../contract/ids.ts';
import { describeClient, type Client } from './device.ts';

/** How long a typed password counts before what is dangerous, and how long work goes on with one that somebody else chose. See decision 30. */
export const CONFIRMED_MS = 30 * MINUTE_MS;

interface StoredSession {
  id: string;
  tokenHash: Buffer;
  device: string;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The columns of a session that begins now, with the password just typed. */
export function newSessionColumns(client: Client, now: Date, expiresAt: Date) {
  return {
    id: newId(now.getTime()),
    ...describeClient(client),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    confirmedAt: now,
  };
}

/** The present one first, then the last used. */
export function listOpenSessions(
  rows: readonly StoredSession[],
  currentHash: Buffer | undefined,
): OpenSession[] {
  return rows
    .map(({ id, tokenHash, device, network, createdAt, lastSeenAt }) => ({
      _id: id,
      device,
      network,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: currentHash?.equals(tokenHash) ?? false,
    }))
    .toSorted(
      (first, second) =>
        Number(second.isCurrent) - Number(first.isCurrent) ||
        second.lastSeenAt.localeCompare(first.lastSeenAt),
    );
}
