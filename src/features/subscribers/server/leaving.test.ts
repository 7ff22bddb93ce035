import { expect, test } from 'vitest';

import { linkIn, PUBLIC_URL, tokenIn } from '../../../../test/builders/customers.ts';
import { limitKeysLeft } from '../../../../test/builders/limits.ts';
import { FORM_TYPE, openNewsletterShop } from '../../../../test/builders/newsletter-shop.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { subscriberAnswers, subscriberErrors } from '../messages.ts';
import { subscriberLinks } from './links.ts';

const newsletter = await openNewsletterShop();
const { post, subscribe, list, drainEmails, subscribed, wait } = newsletter;

test('an old link does not subscribe again somebody who unsubscribed', async () => {
  await subscribe('asiakas@example.fi');
  const [email] = await drainEmails();
  await post('confirm', { token: tokenIn(email) });
  await post('unsubscribe', { email: 'asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  expect((await post('confirm', { token: tokenIn(email) })).statusCode).toBe(422);
  newsletter.shop.clock.advance(2 * HOUR_MS);
  await subscribe('asiakas@example.fi');
  expect((await post('confirm', { token: tokenIn(email) })).statusCode).toBe(422);
  expect((await list()).items).toMatchObject([{ status: 'pending' }]);
});

test('a bare address is mailed a link, and the answer is the same for all', async () => {
  await subscribed('asiakas@example.fi');
  const known = await post('unsubscribe', { email: 'asiakas@example.fi' });
  const unknown = await post('unsubscribe', { email: 'vieras@example.fi' });
  expect(known.statusCode).toBe(200);
  expect(known.json()).toEqual({ message: subscriberAnswers.linkSent });
  expect(unknown.statusCode).toEqual(known.statusCode);
  expect(unknown.json()).toEqual(known.json());
  const emails = await drainEmails();
  expect(emails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['asiakas@example.fi', 'Peruuta uutiskirje'],
  ]);
  expect((await list()).items).toMatchObject([{ isSubscribed: true }]);
  expect((await newsletter.shop.app.inject(linkIn(emails[0]))).body).toContain('value="');
  expect((await list()).items).toMatchObject([{ isSubscribed: true }]);
  expect((await post('unsubscribe', { token: tokenIn(emails[0]) })).statusCode).toBe(200);
  expect((await list()).items).toMatchObject([{ isSubscribed: false, status: 'cancelled' }]);
});

test('a used link leads to the page that says so, one of a removed person to a new request', async () => {
  const open = async (url: string) => {
    const { statusCode, headers, body } = await newsletter.shop.app.inject(url);
    // An address with somebody's link in it is stored by no cache.
    expect(headers['cache-control']).toBe('no-store');
    return { statusCode, location: headers.location, isBad: body.includes(subscriberErrors.linkInvalid) };
  };
  await subscribe('asiakas@example.fi');
  const [email] = await drainEmails();
  expect(await open(linkIn(email))).toEqual({ statusCode: 200, location: undefined, isBad: false });
  await post('confirm', { token: tokenIn(email) });
  expect(await open(linkIn(email))).toMatchObject({ statusCode: 303, location: '/uutiskirje-vahvistettu' });

  const id = (await list()).items[0]._id;
  const links = subscriberLinks(newsletter.shop.platform.keys, PUBLIC_URL);
  const leaving = (await links.unsubscribeUrl(id)).slice(PUBLIC_URL.length);
  expect(await open(leaving)).toEqual({ statusCode: 200, location: undefined, isBad: false });
  await post('unsubscribe', { token: leaving.split('tunnus=')[1] });
  expect(await open(leaving)).toMatchObject({ statusCode: 303, location: '/uutiskirje-peruttu' });
  expect(await open(linkIn(email))).toMatchObject({ statusCode: 200, isBad: true });

  await newsletter.shop.app.inject({
    method: 'DELETE',
    url: `/api/subscribers/${id}`,
    headers: newsletter.staff(),
  });
  expect(await open(leaving)).toMatchObject({ statusCode: 200, isBad: true });
});

test('a client may ask for five links in an hour', async () => {
  for (let at = 0; at < 5; at += 1) {
    expect((await post('unsubscribe', { email: `asiakas${at}@example.fi` })).statusCode).toBe(200);
  }
  const answer = await post('unsubscribe', { email: 'asiakas@example.fi' });
  expect(answer.statusCode).toBe(429);
  expect(answer.json().code).toBe('subscriber.too_many_links');
  expect(answer.headers['retry-after']).toBe('3600');
});

test('one press in a mail program ends the subscription at once, without cookies or login', async () => {
  const id = await subscribed('asiakas@example.fi');
  const headers = await subscriberLinks(newsletter.shop.platform.keys, PUBLIC_URL).unsubscribeHeaders(id);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = /^<https:\/\/rengas\.example\.fi(\/api\/subscribers\/one-click\/[\w.-]+)>$/.exec(
    headers['List-Unsubscribe'] ?? '',
  )?.[1];
  const press = (payload: string, type: string) =>
    newsletter.shop.app.inject({
      method: 'POST',
      url: url ?? '',
      payload,
      headers: { 'content-type': type },
    });
  const opened = await newsletter.shop.app.inject(url ?? '');
  const page = await subscriberLinks(newsletter.shop.platform.keys, PUBLIC_URL).unsubscribeUrl(id);
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toEqual(page);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect((await list()).items).toMatchObject([{ isSubscribed: true }]);
  const answer = await press('List-Unsubscribe=One-Click', FORM_TYPE['content-type']);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await list()).items).toMatchObject([{ isSubscribed: false }]);
  const parts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await press(parts, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  const changed = await newsletter.shop.app.inject({
    method: 'POST',
    url: `${url}A`,
    headers: FORM_TYPE,
    payload: '',
  });
  expect(changed.statusCode).toBe(422);
});

