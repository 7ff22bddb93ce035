// Every call that takes a file, against requests that are no multipart form or stop being one half way.
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from './app.ts';
import { multipartOf } from './builders/pictures.ts';
import { sendRaw } from './raw-request.ts';

const TOKEN = 'a-mail-server-of-ours';
const shop = await startTestApp({
  settings: { bounceAddress: 'palautukset@example.fi', bounceToken: TOKEN },
});
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const CALLS = {
  '/upload': 'image',
  '/upload/hero-image': 'heroImage',
  '/imports': 'file',
  '/subscribers/import': 'file',
  '/tyre-sets/import': 'file',
  '/newsletters/bounces': 'message',
};
const FORM = 'multipart/form-data';
const PART = 'content-disposition: form-data; name="FIELD"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n';

const BROKEN: readonly (readonly [string, string, string])[] = [
  ['no boundary', FORM, 'x'],
  ['an empty boundary', `${FORM}; boundary=`, '--\r\n'],
  ['a boundary of 300 signs', `${FORM}; boundary=${'b'.repeat(300)}`, `--${'b'.repeat(300)}\r\n`],
  ['another boundary', `${FORM}; boundary=a`, '--b\r\n\r\nx\r\n--b--\r\n'],
  ['no end', `${FORM}; boundary=a`, `--a\r\n${PART}\r\nhalf a pic`],
  ['an end within the head of a part', `${FORM}; boundary=a`, `--a\r\n${PART}`],
  [
    'a field named after what every object has',
    `${FORM}; boundary=a`,
    `--a\r\n${PART.replace('FIELD', '__proto__')}\r\nx\r\n--a--\r\n`,
  ],
];

test('a refused upload does not block the next request on its connection', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { payload, headers } = multipartOf('wrong', Buffer.alloc(300_000, ';'));
  const head = [
    'POST /api/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: ${staff.authorization}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ].join('\r\n');
  const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), payload, Buffer.from(next)]);
  const said = await sendRaw(shop.app.listeningOrigin, bytes, 30_000);
  expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
});

test.each(BROKEN)('an upload with %s is malformed wherever a file is taken', async (_name, type, payload) => {
  for (const [url, field] of Object.entries(CALLS)) {
    const authorization = url === '/newsletters/bounces' ? `Bearer ${TOKEN}` : staff.authorization;
    const headers = { authorization, 'content-type': type };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers,
      payload: payload.replace('FIELD', field),
    });
    expect(answer.statusCode, url).toBe(400);
    expect(answer.json().code, url).toBe('request.malformed');
  }
});
