// Counts by day of what happens too often to be written each time: added up in the process, written a few times a minute.
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';

import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../contract/dates.ts';
import type { Clock } from '../clock.ts';
import { jsonRows } from '../db/column-names.ts';
import { removeRows } from '../db/rows.ts';

/** What is counted; nothing of who did it. */
export interface Counted {
  /** 'tyre', 'search' */
  readonly kind: string;
  /** An id, or words of a known list; at most 100 characters. */
  readonly key: string;
}

export interface DailyCount extends Counted {
  readonly day: IsoDay;
  readonly count: number;
}

export interface DailyCounts {
  /** Counts each once, today; costs no query. */
  add: (counted: readonly Counted[]) => void;
  /** Writes what has been counted; whatever cannot be written is tried again later. Never rejects. */
  flush: () => Promise<void>;
  /** Counts of these kinds between the two days, both included, with what this process has counted so far. */
  read: (kinds: readonly string[], period: { from: IsoDay; to: IsoDay }) => Promise<DailyCount[]>;
  /** Removes the days before; how many rows. */
  removeBefore: (day: IsoDay) => Promise<number>;
}

const FLUSH_AFTER_MS = 15_000;
/** Distinct counts between two writes; more come from a machine that tries addresses, and are not counted. */
const MAX_PENDING = 20_000;

type CountDb = Kysely<{ dailyCount: DailyCount }>;

interface DailyCountsOptions {
  db: Kysely<unknown>;
  clock: Clock;
  log: Logger;
}

/** A process that is killed loses what it counted since its last writing. */
export function createDailyCounts({ db: anyDb, clock, log }: DailyCountsOptions): DailyCounts {
  const db: CountDb = anyDb.$extendTables<{ dailyCount: DailyCount }>();
  let pending = new Map<string, { counted: Counted; day: IsoDay; count: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const currentDay = dayReader(clock);

  function addTo(counted: Counted, day: IsoDay, count: number): void {
    const id = `${day} ${counted.kind} ${counted.key}`;
    const known = pending.get(id);
    if (known) known.count += count;
    else if (pending.size < MAX_PENDING) pending.set(id, { counted, day, count });
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  }

  async function write(): Promise<void> {
    const written = [...pending.values()];
    if (written.length === 0) return;
    pending = new Map();
    try {
      await writeCounts(
        db,
        written.map(({ counted: { kind, key }, day, count }) => ({ kind, key, day, count })),
      );
    } catch (error) {
      log.warn({ err: error }, 'daily counts could not be written');
      for (const { counted, day, count } of written) addTo(counted, day, count);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    add: (all) => {
      const day = currentDay();
      for (const counted of all) addTo(counted, day, 1);
    },
    flush,
    read: async (kinds, { from, to }) => {
      await flush();
      return readCounts(db, kinds, from, to);
    },
    removeBefore: async (day) => {
      return removeRows(db.deleteFrom('dailyCount').where('day', '<', day));
    },
  };
}

/** The day of the clock. The calendar is read once a day: that costs more than all the rest of counting. */
function dayReader(clock: Clock): () => IsoDay {
  let today = { date: '', beginsMs: 0, endsMs: 0 };
  return () => {
    const now = clock.now();
    if (now.getTime() < today.beginsMs || now.getTime() >= today.endsMs) {
      const date = helsinkiDay(now);
      const startOf = (day: IsoDay) => helsinkiInstant(day, '00:00').getTime();
      today = { date, beginsMs: startOf(date), endsMs: startOf(addDays(date, 1)) };
    }
    return today.date;
  };
}

/** In one order, so that processes that write at the same moment never wait for each other in a circle. */
async function writeCounts(db: CountDb, rows: readonly DailyCount[]): Promise<void> {
  await sql`insert into daily_count as stored (day, kind, key, count)
    select day, kind, key, count
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as one (day date, kind text, key text, count integer)
    order by kind, day, key
    on conflict (kind, day, key) do update set count = stored.count + excluded.count`.execute(db);
}

async function readCounts(
  db: CountDb,
  kinds: readonly string[],
  from: IsoDay,
  to: IsoDay,
): Promise<DailyCount[]> {
  const { rows } = await sql<DailyCount>`select day::text as day, kind, key, count from daily_count
    where kind = any (${[...kinds]}::text[]) and day between ${from}::date and ${to}::date
    order by day, kind, key`.execute(db);
  return rows;
}
