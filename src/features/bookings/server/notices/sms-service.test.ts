import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../../../test/app.ts';
import { startLocalServer, type LocalServer } from '../../../../../test/local-server.ts';

let shop: TestApp;
let server: LocalServer;
let status = 422;
const received: string[] = [];

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    request.on('end', () => response.writeHead(status).end());
  });
  shop = await startTestApp({ settings: { sms: { url: `${server.url}/`, token: 'avain' } } });
});
afterAll(async () => {
  await shop.close();
  await server.close();
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
