// Conversations as CSV: one, or all that began in a period.
import { csvText } from '../../../../platform/contract/csv.ts';
import { addDays, formatDateTime, helsinkiInstant } from '../../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { invalid, notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { MOST_EXPORTED } from '../../conversation-limits.ts';
import { conversationExport as words, conversationErrors as errors } from '../../messages-conversations.ts';
import * as store from './store.ts';
import type { ConversationTables, ExportRow } from './store.ts';

export interface ConversationExports {
  /** Both days included. 422 when there is too much for one file. */
  ofPeriod: (from: IsoDay, to: IsoDay) => Promise<string>;
  /** 404 when it is gone. */
  ofOne: (conversationId: string) => Promise<string>;
}

export function conversationExports(platform: Platform): ConversationExports {
  const db = platform.db.$extendTables<ConversationTables>();
  return {
    ofPeriod: async (from, to) => {
      const period = {
        from: helsinkiInstant(from, '00:00'),
        before: helsinkiInstant(addDays(to, 1), '00:00'),
      };
      const rows = await store.listForExport(db, period, MOST_EXPORTED + 1);
      if (rows.length > MOST_EXPORTED) {
        throw invalid('conversation.too_many_exported', errors.tooManyExported);
      }
      return csvOf(rows);
    },
    ofOne: async (conversationId) => {
      const rows = await store.listForExport(db, { conversationId }, MOST_EXPORTED);
      if (rows.length === 0) throw notFound('conversation.not_found', errors.notFound);
      return csvOf(rows);
    },
  };
}

function csvOf(rows: readonly ExportRow[]): string {
  return csvText([words.head, ...rows.map(cellsOf)]);
}

function cellsOf({ conversation_id, started_at, network, at, role, content }: ExportRow): string[] {
  return [
    conversation_id,
    formatDateTime(started_at),
    network ?? '',
    at ? formatDateTime(at) : '',
    role ? words.speakers[role] : '',
    content ?? '',
  ];
}
