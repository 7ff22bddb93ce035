import { expect, test } from 'vitest';

import { NO_COUNTS } from '../../../../test/builders/delivery-counts.ts';
import {
  openSendingShop,
  PUBLIC_URL,
  SATURDAY_NOON,
  type SendingShop,
} from '../../../../test/builders/sending-shop.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { SubscriberTables } from '../../subscribers/server/store.ts';
import { removeOldRecipients } from './delivery/delivery-store.ts';
import { newsletterProgress } from './delivery/progress.ts';
import { storeFinalResults } from './results/results-store.ts';
import type { NewsletterTables } from './store.ts';

async function readResults(shop: SendingShop, id: string) {
  // Signed in again: days may have passed.
  const headers = await shop.app.loginStaff();
  const answer = await shop.app.app.inject({ url: `/api/newsletters/${id}/deliveries`, headers });
  return answer.json().results;
}

/** Leaves by the header of the newest email to the subscriber. */
async function leaveByEmail(shop: SendingShop, email: string) {
  const newest = shop.sink.emails.findLast(({ to }) => to === email);
  const address = /^List-Unsubscribe: <(\S+)>\r$/m.exec(newest?.raw ?? '')?.[1] ?? '';
  const answer = await shop.app.app.inject({
    method: 'POST',
    url: address.slice(PUBLIC_URL.length),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
}

async function sendAgain(shop: SendingShop): Promise<string> {
  const { _id } = await shop.create({ subject: 'Toinen' });
  await shop.call('POST', `/${_id}/send`, {});
  await shop.resumeDeliveries();
  return _id;
}

test('emails refused because there is no such recipient are counted apart from other failures', async () => {
  const shop = await openSendingShop({
    answer: (verb, line) => {
      if (verb !== 'RCPT') return undefined;
      if (line.includes('lukija1@')) return '550 5.1.1 Unknown';
      return line.includes('lukija2@') ? '554 5.7.1 Not from you' : undefined;
    },
  });
  const id = await shop.sendTo(3);
  const { counts, results, pace } = (await shop.call('GET', `/${id}/deliveries`)).json();
  expect(counts).toEqual({ ...NO_COUNTS, total: 3, accepted: 1, failed: 2 });
  expect(results).toEqual({ bounced: 1, unsubscribed: 0 });
  expect(pace).toBeNull();
});

test('the recipients are exported with the state of each email, and no cell is a formula', async () => {
  const shop = await openSendingShop({
    answer: (verb, line) => (verb === 'RCPT' && line.includes('lukija2@') ? '550 5.1.1 Unknown' : undefined),
  });
  const at = new Date(SATURDAY_NOON);
  await shop.app.platform.db
    .$extendTables<SubscriberTables>()
    .insertInto('subscriber')
    .values({
      id: newId(),
      email: '=1+1@example.fi',
      emailKey: '=1+1@example.fi',
      status: 'subscribed',
      pendingSince: at,
      subscribedAt: at,
      createdAt: at,
    })
    .execute();
  const id = await shop.sendTo(2);
  const path = `/${id}/deliveries/export`;
  const file = await shop.call('GET', path);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain('uutiskirjeen-vastaanottajat.csv');
  const lines = file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^Sähköposti;Tila;/);
  expect(lines.slice(1).toSorted()).toEqual([
    "'=1+1@example.fi;Hyväksytty;1;250;21.11.2026 12:00;;",
    'lukija1@example.fi;Hyväksytty;1;250;21.11.2026 12:00;;',
    'lukija2@example.fi;Epäonnistui;1;550;21.11.2026 12:00;;',
  ]);
  const failed = await shop.call('GET', `${path}?state=failed`);
  expect(failed.body.trimEnd().split('\r\n')).toHaveLength(2);
});

test('a subscriber who leaves counts once, for the newest email, and within fourteen days alone', async () => {
  const shop = await openSendingShop();
  const first = await shop.sendTo(4);
  shop.app.clock.advance(HOUR_MS);
  await leaveByEmail(shop, 'lukija1@example.fi');
  await leaveByEmail(shop, 'lukija1@example.fi');
  expect(await readResults(shop, first)).toEqual({ bounced: 0, unsubscribed: 1 });
  const second = await sendAgain(shop);
  await leaveByEmail(shop, 'lukija2@example.fi');
  shop.app.clock.advance(15 * DAY_MS);
  await leaveByEmail(shop, 'lukija3@example.fi');
  expect(await readResults(shop, first)).toEqual({ bounced: 0, unsubscribed: 1 });
  expect(await readResults(shop, second)).toEqual({ bounced: 0, unsubscribed: 1 });
});

test('whom staff or bounces end has not left because of an email', async () => {
  const shop = await openSendingShop({
    answer: (verb, line) => (verb === 'RCPT' && line.includes('lukija1@') ? '550 5.1.1 Unknown' : undefined),
  });
  const first = await shop.sendTo(2);
  const second = await sendAgain(shop);
  await shop.app.app.inject({
    method: 'POST',
    url: '/api/subscribers/unsubscribe',
    headers: await shop.app.loginStaff(),
    payload: { email: 'lukija2@example.fi' },
  });
  const results = { bounced: 1, unsubscribed: 0 };
  expect([await readResults(shop, first), await readResults(shop, second)]).toEqual([results, results]);
});

test('the results of a newsletter stay when its subscribers are removed or forgotten', async () => {
  const shop = await openSendingShop();
  const id = await shop.sendTo(2);
  await leaveByEmail(shop, 'lukija1@example.fi');
  const staff = await shop.app.loginStaff();
  const people = (await shop.app.app.inject({ url: '/api/subscribers', headers: staff })).json();
  for (const { _id } of people) {
    await shop.app.app.inject({ method: 'DELETE', url: `/api/subscribers/${_id}`, headers: staff });
  }
  expect(await readResults(shop, id)).toEqual({ bounced: 0, unsubscribed: 1 });
  const db = shop.app.platform.db.$extendTables<NewsletterTables>();
  const later = new Date(shop.app.clock.now().getTime() + DAY_MS);
  await storeFinalResults(db, later);
  expect(await removeOldRecipients(db, later)).toBe(2);
  expect(await readResults(shop, id)).toEqual({ bounced: 0, unsubscribed: 1 });
});

test('while emails are sent, their pace and the time left are shown', async () => {
  const shop = await openSendingShop();
  const id = await shop.sendTo(40);
  const db = shop.app.platform.db.$extendTables<NewsletterTables>();
  // Half way: ten are sent, thirty wait.
  await db
    .updateTable('newsletter')
    .set({ deliveryState: 'sending', finalCounts: null })
    .where('id', '=', id)
    .execute();
  const waiting = db.selectFrom('newsletterDelivery').select('id').orderBy('id').limit(30);
  await db
    .updateTable('newsletterDelivery')
    .set({ state: 'pending', settledAt: null })
    .where('id', 'in', waiting)
    .execute();
  shop.app.clock.advance(20_000);
  const { pace } = (await shop.call('GET', `/${id}/deliveries`)).json();
  expect(pace).toEqual({ emailsPerMinute: 30, secondsLeft: 60 });
  await shop.call('POST', `/${id}/pause`);
  expect((await shop.call('GET', `/${id}/deliveries`)).json().pace).toBeNull();
});

test('while emails go to many, one count serves all who follow it, up to a second old', async () => {
  const { app } = await openSendingShop();
  const { read } = newsletterProgress(app.platform.db.$extendTables<NewsletterTables>(), app.clock);
  const sending = { id: newId(), recipientCount: 5_000, deliveryState: 'sending' as const };
  const first = read(sending);
  expect(read(sending)).toBe(first);
  expect(await first).toEqual({
    states: {},
    results: { bounced: 0, unsubscribed: 0 },
    tries: { count: 0, firstAt: null },
  });
  expect(read(sending)).toBe(first);
  for (const other of [
    { ...sending, deliveryState: 'paused' as const },
    { ...sending, recipientCount: 4_999 },
  ]) {
    const counted = read(other);
    expect(counted).not.toBe(first);
    await counted;
  }
  await expect.poll(() => read(sending) === first).toBe(false);
  await read(sending);
});
