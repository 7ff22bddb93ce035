// Use cases of opening hours: the hours of today, and saving a new week.
import { addDays, helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { checkExceptions, checkWeek } from '../check-hours.ts';
import {
  OPENING_HOURS_TAG,
  type BusinessSettings,
  type DayHours,
  type HoursException,
  type HoursInput,
} from '../contract.ts';
import { openingHoursMessages as messages } from '../messages.ts';
import {
  exceptionsBetween,
  HOLIDAY_DAYS,
  isModifiedFromDefault,
  nextChange,
  openStatus,
  shortStatus,
  type Schedule,
} from '../opening-hours.ts';
import {
  getHours,
  lockHours,
  raiseVersion,
  replaceExceptions,
  updateWeek,
  type OpeningHoursTables,
} from './store.ts';

/** The hours at one instant, for pages and the API. */
export interface HoursNow {
  today: IsoDay;
  schedule: Schedule;
  settings: BusinessSettings;
  /** Open or closed in two or three words; undefined without stored hours. */
  shortStatus: string | undefined;
  /** When anything of this changes by itself. */
  expiresAt: Date;
}

export interface OpeningHours {
  getHoursNow: () => Promise<HoursNow>;
  saveHours: (sent: HoursInput) => Promise<BusinessSettings>;
}

export function openingHoursService(platform: Platform): OpeningHours {
  const db = platform.db.$extendTables<OpeningHoursTables>();

  async function getHoursNow(): Promise<HoursNow> {
    const now = platform.clock.now();
    const today = helsinkiDay(now);
    const stored = await getHours(db, today);
    const schedule = { week: stored.week, exceptions: stored.exceptions };
    const lastHoliday = addDays(today, HOLIDAY_DAYS);
    return {
      today,
      schedule,
      expiresAt: nextChange(schedule, now),
      shortStatus: shortStatus(schedule, now),
      settings: {
        businessHours: stored.week,
        isModifiedFromDefault: isModifiedFromDefault(stored.week),
        lastModifiedDate: stored.modifiedAt?.toISOString() ?? null,
        exceptions: [
          ...exceptionsBetween(schedule, today, lastHoliday),
          // Every stored one, because a save replaces all of them.
          ...stored.exceptions.filter(({ date }) => date > lastHoliday),
        ],
        status: openStatus(schedule, now),
        version: stored.version,
      },
    };
  }

  async function saveHours(sent: HoursInput): Promise<BusinessSettings> {
    const now = platform.clock.now();
    const { week, exceptions } = checked(sent, helsinkiDay(now));
    await changeRecord(platform, db, (tx) => lockHours(tx, helsinkiDay(now)), {
      expected: {
        version: sent.version,
        message: messages.stale,
        current: async () => (await getHoursNow()).settings,
      },
      change: async (tx, before) => {
        await raiseVersion(tx, now);
        await updateWeek(tx, week);
        if (exceptions) await replaceExceptions(tx, helsinkiDay(now), exceptions);
        return { ...before, week, exceptions: exceptions ?? before.exceptions };
      },
      audit: (row) => ({ entity: 'opening-hours', fields: auditFields(row) }),
      tags: [OPENING_HOURS_TAG],
    });
    return (await getHoursNow()).settings;
  }

  return { getHoursNow, saveHours };
}

/** The hours day by day, as the audit log stores them. */
function auditFields({ week, exceptions }: Schedule): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { day, ...hours } of week) fields[day] = hours;
  for (const { date, open, close, isClosed, reason } of exceptions) {
    fields[date] = { open, close, isClosed, reason };
  }
  return fields;
}

function checked(
  sent: HoursInput,
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
