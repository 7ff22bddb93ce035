import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sendFeedback } from './send-feedback.ts';

const FEEDBACK = { rating: 9, comment: 'Nopea palvelu', conversationId: '', website: '' };

let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [201, '{"_id":"a"}'],
  [200, 'OK'],
  [200, '<!doctype html><p>Kiitos</p>'],
  [200, ''],
])('an answer %i of %j is a success: only its status counts', async (status, body) => {
  answer = () => Promise.resolve(new Response(body, { status }));
  expect(await sendFeedback(FEEDBACK)).toEqual({ isSent: true });
});

test('a refusal shows its reason; an error of the server and a lost network show none', async () => {
  const refusal = JSON.stringify({ message: 'Odota hetki.', code: 'feedback.too_many' });
  answer = () => Promise.resolve(new Response(refusal, { status: 429 }));
  expect(await sendFeedback(FEEDBACK)).toEqual({ isSent: false, reasons: ['Odota hetki.'] });
  answer = () => Promise.resolve(new Response('{"message":"Virhe","code":"server.error"}', { status: 500 }));
  expect(await sendFeedback(FEEDBACK)).toEqual({ isSent: false, reasons: [] });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendFeedback(FEEDBACK)).toEqual({ isSent: false, reasons: [] });
});
