// The mailed links: read without consuming them, and consumed once.
import type { Kysely, Transaction } from 'kysely';

import { HOUR_MS } from '../../../../platform/contract/durations.ts';
import { invalid, type Problem } from '../../../../platform/contract/problem.ts';
import { tokenHash } from '../../../../platform/server/auth/tokens.ts';
import { LINK_HOURS } from '../../customer-limits.ts';
import { customerErrors as errors } from '../../messages.ts';
import * as store from '../store.ts';
import type { CustomerTables, EmailRow, LinkKind } from '../store.ts';

/** A link that is valid now. */
export type ValidLink = EmailRow & { kind: LinkKind };

/** The valid link of a token and of one of these kinds; `undefined` for a used, expired or unknown one. */
export async function findLink(
  db: Kysely<CustomerTables>,
  token: string,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<ValidLink | undefined> {
  const hash = tokenHash(token);
  const row = hash && (await store.findEmailByToken(db, hash));
  const kind = kinds.find((wanted) => wanted === row?.kind);
  if (!row || !kind) return undefined;
  const isFresh = now.getTime() - row.createdAt.getTime() < LINK_HOURS[kind] * HOUR_MS;
  return isFresh ? { ...row, kind } : undefined;
}

/** Consumes the link; 422 when another request was faster. */
export async function consumeLink(
  tx: Transaction<CustomerTables>,
  link: ValidLink,
  now: Date,
): Promise<void> {
  if (!(await store.useLink(tx, link.id, now))) throw linkInvalid();
}

export function linkInvalid(): Problem {
  return invalid('customer.link_invalid', errors.linkInvalid);
}
