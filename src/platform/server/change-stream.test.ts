// The stream that sends open views of the back office what has changed.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startNotifications } from './db/notifications.ts';

let shop: TestApp;
let url: string;

beforeEach(async () => {
  shop = await startTestApp();
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop.close());

function openStream(topics: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/admin/changes?topics=${topics}`, { headers });
}

/** The events of the stream as they come. */
async function listen(topics: string) {
  const answer = await openStream(topics, await shop.loginStaff());
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  /** Waits for an event with these topics, over others that the beginning of the connection may bring. */
  const expectEvent = async (event: string) => {
    let received = await next();
    while (received !== undefined && received !== `data: ${event}\n\n`) received = await next();
    expect(received).toBe(`data: ${event}\n\n`);
  };
  return { answer, next, expectEvent, leave: () => reader?.cancel() };
}

test('an event names the topics that have changed, the first one all that were requested', async () => {
  const { answer, next, expectEvent, leave } = await listen('bookings,opening-hours');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await next()).toBe('data: ["bookings","opening-hours"]\n\n');
  await shop.platform.pages.changed(['homepage']);
  await shop.platform.pages.changed(['catalogue', 'bookings']);
  await expectEvent('["bookings"]');
  await leave();
});

test('a change in another process is sent, and a reload where some may have been missed', async () => {
  const other = startNotifications({ url: shop.database.url, log: pino({ level: 'silent' }) });
  const { expectEvent, leave } = await listen('bookings,opening-hours');
  await expectEvent('["bookings","opening-hours"]');
  await other.send('pages-changed', ['opening-hours'], shop.platform.db);
  await expectEvent('["opening-hours"]');
  await other.send('pages-changed', ['x'.repeat(9_000)], shop.platform.db);
  await expectEvent('["bookings","opening-hours"]');
  await leave();
  await other.close();
});

test('a stream ends when the server leaves, and nobody is left listening', async () => {
  const { next } = await listen('bookings');
  await next();
  await shop.app.close();
  expect(await next()).toBeUndefined();
});

test('only staff receive changes, and topics have the form of tags', async () => {
  const staff = await shop.loginStaff();
  expect((await openStream('bookings')).status).toBe(401);
  expect((await openStream('bookings', { authorization: 'Bearer nobody' })).status).toBe(401);
  for (const topics of ['', 'Bookings', 'a,,b', 'a b', 'x'.repeat(60)]) {
    expect((await openStream(topics, staff)).status, topics).toBe(422);
  }
});
