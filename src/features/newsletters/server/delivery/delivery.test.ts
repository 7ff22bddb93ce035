import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { NO_COUNTS } from '../../../../../test/builders/delivery-counts.ts';
import { openSendingShop, SATURDAY_NOON } from '../../../../../test/builders/sending-shop.ts';
import { MINUTE_MS, HOUR_MS } from '../../../../platform/contract/durations.ts';
import type { SubscriberTables } from '../../../subscribers/server/store.ts';

test('a newsletter goes to each subscriber once, with the own link, and is counted', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(3);
  const { _id } = await shop.create();
  const answer = await shop.call('POST', `/${_id}/send`, {});
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toMatchObject({
    status: 'sent',
    sentAt: new Date(SATURDAY_NOON).toISOString(),
    delivery: { state: 'sending', counts: { ...NO_COUNTS, total: 3, pending: 3 } },
  });
  const runs = await shop.app.drainJobs();
  expect(runs.filter(({ error }) => error !== undefined)).toEqual([]);
  expect((await shop.read(_id)).delivery).toMatchObject({
    state: 'done',
    counts: { ...NO_COUNTS, total: 3, accepted: 3 },
  });
  expect(shop.sink.emails.map(({ to }) => to).toSorted()).toEqual(
    ['lukija1', 'lukija2', 'lukija3'].map((name) => `${name}@example.fi`),
  );
  const emails = await Promise.all(shop.sink.emails.map(({ raw }) => PostalMime.parse(raw)));
  const links = emails.map(
    ({ text }) => /https:\/\/rengas\.example\.fi\/peruuta-uutiskirje\?tunnus=\S+/.exec(text ?? '')?.[0],
  );
  expect(new Set(links).size).toBe(3);
  expect(emails[0]).toMatchObject({
    subject: 'Talvirenkaat',
    from: { name: 'Rengas', address: 'posti@example.fi' },
  });
  expect(await readdir(join(shop.dataDir, 'newsletter-journal'))).toEqual([]);
  expect((await shop.call('POST', `/${_id}/send`, {})).json().code).toBe('newsletter.already_sent');
});

test('of more recipients than are fixed at once none is left out or written to twice', async () => {
  const shop = await openSendingShop({ isForgetful: true });
  const id = await shop.sendTo(2_001);
  expect(new Set(shop.sink.emails.map(({ to }) => to)).size).toBe(2_001);
  expect(shop.sink.emails).toHaveLength(2_001);
  expect((await shop.read(id)).delivery.counts).toEqual({ ...NO_COUNTS, total: 2_001, accepted: 2_001 });
});

test('an email refused for now is tried again after a minute, one refused for good is not', async () => {
  let isBusy = true;
  const shop = await openSendingShop({
    answer: (verb, line) => {
      if (verb !== 'RCPT') return undefined;
      if (line.includes('lukija1')) return isBusy ? '450 4.2.1 Later' : undefined;
      return line.includes('lukija2') ? '550 5.1.1 No such recipient' : undefined;
    },
  });
  await shop.subscribe(3);
  const { _id } = await shop.create();
  await shop.call('POST', `/${_id}/send`, {});
  await shop.app.drainJobs();
  expect((await shop.read(_id)).delivery).toMatchObject({
    state: 'sending',
    counts: { ...NO_COUNTS, total: 3, accepted: 1, failed: 1, retry: 1 },
  });
  isBusy = false;
  shop.app.clock.advance(2 * MINUTE_MS);
  await shop.app.drainJobs();
  expect((await shop.read(_id)).delivery).toMatchObject({
    state: 'done',
    counts: { ...NO_COUNTS, total: 3, accepted: 2, failed: 1 },
  });
});

test('a recipient who unsubscribes while an email waits for its next try gets none', async () => {
  const shop = await openSendingShop({ answer: (verb) => (verb === 'RCPT' ? '450 4.2.1 Later' : undefined) });
  const id = await shop.sendTo(1);
  expect((await shop.read(id)).delivery.counts).toEqual({ ...NO_COUNTS, total: 1, retry: 1 });
  await shop.app.platform.db
    .$extendTables<SubscriberTables>()
    .updateTable('subscriber')
    .set({ status: 'cancelled', cancelledAt: new Date(SATURDAY_NOON) })
    .execute();
  shop.app.clock.advance(2 * MINUTE_MS);
  await shop.resumeDeliveries();
  expect(await shop.read(id)).toMatchObject({
    status: 'failed',
    delivery: { state: 'done', counts: { ...NO_COUNTS, total: 1, suppressed: 1 } },
  });
});

