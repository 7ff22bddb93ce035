// Counts the people whose data a member of staff reads in lists without having given the password within half an hour: a stolen token
// reads page by page what an export would refuse.
import { z } from 'zod';

import { HOUR_MS } from '../../contract/durations.ts';
import type { Clock } from '../clock.ts';

/** So many different people within an hour are one entry of the security log, and so many more another. */
export const PEOPLE_PER_REPORT = 200;
/** People remembered of one account; whoever reads more has been reported many times. */
const MAX_REMEMBERED = 20_000;

const rowsSchema = z.array(z.looseObject({ _id: z.string() }));
/** The rows themselves, or an object that has them. */
const listSchema = z.union([rowsSchema, z.looseObject({ rows: rowsSchema }).transform(({ rows }) => rows)]);

/** `report` is called for each 200 different people. */
export function createPeopleCount(clock: Clock, report: (username: string, address: string) => void) {
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

  return (
    output: unknown,
    { accountId, username }: { accountId: string; username: string },
    address: string,
  ) => {
    const list = listSchema.safeParse(output);
    if (!list.success) return;
    const ids = seenBy(accountId);
    const before = Math.floor(ids.size / PEOPLE_PER_REPORT);
    for (const { _id } of list.data) ids.add(_id);
    const reports = Math.floor(ids.size / PEOPLE_PER_REPORT) - before;
    for (let made = 0; made < reports; made += 1) report(username, address);
  };
}
