// The books of one run: hands out letters that are due and whose readers subscribe at this moment, and writes down what
// became of them, many at once. The journal has the truth before the database; see recovery.ts.
import type { Verdict } from '../delivery-rules.ts';
import * as deliveries from './delivery-store.ts';
import type { Claim, Settled } from './delivery-store.ts';
import type { Db } from './store.ts';

const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const FLUSH_MS = 50;
const FLUSH_AT = 100;
/** What was looked up is believed for this long. */
const FRESH_MS = 250;

export interface DeskParts {
  db: Db;
  newsletterId: string;
  /** The run. */
  owner: string;
  now: () => Date;
  findSubscribed: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Letters claimed at once. */
  batch: number;
  /** The books cannot be kept: the run must end. */
  onFailure: (error: unknown) => void;
}

export interface ClaimDesk {
  /** The next letter; undefined when none is due. */
  take: () => Promise<Claim | undefined>;
  /** Asked just before it is sent: whether it is still ours and wanted. One that is not is put aside here. */
  isStillDue: (claim: Claim) => Promise<boolean>;
  settle: (claim: Claim, verdict: Verdict) => void;
  /** Gives a letter back untried. */
  release: (claim: Claim) => void;
  /** Gives back what is left and writes everything down. Throws when the books could not be kept. */
  end: () => Promise<void>;
  /** Without writing anything further. */
  stop: () => void;
}

interface Queued {
  claim: Claim;
  checkedAt: number;
}

interface Desk extends DeskParts {
  queue: Queued[];
  /** When each letter that was handed out was looked up last. */
  checked: Map<number, number>;
  isEmpty: boolean;
  fetching: Promise<void> | undefined;
  books: ReturnType<typeof bookKeeper>;
}

export function claimDesk(parts: DeskParts): ClaimDesk {
  const { db, owner, now } = parts;
  const books = bookKeeper(parts);
  const desk: Desk = {
    ...parts,
    books,
    queue: [],
    checked: new Map(),
    isEmpty: false,
    fetching: undefined,
  };
  const renewing = setInterval(() => {
    books.write(() => deliveries.renewLeases(db, owner, leaseFrom(now())));
  }, RENEW_MS);
  renewing.unref();
  return {
    take: () => takeNext(desk),
    isStillDue: async (claim) => {
      const checkedAt = desk.checked.get(claim.id) ?? 0;
      desk.checked.delete(claim.id);
      return performance.now() - checkedAt < FRESH_MS || checkAgain(desk, claim);
    },
    settle: (claim, { code, ...verdict }) =>
      books.note({ id: claim.id, lastCode: code, isTried: true, ...verdict }),
    release: (claim) => books.note(untried(claim, now())),
    end: async () => {
      clearInterval(renewing);
      await desk.fetching;
      for (const { claim } of desk.queue.splice(0)) books.note(untried(claim, now()));
      await books.end();
    },
    stop: () => {
      clearInterval(renewing);
      books.stop();
    },
  };
}

async function takeNext(desk: Desk): Promise<Claim | undefined> {
  for (;;) {
    const next = desk.queue.shift();
    // The next ones are looked up while these go.
    if (!desk.isEmpty && desk.queue.length <= desk.batch / 2) void fetchOnce(desk);
    if (next) {
      desk.checked.set(next.claim.id, next.checkedAt);
      return next.claim;
    }
    if (desk.isEmpty) return undefined;
    await fetchOnce(desk);
  }
}

/** What fails stays: whoever asks next is told. */
function fetchOnce(desk: Desk): Promise<void> {
  if (desk.fetching) return desk.fetching;
  const fetching = fetchMore(desk).then(() => {
    desk.fetching = undefined;
  });
  fetching.catch(() => undefined);
  desk.fetching = fetching;
  return fetching;
}

async function fetchMore(desk: Desk): Promise<void> {
  const { db, newsletterId, owner, batch: count, now, findSubscribed } = desk;
  const claims = await deliveries.claim(db, {
    newsletterId,
    owner,
    leaseUntil: leaseFrom(now()),
    now: now(),
    count,
  });
  desk.isEmpty = claims.length === 0;
  const subscribed = await findSubscribed(claims.map(({ subscriber_id: id }) => id));
  const checkedAt = performance.now();
  for (const claim of claims) {
    if (subscribed.has(claim.subscriber_id)) desk.queue.push({ claim, checkedAt });
    else desk.books.note(suppressed(claim, now()));
  }
}

/** Looks up again all that waits, so that a slow server does not cost a question for each. */
async function checkAgain(desk: Desk, claim: Claim): Promise<boolean> {
  const { db, owner, now, findSubscribed, books } = desk;
  const waiting = desk.queue.splice(0);
  const all = [claim, ...waiting.map((queued) => queued.claim)];
  const ids = all.map(({ id }) => id);
  const [claimed, subscribed] = await Promise.all([
    deliveries.findStillClaimed(db, owner, ids, now()),
    findSubscribed(all.map(({ subscriber_id: id }) => id)),
  ]);
  const checkedAt = performance.now();
  const isDue = ({ id, subscriber_id: reader }: Claim) => claimed.has(id) && subscribed.has(reader);
  for (const one of all.filter((other) => !isDue(other))) {
    books.note(claimed.has(one.id) ? suppressed(one, now()) : untried(one, now()));
  }
  const kept = waiting.filter((queued) => isDue(queued.claim)).map((queued) => ({ ...queued, checkedAt }));
  desk.queue.push(...kept);
  return isDue(claim);
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Writes what is noted, in order, many at once. */
function bookKeeper({ db, owner, now, onFailure }: DeskParts) {
  let noted: Settled[] = [];
  let writing = Promise.resolve();
  /** One after the other: two that touch the same letters would wait for each other for ever. */
  const write = (action: () => Promise<void>) => {
    writing = writing.then(action);
    writing.catch(onFailure);
  };
  const flush = () => {
    const batch = noted;
    noted = [];
    if (batch.length === 0) return;
    write(() => deliveries.settle(db, owner, batch, now()));
  };
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  return {
    write,
    note: (settled: Settled) => {
      noted.push(settled);
      if (noted.length >= FLUSH_AT) flush();
    },
    end: async () => {
      stop();
      flush();
      await writing;
    },
    stop,
  };
}

function untried({ id, is_possibly_double: isPossiblyDouble }: Claim, now: Date): Settled {
  return { id, state: 'pending', nextAt: now, lastCode: 0, isHard: false, isPossiblyDouble, isTried: false };
}

function suppressed({ id }: Claim, now: Date): Settled {
  return {
    id,
    state: 'suppressed',
    nextAt: now,
    lastCode: 0,
    isHard: false,
    isPossiblyDouble: false,
    isTried: false,
  };
}
