import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { startLocalServer } from '../../../../../test/local-server.ts';

let status = 422;
const received: string[] = [];

const server = await startLocalServer((request, response) => {
  request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
  request.on('end', () => response.writeHead(status).end());
});
const shop = await startTestApp({ settings: { sms: { url: `${server.url}/`, token: 'avain' } } });
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
