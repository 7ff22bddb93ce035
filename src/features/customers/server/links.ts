// The mailed links: looked at without using them up, and used once.
import type { Kysely, Transaction } from 'kysely';

import { invalid } from '../../../platform/contract/problem.ts';
import type { Problem } from '../../../platform/contract/problem.ts';
import { tokenHash } from '../../../platform/server/auth/tokens.ts';
import { HOUR_MS, LINK_HOURS } from '../customer-limits.ts';
import { customerErrors as errors } from '../messages.ts';
import * as store from './store.ts';
import type { CustomerTables, LetterRow, LinkKind } from './store.ts';

/** A link that is good now. */
export type GoodLink = LetterRow & { kind: LinkKind };

/** The good link of a token, of one of these kinds; `undefined` for a used, old or made-up one. Changes nothing. */
export async function findLink(
  db: Kysely<CustomerTables>,
  token: string,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<GoodLink | undefined> {
  const hash = tokenHash(token);
  const row = hash && (await store.findLetterByToken(db, hash));
  const kind = kinds.find((wanted) => wanted === row?.kind);
  if (!row || !kind) return undefined;
  const isFresh = now.getTime() - row.created_at.getTime() < LINK_HOURS[kind] * HOUR_MS;
  return isFresh ? { ...row, kind } : undefined;
}

/** Uses the link up; 422 when somebody was faster. */
export async function useUp(tx: Transaction<CustomerTables>, link: GoodLink, now: Date): Promise<void> {
  if (!(await store.useLink(tx, link.id, now))) throw linkInvalid();
}

export function linkInvalid(): Problem {
  return invalid('customer.link_invalid', errors.linkInvalid);
}
