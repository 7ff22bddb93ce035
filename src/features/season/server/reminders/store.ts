// The table of the reminders of the season.
import { sql, type RawBuilder } from 'kysely';

import { noticeTable, type NoticeRow } from '../../../../platform/server/notices/notice-table.ts';
import type { Turn } from '../../season-advice.ts';

export interface ReminderRow extends NoticeRow {
  /** The change that the letter is about. */
  turn: Turn;
  /** The advice had named the day already: the letter goes in the last days before it. */
  isBeforeDay: boolean;
}

export type ReminderTables = { seasonReminder: ReminderRow };

export const reminderTable = noticeTable<ReminderRow>('season_reminder');

/** Those that wait for the turn; those that go in the last days before it only when these are there. */
export function isToBeSent(turn: Turn, isUrgent: boolean): RawBuilder<unknown> {
  return sql`turn = ${turn} and (${isUrgent} or not is_before_day)`;
}
