import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { startHeartbeat } from '../../../platform/server/heartbeats.ts';
import { failureWords } from '../failure-words.ts';
import { failureMessages } from '../messages.ts';

const shop = await startTestApp({
  settings: {
    smtpUrl: 'smtp://127.0.0.1:1',
    ai: { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'default', tokensPerDay: 1_000 },
  },
});
const owner = await shop.loginStaff();
afterAll(() => shop.close());

const call = async (method: 'GET' | 'POST', url: string, headers = owner) => {
  const answer = await shop.app.inject({ method, url: `/api/operations${url}`, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const job = async (name: string) => {
  const { body } = await call('GET', '');
  return body.jobs.find((each: { name: string }) => each.name === name);
};

test('operations list version, database, processes, services and jobs by Finnish names', async () => {
  const leave = startHeartbeat({ ...shop.platform, role: 'worker' });
  await expect.poll(async () => (await call('GET', '')).body.processes).toMatchObject([{ role: 'worker' }]);
  const { status, body } = await call('GET', '');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: shop.platform.version,
    database: { version: expect.stringMatching(/^\d+\.\d+/), hasStandby: false },
    backup: { isOn: false, lastAt: null },
  });
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.jobs.length).toBeGreaterThan(25);
  expect(body.jobs.filter(({ name, title }: { name: string; title: string }) => name === title)).toEqual([]);
  expect(body.services).toContainEqual({
    name: 'mail',
    title: 'Sähköposti',
    text: 'Uutiskirjeet, vahvistukset ja ilmoitukset',
    isSet: true,
    notSet: expect.stringContaining('ylläpitäjää'),
    setting: 'SMTP_URL',
  });
  await leave();
  expect((await call('GET', '')).body.processes).toEqual([]);
});

test('a scheduled job can be run now, once at a time, and shows its last and next run', async () => {
  const started = await call('POST', '/jobs/audit.forget/run');
  expect(started).toMatchObject({ status: 202, body: { name: 'audit.forget', waitingCount: 1 } });
  // Every night at 3.40 in Helsinki.
  expect(started.body.nextAt).toBe('2026-11-22T01:40:00.000Z');
  expect(await call('POST', '/jobs/audit.forget/run')).toMatchObject({
    status: 409,
    body: { code: 'operations.job_pending' },
  });
  const [entry] = (await shop.app.inject({ url: '/api/audit', headers: owner })).json();
  expect(entry).toMatchObject({ action: 'started', entityId: 'audit.forget', name: 'Muutoslokin siivous' });
  await shop.drainJobs();
  expect(await job('audit.forget')).toMatchObject({ waitingCount: 0, failure: '' });
  expect((await job('audit.forget')).lastDoneAt).not.toBeNull();
  expect((await call('POST', '/jobs/imports.run/run')).body.code).toBe('operations.job_unscheduled');
  expect((await call('POST', '/jobs/nothing/run')).status).toBe(404);
});

test('a job whose service is not set up is shown as idle and cannot be run', async () => {
  expect(await job('reviews.refresh')).toMatchObject({ isIdle: true });
  expect(await job('label-register.check-due')).toMatchObject({ isIdle: true });
  expect(await job('audit.forget')).toMatchObject({ isIdle: false });
  expect(await call('POST', '/jobs/reviews.refresh/run')).toMatchObject({
    status: 409,
    body: { code: 'operations.job_idle' },
  });
});

test('a test says whether a service works or why not; one that is not set up is not tried', async () => {
  expect(await call('POST', '/services/database/test')).toMatchObject({
    status: 200,
    body: { isWorking: true },
  });
  expect(await call('POST', '/services/files/test')).toMatchObject({ body: { isWorking: true } });
  expect(await Array.fromAsync(shop.files.list())).toEqual([]);
  expect(await call('POST', '/services/mail/test')).toMatchObject({
    status: 200,
    body: { isWorking: false, text: failureMessages.unreachable },
  });
  expect(await call('POST', '/services/assistant/test')).toMatchObject({ body: { isWorking: false } });
  expect((await call('POST', '/services/reviews/test')).body.code).toBe('operations.service_unknown');
});

test.each([
  ['connect ECONNREFUSED 10.0.0.1:587', failureMessages.unreachable],
  ['No answer from 127.0.0.1:1', failureMessages.unreachable],
  ['getaddrinfo ENOTFOUND mail.example.fi', failureMessages.unknownHost],
  ['Error upgrading connection with STARTTLS: 502 (ETLS)', failureMessages.notEncrypted],
  ['Invalid login: 535 5.7.8 (EAUTH)', failureMessages.refused],
  ['ENOSPC: no space left on device, write', failureMessages.full],
  ['The operation timed out', failureMessages.late],
  ['self-signed certificate', failureMessages.certificate],
  ['The store of files answers 503 (SlowDown) (FILES_UNAVAILABLE)', failureMessages.broken],
  ['The store of files answers 507 (InsufficientStorage) (ENOSPC)', failureMessages.full],
  ['The label register answered 503', failureMessages.broken],
  ['The language model is unavailable (500): ', failureMessages.broken],
  ['The reviews service answered 200 (text/html)', failureMessages.unreadable],
  ['The language model is broken (200)', failureMessages.unreadable],
  ['Cannot read properties of undefined', failureMessages.other],
])('the error "%s" has a plain Finnish sentence', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
