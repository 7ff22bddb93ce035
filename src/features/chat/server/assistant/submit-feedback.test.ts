import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';

const shop = await startTestApp({ now: '2026-11-21T11:00:00+02:00' });
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const conversationId = 'conv_1763716000000_feedback01';

const give = (given: unknown, address = '203.0.113.9') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/ai/chat',
    remoteAddress: address,
    payload: {
      conversationId,
      messages: [
        {
          id: '1',
          role: 'user',
          content: 'Annan palautetta.',
          tool_calls: [{ function: { name: 'submitFeedback', arguments: given } }],
        },
      ],
    },
  });
const read = async <T>(url: string): Promise<T> => (await shop.app.inject({ url, headers: staff })).json();
const allFeedback = () => read<{ data: Record<string, unknown>[]; count: number }>('/api/feedback/all');

test('a message that calls submitFeedback saves feedback like the form, outside the conversation', async () => {
  const given = { rating: 9, comment: ' Nopea vastaus ', source: 'chat_thumbs', conversationId: 'conv_1_x' };
  const { statusCode, body } = await give(JSON.stringify(given));
  expect(statusCode).toBe(200);
  expect(body).toContain('"toolName":"submitFeedback"');
  expect(body).toContain('Kiitos palautteestasi!');
  expect((await allFeedback()).data[0]).toMatchObject({
    rating: 9,
    comment: 'Nopea vastaus',
    source: 'feedback_form',
    conversationId,
  });
  expect(await read('/api/conversations')).toMatchObject({ total: 0 });
});

test('arguments may come as an object, the comment may be missing', async () => {
  const before = await allFeedback();
  expect((await give({ rating: 0 })).statusCode).toBe(200);
  const { data, count } = await allFeedback();
  expect(count).toBe(before.count + 1);
  expect(data.find(({ rating }) => rating === 0)).toBeDefined();
});

test.each([
  ['no arguments', undefined],
  ['broken JSON', '{'],
  ['no rating', '{}'],
  ['a rating of 11', '{"rating":11}'],
  ['half a rating', '{"rating":7.5}'],
  ['a rating as text', '{"rating":"7"}'],
  ['too long a comment', JSON.stringify({ rating: 5, comment: 'a'.repeat(2001) })],
])('with %s the feedback is refused with 422', async (_, given) => {
  const { count } = await allFeedback();
  const { statusCode, body } = await give(given);
  expect(statusCode).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ code: 'chat.bad_feedback' });
  expect((await allFeedback()).count).toBe(count);
});

test('the talk gives no more feedback within the hour than the form', async () => {
  const codes: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    codes.push((await give(`{"rating":${time}}`, '198.51.100.7')).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});
