// Bookings: the search for the earliest time in memory, free times over the API with many bookings ahead, and bookings on disk.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { sql, type Kysely } from 'kysely';

import { earliestTime } from '../src/features/bookings/free-times.ts';
import { occupiedByDay, type OccupiedTime } from '../src/features/bookings/occupied-times.ts';
import type { BookingRules } from '../src/features/bookings/shop-day/open-day.ts';
import { DEFAULT_WEEK, hoursOn } from '../src/features/opening-hours/opening-hours.ts';
import { addDays, helsinkiDay, helsinkiInstant } from '../src/platform/contract/dates.ts';
import { MINUTE_MS } from '../src/platform/contract/durations.ts';
import { bay as newBay, timeSettings } from '../test/builders/booking-rules.ts';
import { withDatabaseOf } from './database.ts';
import { load, type LoadRequest } from './load.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';
import { startReference, fetchBytes } from './serving.ts';
import { addressOf, insertAlone } from './writes.ts';

const DAYS = 60;
const SEARCHES = 200;
const SEARCH_MS = 2;
const CONNECTIONS = 16;
const SECONDS = 8;
const TIMES_P99_MS = 5;
const WRITERS = 64;
const WRITES_PER_S = 500;
const SCHEDULE = { week: DEFAULT_WEEK, exceptions: [] };

export async function measureBookings(): Promise<void> {
  measureSearch();
  const dataDir = await newDataDir();
  try {
    await measureTimes(dataDir);
    await measureWrites(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
}

function rulesOf(bays: number): BookingRules {
  return {
    schedule: SCHEDULE,
    settings: timeSettings({
      farthestDays: DAYS,
      walkInPercent: 20,
      seasonWalkInPercent: 40,
      bays: Array.from({ length: bays }, (_, at) => newBay(at + 1)),
    }),
  };
}

/** `count` jobs of half an hour, spread evenly over the open days and bays. */
function jobs(count: number, bays: number): OccupiedTime[] {
  const today = helsinkiDay(new Date());
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead + 1)).filter(
    (day) => !hoursOn(SCHEDULE, day).isClosed,
  );
  return Array.from({ length: count }, (_, at): OccupiedTime => {
    const day = days[at % days.length] ?? today;
    const turn = Math.floor(at / days.length);
    const startMs = helsinkiInstant(day, '09:00').getTime() + Math.floor(turn / bays) * 35 * MINUTE_MS;
    const endMs = startMs + 30 * MINUTE_MS;
    const freeMs = endMs + 5 * MINUTE_MS;
    return { bay: (turn % bays) + 1, startMs, endMs, freeMs, use: 'booking', state: 'booked' };
  });
}

/** Two hours of work fit nowhere, so that every day is searched. */
function measureSearch(): void {
  const taken = jobs(2_000, 4);
  const work = {
    service: 'fitting',
    extras: ['seasonChange', 'balancing', 'sensor', 'repair', 'storageWithChange', 'alignment'],
    vehicleType: 'passenger',
    rim: 16,
    isRunFlat: false,
  } as const;
  const rules = rulesOf(4);
  const takenOn = occupiedByDay(taken);
  const run = () => earliestTime({ rules, taken: takenOn, work, nowMs: Date.now() });
  run();
  const ours = timed(run);
  const sorted = timed(() => taken.toSorted((one, other) => other.startMs - one.startMs));
  report({
    what: `earliest of ${DAYS} days over 4 bays with ${taken.length} bookings, in memory`,
    ours: milliseconds(ours),
    reference: `sorting the bookings ${milliseconds(sorted)}`,
    ratio: ours / sorted,
    target: `≤ ${SEARCH_MS} ms`,
    isMet: ours <= SEARCH_MS,
  });
}

/** Milliseconds each. */
function timed(work: () => unknown): number {
  const startedAt = performance.now();
  for (let turn = 0; turn < SEARCHES; turn += 1) work();
  return (performance.now() - startedAt) / SEARCHES;
}

async function measureTimes(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir, { DEMO_DATA: 'false' });
  await withDatabaseOf(dataDir, (db) => fill(db, jobs(5_000, 8)));
  await product.stop();
  const restarted = await startProduct(dataDir, { DEMO_DATA: 'false', TRUST_PROXY: '1' });
  try {
    const today = helsinkiDay(new Date());
    const usual = timesUrls(restarted.url, [today]);
    const stop = bookAllTheTime(restarted.url);
    await measureReads('asked as visitors ask, five bookings a second beside', usual);
    await stop();
    const days = Array.from({ length: 30 }, (_, ahead) => addDays(today, ahead));
    await measureReads('no address twice', timesUrls(restarted.url, days));
  } finally {
    await restarted.stop();
  }
}

async function measureReads(what: string, urls: readonly string[]): Promise<void> {
  await load({ urls: urls.slice(0, 50), connections: 4, seconds: 1 });
  const result = await load({ urls, connections: CONNECTIONS, seconds: SECONDS });
  const reference = await startReference(await fetchBytes(urls[0] ?? ''));
  const alone = await load({ urls: [reference.url], connections: CONNECTIONS, seconds: SECONDS / 2 });
  reference.process.disconnect();
  if (result.failures > 0) throw new Error(`free times: ${JSON.stringify(result.statuses)}`);
  report({
    what: `free times with 5 000 bookings ahead, ${what}, ${CONNECTIONS} connections, ${perSecond(result.requestsPerSecond)}, p50 ${milliseconds(result.p50Ms)}`,
    ours: `p99 ${milliseconds(result.p99Ms)}`,
    reference: `node:http sending one such answer ${milliseconds(alone.p99Ms)}`,
    ratio: result.p99Ms / alone.p99Ms,
    target: `≤ ${TIMES_P99_MS} ms`,
    isMet: result.p99Ms <= TIMES_P99_MS,
  });
}

