import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { clearLimits, limitKeysLeft } from '../../../../../test/builders/limits.ts';
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { MAX_PER_DAY } from '../../conversation-limits.ts';
import { conversationService } from './service.ts';
import type { ConversationTables } from './store.ts';

let staff: { authorization: string };

const NOON = '2026-11-21T12:00:00+02:00';
const ID = 'conv_1795255200000_abc123';

const db = () => shop.platform.db.$extendTables<ConversationTables>();
const log = (body: object, remoteAddress = '192.0.2.77') =>
  shop.app.inject({ method: 'POST', url: '/api/conversations/log', payload: body, remoteAddress });
const read = async (path = '') => {
  const answer = await shop.app.inject({ url: `/api/conversations${path}`, headers: staff });
  return { status: answer.statusCode, ...answer.json() };
};
const idOf = (number: number) => `conv_1795255200000_${String(number).padStart(6, '0')}`;
const say = async (conversationId: string, ...contents: string[]) => {
  const { id } = await db()
    .selectFrom('conversation')
    .select('id')
    .where('conversationId', '=', conversationId)
    .executeTakeFirstOrThrow();
  const at = shop.clock.now();
  const messages = contents.map((content, index) => ({
    id: newId(at.getTime() + index),
    conversation: id,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    at,
  }));
  await db().insertInto('conversationMessage').values(messages).execute();
};

const shop = await startTestApp({ now: NOON });
beforeEach(async () => {
  shop.clock.set(NOON);
  // A session of staff does not outlast the days some tests let go by.
  staff = await shop.loginStaff();
  await db().deleteFrom('conversation').execute();
  await clearLimits(shop);
});
afterAll(() => shop.close());

test('a conversation that begins is in the history with its time and a shortened address', async () => {
  const answer = await log({ conversationId: ID });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  await log({ conversationId: 'faq_1795255200001_xyz9' }, '2001:db8:1:2:3:4:5:6');
  const { conversations } = await read();
  expect(conversations).toHaveLength(2);
  expect(conversations).toContainEqual({
    _id: expect.any(String),
    conversationId: ID,
    startedAt: '2026-11-21T10:00:00.000Z',
    formattedTimestamp: '21.11.2026 12:00',
    firstQuestion: null,
    userIP: '192.0.2.0',
  });
  expect(conversations.map((one: { userIP: string }) => one.userIP)).toContain('2001:db8:1::');
});

test('the same conversation logged again, also at the same moment, is one', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => log({ conversationId: ID })));
  expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204, 204, 204]);
  shop.clock.advance(60_000);
  await log({ conversationId: ID }, '198.51.100.9');
  const { total, conversations } = await read();
  expect(total).toBe(1);
  expect(conversations[0]).toMatchObject({ userIP: '192.0.2.0', startedAt: '2026-11-21T10:00:00.000Z' });
});

test.each([
  {},
  { conversationId: '' },
  { conversationId: 5 },
  { conversationId: 'chat_1795255200000_abc123' },
  { conversationId: 'conv_123_abc123' },
  { conversationId: 'conv_1795255200000_ABC' },
  { conversationId: `conv_1795255200000_${'a'.repeat(33)}` },
  { conversationId: 'conv_1795255200000_abc123\n' },
  { conversationId: '<script>alert(1)</script>' },
])('the log refuses %j with 422', async (body) => {
  expect((await log(body)).statusCode).toBe(422);
  expect((await read()).total).toBe(0);
});

test('whatever is sent to the log, it is taken or refused, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (conversationId) => {
      // 400: a key like __proto__ in it.
      expect([400, 422]).toContain((await log({ conversationId })).statusCode);
    }),
    { numRuns: 30 },
  );
});

test('a client may log sixty times in an hour, also when all are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 62 }, (_, index) => log({ conversationId: idOf(index) })),
  );
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.headers['retry-after']).toBe('3600');
  expect(refused[0]?.json()).toMatchObject({ code: 'conversation.too_many' });
  expect((await log({ conversationId: idOf(100) }, '198.51.100.9')).statusCode).toBe(204);
  shop.clock.advance(3_600_000);
  expect((await log({ conversationId: idOf(101) })).statusCode).toBe(204);
});

test('all clients together may begin 5000 conversations a day; one already begun is logged', async () => {
  const at = shop.clock.now();
  const rows = Array.from({ length: MAX_PER_DAY }, (_, index) => ({
    id: newId(at.getTime()),
    conversationId: idOf(index),
    startedAt: at,
    network: null,
  }));
  await db().insertInto('conversation').values(rows).execute();
  const answer = await log({ conversationId: ID });
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'conversation.too_many_today' });
  expect((await log({ conversationId: idOf(1) })).statusCode).toBe(204);
  shop.clock.advance(DAY_MS);
  expect((await log({ conversationId: ID })).statusCode).toBe(204);
});

