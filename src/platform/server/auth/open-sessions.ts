// What a session of staff and of a customer stores alike, and stored sessions as lists show them.
import type { OpenSession } from '../../contract/auth/sessions.ts';
import { newId } from '../../contract/ids.ts';
import { describeClient, type Client } from './device.ts';

interface StoredSession {
  id: string;
  tokenHash: Buffer;
  device: string;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The columns of a session that begins now. */
export function newSessionColumns(client: Client, now: Date, expiresAt: Date) {
  return {
    id: newId(now.getTime()),
    ...describeClient(client),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
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
