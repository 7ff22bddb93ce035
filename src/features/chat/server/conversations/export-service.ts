// Conversations as CSV: one, or all that began in a period.
import { csvText } from '../../../../platform/contract/csv.ts';
import {
  addDays,
  formatDateTime,
  helsinkiInstant,
  type IsoDay,
} from '../../../../platform/contract/dates.ts';
import { invalid, notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { MAX_EXPORTED } from '../../conversation-limits.ts';
import { conversationExport as words, conversationErrors as errors } from '../../messages/conversations.ts';
import * as store from './store.ts';
import type { ConversationTables, ExportRow } from './store.ts';

export function conversationExports(platform: Platform) {
  const db = platform.db.$extendTables<ConversationTables>();
  return {
    /** Both days included. 422 when there is too much for one file. */
    ofPeriod: async (from: IsoDay, to: IsoDay) => {
      const period = {
        from: helsinkiInstant(from, '00:00'),
        before: helsinkiInstant(addDays(to, 1), '00:00'),
      };
      const rows = await store.listForExport(db, period, MAX_EXPORTED + 1);
      if (rows.length > MAX_EXPORTED) {
        throw invalid('conversation.too_many_exported', errors.tooManyExported);
      }
      return csvOf(rows);
    },
    /** 404 when it does not exist. */
    ofOne: async (conversationId: string) => {
      const rows = await store.listForExport(db, { conversationId }, MAX_EXPORTED);
      if (rows.length === 0) throw notFound('conversation.not_found', errors.notFound);
      return csvOf(rows);
    },
  };
}

export type ConversationExports = ReturnType<typeof conversationExports>;

function csvOf(rows: readonly ExportRow[]): string {
  return csvText([words.head, ...rows.map(cellsOf)]);
}

function cellsOf({ conversationId, startedAt, network, at, role, content }: ExportRow): string[] {
  return [
    conversationId,
    formatDateTime(startedAt),
    network ?? '',
    at ? formatDateTime(at) : '',
    role ? words.speakers[role] : '',
    content ?? '',
  ];
}
