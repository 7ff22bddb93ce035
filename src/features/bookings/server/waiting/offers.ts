// Offering freed times to those in line. A time that begins in more than two hours is reserved for half an hour for one person:
// as a row of blocked time, so that visitors, the API and staff see it as taken and the database refuses anybody else. A nearer
// one is offered to nobody: it is simply free.
import { z } from 'zod';

import { helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { Problem } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { isExclusionViolation } from '../../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { defineJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { freeTimes, offeredBay } from '../../free-times.ts';
import { waitingTexts } from '../../messages/waiting.ts';
import { bookedMinutes } from '../../work-length.ts';
import { workColumns, searchFor, type CheckedWork, type WorkChecks } from '../checked-work.ts';
import { BAY_FREE, insertBookings, type NewBooking } from '../store.ts';
import { readOccupied, tagsOfDays, type BookingTimes } from '../times.ts';
import { slotOf } from '../visitor/create.ts';
import type { WaitingEmailJob } from './waiting-emails.ts';
import * as store from './waiting-store.ts';
import type { WaitingRow } from './waiting-store.ts';

export interface OfferSources {
  times: BookingTimes;
  work: WorkChecks;
  isOn: () => Promise<boolean>;
  email: WaitingEmailJob;
}

export type OfferJob = Job<object>;

const HELD_MS = 30 * MINUTE_MS;
const AHEAD_MS = 120 * MINUTE_MS;

/** Ends offers that are over and makes new ones: when a time was freed, and every ten minutes for times that opened otherwise. */
export function offerJob(platform: Platform, sources: OfferSources): OfferJob {
  const db = platform.db.$extendTables<store.Tables>();
  const { clock, jobs, pages } = platform;

  const job: OfferJob = defineJob({
    name: 'bookings.offer',
    schema: z.object({}),
    isSerial: true,
    schedule: { cron: '*/10 * * * *' },
    run: async ({ log }) => {
      const freed = await inTransaction(db, async (tx) => {
        await store.clearLostOffers(tx, clock.now());
        return store.removeLapsedHolds(tx, clock.now());
      });
      const changed = new Set(freed.map(({ startsAt }) => helsinkiDay(startsAt)));
      let count = 0;
      const inLine = (await sources.isOn()) ? await store.listInLine(db, helsinkiDay(clock.now())) : [];
      for (const waiting of inLine) {
        if (!(await offer(waiting))) continue;
        changed.add(waiting.day);
        count += 1;
      }
      if (changed.size > 0) await pages.changed(tagsOfDays([...changed]));
      if (count > 0) log.info({ count }, 'freed times offered to those in line');
    },
  });

  async function offer(waiting: WaitingRow): Promise<boolean> {
    const wanted = await readWanted(sources, waiting);
    const now = clock.now();
    const slot = wanted && (await findSlot(db, sources, { day: waiting.day, wanted, now }));
    if (!wanted || !slot) return false;
    const until = new Date(now.getTime() + HELD_MS);
    try {
      return await inTransaction(db, async (tx) => {
        if (!(await store.setOffer(tx, waiting.id, slot.startsAt, until))) return false;
        await insertBookings(tx, [holdOf(waiting.id, wanted, slot, now)]);
        const start = slot.startsAt.toISOString();
        await jobs.enqueue(sources.email, { waitingId: waiting.id, start }, { tx });
        await jobs.enqueue(job, {}, { tx, startAfter: until });
        return true;
      });
    } catch (error) {
      // Somebody was faster; the next run looks again.
      if (isExclusionViolation(error, BAY_FREE)) return false;
      throw error;
    }
  }

  return job;
}

/** `undefined` for work that cannot be booked now, as when its tyres are sold. */
async function readWanted({ work }: OfferSources, { wanted }: WaitingRow): Promise<CheckedWork | undefined> {
  try {
    const checked = await work.check(wanted);
    return checked.refusal === undefined ? checked : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

type Slot = ReturnType<typeof slotOf> & { bay: number };

/** The first free time of the day, as the database has it now, with the bay that takes it. */
async function findSlot(
  db: store.Db,
  { times }: OfferSources,
  { day, wanted, now }: { day: IsoDay; wanted: CheckedWork; now: Date },
): Promise<Slot | undefined> {
  const rules = await times.rules();
  const minutes = bookedMinutes(rules.settings, wanted);
  const search = searchFor(rules, await readOccupied(db, [day]), wanted, now.getTime());
  const startMs = freeTimes(search, day, 1)[0]?.starts.find((start) => start > now.getTime() + AHEAD_MS);
  const bay = startMs === undefined ? undefined : offeredBay(search, startMs);
  if (startMs === undefined || bay === undefined || minutes === undefined) return undefined;
  return { bay, ...slotOf(startMs, minutes, rules.settings.gapMinutes) };
}

/** Without a customer, as staff and visitors see it. */
function holdOf(id: string, wanted: CheckedWork, slot: Slot, now: Date): NewBooking {
  const work = { ...wanted, product: undefined, tyreSource: null, arrivesOn: null };
  return {
    ...workColumns(work, { parts: [], cents: null }),
    ...slot,
    id,
    kind: 'block',
    source: 'waiting_list',
    code: null,
    state: 'booked',
    hotelSetId: null,
    customerId: null,
    name: '',
    phone: '',
    phoneKey: '',
    email: '',
    licencePlate: '',
    note: '',
    staffNote: waitingTexts.hold,
    remindedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