test('staff end a subscription at once; an address that is not there is answered 404', async () => {
  await subscribed('asiakas@example.fi');
  const answer = await post('unsubscribe', { email: 'Asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: subscriberAnswers.unsubscribed });
  expect((await list()).items).toMatchObject([{ isSubscribed: false, cancelledAt: expect.any(String) }]);
  expect(
    (await post('unsubscribe', { email: 'vieras@example.fi' }, '192.0.2.1', newsletter.staff())).statusCode,
  ).toBe(404);
});

test('staff with an expired session get an error, and no unsubscription is mailed', async () => {
  await subscribed('asiakas@example.fi');
  const email = 'asiakas@example.fi';
  const ended = { authorization: `Bearer ${'x'.repeat(43)}` };
  const answers = [
    await post('unsubscribe', { email }, '192.0.2.1', ended),
    await post('unsubscribe', { email, asStaff: true }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [401, 'auth.required'],
    [401, 'auth.required'],
  ]);
  expect(await drainEmails()).toEqual([]);
  expect((await list()).items).toMatchObject([{ isSubscribed: true }]);
});

test('staff alone list subscribers, by address and state, page by page', async () => {
  for (const path of ['/api/subscribers', '/api/subscribers/export']) {
    expect((await newsletter.shop.app.inject(path)).statusCode).toBe(401);
  }
  await subscribed('anna@example.fi');
  newsletter.shop.clock.advance(MINUTE_MS);
  await subscribe('bertta_1@example.fi');
  const { items, total, answer } = await list('?limit=1');
  expect([items.map(({ email }: { email: string }) => email), total]).toEqual([['bertta_1@example.fi'], '2']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await list('?limit=1&page=2')).items).toMatchObject([{ email: 'anna@example.fi' }]);
  expect((await list('?q=BERTTA_')).total).toBe('1');
  expect((await list('?q=%25')).total).toBe('0');
  expect((await list('?status=subscribed')).items).toMatchObject([{ email: 'anna@example.fi' }]);
  expect((await list('?status=none')).answer.statusCode).toBe(422);
});

test('a subscriber is found by the address as the list shows it, and as mail goes to it', async () => {
  await subscribe('matti@mäki.fi');
  await subscribe('anna@example.fi');
  const found = ['matti@mäki.fi', 'mäki', 'MÄKI', 'ma\u0308ki', 'matti@m', 'matti@mäki', 'ki.fi', '@xn--mki'];
  for (const q of found) {
    const { items, total } = await list(`?q=${encodeURIComponent(q)}`);
    expect([total, items[0]?.email], q).toEqual(['1', 'matti@xn--mki-qla.fi']);
  }
  expect((await list(`?status=subscribed&q=${encodeURIComponent('mäki')}`)).total).toBe('0');
  expect((await list(`?q=${encodeURIComponent('mäkinen')}`)).total).toBe('0');
});

test('the export has the consent of every subscriber, and no cell is a formula', async () => {
  await subscribed('anna@example.fi');
  newsletter.shop.clock.advance(MINUTE_MS);
  await post('subscribe', { email: '+laskenta@example.fi', form: 'footer' });
  const answer = await newsletter.shop.app.inject({
    url: '/api/subscribers/export',
    headers: newsletter.staff(),
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('tilaajat.csv');
  const [head, ...rows] = answer.body.split('\r\n');
  expect(head?.startsWith('\uFEFFSähköposti;Tila;')).toBe(true);
  expect(rows[0]).toMatch(
    /^anna@example\.fi;tilaa;21\.11\.2026;21\.11\.2026;;21\.11\.2026 12:00;rajapinta;198\.51\.100\.0;2026-11-21;Lähetämme/,
  );
  expect(rows[1]).toMatch(
    /^'\+laskenta@example\.fi;odottaa vahvistusta;21\.11\.2026;;;21\.11\.2026 12:01;sivun alaosa;192\.0\.2\.0;/,
  );
});

test('a later request of others is not the consent of an active subscriber', async () => {
  await subscribed('anna@example.fi');
  newsletter.shop.clock.advance(20 * MINUTE_MS);
  await post('subscribe', { email: 'anna@example.fi', form: 'popup' }, '203.0.113.7');
  const answer = await newsletter.shop.app.inject({
    url: '/api/subscribers/export',
    headers: newsletter.staff(),
  });
  const [, row] = answer.body.split('\r\n');
  expect(row).toContain(';21.11.2026 12:00;rajapinta;198.51.100.0;');
});

test('a removed subscriber leaves a keyed hash alone, and may subscribe again', async () => {
  const id = await subscribed('asiakas@example.fi');
  const remove = () =>
    newsletter.shop.app.inject({
      method: 'DELETE',
      url: `/api/subscribers/${id}`,
      headers: newsletter.staff(),
    });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect(await newsletter.db.selectFrom('subscriberConsent').select('id').execute()).toEqual([]);
  expect(
    await newsletter.db.selectFrom('subscriberSuppression').select('addressHash').execute(),
  ).toHaveLength(1);
  newsletter.shop.clock.advance(2 * HOUR_MS);
  await subscribed('asiakas@example.fi');
  expect(await newsletter.db.selectFrom('subscriberSuppression').select('at').execute()).toEqual([]);
});

/** What happens every night. */
async function forget(): Promise<void> {
  const job = newsletter.shop.features.all
    .flatMap((feature) => feature.jobs ?? [])
    .find(({ name }) => name === 'subscribers.forget');
  await job?.perform({
    jobId: 'test',
    data: {},
    attempt: 1,
    signal: new AbortController().signal,
    progress: () => {},
    log: newsletter.shop.platform.log,
  });
}

test('networks are deleted after a day, unconfirmed requests after thirty', async () => {
  await subscribe('asiakas@example.fi');
  await subscribed('anna@example.fi');
  await wait(25 * HOUR_MS);
  await forget();
  expect(await limitKeysLeft(newsletter.shop, 'subscriber.')).toEqual([]);
  expect((await list()).items).toHaveLength(2);
  await wait(30 * DAY_MS);
  await forget();
  expect((await list()).items).toMatchObject([{ email: 'anna@example.fi' }]);
});

test('a request is stored as long as its newest link works', async () => {
  await subscribe('asiakas@example.fi');
  await drainEmails();
  await wait(29 * DAY_MS);
  await subscribe('asiakas@example.fi');
  const [email] = await drainEmails();
  await wait(2 * DAY_MS);
  await forget();
  expect((await post('confirm', { token: tokenIn(email) })).statusCode).toBe(200);
});

test('an unconfirmed request after leaving counts as left, for good', async () => {
  await subscribed('asiakas@example.fi');
  await post('unsubscribe', { email: 'asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  newsletter.shop.clock.advance(2 * HOUR_MS);
  await post('subscribe', { email: 'asiakas@example.fi', size: '205/55R16', season: 'winter' });
  expect((await list()).items).toMatchObject([{ status: 'pending', size: '205/55R16' }]);
  await wait(31 * DAY_MS);
  await forget();
  expect((await list()).items).toMatchObject([
    { email: 'asiakas@example.fi', status: 'cancelled', size: '', season: null },
  ]);
});

test('an unsubscription stands when somebody subscribes the same address at the same moment', async () => {
  const ids: string[] = [];
  for (const at of [1, 2, 3]) ids.push(await subscribed(`asiakas${at}@example.fi`));
  const links = subscriberLinks(newsletter.shop.platform.keys, PUBLIC_URL);
  for (const [at, id] of ids.entries()) {
    const token = (await links.unsubscribeUrl(id)).split('tunnus=')[1] ?? '';
    await Promise.all([
      ...Array.from({ length: 6 }, (_, client) =>
        subscribe(`asiakas${at + 1}@example.fi`, `192.0.2.${client + 1}`),
      ),
      post('unsubscribe', { token }),
    ]);
  }
  const statuses = (await list()).items.map(({ status }: { status: string }) => status);
  expect(statuses).not.toContain('subscribed');
});

test('changes of subscribers by staff are in the audit log, without the address', async () => {
  const id = await subscribed('asiakas@example.fi');
  await post('unsubscribe', { email: 'asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  // Pressed again, in another tab say, it changes nothing and is no second change.
  await post('unsubscribe', { email: 'asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  await newsletter.shop.app.inject({
    method: 'DELETE',
    url: `/api/subscribers/${id}`,
    headers: newsletter.staff(),
  });
  const { audit } = newsletter.shop.platform;
  const { rows } = await audit.list({ entity: 'subscriber' }, { offset: 0, limit: 2 });
  expect(rows.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['removed', id],
    ['changed', id],
  ]);
  expect(JSON.stringify(rows)).not.toContain('example.fi');
});

test('a year after a subscription ended only a hash of its address is left', async () => {
  await subscribed('asiakas@example.fi');
  await subscribed('anna@example.fi');
  const unsubscribe = { method: 'POST' as const, url: '/api/subscribers/unsubscribe' };
  const payload = { email: 'asiakas@example.fi', asStaff: true };
  const answer = await newsletter.shop.app.inject({ ...unsubscribe, headers: newsletter.staff(), payload });
  expect(answer.statusCode).toBe(200);
  newsletter.shop.clock.advance(365 * DAY_MS - 1);
  await forget();
  expect(await newsletter.db.selectFrom('subscriber').select('id').execute()).toHaveLength(2);
  newsletter.shop.clock.advance(1);
  await forget();
  const left = await newsletter.db.selectFrom('subscriber').select('email').execute();
  expect(left).toEqual([{ email: 'anna@example.fi' }]);
  expect(await newsletter.db.selectFrom('subscriberSuppression').select('at').execute()).toHaveLength(1);
});
