import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { MAX_EXPORTED } from '../../conversation-limits.ts';
import type { ConversationTables } from './store.ts';

const HEAD = '\uFEFFKeskustelu;Alkoi;Verkko-osoite;Aika;Puhuja;Viesti\r\n';
const EVENING = 'conv_1795255200000_evening';
const MORNING = 'conv_1795255200000_morning';

const db = () => shop.platform.db.$extendTables<ConversationTables>();
const download = (path: string, headers: object = staff) =>
  shop.app.inject({ url: `/api/conversations/${path}`, headers: { ...headers } });

async function begin(conversationId: string, at: string, network: string | null): Promise<string> {
  const id = newId();
  await db()
    .insertInto('conversation')
    .values({ id, conversationId, startedAt: new Date(at), network })
    .execute();
  return id;
}

const shop = await startTestApp({ now: '2026-11-21T12:00:00+02:00' });
const staff = await shop.loginStaff();
beforeEach(async () => {
  await db().deleteFrom('conversation').execute();
  // One minute before and after midnight in Helsinki.
  const id = await begin(EVENING, '2026-11-20T21:59:00Z', '192.0.2.0');
  await begin(MORNING, '2026-11-20T22:01:00Z', null);
  const at = new Date('2026-11-20T22:00:30Z');
  const said = [
    ['user', '=1+1; "hinta"?'],
    ['assistant', 'En osaa sanoa.\nSoita meille.'],
  ] as const;
  await db()
    .insertInto('conversationMessage')
    .values(
      said.map(([role, content], index) => ({
        id: newId(at.getTime() + index),
        conversation: id,
        role,
        content,
        at,
      })),
    )
    .execute();
});
afterAll(() => shop.close());

test('one conversation is exported with a row for every message, and no cell acts as a formula', async () => {
  const answer = await download(`${EVENING}/export`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="keskustelu-${EVENING}.csv"`);
  expect(answer.body).toBe(
    `${HEAD}${EVENING};20.11.2026 23:59;192.0.2.0;21.11.2026 00:00;Kävijä;"'=1+1; ""hinta""?"\r\n` +
      `${EVENING};20.11.2026 23:59;192.0.2.0;21.11.2026 00:00;Avustaja;"En osaa sanoa.\nSoita meille."\r\n`,
  );
  expect((await download('conv_1795255200000_nobody/export')).statusCode).toBe(404);
});

test('all conversations that began in a period are exported, also those without messages', async () => {
  const linesOf = async (from: string, to: string) => {
    const { statusCode, body } = await download(`export?from=${from}&to=${to}`);
    expect(statusCode).toBe(200);
    return body.split('\r\n').slice(1, -1);
  };
  expect(await linesOf('2026-11-20', '2026-11-20')).toHaveLength(2);
  expect(await linesOf('2026-11-21', '2026-11-21')).toEqual([`${MORNING};21.11.2026 00:01;;;;`]);
  expect(await linesOf('2026-11-20', '2026-11-21')).toHaveLength(3);
  expect(await linesOf('2026-11-22', '2026-11-30')).toEqual([]);
});

test.each([
  'export',
  'export?from=2026-11-21',
  'export?from=2026-11-21&to=2026-11-20',
  'export?from=2025-11-20&to=2026-11-21',
  'export?from=20.11.2026&to=21.11.2026',
  'export?from=2026-02-30&to=2026-03-01',
])('the export refuses %s with 422', async (path) => {
  expect((await download(path)).statusCode).toBe(422);
});

test('a year is the longest period', async () => {
  expect((await download('export?from=2025-11-21&to=2026-11-21')).statusCode).toBe(200);
});

test('what is too much for one file is refused', async () => {
  const id = await begin('conv_1795255200000_endless', '2026-11-10T10:00:00Z', null);
  // A busy machine takes longer for all of them at once than a statement may.
  const parts = 10;
  for (let part = 0; part < parts; part += 1) {
    await sql`insert into conversation_message (id, conversation, role, content, at)
      select gen_random_uuid(), ${id}, 'user', 'a', now() from generate_series(0, ${MAX_EXPORTED / parts}::int)`.execute(
      db(),
    );
  }
  const answer = await download('export?from=2026-11-10&to=2026-11-10');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'conversation.too_many_exported' });
});
