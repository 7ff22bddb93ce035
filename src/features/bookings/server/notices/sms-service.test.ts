import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../../../test/app.ts';

let shop: TestApp;
let server: Server;
let status = 422;
const received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  shop = await startTestApp({ settings: { sms: { url: `http://127.0.0.1:${port}/`, token: 'avain' } } });
});
afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => server.close(resolve));
});

const tryOut = async () => {
  const headers = await shop.loginStaff();
  const url = '/api/operations/services/sms/test';
  return (await shop.app.inject({ method: 'POST', url, headers })).json();
};

test('the operations page tries the text message service out without sending anybody a message', async () => {
  expect(await tryOut()).toMatchObject({ isWorking: true });
  expect(received.map((body) => JSON.parse(body))).toEqual([{ to: '', text: '' }]);
  status = 401;
  expect(await tryOut()).toMatchObject({ isWorking: false });
});
