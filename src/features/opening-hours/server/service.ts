// Use cases of opening hours: what holds now, and saving a new week.
import type { Kysely } from 'kysely';

import { addDays, helsinkiDay } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { conflict, invalid } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { checkExceptions, checkWeek } from '../check-hours.ts';
import type { BusinessSettings, DayHours, HoursException, SentHours } from '../contract.ts';
import { OPENING_HOURS_TAG } from '../contract.ts';
import { openingHoursMessages as messages } from '../messages.ts';
import { exceptionsBetween, isModifiedFromDefault, nextChange, openStatus } from '../opening-hours.ts';
import type { Schedule } from '../opening-hours.ts';
import { getHours, raiseVersion, replaceExceptions, updateWeek } from './store.ts';
import type { OpeningHoursTables } from './store.ts';

/** How far ahead exceptions are given out. */
const DAYS_AHEAD = 365;

/** The hours at one instant, for pages and the API. */
export interface HoursNow {
  today: IsoDay;
  schedule: Schedule;
  settings: BusinessSettings;
  /** When anything of this changes by itself. */
  expiresAt: Date;
}

export interface OpeningHours {
  getHoursNow: () => Promise<HoursNow>;
  saveHours: (sent: SentHours) => Promise<BusinessSettings>;
}

export function openingHoursService(platform: Platform): OpeningHours {
  const db = platform.db.$extendTables<OpeningHoursTables>();

  async function getHoursNow(): Promise<HoursNow> {
    const now = platform.clock.now();
    const today = helsinkiDay(now);
    const stored = await getHours(db, today);
    const schedule = { week: stored.week, exceptions: stored.exceptions };
    return {
      today,
      schedule,
      expiresAt: nextChange(schedule, now),
      settings: {
        businessHours: stored.week,
        isModifiedFromDefault: isModifiedFromDefault(stored.week),
        lastModifiedDate: stored.modifiedAt?.toISOString() ?? null,
        exceptions: exceptionsBetween(schedule, today, addDays(today, DAYS_AHEAD)),
        status: openStatus(schedule, now),
        version: stored.version,
      },
    };
  }

  async function saveHours(sent: SentHours): Promise<BusinessSettings> {
    const now = platform.clock.now();
    const { week, exceptions } = checked(sent, helsinkiDay(now));
    const isSaved = await db.transaction().execute(async (tx) => {
      const before = await getHours(tx, helsinkiDay(now));
      if (!(await save(tx, sent.version, week, exceptions, now))) return false;
      const after = { week, exceptions: exceptions ?? before.exceptions };
      await platform.audit.record(tx, {
        action: 'changed',
        entity: 'opening-hours',
        before: auditFields(before),
        after: auditFields(after),
      });
      return true;
    });
    if (!isSaved) throw conflict('conflict.stale', messages.stale, (await getHoursNow()).settings);
    await platform.pages.changed([OPENING_HOURS_TAG]);
    return (await getHoursNow()).settings;
  }

  return { getHoursNow, saveHours };
}

/** The hours day by day, as the audit keeps them. */
function auditFields({ week, exceptions }: Schedule): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { day, ...hours } of week) fields[day] = hours;
  for (const { date, open, close, isClosed, reason } of exceptions) {
    fields[date] = { open, close, isClosed, reason };
  }
  return fields;
}

async function save(
  tx: Kysely<OpeningHoursTables>,
  version: number | undefined,
  week: readonly DayHours[],
  exceptions: readonly HoursException[] | undefined,
  now: Date,
): Promise<boolean> {
  if ((await raiseVersion(tx, version, now)) === undefined) return false;
  await updateWeek(tx, week);
  if (exceptions) await replaceExceptions(tx, helsinkiDay(now), exceptions);
  return true;
}

function checked(
  sent: SentHours,
  today: IsoDay,
): { week: DayHours[]; exceptions: HoursException[] | undefined } {
  const week = checkWeek(sent.businessHours);
  const exceptions = sent.exceptions && checkExceptions(sent.exceptions, today);
  if (week.ok && (!exceptions || exceptions.ok)) return { week: week.value, exceptions: exceptions?.value };
  const errors = [
    ...(week.ok ? [] : week.errors),
    ...(!exceptions || exceptions.ok ? [] : exceptions.errors),
  ];
  throw invalid(
    'opening_hours.invalid',
    errors.length === 1 ? (errors[0]?.message ?? messages.invalid) : messages.invalid,
    errors,
  );
}
