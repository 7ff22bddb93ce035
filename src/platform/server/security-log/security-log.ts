// Counts by the hour what matters to security: added up in the process, written a few times a minute, never a row for each event.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { HOUR_MS } from '../../contract/durations.ts';
import { currentActorAddress, currentStaffName } from '../audit/current-actor.ts';
import type { Clock } from '../clock.ts';
import { networkOf } from '../limits/network-address.ts';
import type { SecurityAct } from './security-acts.ts';
import * as store from './security-counts-store.ts';
import type { SecurityCount, SecuritySum, SecurityTables } from './security-counts-store.ts';

interface Origin {
  /** The client's full address; default: of the current request. Only its network is stored. */
  address?: string | undefined;
  /** A user name that exists, never one that somebody typed; of the current request unless given. */
  who?: string | undefined;
}

export interface SecurityLog {
  /** Counts an act. Costs no query and never throws, so it may be called anywhere. */
  record: (act: SecurityAct, origin?: Origin) => void;
  /** Counts a refused request by the code of its problem. */
  refused: (code: string, address: string) => void;
  /** Writes what has been counted, and lets it be looked at; what cannot be written is tried again later. Never rejects. */
  flush: () => Promise<void>;
  /** Calls `look` soon after something was counted. */
  onWritten: (look: () => Promise<void>) => void;
  /** Counts since an hour, newest first, at most `limit` rows, with what this process has counted so far. */
  list: (since: Date, limit: number) => Promise<SecurityCount[]>;
  /** How much of each reason there has been since an hour, the most frequent first. */
  sum: (since: Date) => Promise<SecuritySum[]>;
  /** Everything this process has counted since it started, for /metrics. */
  totals: () => ReadonlyMap<string, number>;
  /** Removes hours before; how many rows. */
  removeBefore: (instant: Date) => Promise<number>;
}

const FLUSH_AFTER_MS = 15_000;
/** Different networks and people of one hour that are distinct apart; beyond, an attack from everywhere is counted by reason alone. */
const MAX_ROWS_PER_HOUR = 200;

interface SecurityLogOptions {
  db: Kysely<unknown>;
  clock: Clock;
  log: Logger;
}

/** A process that is killed loses what it counted since its last writing. */
export function createSecurityLog({ db: anyDb, clock, log }: SecurityLogOptions): SecurityLog {
  const db = anyDb.$extendTables<SecurityTables>();
  const totals = new Map<string, number>();
  let pending = new Map<string, SecurityCount>();
  const rowFor = rowChooser();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let look = async (): Promise<void> => undefined;

  function addTo(row: Row, count: number): void {
    const counted = rowFor(row);
    const key = keyOf(counted);
    pending.set(key, { ...counted, count: (pending.get(key)?.count ?? 0) + count });
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  }

  function countOne(reason: string, { address, who = '' }: Origin): void {
    totals.set(reason, (totals.get(reason) ?? 0) + 1);
    const lastAt = clock.now();
    const network = address === undefined ? '' : networkOf(address);
    addTo({ hour: startOfHour(lastAt), reason, network, who, lastAt }, 1);
  }

  async function write(): Promise<void> {
    const written = pending;
    if (written.size === 0) return;
    pending = new Map();
    try {
      await store.writeCounts(db, [...written.values()]);
    } catch (error) {
      log.warn({ err: error }, 'security counts could not be written');
      for (const { count: again, ...row } of written.values()) addTo(row, again);
    }
  }

  function writeAll(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  async function flush(): Promise<void> {
    if (!timer) return writing;
    clearTimeout(timer);
    timer = undefined;
    await writeAll();
    if (pending.size > 0) return;
    await look().catch((error: unknown) => log.warn({ err: error }, 'security counts could not be checked'));
  }

  return {
    record: (act, { address = currentActorAddress(), who = currentStaffName() } = {}) =>
      countOne(act, { address, who }),
    refused: (code, address) => countOne(code, { address }),
    flush,
    onWritten: (called) => {
      look = called;
    },
    list: (since, limit) => writeAll().then(() => store.listCounts(db, since, limit)),
    sum: (since) => writeAll().then(() => store.sumCounts(db, since)),
    totals: () => totals,
    removeBefore: (instant) => store.removeCountsBefore(db, instant),
  };
}

type Row = Omit<SecurityCount, 'count'>;

/** The row that an event counts in: its own while there are few in an hour, else that of its reason. */
function rowChooser(): (row: Row) => Row {
  let distinct = { hourMs: 0, keys: new Set<string>() };
  return (row) => {
    const hourMs = row.hour.getTime();
    if (distinct.hourMs < hourMs) distinct = { hourMs, keys: new Set() };
    const key = keyOf(row);
    if (!distinct.keys.has(key) && distinct.keys.size >= MAX_ROWS_PER_HOUR) {
      return { ...row, network: '', who: '' };
    }
    distinct.keys.add(key);
    return row;
  };
}

function keyOf({ hour, reason, network, who }: Row): string {
  return [hour.getTime(), reason, network, who].join(' ');
}

function startOfHour(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
}