test('the history lists ten a page, newest first, with the total', async () => {
  for (let number = 0; number < 12; number += 1) {
    shop.clock.advance(1000);
    await log({ conversationId: idOf(number) });
  }
  const first = await read();
  expect(first).toMatchObject({ status: 200, page: 1, total: 12, totalPages: 2 });
  expect(first.conversations).toHaveLength(10);
  expect(first.conversations[0].conversationId).toBe(idOf(11));
  const second = await read('?page=2&limit=10');
  expect(second.conversations.map((one: { conversationId: string }) => one.conversationId)).toEqual([
    idOf(1),
    idOf(0),
  ]);
  expect(await read('?page=9')).toMatchObject({ conversations: [], page: 9, total: 12 });
  expect(await read('?limit=1000000')).toMatchObject({ totalPages: 1 });
  for (const query of ['?page=0', '?page=-1', '?page=abc', '?limit=0']) {
    expect((await read(query)).status).toBe(422);
  }
});

test('starts are counted by the days of the shop, newest first, with the average of the feedback', async () => {
  for (const [index, at] of [
    // One minute before and after midnight in Helsinki, on a summer and a winter day.
    '2026-07-10T20:59:00Z',
    '2026-07-10T21:01:00Z',
    '2026-11-20T21:59:00Z',
    '2026-11-20T22:01:00Z',
    '2026-11-21T09:00:00Z',
    // More than a year ago: in the total alone.
    '2025-03-01T09:00:00Z',
  ].entries()) {
    await db()
      .insertInto('conversation')
      .values({ id: newId(), conversationId: idOf(index), startedAt: new Date(at), network: null })
      .execute();
  }
  await shop.app.inject({ method: 'POST', url: '/api/feedback', payload: { rating: 9 } });
  await shop.app.inject({ method: 'POST', url: '/api/feedback', payload: { rating: 4, comment: 'Jono' } });
  expect(await read('/stats')).toEqual({
    status: 200,
    daily: [
      { date: '2026-11-21', count: 2 },
      { date: '2026-11-20', count: 1 },
      { date: '2026-07-11', count: 1 },
      { date: '2026-07-10', count: 1 },
    ],
    total: 6,
    averageRating: 6.5,
    feedbackCount: 2,
  });
});

test('without conversations the statistics are empty, not wrong', async () => {
  expect(await read('/stats')).toMatchObject({ status: 200, daily: [], total: 0 });
  expect(await read()).toMatchObject({ conversations: [], page: 1, total: 0, totalPages: 0 });
});

test('a transcript lists the messages in order', async () => {
  await log({ conversationId: ID });
  await say(ID, 'Mitä renkaanvaihto maksaa?', 'Renkaanvaihto maksaa 39,90 €.', 'Kiitos!');
  expect(await read()).toMatchObject({ conversations: [{ firstQuestion: 'Mitä renkaanvaihto maksaa?' }] });
  const transcript = await read(`/${ID}`);
  expect(transcript).toMatchObject({ status: 200, conversationId: ID, userIP: '192.0.2.0' });
  expect(
    transcript.messages.map(({ role, content }: { role: string; content: string }) => [role, content]),
  ).toEqual([
    ['user', 'Mitä renkaanvaihto maksaa?'],
    ['assistant', 'Renkaanvaihto maksaa 39,90 €.'],
    ['user', 'Kiitos!'],
  ]);
  expect(await read('/conv_1795255200000_nobody')).toMatchObject({
    status: 404,
    code: 'conversation.not_found',
  });
  expect((await read('/unknown')).status).toBe(422);
});

test('removing a conversation removes its messages, and the audit log holds none of them', async () => {
  await log({ conversationId: ID });
  await say(ID, 'Rekisterinumeroni on ABC-123');
  const remove = () => shop.app.inject({ method: 'DELETE', url: `/api/conversations/${ID}`, headers: staff });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect((await read()).total).toBe(0);
  expect(await db().selectFrom('conversationMessage').selectAll().execute()).toEqual([]);
  const audit = await shop.app.inject({ url: '/api/audit?limit=5', headers: staff });
  expect(audit.body).toContain('"conversation"');
  expect(audit.body).not.toContain('ABC-123');
  expect(audit.body).not.toContain(ID);
});

test('messages and addresses last 90 days, log calls two hours; the start stays counted', async () => {
  await log({ conversationId: ID });
  await say(ID, 'Moi');
  shop.clock.advance(90 * DAY_MS + 1000);
  await log({ conversationId: idOf(1) }, '198.51.100.9');
  await say(idOf(1), 'Hei');
  const service = conversationService(shop.platform, async () => ({ average: null, count: 0 }));
  expect(await service.forgetOld()).toBe(1);
  staff = await shop.loginStaff();
  expect(await read(`/${ID}`)).toMatchObject({ userIP: null, messages: [] });
  expect(await read(`/${idOf(1)}`)).toMatchObject({
    userIP: '198.51.100.0',
    messages: [{ content: 'Hei' }],
  });
  expect((await read('/stats')).total).toBe(2);
  expect(await limitKeysLeft(shop, 'conversation ')).toEqual(['conversation 198.51.100.9']);
});
