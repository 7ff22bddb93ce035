// What customers have written to the assistant while signed in, for the export and erasure of their data.
import type { Platform } from '../../../../platform/server/context.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import * as store from './store.ts';
import type { ConversationTables } from './store.ts';

export function chatPersonalData(platform: Platform): PersonalData {
  const db = platform.db.$extendTables<ConversationTables>();
  return {
    name: 'conversations',
    exportOf: ({ _id }) => store.listMessagesOf(db, _id),
    erase: ({ _id }) => store.removeMessagesOf(db, _id),
  };
}
