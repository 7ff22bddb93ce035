// Use cases of the waiting list: joining and leaving it, taking the time that is offered, what its page shows.
import { addDays, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { HOUR_MS, DAY_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { conflict, invalid, notFound, tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { countAgainstLimits } from '../../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../../platform/server/limits/network-address.ts';
import { bookingPath } from '../../booking-query.ts';
import type { Waiting } from '../../contract/admin.ts';
import type { WaitingInput } from '../../contract/waiting.ts';
import { waitingErrors as errors, waitingTexts } from '../../messages/waiting.ts';
import type { WaitingView } from '../../site/waiting-page.tsx';
import { atField } from '../booking-search.ts';
import { workColumns } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import * as bookings from '../store.ts';
import { tagsOfDays } from '../times.ts';
import { newCode } from '../visitor/create.ts';
import type { OfferJob } from './offers.ts';
import type { WaitingEmailJob } from './waiting-emails.ts';
import * as store from './waiting-store.ts';
import type { WaitingRow } from './waiting-store.ts';

/** Per network; EMAIL_LIMITS counts per email address from any network. */
const CLIENT_LIMITS = [{ windowMs: HOUR_MS, max: 10 }] as const;
const EMAIL_LIMITS = [{ windowMs: DAY_MS, max: 5 }] as const;

export interface WaitingParts extends BookingParts {
  email: WaitingEmailJob;
  offers: OfferJob;
}

export function waitingList(platform: Platform, parts: WaitingParts) {
  const db = platform.db.$extendTables<store.Tables>();
  const { clock } = platform;

  return {
    join: (sent: WaitingInput, ip: string) => join(platform, parts, sent, ip),
    take: (code: string) => takeOffer(platform, parts, code),
    ...turns(platform, parts),
    stateOf: async (code: string): Promise<WaitingView> => {
      const waiting = await store.findByCode(db, code);
      const isAhead = waiting !== undefined && waiting.day >= helsinkiDay(clock.now());
      return isAhead ? viewOf(db, waiting, clock.now()) : { kind: 'over' };
    },
    list: async (from: string, to: string): Promise<Waiting[]> =>
      (await store.listWaiting(db, from, to)).map(
        ({ id, day, wanted: { service }, name, email, offeredStart, createdAt }) => ({
          _id: id,
          day,
          service,
          name,
          email,
          offeredStart: offeredStart?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
        }),
      ),
  };
}

export type WaitingList = ReturnType<typeof waitingList>;

async function join(
  platform: Platform,
  parts: WaitingParts,
  { website, day, name, email, ...wanted }: WaitingInput,
  ip: string,
): Promise<{ message: string }> {
  const answer = { message: waitingTexts.added };
  // A robot gets the usual answer.
  if (website !== '') return answer;
  const now = platform.clock.now();
  const { farthestDays } = (await parts.times.rules()).settings;
  const today = helsinkiDay(now);
  const { arrivesOn } = await parts.work.check(wanted);
  const first = arrivesOn ?? today;
  if (day < first || day > addDays(today, farthestDays) || !(await parts.search.isOn())) {
    throw atField('day', invalid('booking.bad_day', errors.pastDay));
  }
  await inTransaction(platform.db.$extendTables<store.Tables>(), async (tx) => {
    const [ofClient = 0, ofEmail = 0] = await countAgainstLimits(tx, [
      { key: `booking.waiting ${addressKey(ip)}`, limits: CLIENT_LIMITS, at: now },
      { key: `booking.waiting ${email.toLowerCase()}`, limits: EMAIL_LIMITS, at: now },
    ]);
    const waitS = Math.max(ofClient, ofEmail);
    if (waitS > 0) throw tooMany('booking.too_many', errors.tooMany, waitS);
    const id = newId(now.getTime());
    const row = { id, code: newCode(), day, wanted, name, email, createdAt: now };
    // The same answer for an address that is in line already: it does not reveal who waits.
    if (await store.insertWaiting(tx, row)) {
      await platform.jobs.enqueue(parts.email, { waitingId: id, start: null }, { tx });
    } else {
      await store.rejoin(tx, email, day, now);
    }
    await platform.jobs.enqueue(parts.offers, {}, { tx });
  });
  return answer;
}

/** Books the reserved time: its row becomes the booking, so that nobody comes in between. The booking's code. */
async function takeOffer(platform: Platform, parts: WaitingParts, code: string): Promise<{ code: string }> {
  const { clock } = platform;
  const db = platform.db.$extendTables<store.Tables>();
  const work = await parts.work.check(expectWaiting(await store.findByCode(db, code)).wanted);
  const price = await parts.work.price(work);
  const bookingCode = newCode();
  const booking = await inTransaction(db, async (tx) => {
    const waiting = expectWaiting(await store.lockByCode(tx, code));
    const isOpen = waiting.offeredUntil !== null && waiting.offeredUntil > clock.now();
    const hold = isOpen ? await store.lockHold(tx, waiting) : undefined;
    const { product, quantity } = work;
    const isThere = !product || (await parts.catalogue.reserveTyres(tx, product.id, quantity));
    if (!hold || !isThere) throw conflict('booking.offer_gone', errors.offerGone);
    const { name, email } = waiting;
    const person = { kind: 'booking', code: bookingCode, name, email, staffNote: '' } as const;
    const change = { ...workColumns(work, price), ...person };
    const row = await bookings.updateBooking(tx, hold.id, change, clock.now());
    await store.removeWaiting(tx, waiting.id);
    await parts.writes.follow(tx, { booking: row, before: undefined, what: 'created', notify: true });
    return row;
  });
  await parts.writes.announce([{ booking, before: undefined }]);
  return { code: bookingCode };
}

/** Leaving the line, and going back to its end. */
function turns({ db: database, clock, jobs, pages }: Platform, { offers }: WaitingParts) {
  const db = database.$extendTables<store.Tables>();
  return {
    leave: async (code: string): Promise<void> => {
      const day = await inTransaction(db, async (tx) => {
        const waiting = await store.lockByCode(tx, code);
        if (!waiting) return undefined;
        await store.removeWaiting(tx, waiting.id);
        const freed = await store.removeHolds(tx, [waiting.id]);
        if (freed.length > 0) await jobs.enqueue(offers, {}, { tx });
        return waiting.day;
      });
      if (day !== undefined) await pages.changed(tagsOfDays([day]));
    },
    again: async (code: string): Promise<{ code: string }> => {
      await inTransaction(db, async (tx) => {
        const { id, offeredUntil } = expectWaiting(await store.lockByCode(tx, code));
        if (offeredUntil === null || offeredUntil > clock.now()) return;
        await store.removeHolds(tx, [id]);
        await store.clearOffer(tx, id, clock.now());
        await jobs.enqueue(offers, {}, { tx });
      });
      return { code };
    },
  };
}

function expectWaiting(waiting: WaitingRow | undefined): WaitingRow {
  if (!waiting) throw notFound('booking.not_waiting', errors.notFound);
  return waiting;
}

async function viewOf(db: store.Db, waiting: WaitingRow, now: Date): Promise<WaitingView> {
  const { day, wanted, offeredStart: start, offeredUntil: until } = waiting;
  const { service } = wanted;
  if (!start || !until) {
    return { kind: 'waiting', day, service, ahead: await store.countAhead(db, waiting) };
  }
  if (until <= now) return { kind: 'lapsed', day, start, timesPath: bookingPath(wanted, { from: day }) };
  return (await store.findHold(db, waiting)) ? { kind: 'offered', service, start, until } : { kind: 'gone' };
}
