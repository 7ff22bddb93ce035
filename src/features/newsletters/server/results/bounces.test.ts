// Emails that come back and subscribers who call them spam, by reports as real servers write them.
import { expect, test } from 'vitest';

import {
  complaintReport,
  exchangeReport,
  gmailReport,
  postfixReport,
} from '../../../../../test/builders/mail-reports.ts';
import { multipartOf } from '../../../../../test/builders/pictures.ts';
import { openSendingShop, type SendingShop } from '../../../../../test/builders/sending-shop.ts';
import type { SubscriberTables } from '../../../subscribers/server/store.ts';

const ADDRESS = 'palautukset@example.fi';
const TOKEN = 'a-mail-server-of-ours';
const settings = { bounceAddress: ADDRESS, bounceToken: TOKEN };

async function handIn(shop: SendingShop, message: Buffer, token = TOKEN) {
  const { payload, headers } = multipartOf('message', message, {
    name: 'report.eml',
    type: 'message/rfc822',
  });
  return shop.app.app.inject({
    method: 'POST',
    url: '/api/newsletters/bounces',
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
}

async function outcomeOf(shop: SendingShop, message: Buffer): Promise<unknown> {
  const answer = await handIn(shop, message);
  expect(answer.statusCode).toBe(200);
  return answer.json().outcome;
}

/** Addresses that subscribe. */
async function subscribed({ app }: SendingShop): Promise<string[]> {
  const rows = await app.platform.db
    .$extendTables<SubscriberTables>()
    .selectFrom('subscriber')
    .select('email')
    .where('status', '=', 'subscribed')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

test('a permanent bounce in the words of any server ends the subscription and counts as failed', async () => {
  const shop = await openSendingShop({}, settings);
  const id = await shop.sendTo(4);
  const [one, two, three] = shop.sink.emails.toSorted((a, b) => (a.to < b.to ? -1 : 1));
  if (!one || !two || !three) throw new Error('No emails');
  expect(new Set(shop.sink.emails.map(({ from }) => from)).size).toBe(4);
  expect(one.from).toMatch(/^palautukset\+\d+-[\da-f]{20}@example\.fi$/);
  expect(await outcomeOf(shop, postfixReport(one))).toBe('bounce');
  expect(await outcomeOf(shop, exchangeReport(two))).toBe('bounce');
  expect(await outcomeOf(shop, gmailReport({ ...three, from: three.from.toUpperCase() }))).toBe('bounce');
  expect(await outcomeOf(shop, gmailReport(three))).toBe('bounce');
  expect(await subscribed(shop)).toEqual(['lukija4@example.fi']);
  const { delivery } = await shop.read(id);
  expect(delivery.counts).toMatchObject({ total: 4, accepted: 1, failed: 3 });
  expect((await shop.call('GET', `/${id}/deliveries`)).json().results).toEqual({
    bounced: 3,
    unsubscribed: 0,
  });
});

test('no file brings back a subscriber whose address is dead, even after the data were removed', async () => {
  const shop = await openSendingShop({}, settings);
  await shop.sendTo(1);
  const [email] = shop.sink.emails;
  if (!email) throw new Error('No email');
  expect(await outcomeOf(shop, postfixReport(email))).toBe('bounce');
  const db = shop.app.platform.db.$extendTables<SubscriberTables>();
  await db.deleteFrom('subscriber').execute();
  const file = `email;consentText;consentAt;source\r\n${email.to};Haluan;3.5.2024;Messut\r\n`;
  const { payload, headers } = multipartOf('file', Buffer.from(file), { name: 'a.csv', type: 'text/csv' });
  const answer = await shop.app.app.inject({
    method: 'POST',
    url: '/api/subscribers/import',
    payload,
    headers: { ...headers, ...(await shop.app.loginStaff()) },
  });
  expect(answer.json()).toEqual({ imported: 0, skipped: 1, errors: [] });
});

test('a complaint is matched by the email alone and ends the subscription', async () => {
  // Without a return path of ours: the email names its subscriber by the link to leave.
  const shop = await openSendingShop({}, { bounceToken: TOKEN });
  const id = await shop.sendTo(2);
  const [email] = shop.sink.emails;
  if (!email) throw new Error('No email');
  expect(email.from).toBe('posti@example.fi');
  expect(await outcomeOf(shop, complaintReport(email, 'not-spam'))).toBe('none');
  expect(await subscribed(shop)).toHaveLength(2);
  expect(await outcomeOf(shop, complaintReport(email))).toBe('complaint');
  expect(await subscribed(shop)).not.toContain(email.to);
  expect(await subscribed(shop)).toHaveLength(1);
  expect((await shop.read(id)).delivery.counts).toMatchObject({ accepted: 2, failed: 0 });
});

test('failures for now, of our own sender, forged marks and other mails change nothing', async () => {
  const shop = await openSendingShop({}, settings);
  await shop.sendTo(2);
  const [one, two] = shop.sink.emails;
  if (!one || !two) throw new Error('No emails');
  const id = (from: string) => /\+(\d+)-/.exec(from)?.[1] ?? '';
  const forged = {
    to: two.to,
    raw: 'Subject: x\r\n\r\nx',
    from: one.from.replace(id(one.from), id(two.from)),
  };
  const twice = postfixReport(one)
    .toString()
    .replace(
      /(Final-Recipient)/,
      'Final-Recipient: rfc822; b@example.fi\r\nAction: relayed\r\nStatus: 2.0.0\r\n\r\n$1',
    );
  for (const message of [
    postfixReport(one, '4.1.1'),
    postfixReport(one, '5.1.1', 'delayed'),
    postfixReport(one, '5.2.2'),
    exchangeReport(one, '5.7.1'),
    exchangeReport(one, '5.1.8'),
    postfixReport(forged),
    Buffer.from(twice),
    Buffer.from(postfixReport(one).toString().replace('multipart/report', 'multipart/mixed')),
    Buffer.from(one.raw),
    Buffer.from('5.1.1\r\n\r\n'),
    Buffer.alloc(0),
  ]) {
    expect(await outcomeOf(shop, message)).toBe('none');
  }
  expect(await subscribed(shop)).toHaveLength(2);
});

test('reports are taken with the token of the setting alone', async () => {
  const shop = await openSendingShop({}, settings);
  const refused = await handIn(shop, Buffer.from('x'), 'a-mail-server-of-hers');
  expect(refused.statusCode).toBe(401);
  expect(refused.json().code).toBe('newsletter.bounce_token_bad');
  const large = await handIn(shop, Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
  expect(large.statusCode).toBe(413);
  expect(large.json().code).toBe('newsletter.bounce_too_large');
  const { payload, headers } = multipartOf('mail', Buffer.from('x'), {
    name: 'a.eml',
    type: 'message/rfc822',
  });
  const missing = await shop.app.app.inject({
    method: 'POST',
    url: '/api/newsletters/bounces',
    payload,
    headers: { ...headers, authorization: `Bearer ${TOKEN}` },
  });
  expect(missing.statusCode).toBe(422);
  expect(missing.json().code).toBe('newsletter.bounce_missing');
  const closed = await openSendingShop();
  expect((await handIn(closed, Buffer.from('x'))).statusCode).toBe(404);
});
