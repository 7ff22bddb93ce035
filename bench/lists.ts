// Lists of the back office in a shop of some years, compared with the same lists while there was little in them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';

import { addDays, helsinkiDay } from '../src/platform/contract/dates.ts';
import { addSubscribers } from '../test/builders/newsletter-subscribers.ts';
import { runCommand } from './command.ts';
import { withDatabaseOf } from './database.ts';
import { writeList } from './list.ts';
import { load } from './load.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';
import { PASSWORD, signIn } from './staff.ts';

const PRODUCTS = 100_000;
const BOOKINGS = 20_000;
const SUBSCRIBERS = 20_000;
const CONVERSATIONS = 50_000;
/** Staff who press at once. */
const CONNECTIONS = 4;
const SECONDS = 4;
const P99_MS = 150;
const AMONG = [
  `${PRODUCTS.toLocaleString('en')} products`,
  `${BOOKINGS.toLocaleString('en')} bookings`,
  `${CONVERSATIONS.toLocaleString('en')} conversations`,
].join(', ');
const PAGES = 200;

interface List {
  what: string;
  /** A page that is there also while there is little in the list. */
  first: string;
  /** Pages from all over the list. */
  path: (page: number) => string;
}

/** A week that long ago. */
function week(page: number): string {
  const from = addDays(helsinkiDay(new Date()), -7 * (page % 25));
  return `from=${from}&to=${addDays(from, 6)}`;
}

const WORDS = ['nokian', '205/55R16', 'conti', '17'];
const wordOf = (page: number) => encodeURIComponent(WORDS[page % WORDS.length] ?? '');

const LISTS: readonly List[] = [
  {
    what: 'tyres',
    first: '/api/tires/sheet?limit=100',
    path: (page) => `/api/tires/sheet?limit=100&offset=${(page % 50) * 100}`,
  },
  {
    what: 'tyres by price with a word',
    first: '/api/tires/sheet?limit=100&sort=price',
    path: (page) => `/api/tires/sheet?limit=100&sort=price&q=${wordOf(page)}`,
  },
  {
    what: 'tyres on offer and those with few left',
    first: '/api/tires/sheet?limit=100&onOffer=true',
    path: (page) => `/api/tires/sheet?limit=100&${page % 2 === 0 ? 'onOffer=true' : 'stock=few'}`,
  },
  {
    what: 'sizes with their tyres',
    first: '/api/tires/sizes?include=products&limit=10&productLimit=6',
    path: (page) => `/api/tires/sizes?include=products&limit=10&productLimit=6&page=${(page % 20) + 1}`,
  },
  {
    what: 'the counter search',
    first: '/api/tires/counter?q=205%2F55R16&limit=10',
    path: (page) => `/api/tires/counter?limit=10&q=${wordOf(page)}%20k`,
  },
  {
    what: 'bookings of a week',
    first: `/api/admin/bookings?${week(0)}`,
    path: (page) => `/api/admin/bookings?${week(page)}`,
  },
  {
    what: 'bookings by a name',
    first: `/api/admin/bookings?${week(0)}&q=Asiakas`,
    path: (page) => `/api/admin/bookings?${week(page)}&q=Asiakas%20${page}`,
  },
  {
    what: 'subscribers',
    first: '/api/subscribers?limit=50',
    path: (page) => `/api/subscribers?limit=50&page=${page * 2}`,
  },
  {
    what: 'subscribers by part of an address',
    first: '/api/subscribers?limit=50&q=lukija',
    path: (page) => `/api/subscribers?limit=50&q=lukija${page}`,
  },
  {
    what: 'conversations',
    first: '/api/conversations?limit=50',
    path: (page) => `/api/conversations?limit=50&page=${page * 5}`,
  },
  {
    what: 'figures of conversations',
    first: '/api/conversations/stats',
    path: () => '/api/conversations/stats',
  },
  { what: 'the day', first: '/api/admin/today', path: () => '/api/admin/today' },
  { what: 'events of the bell', first: '/api/admin/events', path: () => '/api/admin/events' },
];