test('twenty refusals alike in a row pause the newsletter, and nobody is lost by them', async () => {
  let isJunk = true;
  const shop = await openSendingShop({
    answer: (verb) => (isJunk && verb === '.' ? '554 5.7.1 Junk' : undefined),
  });
  const id = await shop.sendTo(100);
  const paused = await shop.read(id);
  expect(paused.delivery).toMatchObject({
    state: 'paused',
    pauseReason: 'refusals',
    pauseReply: '554 5.7.1 Junk',
  });
  expect(shop.sink.emails.length).toBeLessThan(30);
  isJunk = false;
  await shop.call('POST', `/${id}/resume`);
  await shop.resumeDeliveries();
  const { delivery } = await shop.read(id);
  expect(delivery).toMatchObject({ state: 'done', pauseReason: null });
  expect(delivery.counts).toMatchObject({ total: 100, pending: 0, retry: 0 });
  // Those after the twentieth that were on their way already are the only ones that stay refused.
  expect(Number(Reflect.get(delivery.counts, 'accepted'))).toBeGreaterThan(90);
});

test('a mail server that does not let us in pauses the newsletter and costs nobody a try', async () => {
  const shop = await openSendingShop({
    user: 'posti:salasana',
    answer: (verb) => (verb === 'AUTH' ? '535 5.7.8 Wrong password' : undefined),
  });
  const id = await shop.sendTo(3);
  expect((await shop.read(id)).delivery).toMatchObject({
    state: 'paused',
    pauseReason: 'login',
    counts: { ...NO_COUNTS, total: 3, pending: 3 },
  });
  const rows = (await shop.call('GET', `/${id}/deliveries`)).json().rows;
  expect(rows.map(({ attempts }: { attempts: number }) => attempts)).toEqual([0, 0, 0]);
});

test.each([
  ['by itself', false],
  ['at once when staff wish so', true],
])(
  'while the mail server is away emails wait untried, and go %s when it is back',
  async (_how, isPressed) => {
    let isAway = true;
    const shop = await openSendingShop({
      answer: (verb) => (isAway && verb === '220' ? 'close' : undefined),
    });
    const id = await shop.sendTo(3);
    expect((await shop.read(id)).delivery).toMatchObject({
      state: 'sending',
      pauseReason: null,
      counts: { ...NO_COUNTS, total: 3, pending: 3 },
    });
    expect((await shop.read(id)).delivery.pauseReply).not.toBe('');
    isAway = false;
    if (isPressed) await shop.call('POST', `/${id}/resume`);
    else shop.app.clock.advance(MINUTE_MS);
    await shop.resumeDeliveries();
    expect((await shop.read(id)).delivery).toMatchObject({
      pauseReply: '',
      counts: { ...NO_COUNTS, total: 3, accepted: 3 },
    });
  },
);

test('an email without an SMTP answer is resent once with the same id, then by hand alone', async () => {
  let isDeaf = true;
  const shop = await openSendingShop({ answer: (verb) => (isDeaf && verb === '.' ? 'close' : undefined) });
  const id = await shop.sendTo(1);
  expect((await shop.read(id)).delivery.counts).toEqual({ ...NO_COUNTS, total: 1, retry: 1 });
  shop.app.clock.advance(2 * MINUTE_MS);
  await shop.resumeDeliveries();
  expect(await shop.read(id)).toMatchObject({
    status: 'sent',
    delivery: { state: 'done', counts: { ...NO_COUNTS, total: 1, unconfirmed: 1 } },
  });
  const listed = await shop.call('GET', `/${id}/deliveries?state=unconfirmed`);
  expect(listed.headers['x-total-count']).toBe('1');
  expect(listed.json().rows).toMatchObject([
    { email: 'lukija1@example.fi', isPossiblyDouble: true, attempts: 2 },
  ]);
  shop.app.clock.advance(HOUR_MS);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toHaveLength(2);
  const ids = shop.sink.emails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(1);
  isDeaf = false;
  expect((await shop.call('POST', `/${id}/resend-unconfirmed`)).statusCode).toBe(202);
  await shop.resumeDeliveries();
  expect((await shop.read(id)).delivery.counts).toEqual({ ...NO_COUNTS, total: 1, accepted: 1 });
  expect((await shop.call('POST', `/${id}/resend-unconfirmed`)).json().code).toBe(
    'newsletter.nothing_unconfirmed',
  );
});

