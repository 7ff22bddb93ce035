import { afterAll, expect, test } from 'vitest';

import { testDatabase } from '../../../../../../test/database.ts';
import { newId } from '../../../../../platform/contract/ids.ts';
import { insertMessages, type DialogueTables } from './dialogue-store.ts';

const own = await testDatabase();
afterAll(() => own.close());

test('an answer in a conversation that staff remove meanwhile is sent and not stored', async () => {
  const db = own.db.$extendTables<DialogueTables>();
  const message = {
    role: 'user',
    content: 'Moi',
    at: new Date(),
    tool: null,
    topic: null,
    gap: null,
    asksBack: false,
  } as const;
  const nothing = { questionHash: null, missingSize: null, missingKind: null, customerId: null };
  await insertMessages(db, [{ ...message, ...nothing, id: newId(), conversation: newId() }]);
  expect(await db.selectFrom('conversationMessage').selectAll().execute()).toEqual([]);
});
