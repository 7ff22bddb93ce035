import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { startLocalServer } from '../../../../test/local-server.ts';
import { createHttpSms, trySms } from './http-sms.ts';
import { createSmsOutbox } from './sms-outbox.ts';
import { internationalNumber } from './sms.ts';

const never = new AbortController().signal;
const message = { id: 'viesti-1', to: '+358401234567', text: 'Nähdään ke 25.11. klo 9.00.' };
const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** A service that answers every message with one status; what it was sent. */
async function smsService(status: number) {
  const received: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  const server = await startLocalServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(status).end('vastaus');
    });
  });
  cleanups.push(server.close);
  return { settings: { url: `${server.url}/viestit`, token: 'avain' }, received };
}

test('a text message is one POST of number and text, with the key and an id that stays the same', async () => {
  const { settings, received } = await smsService(202);
  expect(await createHttpSms(settings).send(message, never)).toEqual({ kind: 'accepted' });
  expect(received).toMatchObject([
    {
      body: { to: message.to, text: message.text },
      headers: {
        authorization: 'Bearer avain',
        'idempotency-key': 'viesti-1',
        'content-type': 'application/json',
      },
    },
  ]);
});

test('a message refused for good is not tried again, one that the service cannot take now is', async () => {
  const wrong = await smsService(422);
  expect(await createHttpSms(wrong.settings).send(message, never)).toEqual({ kind: 'refused', status: 422 });
  for (const status of [401, 429, 503]) {
    const busy = await smsService(status);
    await expect(createHttpSms(busy.settings).send(message, never)).rejects.toThrow(String(status));
  }
  const away = createHttpSms({ url: 'http://127.0.0.1:1/', token: undefined });
  await expect(away.send(message, never)).rejects.toThrow('No answer');
});

test('trying the service out sends nobody a message, and says when the key is wrong', async () => {
  const { settings, received } = await smsService(422);
  await trySms(settings, never);
  expect(received.map(({ body }) => body)).toEqual([{ to: '', text: '' }]);
  await expect(trySms((await smsService(401)).settings, never)).rejects.toThrow('401');
  await expect(trySms((await smsService(500)).settings, never)).rejects.toThrow('500');
});

test('without a service a text message becomes one file, also when it is sent again', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'kaarto-sms-'));
  cleanups.push(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'outbox');
  const outbox = createSmsOutbox(folder);
  await outbox.send(message, never);
  expect(await outbox.send(message, never)).toEqual({ kind: 'accepted' });
  expect(await readdir(folder)).toEqual(['viesti-1.txt']);
  expect(await readFile(join(folder, 'viesti-1.txt'), 'utf8')).toBe(`${message.to}\n\n${message.text}\n`);
});

test.each([
  ['040 123 4567', '+358401234567'],
  ['+358 40 123 4567', '+358401234567'],
  ['00358-40-1234567', '+358401234567'],
  ['(050) 123 4567', '+358501234567'],
  ['+46 70 123 45 67', '+46701234567'],
])('the phone number %s is %s to the service', (typed, international) => {
  expect(internationalNumber(typed)).toBe(international);
});