export async function measureLists(): Promise<void> {
  const dataDir = await newDataDir();
  try {
    const empty = new Map(await measureAll(dataDir, ({ first }) => [first]));
    await addProducts(dataDir);
    await withDatabaseOf(dataDir, fill);
    const pages = Array.from({ length: PAGES }, (_each, page) => page + 1);
    for (const [list, { p99Ms, requestsPerSecond }] of await measureAll(dataDir, ({ path }) =>
      pages.map(path),
    )) {
      const before = empty.get(list)?.p99Ms ?? Number.NaN;
      report({
        what: `list of ${list.what} among ${AMONG}, ${CONNECTIONS} connections, ${perSecond(requestsPerSecond)}`,
        ours: `p99 ${milliseconds(p99Ms)}`,
        reference: `its first page in the demonstration shop ${milliseconds(before)}`,
        ratio: p99Ms / before,
        target: `≤ ${P99_MS} ms`,
        isMet: p99Ms <= P99_MS,
      });
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

type Measured = [List, Awaited<ReturnType<typeof load>>];

/** Every list in turn, over a product that runs for them alone. */
async function measureAll(dataDir: string, pathsOf: (list: List) => readonly string[]): Promise<Measured[]> {
  const product = await startProduct(dataDir, { ADMIN_PASSWORD: PASSWORD });
  try {
    const { headers } = await signIn(product);
    const measured: Measured[] = [];
    for (const list of LISTS) {
      const urls = pathsOf(list).map((path) => `${product.url}${path}`);
      const result = await load({ urls, headers, connections: CONNECTIONS, seconds: SECONDS });
      if (result.failures > 0) throw new Error(`${list.what}: ${JSON.stringify(result.statuses)}`);
      measured.push([list, result]);
    }
    return measured;
  } finally {
    await product.stop();
  }
}

async function addProducts(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-lists-'));
  const file = join(folder, 'list.csv');
  await writeList(file, PRODUCTS);
  await runCommand('import', file, dataDir);
  await rm(folder, { recursive: true, force: true });
}

const AT_ONCE = 5_000;

/** Conversations of the last 80 days, each with a question and an answer; bookings of half a year, done. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await addSubscribers(db, SUBSCRIBERS);
  await addBookings(db);
  for (let from = 1; from < CONVERSATIONS; from += AT_ONCE) {
    await sql`
      with made as (
        insert into conversation (id, conversation_id, started_at, network)
        select gen_random_uuid(), 'conv_' || (1790000000000 + n) || '_bench', now() - n * interval '138 seconds', '10.0.0.0'
        from generate_series(${from}::bigint, ${from + AT_ONCE - 1}::bigint) n
        returning id, started_at
      )
      insert into conversation_message (id, conversation, role, content, at)
      select gen_random_uuid(), id, role, 'Sopiiko 205/55R16 minun autooni?', started_at
      from made, unnest(array['user', 'assistant']) role`.execute(db);
  }
}

/** One after the other on each bay, all before those of the demonstration shop. */
async function addBookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    with bay as (select number, row_number() over (order by number) - 1 as place, count(*) over () as bays from booking_bay)
    insert into booking (id, code, state, source, bay, starts_at, ends_at, free_at, service, vehicle_type, name, created_at,
      updated_at)
    select gen_random_uuid(), 'bench-' || n, 'done', 'staff', bay.number, at, at + interval '30 minutes',
      at + interval '35 minutes', 'seasonChange', 'passenger', 'Asiakas ' || n, at, at
    from generate_series(0, ${BOOKINGS - 1}::integer) n
    join bay on bay.place = n % bay.bays,
    lateral (select date_trunc('hour', now()) - interval '40 days' - (n / bay.bays) * interval '2 hours' as at) as start`.execute(
    db,
  );
}