test('a cancelled sending stops what has not gone, and what has gone is counted', async () => {
  const shop = await openSendingShop({
    answer: (verb, line) => (verb === 'RCPT' && !line.includes('lukija1@') ? '450 4.2.1 Later' : undefined),
  });
  const id = await shop.sendTo(3);
  const stopped = await shop.call('POST', `/${id}/cancel`);
  expect(stopped.json()).toMatchObject({
    status: 'sent',
    delivery: { state: 'cancelled', counts: { ...NO_COUNTS, total: 3, accepted: 1, cancelled: 2 } },
  });
  shop.app.clock.advance(5 * MINUTE_MS);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toHaveLength(1);
  expect((await shop.call('POST', `/${id}/cancel`)).json().code).toBe('newsletter.not_running');
});

test('a paused sending goes on where it was', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(5);
  const { _id } = await shop.create();
  await shop.call('POST', `/${_id}/send`, {});
  expect((await shop.call('POST', `/${_id}/pause`)).json().delivery).toMatchObject({
    state: 'paused',
    pauseReason: 'staff',
  });
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toEqual([]);
  expect((await shop.call('DELETE', `/${_id}`)).json().code).toBe('newsletter.sending');
  await shop.call('POST', `/${_id}/resume`);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toHaveLength(5);
  expect((await shop.call('POST', `/${_id}/pause`)).json().code).toBe('newsletter.not_sending');
  expect((await shop.call('POST', `/${_id}/resume`)).json().code).toBe('newsletter.not_paused');
});

test('a newsletter of which no email went can be sent again, or is a draft again to be mended', async () => {
  let isJunk = true;
  const shop = await openSendingShop({
    answer: (verb) => (isJunk && verb === '.' ? '554 5.7.1 Junk' : undefined),
  });
  const id = await shop.sendTo(3);
  const course = async () => (await shop.call('GET', `/${id}/deliveries`)).json();
  expect(await shop.read(id)).toMatchObject({ status: 'failed', delivery: { state: 'done' } });
  expect(await course()).toMatchObject({ isFailed: true, counts: { failed: 3 } });
  const draft = await shop.call('POST', `/${id}/cancel`);
  expect(draft.json()).toMatchObject({
    status: 'draft',
    sentAt: null,
    delivery: { state: 'idle', counts: NO_COUNTS },
  });
  expect((await shop.call('PUT', `/${id}`, { content: 'Hei taas!' })).statusCode).toBe(200);
  await shop.call('POST', `/${id}/send`, {});
  await shop.resumeDeliveries();
  expect((await shop.read(id)).status).toBe('failed');
  isJunk = false;
  await shop.call('POST', `/${id}/send`, {});
  await shop.resumeDeliveries();
  expect(await shop.read(id)).toMatchObject({
    status: 'sent',
    delivery: { counts: { total: 3, accepted: 3 } },
  });
  expect(await course()).toMatchObject({ isFailed: false });
  expect(shop.sink.emails.at(-1)?.raw).toContain('Hei taas!');
  expect((await shop.call('POST', `/${id}/cancel`)).json().code).toBe('newsletter.not_running');
});

