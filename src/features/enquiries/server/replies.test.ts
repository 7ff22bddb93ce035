// Answers to enquiries over a mail server of the test: what leaves, how often, and what is stored of it.
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { addStaff } from '../../../../test/builders/accounts.ts';
import { openSendingShop, type SendingShop } from '../../../../test/builders/sending-shop.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { EnquiryTables } from './store.ts';

const sent = {
  kind: 'rims',
  name: 'Esimerkkiasiakas',
  email: 'asiakas@example.fi',
  message: 'Onko mustia\n17 tuuman vanteita?',
};
const TEXT = 'Hei!\n\nMustia on varastossa.';

async function openShop(...options: Parameters<typeof openSendingShop>) {
  const shop = await openSendingShop(...options);
  const { app } = shop.app;
  const headers = await shop.app.loginStaff();
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    more: object = headers,
  ) =>
    app.inject({ method, url: `/api/enquiries${path}`, headers: { ...more }, ...(payload && { payload }) });
  const ask = async (changes: object = {}): Promise<string> =>
    (await call('POST', '', { ...sent, ...changes }, {})).json()._id;
  const replies = async (id: string) => (await call('GET', `/${id}/replies`)).json().replies;
  return { ...shop, call, ask, replies };
}

const runReply = async ({ app: shop }: SendingShop, replyId: string) => {
  const job = shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'enquiries.reply');
  const { log } = shop.platform;
  const { signal } = new AbortController();
  await job?.perform({
    jobId: newId(),
    data: { replyId },
    attempt: 1,
    signal,
    progress: () => undefined,
    log,
  });
};

test('a reply is mailed with the question below and stored with its author', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  const answer = await shop.call('POST', `/${id}/replies`, { text: ` ${TEXT}\r\n` });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ text: TEXT, author: 'omistaja', state: 'sending', sentAt: null });
  expect((await shop.call('GET', `/${id}`)).json()).toMatchObject({
    status: 'in-progress',
    assignee: 'omistaja',
  });
  await shop.app.drainJobs();
  expect(shop.sink.emails.map(({ to }) => to)).toEqual(['asiakas@example.fi']);
  const [{ raw } = { raw: '' }] = shop.sink.emails;
  expect(raw).toContain('From: Rengas <posti@example.fi>');
  expect(raw).toContain('Mustia on varastossa.');
  expect(raw).toContain('> 17 tuuman vanteita?');
  expect(raw).not.toContain('Auto-Submitted');
  expect(await shop.replies(id)).toEqual([
    expect.objectContaining({ text: TEXT, state: 'sent', sentAt: expect.any(String) }),
  ]);
});

test('an answer whose job is run again after it has left is not sent twice', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  const { _id: replyId } = (await shop.call('POST', `/${id}/replies`, { text: TEXT })).json();
  await shop.app.drainJobs();
  await runReply(shop, replyId);
  // As kill -9 between the email and the writing of it leaves it.
  const db = shop.app.platform.db.$extendTables<EnquiryTables>();
  await db.updateTable('enquiryReply').set({ state: 'sending', sentAt: null }).execute();
  await runReply(shop, replyId);
  expect(shop.sink.emails).toHaveLength(1);
  expect((await shop.replies(id))[0].state).toBe('sent');
});

test('an answer that the server refuses for good says so', async () => {
  const shop = await openShop({ answer: (verb) => (verb === 'RCPT' ? '550 no such user' : undefined) });
  const id = await shop.ask();
  await shop.call('POST', `/${id}/replies`, { text: TEXT });
  await shop.app.drainJobs();
  expect((await shop.replies(id))[0]).toMatchObject({ state: 'refused', sentAt: null });
});

test('without a mail server a reply is stored unsent, and staff see that', async () => {
  const shop = await openShop({}, { smtpUrl: undefined });
  const id = await shop.ask();
  expect((await shop.call('GET', `/${id}/replies`)).json()).toMatchObject({ replies: [], canSend: false });
  await shop.call('POST', `/${id}/replies`, { text: TEXT });
  await shop.app.drainJobs();
  expect(await shop.replies(id)).toMatchObject([{ text: TEXT, state: 'handed-over' }]);
});