/** Returns a function that stops the bookings. */
function bookAllTheTime(url: string): () => Promise<void> {
  const over = new AbortController();
  const going = (async () => {
    for (const request of visitors(url)) {
      if (over.signal.aborted) return;
      const headers = { ...request.headers, 'content-type': 'application/json' };
      await (
        await fetch(request.url, { method: 'POST', headers, body: JSON.stringify(request.body) })
      ).text();
      await wait(200);
    }
  })();
  return async () => {
    over.abort();
    await going;
  };
}

/** Every job in every rim from each of the days on. */
function timesUrls(url: string, days: readonly string[]): string[] {
  const services = ['fitting', 'seasonChange', 'balancing', 'repair', 'sensor'];
  const extras =
    days.length === 1 ? [''] : ['', 'balancing', 'sensor', 'repair', 'balancing,sensor', 'repair,sensor'];
  const vehicles = ['passenger', 'suv', 'van'];
  const rims = Array.from({ length: 11 }, (_, at) => 13 + at);
  return services.flatMap((service) =>
    extras.flatMap((extra) =>
      vehicles.flatMap((vehicleType) =>
        rims.flatMap((rim) =>
          days.map(
            (from) =>
              `${url}/api/bookings/times?service=${service}&extras=${extra}&vehicleType=${vehicleType}&rim=${rim}&from=${from}`,
          ),
        ),
      ),
    ),
  );
}

/** Adds eight bays with the bookings in them. */
async function fill(db: Kysely<unknown>, taken: readonly OccupiedTime[]): Promise<void> {
  await addBays(db, 6);
  const rows = taken.map(({ bay, startMs, endMs, freeMs }, at) => ({
    code: `mitattu-varaus-${at}`,
    bay,
    starts_at: new Date(startMs),
    ends_at: new Date(endMs),
    free_at: new Date(freeMs),
  }));
  await sql`
    insert into booking (id, code, source, bay, starts_at, ends_at, free_at, service, vehicle_type, created_at, updated_at)
    select gen_random_uuid(), code, 'visitor', bay, starts_at, ends_at, free_at, 'seasonChange', 'passenger', now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (code text, bay integer, starts_at timestamptz, ends_at timestamptz, free_at timestamptz)`.execute(
    db,
  );
}

async function addBays(db: Kysely<unknown>, count: number): Promise<void> {
  await sql`
    insert into booking_bay (position, name, vehicle_types)
    select number, 'Paikka ' || number, '{passenger,suv,van}' from generate_series(3, ${count + 2}) as number`.execute(
    db,
  );
}

/** Books every time of a year in twenty bays, in no order; each visitor has an address and a separate number. */
async function measureWrites(dataDir: string): Promise<void> {
  await withDatabaseOf(dataDir, async (db) => {
    await sql`delete from booking`.execute(db);
    await addBays(db, 12);
    await sql`
      update booking_settings set grid_minutes = 30, gap_minutes = 0, walk_in_percent = 0,
        season_walk_in_percent = 0, farthest_days = 365`.execute(db);
  });
  const product = await startProduct(dataDir, { TRUST_PROXY: '1', DEMO_DATA: 'false' });
  const result = await load({
    urls: visitors(product.url),
    connections: WRITERS,
    seconds: SECONDS,
    isEachOnce: true,
  });
  product.process.kill('SIGKILL');
  await once(product.process, 'exit');
  const { stored, limit } = await withDatabaseOf(dataDir, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from booking`.execute(db);
    return { stored: rows[0]?.count ?? 0, limit: await insertAlone(db) };
  });
  if (result.failures > 0) throw new Error(`bookings: ${JSON.stringify(result.statuses)}`);
  report({
    what: `bookings on disk, ${WRITERS} connections of as many visitors, p99 ${milliseconds(result.p99Ms)}`,
    ours: perSecond(result.requestsPerSecond),
    reference: `one insert each over 10 connections ${perSecond(limit)}`,
    ratio: result.requestsPerSecond / limit,
    target: `≥ ${WRITES_PER_S}/s`,
    isMet: result.requestsPerSecond >= WRITES_PER_S,
  });
  report({
    what: 'bookings still there after kill -9',
    ours: `${stored} of ${result.total} answered`,
    target: 'all',
    isMet: stored >= result.total,
  });
}

function visitors(url: string): LoadRequest[] {
  const today = helsinkiDay(new Date());
  const starts = Array.from({ length: 364 }, (_, ahead) => addDays(today, ahead + 1))
    .filter(
      (day) => !['6', '0'].includes(String(new Date(day).getUTCDay())) && !hoursOn(SCHEDULE, day).isClosed,
    )
    .flatMap((day) =>
      Array.from({ length: 15 }, (_, half) =>
        new Date(helsinkiInstant(day, '09:00').getTime() + half * 30 * MINUTE_MS).toISOString(),
      ),
    );
  const turns = Array.from({ length: 20 }, () => starts).flat();
  const step = 7_919;
  return turns.map((_start, turn): LoadRequest => ({
    method: 'POST',
    url: `${url}/api/bookings`,
    headers: { 'x-forwarded-for': addressOf(turn) },
    body: {
      service: 'seasonChange',
      start: turns[(turn * step) % turns.length],
      vehicleType: 'passenger',
      rim: 16,
      name: 'Esimerkkiasiakas',
      phone: `040 ${String(turn).padStart(7, '0')}`,
    },
  }));
}
