// What a restored shop would do by itself or on request, and does not before an owner takes it into use.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startMailingShop } from '../../../../test/builders/customers.ts';
import { startLocalServer } from '../../../../test/local-server.ts';
import { replyingWith, startModelServer } from '../../../../test/model-server.ts';

const outsideCalls: string[] = [];
const rival = await startLocalServer(({ url = '' }, response) => {
  outsideCalls.push(url);
  if (url === '/robots.txt') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<main><p>129,90 €</p></main>');
});
const registerRequests: string[] = [];
const register = await startLocalServer(({ url = '' }, response) => {
  registerRequests.push(url);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
});

const model = await startModelServer(replyingWith({ text: 'Hei!' }));
const shop = await startMailingShop({
  now: '2027-03-18T10:00:00+02:00',
  settings: {
    crawlerAllowedHosts: [rival.host],
    ai: { baseUrl: model.url, apiKey: undefined, model: 'pieni', tokensPerDay: 1_000_000 },
    labelRegister: { apiKey: 'avain-1234567', baseUrl: register.url },
  },
});
const staff = await shop.loginStaff();
afterAll(async () => {
  await shop.close();
  await model.close();
  await rival.close();
  await register.close();
});

const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const url = `/api${path}`;
  const answer = await shop.app.inject({ method, url, headers: staff, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() };
};

/** Every morning's jobs, a press of the button, a question in the chat, and what staff have written for them. */
async function liveADay(trackingId: string) {
  for (const name of ['competitors.check-due', 'tyre-hotel.remind']) {
    await sql`insert into jobs.job (name, data) values (${name}, '{"payload": {}}')`.execute(
      shop.platform.db,
    );
  }
  const ran = await shop.drainJobs();
  const pressed = await call('POST', `/competitor-prices/${trackingId}/check`);
  const messages = [{ id: '1', role: 'user', content: 'Milloin olette auki?' }];
  const talked = await call('POST', '/ai/chat', { messages });
  const article = { keywords: ['talvirenkaat'], title: '', tone: 'casual', length: 'short' };
  const written = await call('POST', '/blog/generate', article);
  return { ran: ran.length, pressed, statuses: [talked.status, written.status] };
}

test('a restored shop makes no outside calls and sends no email until it is taken into use', async () => {
  const tracking = await call('POST', '/competitor-prices', {
    name: 'Naapurin Rengas',
    url: `http://${rival.host}/rengas`,
    productName: 'Esimerkki 205/55R16 91T',
  });
  const set = await call('POST', '/tyre-sets', {
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    ownerEmail: 'asiakas@example.fi',
    season: 'summer',
    size: '205/55R16',
    dots: ['', '', '', ''],
    hasRims: true,
    shelf: 'A-1',
    check: { tyres: [0, 1, 2, 3].map(() => ({ depthMm: 6, pressureBar: null, damage: '' })), note: '' },
  });
  expect(tracking.status).toBe(201);
  expect(set.status).toBe(201);
  await shop.drainEmails();
  outsideCalls.length = 0;

  const { db } = shop.platform;
  await sql`insert into restored_mark values (true, now(), now() - interval '1 hour')`.execute(db);
  const quiet = await liveADay(tracking.json()._id);
  expect(quiet).toMatchObject({ ran: 0, statuses: [200, 200] });
  expect(quiet.pressed).toMatchObject({ status: 409, body: expect.stringContaining('shop.restored') });
  expect(outsideCalls).toEqual([]);
  expect(model.requests).toEqual([]);
  expect(await shop.drainEmails()).toEqual([]);

  const taken = await call('POST', '/backups/take-into-use', { doesWaitingJobs: false });
  expect(taken.status).toBe(200);
  const busy = await liveADay(tracking.json()._id);
  expect(busy.pressed.status).toBe(200);
  expect(outsideCalls.filter((url) => url === '/rengas').length).toBeGreaterThan(0);
  expect(model.requests.length).toBeGreaterThan(1);
  expect((await shop.drainEmails()).map(({ subject }) => subject)).toContain('Kausivaihdon aika lähestyy');
});

test('a restored shop calls no outside service and starts no job before it is taken into use', async () => {
  const presses = [
    () => call('POST', '/label-register/lookups', { text: '381324' }),
    () => call('POST', '/operations/services/label-register/test'),
    () => call('POST', '/operations/services/assistant/test'),
    () => call('POST', '/operations/jobs/label-register.check-due/run'),
  ];
  const press = async () => {
    const answers = [];
    for (const one of presses) answers.push((await one()).status);
    return answers;
  };
  await sql`insert into restored_mark values (true, now(), now() - interval '1 hour')`.execute(
    shop.platform.db,
  );
  registerRequests.length = 0;
  const requestsBefore = model.requests.length;
  expect(await press()).toEqual([409, 409, 409, 409]);
  expect((await presses[0]?.())?.json().code).toBe('shop.restored');
  expect((await call('POST', '/operations/services/database/test')).json().isWorking).toBe(true);
  expect((await call('GET', '/operations')).json().isHeld).toBe(true);
  expect(registerRequests).toEqual([]);
  expect(model.requests).toHaveLength(requestsBefore);

  await call('POST', '/backups/take-into-use', { doesWaitingJobs: false });
  expect(await press()).toEqual([404, 200, 200, 202]);
  expect(registerRequests.length).toBeGreaterThan(0);
});
