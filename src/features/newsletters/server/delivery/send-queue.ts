// The queue of one run: claims emails that are due and whose recipients are still subscribed, and stores what
// became of them, many at once. The journal has the truth before the database; see recovery.ts.
import type { Verdict } from '../../delivery-rules.ts';
import type { Db } from '../store.ts';
import * as deliveries from './delivery-store.ts';
import type { Claim, DeliveryOutcome } from './delivery-store.ts';

const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const FLUSH_MS = 50;
const FLUSH_AT = 100;
/** What was looked up is believed for this long. */
const FRESH_MS = 250;

export interface SendQueueParts {
  db: Db;
  newsletterId: string;
  /** The run. */
  owner: string;
  now: () => Date;
  findSubscribed: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Emails claimed at once. */
  batch: number;
  /** The results cannot be stored: the run must end. */
  onFailure: (error: unknown) => void;
}

interface Queued {
  claim: Claim;
  checkedAt: number;
}

interface QueueState extends SendQueueParts {
  queue: Queued[];
  /** When each email that was handed out was looked up last. */
  checked: Map<number, number>;
  isEmpty: boolean;
  fetching: Promise<void> | undefined;
  writes: ReturnType<typeof batchedWrites>;
}

export function createSendQueue(parts: SendQueueParts) {
  const { db, owner, now } = parts;
  const writes = batchedWrites(parts);
  const queueState: QueueState = {
    ...parts,
    writes,
    queue: [],
    checked: new Map(),
    isEmpty: false,
    fetching: undefined,
  };
  const renewing = setInterval(() => {
    writes.write(() => deliveries.renewLeases(db, owner, leaseFrom(now())));
  }, RENEW_MS);
  renewing.unref();
  return {
    /** The next email; undefined when none is due. */
    take: () => takeNext(queueState),
    /** Called just before it is sent: whether it is still ours and wanted. One that is not is put aside here. */
    isStillDue: async (claim: Claim) => {
      const checkedAt = queueState.checked.get(claim.id) ?? 0;
      queueState.checked.delete(claim.id);
      return performance.now() - checkedAt < FRESH_MS || checkAgain(queueState, claim);
    },
    storeOutcomes: (claim: Claim, { code, ...verdict }: Verdict) =>
      writes.note({ id: claim.id, lastCode: code, isTried: true, ...verdict }),
    /** Gives an email back untried. */
    release: (claim: Claim) => writes.note(untried(claim, now())),
    /** Releases what is left and stores all results. Throws when they could not be stored. */
    end: async () => {
      clearInterval(renewing);
      await queueState.fetching;
      for (const { claim } of queueState.queue.splice(0)) writes.note(untried(claim, now()));
      await writes.end();
    },
    /** Without writing anything further. */
    stop: () => {
      clearInterval(renewing);
      writes.stop();
    },
  };
}

export type SendQueue = ReturnType<typeof createSendQueue>;

async function takeNext(queueState: QueueState): Promise<Claim | undefined> {
  for (;;) {
    const next = queueState.queue.shift();
    // The next ones are looked up while these go.
    if (!queueState.isEmpty && queueState.queue.length <= queueState.batch / 2) void fetchOnce(queueState);
    if (next) {
      queueState.checked.set(next.claim.id, next.checkedAt);
      return next.claim;
    }
    if (queueState.isEmpty) return undefined;
    await fetchOnce(queueState);
  }
}

/** A failure stays: the next caller gets it. */
function fetchOnce(queueState: QueueState): Promise<void> {
  if (queueState.fetching) return queueState.fetching;
  const fetching = fetchMore(queueState).then(() => {
    queueState.fetching = undefined;
  });
  fetching.catch(() => undefined);
  queueState.fetching = fetching;
  return fetching;
}

async function fetchMore(queueState: QueueState): Promise<void> {
  const { db, newsletterId, owner, batch: count, now, findSubscribed } = queueState;
  const claims = await deliveries.claim(db, {
    newsletterId,
    owner,
    leaseUntil: leaseFrom(now()),
    now: now(),
    count,
  });
  queueState.isEmpty = claims.length === 0;
  const subscribed = await findSubscribed(claims.map(({ subscriberId: id }) => id));
  const checkedAt = performance.now();
  for (const claim of claims) {
    if (subscribed.has(claim.subscriberId)) queueState.queue.push({ claim, checkedAt });
    else queueState.writes.note(suppressed(claim, now()));
  }
}

/** Looks up again all that waits, so that a slow server does not cost a question for each. */
async function checkAgain(queueState: QueueState, claim: Claim): Promise<boolean> {
  const { db, owner, now, findSubscribed, writes } = queueState;
  const waiting = queueState.queue.splice(0);
  const all = [claim, ...waiting.map((queued) => queued.claim)];
  const ids = all.map(({ id }) => id);
  const [claimed, subscribed] = await Promise.all([
    deliveries.findStillClaimed(db, owner, ids, now()),
    findSubscribed(all.map(({ subscriberId: id }) => id)),
  ]);
  const checkedAt = performance.now();
  const isDue = ({ id, subscriberId: recipient }: Claim) => claimed.has(id) && subscribed.has(recipient);
  for (const one of all.filter((other) => !isDue(other))) {
    writes.note(claimed.has(one.id) ? suppressed(one, now()) : untried(one, now()));
  }
  const due = waiting.filter((queued) => isDue(queued.claim)).map((queued) => ({ ...queued, checkedAt }));
  queueState.queue.push(...due);
  return isDue(claim);
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Writes what is noted, in order, many at once. */
function batchedWrites({ db, owner, now, onFailure }: SendQueueParts) {
  let noted: DeliveryOutcome[] = [];
  let writing = Promise.resolve();
  /** One after the other: two that touch the same emails would wait for each other for ever. */
  const write = (action: () => Promise<void>) => {
    writing = writing.then(action);
    writing.catch(onFailure);
  };
  const flush = () => {
    const batch = noted;
    noted = [];
    if (batch.length === 0) return;
    write(() => deliveries.storeOutcomes(db, owner, batch, now()));
  };
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  return {
    write,
    note: (settled: DeliveryOutcome) => {
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

function untried({ id, isPossiblyDouble }: Claim, now: Date): DeliveryOutcome {
  return { id, state: 'pending', nextAt: now, lastCode: 0, isHard: false, isPossiblyDouble, isTried: false };
}

function suppressed({ id }: Claim, now: Date): DeliveryOutcome {
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
