// Stored sessions as lists show them.
import type { OpenSession } from '../../contract/auth/sessions.ts';

interface StoredSession {
  id: string;
  tokenHash: Buffer;
  device: string;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
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