test('chosen subscribers alone get the email, and those who left are counted as passed over', async () => {
  const shop = await openSendingShop();
  const [first = '', second = ''] = await shop.subscribe(3);
  const { _id } = await shop.create();
  await shop.app.platform.db
    .$extendTables<SubscriberTables>()
    .updateTable('subscriber')
    .set({ status: 'cancelled', cancelledAt: new Date(SATURDAY_NOON) })
    .where('id', '=', second)
    .execute();
  expect((await shop.call('POST', `/${_id}/send`, { subscriberIds: [] })).json()).toMatchObject({
    code: 'newsletter.none_chosen',
    message: 'Ei valittuja tilaajia',
  });
  const gone = await shop.call('POST', `/${_id}/send`, { subscriberIds: [second] });
  expect(gone.statusCode).toBe(422);
  expect(gone.json().message).toBe('Ei valittuja tilaajia: valitsemasi ovat jo peruneet tilauksensa.');
  await shop.call('POST', `/${_id}/send`, { subscriberIds: [first, second] });
  await shop.resumeDeliveries();
  expect(shop.sink.emails.map(({ to }) => to)).toEqual(['lukija1@example.fi']);
  expect((await shop.read(_id)).delivery.counts).toEqual({
    ...NO_COUNTS,
    total: 2,
    accepted: 1,
    suppressed: 1,
  });
});

test('two newsletters refused for good in a row end a subscription', async () => {
  const shop = await openSendingShop({
    answer: (verb, line) => (verb === 'RCPT' && line.includes('lukija1@') ? '550 5.1.1 Unknown' : undefined),
  });
  await shop.sendTo(2);
  const again = await shop.create({ subject: 'Toinen' });
  await shop.call('POST', `/${again._id}/send`, {});
  await shop.resumeDeliveries();
  const { rows } = (await shop.call('GET', `/${again._id}/deliveries`)).json();
  expect(rows.map(({ state }: { state: string }) => state).toSorted()).toEqual(['accepted', 'failed']);
  const third = await shop.create({ subject: 'Kolmas' });
  expect((await shop.call('POST', `/${third._id}/send`, {})).json().delivery.counts.total).toBe(1);
});

test('a subscription ends by its second refusal also when that newsletter pauses', async () => {
  let isSecond = false;
  let refused: string | undefined;
  // The second refusal comes before the twenty others that pause the newsletter: over one connection in their order.
  let isJunk = false;
  const shop = await openSendingShop({
    maxConnections: 1,
    answer: (verb, line) => {
      if (verb === 'RCPT' && line === (refused ??= line)) {
        isJunk = isSecond;
        return '550 5.1.1 Unknown';
      }
      return isJunk && verb === '.' ? '554 5.7.1 Junk' : undefined;
    },
  });
  await shop.sendTo(40);
  isSecond = true;
  const again = await shop.create({ subject: 'Toinen' });
  await shop.call('POST', `/${again._id}/send`, {});
  await shop.resumeDeliveries();
  expect((await shop.read(again._id)).delivery.pauseReason).toBe('refusals');
  const third = await shop.create({ subject: 'Kolmas' });
  expect((await shop.call('POST', `/${third._id}/send`, {})).json().delivery.counts.total).toBe(39);
});

test('a removed subscriber is forgotten by sent newsletters, too', async () => {
  const shop = await openSendingShop();
  const id = await shop.sendTo(2);
  const staff = await shop.app.loginStaff();
  const people = (await shop.app.app.inject({ url: '/api/subscribers', headers: staff })).json();
  const url = `/api/subscribers/${people[0]._id}`;
  expect((await shop.app.app.inject({ method: 'DELETE', url, headers: staff })).statusCode).toBe(204);
  const answer = (await shop.call('GET', `/${id}/deliveries`)).json();
  expect(answer.counts).toMatchObject({ total: 2, accepted: 2 });
  expect(answer.rows.map(({ email }: { email: string }) => email).toSorted()).toEqual(['', people[1].email]);
});

test('a recipient’s mail program unsubscribes by the header of the email, at once and for good', async () => {
  const shop = await openSendingShop();
  await shop.sendTo(2);
  const [email] = shop.sink.emails;
  const url =
    /^List-Unsubscribe: <https:\/\/rengas\.example\.fi(\/\S+)>\r$/m.exec(email?.raw ?? '')?.[1] ?? '';
  const answer = await shop.app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  const { _id } = await shop.create({ subject: 'Toinen' });
  await shop.call('POST', `/${_id}/send`, {});
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toHaveLength(3);
  expect(shop.sink.emails[2]?.to).toBe(shop.sink.emails[1]?.to);
});
