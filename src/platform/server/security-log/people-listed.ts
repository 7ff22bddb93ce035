// Bounds how many people's data a session of staff reads with its token alone, and counts what it reads: page by page a stolen
// token would read what an export refuses. See decision 34.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { HOUR_MS } from '../../contract/durations.ts';
import type { EndpointDeclaration } from '../../contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import { httpMessages } from '../http/messages.ts';
import { requireConfirmation, type Principal } from '../http/principal.ts';
import type { SecurityLog } from './security-log.ts';

/** So many different people within an hour are one entry of the security log, and so many more another. */
export const PEOPLE_PER_REPORT = 200;
/** People remembered of one account; whoever reads more has been reported many times. */
const MAX_REMEMBERED = 20_000;

/**
 * Called before a record is read by its id, without an answer, and with the answer of a list before it is sent: 403 `auth.confirm` to
 * whoever has read too much without the password.
 */
export type GuardPeople = (
  endpoint: Pick<EndpointDeclaration, 'showsPeople'>,
  principal: Principal,
  request: FastifyRequest,
  output?: unknown,
) => Promise<void>;

export function createPeopleGuard({
  clock,
  security,
}: {
  clock: Clock;
  security: Pick<SecurityLog, 'record'>;
}): GuardPeople {
  const count = createPeopleCount(clock);
  return async ({ showsPeople }, principal, request, output) => {
    if (principal.kind !== 'staff' || !principal.mayRead || !showsPeople) return;
    const isBefore = output === undefined;
    if (isBefore !== (showsPeople === 'one')) return;
    // Who has hung up reads nothing, and has no address any more.
    if (request.socket.destroyed) return;
    const people = isBefore ? idIn(request) : idsIn(output, showsPeople);
    const origin = { who: principal.username, address: request.ip };
    // A search, and that nobody was found, use up the bound as well: totals of many searches spell out an address.
    const counted = [...people, ...searchIn(request)];
    if (counted.length === 0) counted.push(request.url);
    if (!(await principal.mayRead(counted, request.ip))) {
      security.record('staff.people_refused', origin);
      requireConfirmation(principal, httpMessages.manyPeople);
    }
    const reports = count(principal.accountId, people);
    for (let made = 0; made < reports; made += 1) security.record('staff.people_listed', origin);
  };
}

const peopleSchema = z.array(z.looseObject({ _id: z.string() }));

/** The record in the address, or whom the body begins with. */
function idIn({ params, body }: FastifyRequest): string[] {
  const [id] = [params, body].flatMap((part) => Object.values(z.looseObject({}).catch({}).parse(part)));
  return typeof id === 'string' ? [id] : [];
}

/** What is searched for in a list. */
function searchIn({ query, url }: FastifyRequest): string[] {
  const { q } = z.looseObject({ q: z.string() }).catch({ q: '' }).parse(query);
  return q === '' ? [] : [`${url.split('?', 1).join('')} ${q}`];
}

/** The ids in the answer's field, in that field of each of its rows, or of the rows themselves. */
function idsIn(output: unknown, field: string): string[] {
  const rows = z.array(z.looseObject({})).safeParse(Array.isArray(output) ? output : [output]).data ?? [];
  const people = rows.flatMap(
    (row) => peopleSchema.safeParse(row[field]).data ?? peopleSchema.safeParse([row]).data ?? [],
  );
  return people.map(({ _id }) => _id);
}

/** Counts the different people that an account reads within an hour; how many entries these people make. */
function createPeopleCount(clock: Clock) {
  const read = new Map<string, { since: number; ids: Set<string> }>();

  function seenBy(accountId: string): Set<string> {
    const now = clock.now().getTime();
    for (const [id, { since }] of read) if (now - since >= HOUR_MS) read.delete(id);
    const known = read.get(accountId);
    if (known && known.ids.size < MAX_REMEMBERED) return known.ids;
    const ids = new Set<string>();
    read.set(accountId, { since: now, ids });
    return ids;
  }

  return (accountId: string, people: readonly string[]): number => {
    const ids = seenBy(accountId);
    const before = Math.floor(ids.size / PEOPLE_PER_REPORT);
    for (const id of people) ids.add(id);
    return Math.floor(ids.size / PEOPLE_PER_REPORT) - before;
  };
}
