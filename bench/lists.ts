// Lists of the back office in a shop of some years, beside the same lists while there was little in them.
import { sql, type Kysely } from 'kysely';

import { addSubscribers } from '../test/builders/newsletter-subscribers.ts';
import { withDatabaseOf } from './database.ts';
import { load } from './load.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';
import { PASSWORD, signIn } from './staff.ts';

const SUBSCRIBERS = 20_000;
const CONVERSATIONS = 50_000;
/** Staff who press at once. */
const CONNECTIONS = 4;
const SECONDS = 4;
const P99_MS = 150;
const PAGES = 200;

interface List {
  what: string;
  /** A page that is there also while there is little in the list. */
  first: string;
  /** Pages from all over the list. */
  path: (page: number) => string;
}

const LISTS: readonly List[] = [
  {
    what: 'tyres',
    first: '/api/tires/sheet?limit=100',
    path: (page) => `/api/tires/sheet?limit=100&offset=${(page % 50) * 100}`,
  },
  {
    what: 'tyres by price with a word',
    first: '/api/tires/sheet?limit=100&sort=price',
    path: (page) =>
      `/api/tires/sheet?limit=100&sort=price&q=${['nokian', '205/55R16', 'conti', '17'][page % 4] ?? ''}`,
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
];

export async function measureLists(): Promise<void> {
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir, { ADMIN_PASSWORD: PASSWORD });
  const { headers } = await signIn(product);
  const ask = async (paths: readonly string[]) => {
    const urls = paths.map((path) => `${product.url}${path}`);
    const result = await load({ urls, headers, connections: CONNECTIONS, seconds: SECONDS });
    if (result.failures > 0) throw new Error(`${paths[0]}: ${JSON.stringify(result.statuses)}`);
    return result;
  };
  try {
    const empty = new Map<List, number>();
    for (const list of LISTS) empty.set(list, (await ask([list.first])).p99Ms);
    await withDatabaseOf(dataDir, fill);
    for (const list of LISTS) {
      const pages = Array.from({ length: PAGES }, (_each, page) => list.path(page + 1));
      const { p99Ms, requestsPerSecond } = await ask(pages);
      const before = empty.get(list) ?? Number.NaN;
      report({
        what: `list of ${list.what} among ${SUBSCRIBERS.toLocaleString('en')} subscribers and ${CONVERSATIONS.toLocaleString('en')} conversations, ${CONNECTIONS} connections, ${perSecond(requestsPerSecond)}`,
        ours: `p99 ${milliseconds(p99Ms)}`,
        reference: `its first page in the demonstration shop ${milliseconds(before)}`,
        ratio: p99Ms / before,
        target: `≤ ${P99_MS} ms`,
        isMet: p99Ms <= P99_MS,
      });
    }
  } finally {
    await product.stop();
    await removeDataDir(dataDir);
  }
}

const AT_ONCE = 5_000;

/** Conversations of the last 80 days, each with a question and an answer. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await addSubscribers(db, SUBSCRIBERS);
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