test('an answer needs a text, an address and an enquiry', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  expect((await shop.call('POST', `/${id}/replies`, { text: ' \n' })).json().errors).toMatchObject([
    { path: 'text', message: 'Kirjoita vastaus.' },
  ]);
  expect((await shop.call('POST', `/${id}/replies`, { text: 'x'.repeat(5001) })).statusCode).toBe(422);
  const called = await shop.ask({ email: '', phone: '010 000 0000' });
  const refused = await shop.call('POST', `/${called}/replies`, { text: TEXT });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'enquiry.no_address']);
  for (const method of ['GET', 'POST'] as const) {
    expect((await shop.call(method, `/${newId()}/replies`, { text: TEXT })).statusCode).toBe(404);
  }
  await shop.app.drainJobs();
  expect(shop.sink.emails).toEqual([]);
});

test('answers go with their enquiry, and one that is not sent yet never is', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  await shop.call('POST', `/${id}/replies`, { text: TEXT });
  await shop.call('DELETE', `/${id}`);
  await shop.app.drainJobs();
  expect(shop.sink.emails).toEqual([]);
  const db = shop.app.platform.db.$extendTables<EnquiryTables>();
  expect(await db.selectFrom('enquiryReply').selectAll().execute()).toEqual([]);
});

test('the copy of personal data has what the shop answered', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  await shop.call('POST', `/${id}/replies`, { text: TEXT });
  const feature = shop.app.features.all.find(({ name }) => name === 'enquiries');
  const owner = { _id: newId(), email: 'Asiakas@example.fi' };
  expect(await feature?.personalData?.exportOf(owner)).toMatchObject([
    { message: sent.message, replies: [{ text: TEXT, state: 'sending' }] },
  ]);
});

test('the audit says who replied, not what', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  await shop.call('POST', `/${id}/replies`, { text: TEXT });
  const headers = await shop.app.loginStaff();
  const url = '/api/audit?entity=enquiry-reply';
  const entries = (await shop.app.app.inject({ url, headers })).json();
  expect(entries).toMatchObject([{ who: 'omistaja', action: 'created', entity: 'enquiry-reply' }]);
  expect(JSON.stringify(entries)).not.toContain('Mustia');
});

test('a restored shop does not resend an answer that was on its way, and says it is unsure', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  const { _id: replyId } = (await shop.call('POST', `/${id}/replies`, { text: TEXT })).json();
  await sql`insert into restored_mark values (true, now(), now() - interval '1 hour')`.execute(
    shop.app.platform.db,
  );
  const headers = await shop.app.loginStaff();
  const url = '/api/backups/take-into-use';
  const payload = { doesWaitingJobs: true };
  expect((await shop.app.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  await runReply(shop, replyId);
  expect(shop.sink.emails).toEqual([]);
  expect((await shop.replies(id))[0].state).toBe('unsure');
});

test('reply templates give the opening hours and the exceptions of two weeks', async () => {
  const shop = await openShop();
  const id = await shop.ask();
  const { openingHours } = (await shop.call('GET', `/${id}/replies`)).json();
  expect(openingHours).toBe('Olemme auki ma–pe 9–17, la 10–13.');
  shop.app.clock.set('2026-12-20T12:00:00+02:00');
  const later = (await shop.call('GET', `/${id}/replies`, undefined, await shop.app.loginStaff())).json();
  expect(later.openingHours).toContain('Poikkeus: pe 25.12.2026 olemme suljettuna.');
});

test('everybody on the staff can be given an enquiry, and one of four opening hours is overdue', async () => {
  const shop = await openShop();
  await addStaff(shop.app.platform, { username: 'liisa' });
  expect((await shop.call('GET', '/handlers')).json()).toEqual(['liisa', 'omistaja']);
  shop.app.clock.set('2026-11-23T10:00:00+02:00');
  const id = await shop.ask();
  const read = async () =>
    (await shop.call('GET', `/${id}`, undefined, await shop.app.loginStaff())).json().isOverdue;
  expect(await read()).toBe(false);
  shop.app.clock.set('2026-11-23T14:01:00+02:00');
  expect(await read()).toBe(true);
  await shop.call('PUT', `/${id}`, { assignee: 'liisa', status: 'in-progress' }, await shop.app.loginStaff());
  expect(await read()).toBe(false);
});

test('enquiries can be sorted oldest first', async () => {
  const shop = await openShop();
  const first = await shop.ask();
  shop.app.clock.advance(MINUTE_MS);
  const second = await shop.ask({ message: 'Entä hopeisia?' });
  const ids = async (query: string) =>
    (await shop.call('GET', `?${query}`)).json().map(({ _id }: { _id: string }) => _id);
  expect(await ids('status=new&order=oldest')).toEqual([first, second]);
  expect(await ids('status=new')).toEqual([second, first]);
});
