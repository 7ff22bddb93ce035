import { fileURLToPath } from 'node:url';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import type { MissingSize, Unanswered } from '../../contract/gaps.ts';
import type { DialogueTables } from '../assistant/turns/dialogue-store.ts';
import { forgetHidden, type GapTables } from './gaps-store.ts';
import { conversationService } from './service.ts';

let staff: { authorization: string };

const NOON = '2026-11-21T12:00:00+02:00';
const SOCKS = 'Neulotteko sukkia?';
const CHESS = 'Opetatteko shakkia?';

const db = () => shop.platform.db.$extendTables<DialogueTables & Pick<GapTables, 'hiddenQuestion'>>();
const idOf = (number: number) => `conv_1795255200000_${String(number).padStart(6, '0')}`;
const ask = async (content: string, conversation: number) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/ai/chat',
    remoteAddress: `203.0.113.${conversation}`,
    headers: { cookie: `kaarto_chat=${String(conversation).padStart(32, '0')}` },
    payload: { messages: [{ id: '1', role: 'user', content }], conversationId: idOf(conversation) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  // Two messages of one millisecond have no order.
  shop.clock.advance(10);
};
const read = async (path: string) => {
  const answer = await shop.app.inject({ url: `/api/conversations${path}`, headers: staff });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const unanswered = async (query = ''): Promise<{ questions: Unanswered[]; total: number }> =>
  read(`/unanswered${query}`);
const missing = async (): Promise<MissingSize[]> => read('/missing-sizes');
const hide = (id: string, isHidden = true, headers = staff) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/conversations/unanswered/${id}/hidden`,
    headers,
    payload: { isHidden },
  });

const shop = await startTestApp({ now: NOON, settings: { demoData: true } });
await shop.features.prepare(() => undefined, fileURLToPath(new URL('../../../../../demo', import.meta.url)));
beforeEach(async () => {
  shop.clock.set(NOON);
  staff = await shop.loginStaff();
  await db().deleteFrom('conversation').execute();
  await db().deleteFrom('hiddenQuestion').execute();
});
afterAll(() => shop.close());

test('unanswered questions are grouped by words, counted by conversation, most frequent first', async () => {
  await ask('Opetatteko shakkia?', 1);
  await ask(SOCKS, 2);
  await ask('neulotteko SUKKIA', 3);
  await ask('Neulotteko, sukkia…?', 4);
  await ask('Oletteko auki lauantaina?', 5);
  const { questions, total } = await unanswered();
  expect(questions.map(({ question, count }) => [question, count])).toEqual([
    ['Neulotteko, sukkia…?', 3],
    ['Opetatteko shakkia?', 1],
  ]);
  expect(total).toBe(2);
  expect(questions[0]).toMatchObject({
    conversationId: idOf(4),
    lastAskedAt: '2026-11-21T10:00:00.030Z',
  });
});

test('unanswered questions come ten a page; a page beyond the last is empty', async () => {
  for (let index = 0; index < 12; index += 1) {
    await ask(`Silitättekö kissoja ${'x'.repeat(index + 1)}?`, index);
  }
  expect((await unanswered()).questions).toHaveLength(10);
  expect((await unanswered('?page=2')).questions).toHaveLength(2);
  expect(await unanswered('?page=9')).toMatchObject({ questions: [], total: 12, totalPages: 2 });
});

test('a hidden question stays hidden when it is asked again, and can be shown again', async () => {
  await ask(SOCKS, 1);
  const id = (await unanswered()).questions[0]?._id ?? '';
  expect((await hide(id)).statusCode).toBe(204);
  expect((await hide(id)).statusCode).toBe(204);
  await ask('neulotteko sukkia', 2);
  expect(await unanswered()).toMatchObject({ questions: [], total: 0 });
  expect((await hide(id, false)).statusCode).toBe(204);
  expect((await unanswered()).questions).toMatchObject([{ count: 2 }]);
  expect((await hide('0'.repeat(64))).statusCode).toBe(404);
  expect((await hide('x')).statusCode).toBe(422);
  const audit = await shop.app.inject({ url: '/api/audit?limit=5', headers: staff });
  expect(audit.body.match(/"unanswered-question"/g)).toHaveLength(2);
  expect(audit.body).not.toMatch(/sukk/);
});

test('a question that the shop has answered in its own list is unanswered no more', async () => {
  await ask(SOCKS, 1);
  const list = await shop.app.inject({ url: '/api/faq', headers: staff });
  const items: { _id: string; question: string; answer: string }[] = list.json();
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/faq',
    headers: staff,
    payload: {
      items: [...items, { question: SOCKS, answer: 'Emme neulo.' }],
      version: Number(list.headers['x-version']),
    },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await unanswered()).total).toBe(0);
});

const thumbDown = (conversation: number, question?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/feedback',
    payload: { thumbs: 'down', conversationId: idOf(conversation), question },
  });

test('a question becomes another way to ask with one call, works at once, and can be taken back', async () => {
  await ask(CHESS, 1);
  const [known] = (await shop.app.inject({ url: '/api/faq/taught', headers: staff })).json();
  const teach = async (isKnown: boolean) => {
    const taught = await shop.app.inject({
      method: 'PUT',
      url: `/api/faq/${known._id}/way`,
      headers: staff,
      payload: { way: CHESS, isKnown },
    });
    expect(taught.statusCode, taught.body).toBe(204);
  };
  await teach(true);
  expect((await unanswered()).total).toBe(0);
  await ask('opetatteko SHAKKIA', 2);
  const stored = await db().selectFrom('conversationMessage').selectAll().orderBy('id').execute();
  expect(stored.at(-1)?.content).toBe(known.answer);
  expect(stored.at(-2)).toMatchObject({ gap: null, topic: 'faq' });
  await teach(false);
  expect((await unanswered()).questions).toMatchObject([{ question: CHESS, gap: 'unknown' }]);
});

test('an answer with a thumb down is unanswered, with what the question was taken for', async () => {
  await ask('Mitä rengashotelli maksaa?', 1);
  await ask('Oletteko auki lauantaina?', 1);
  expect((await unanswered()).total).toBe(0);
  expect((await thumbDown(1)).statusCode).toBe(201);
  expect((await thumbDown(9)).statusCode).toBe(201);
  const { questions } = await unanswered();
  expect(questions).toMatchObject([
    { question: 'Oletteko auki lauantaina?', gap: 'disliked', topic: 'hours' },
  ]);
});

test('a thumb down is about the answer it stands under, also when that is an answer of the list', async () => {
  const [known] = (await shop.app.inject({ url: '/api/faq/taught', headers: staff })).json();
  await ask(known.question, 1);
  await ask('Oletteko auki lauantaina?', 1);
  await ask('Kiitos!', 1);
  await thumbDown(1, 'Oletteko auki lauantaina?');
  expect((await unanswered()).questions).toMatchObject([{ question: 'Oletteko auki lauantaina?' }]);
  await thumbDown(1, known.question);
  expect((await unanswered()).total).toBe(2);
});

test('a question that is repeated in a conversation is unanswered; thanks said twice are not', async () => {
  await ask('Oletteko auki lauantaina?', 1);
  await ask('Kiitos!', 1);
  await ask('kiitos', 1);
  await ask('oletteko auki LAUANTAINA', 1);
  await ask('Oletteko auki lauantaina?', 2);
  const { questions } = await unanswered();
  expect(questions).toMatchObject([{ question: 'oletteko auki LAUANTAINA', gap: 'repeated', count: 1 }]);
});

test('a visitor who leaves when asked for a size was not served; one who goes on was', async () => {
  await ask('Haluan uudet talvirenkaat', 1);
  await ask('Tarvitsen kesärenkaat', 2);
  await ask('205/55R16', 2);
  expect((await unanswered()).total).toBe(0);
  shop.clock.advance(16 * 60_000);
  const { questions } = await unanswered();
  expect(questions).toMatchObject([
    { question: 'Haluan uudet talvirenkaat', gap: 'left', topic: 'tyres', count: 1 },
  ]);
});

test('missing sizes are counted by kind, with what is in stock now', async () => {
  await ask('Onko 355/25R21 renkaita?', 1);
  await ask('355/25-21 hinta', 2);
  await ask('355/25R21 kitkarenkaat', 3);
  await ask('355/25R21 kitkat', 3);
  await ask('205/55R16 renkaat', 4);
  await ask('Nokian 355/25R21', 5);
  const sizes = await missing();
  expect(sizes.map(({ size, kind, count }) => [size, kind, count])).toEqual([
    ['355/25R21', null, 2],
    ['355/25R21', 'friction', 1],
  ]);
  expect(sizes[0]).toMatchObject({ inStockNow: 0, lastAskedAt: expect.stringMatching(/^2026-11-21T/) });
  await db()
    .updateTable('conversationMessage')
    .set({ missingSize: '205/55R16' })
    .where('missingKind', 'is', null)
    .where('missingSize', 'is not', null)
    .execute();
  const [filled] = await missing();
  expect(filled?.size).toBe('205/55R16');
  expect(filled?.inStockNow).toBeGreaterThan(0);
});

test('questions of removed and of 90 days old conversations are not listed, hidden or not', async () => {
  await ask(SOCKS, 1);
  await ask('Onko 355/25R21 renkaita?', 1);
  await hide((await unanswered()).questions[0]?._id ?? '');
  await ask('Opetatteko shakkia?', 2);
  await shop.app.inject({ method: 'DELETE', url: `/api/conversations/${idOf(2)}`, headers: staff });
  expect((await unanswered()).total).toBe(0);
  expect(await missing()).toHaveLength(1);
  shop.clock.advance(91 * DAY_MS);
  staff = await shop.loginStaff();
  expect(await missing()).toEqual([]);
  await conversationService(shop.platform, async () => ({ average: null, count: 0 })).forgetOld();
  await forgetHidden(shop.platform.db.$extendTables<GapTables>());
  expect(await db().selectFrom('hiddenQuestion').selectAll().execute()).toEqual([]);
});
