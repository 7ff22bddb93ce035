import { expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { linkIn, PUBLIC_URL, tokenIn } from '../../../../test/builders/customers.ts';
import { NOON, openNewsletterShop } from '../../../../test/builders/newsletter-shop.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { subscriberAnswers, subscriberErrors } from '../messages.ts';
import { subscriberLinks } from './links.ts';

const newsletter = await openNewsletterShop();
const { post, postForm, staff, subscribe, list, drainEmails, subscribed, wait } = newsletter;

test('a subscription is confirmed by a press on the linked page, not by opening it', async () => {
  const requested = await subscribe(' Asiakas@Example.FI ');
  expect(requested.statusCode).toBe(200);
  expect(requested.json()).toEqual({ message: subscriberAnswers.confirmByMail });
  const [email] = await drainEmails();
  expect(email).toMatchObject({
    subject: 'Vahvista uutiskirjeen tilaus',
    to: [{ address: 'Asiakas@example.fi' }],
  });
  expect(linkIn(email)).toMatch(/^\/vahvista-uutiskirje\?tunnus=[\w.-]+$/);
  await newsletter.shop.app.inject({ method: 'HEAD', url: linkIn(email) });
  const page = await newsletter.shop.app.inject(linkIn(email));
  expect(page.body).toContain('Vahvista tilaus');
  expect((await list()).items).toMatchObject([{ isSubscribed: false, status: 'pending' }]);

  const confirmed = await post('confirm', { token: tokenIn(email) });
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.json()).toEqual({ message: subscriberAnswers.confirmed });
  expect((await post('confirm', { token: tokenIn(email) })).statusCode).toBe(200);
  expect((await list()).items).toEqual([
    {
      _id: expect.any(String),
      email: 'Asiakas@example.fi',
      isSubscribed: true,
      status: 'subscribed',
      createdAt: '2026-11-21T10:00:00.000Z',
      subscribedAt: '2026-11-21T10:00:00.000Z',
      cancelledAt: null,
      size: '',
      season: null,
    },
  ]);
});

test('staff add somebody who asked for it, who confirms by the same letter, and nobody twice', async () => {
  const add = (email: string) => post('', { email, size: '2055516', season: 'winter' }, undefined, staff());
  const added = await add('Asiakas@example.fi');
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({ status: 'pending', size: '205/55R16', season: 'winter' });
  const [email] = await drainEmails();
  expect((await post('confirm', { token: tokenIn(email) })).statusCode).toBe(200);
  expect((await list()).items).toMatchObject([{ email: 'Asiakas@example.fi', status: 'subscribed' }]);
  expect((await add('asiakas@example.fi')).json().code).toBe('subscriber.already_subscribed');
  expect((await add('asiakas')).json().errors).toMatchObject([{ path: 'email' }]);
});

test('without double opt-in a subscription counts at once and nothing is mailed', async () => {
  const other = await startTestApp({ settings: { newsletterDoubleOptIn: false } });
  try {
    const ask = (email: string) =>
      other.app.inject({ method: 'POST', url: '/api/subscribers/subscribe', payload: { email } });
    expect((await ask('asiakas@example.fi')).json()).toEqual({ message: subscriberAnswers.subscribed });
    expect((await ask('ASIAKAS@example.fi')).statusCode).toBe(409);
    expect(await other.drainJobs()).toEqual([]);
    const headers = await other.loginStaff();
    const rows = (await other.app.inject({ url: '/api/subscribers', headers })).json();
    expect(rows).toMatchObject([{ isSubscribed: true }]);
  } finally {
    await other.close();
  }
});

test.each([
  ['no address', '', 'subscriber.email_required', 'pakollinen'],
  ['blanks', ' \t', 'subscriber.email_required', 'pakollinen'],
  ['no @', 'asiakas', 'subscriber.email_invalid', 'kelvollinen'],
  ['two @', 'a@b@example.fi', 'subscriber.email_invalid', 'kelvollinen'],
  ['a line of its own', 'a@example.fi\nBcc: b@example.fi', 'subscriber.email_invalid', 'kelvollinen'],
  ['no domain', 'a@localhost', 'subscriber.email_invalid', 'kelvollinen'],
  ['a number for a domain', 'a@192.0.2.1', 'subscriber.email_invalid', 'kelvollinen'],
  ['quotes', '"a b"@example.fi', 'subscriber.email_invalid', 'kelvollinen'],
  ['300 characters', `${'a'.repeat(300)}@example.fi`, 'subscriber.email_invalid', 'kelvollinen'],
  ['20 000 characters', `${'a'.repeat(20_000)}@example.fi`, 'subscriber.email_invalid', 'kelvollinen'],
  ['an emoji', '\u{1F600}@example.fi', 'subscriber.email_invalid', 'kelvollinen'],
  ['signs that turn the writing', 'a\u202Eb@example.fi', 'subscriber.email_invalid', 'kelvollinen'],
  ['HTML', '<b>a@example.fi</b>', 'subscriber.email_invalid', 'kelvollinen'],
])('%s is answered 422 with the words the forms know', async (_what, email, code, words) => {
  const answer = await subscribe(email);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe(code);
  expect(answer.json().message).toContain(words);
  expect(answer.json().errors).toEqual([{ path: 'email', code, message: answer.json().message }]);
});

test('a body without an address is an address left empty; one that is no text is refused', async () => {
  expect((await post('subscribe', {})).json().code).toBe('subscriber.email_required');
  for (const email of [null, 7, ['a@example.fi'], { a: 1 }]) {
    expect((await subscribe(email)).statusCode).toBe(422);
  }
  expect((await list()).items).toEqual([]);
});

test('a client learns three times a day that an address has subscribed, then no more', async () => {
  await subscribed('asiakas@example.fi');
  for (let time = 0; time < 3; time += 1) {
    const answer = await subscribe('asiakas@EXAMPLE.fi');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('subscriber.already_subscribed');
    expect(answer.json().message).toContain('jo tilannut');
  }
  const neutral = await subscribe('asiakas@example.fi');
  expect(neutral.statusCode).toBe(200);
  expect(neutral.json()).toEqual({ message: subscriberAnswers.confirmByMail });
  expect((await subscribe('asiakas@example.fi', '192.0.2.2')).statusCode).toBe(409);
  expect(await drainEmails()).toEqual([]);
  await wait(25 * HOUR_MS);
  expect((await subscribe('asiakas@example.fi')).statusCode).toBe(409);
  expect((await list()).items).toMatchObject([{ isSubscribed: true }]);
});

test('an address is mailed one confirmation an hour and five a day, whoever requests them', async () => {
  await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((client) => subscribe('asiakas@example.fi', client)),
  );
  expect(await drainEmails()).toHaveLength(1);
  let emails = 1;
  for (let hour = 0; hour < 10; hour += 1) {
    newsletter.shop.clock.advance(61 * MINUTE_MS);
    expect((await subscribe('asiakas@example.fi')).statusCode).toBe(200);
    emails += (await drainEmails()).length;
  }
  expect(emails).toBe(5);
  await wait(0);
  expect((await list()).items).toHaveLength(1);
});

test('subscribing again within an hour of leaving mails a new link, five a day at most', async () => {
  const leave = () => post('unsubscribe', { email: 'asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  let emails = 0;
  for (let time = 0; time < 7; time += 1) {
    newsletter.shop.clock.advance(MINUTE_MS);
    await subscribe('asiakas@example.fi');
    await subscribe('asiakas@example.fi', '192.0.2.2');
    const mailed = await drainEmails();
    emails += mailed.length;
    if (mailed[0]) expect((await post('confirm', { token: tokenIn(mailed[0]) })).statusCode).toBe(200);
    await leave();
  }
  expect(emails).toBe(5);
});

test('many requests of the same moment with one address make one subscriber and one email', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => subscribe('asiakas@example.fi', `192.0.2.${at + 1}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await list()).items).toHaveLength(1);
  expect(await drainEmails()).toHaveLength(1);
});

test('a client may subscribe sixty addresses in an hour', async () => {
  for (let at = 0; at < 60; at += 1) {
    expect((await subscribe(`asiakas${at}@example.fi`)).statusCode).toBe(200);
  }
  const answer = await subscribe('viela@example.fi');
  expect(answer.statusCode).toBe(429);
  expect(answer.json().code).toBe('subscriber.too_many');
  expect(answer.headers['retry-after']).toBe('3600');
  expect((await subscribe('viela@example.fi', '192.0.2.2')).statusCode).toBe(200);
});

test('a robot that fills the hidden field is answered as ever, and nothing is stored', async () => {
  const answer = await post('subscribe', { email: 'asiakas@example.fi', website: 'https://example.fi' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: subscriberAnswers.confirmByMail });
  expect((await list()).items).toEqual([]);
});

test('a Finnish domain and the same letters in another form are one address', async () => {
  await subscribe('matti@ränni.example');
  await subscribe('MATTI@RÄNNI.example', '192.0.2.2');
  await subscribe('matti@xn--rnni-loa.example', '192.0.2.3');
  expect((await list()).items).toMatchObject([{ email: 'matti@xn--rnni-loa.example' }]);
});

test('a link that is changed, made for something else or a week old confirms nothing', async () => {
  await subscribe('asiakas@example.fi');
  const [email] = await drainEmails();
  const token = tokenIn(email);
  const links = subscriberLinks(newsletter.shop.platform.keys, PUBLIC_URL);
  const leaving = (await links.unsubscribeUrl((await list()).items[0]._id)).split('tunnus=')[1] ?? '';
  for (const bad of ['', 'x', `${token}A`, token.slice(0, -1), leaving]) {
    const answer = await post('confirm', { token: bad });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('subscriber.link_invalid');
  }
  await wait(7 * DAY_MS);
  expect((await post('confirm', { token })).statusCode).toBe(422);
  expect((await newsletter.shop.app.inject(linkIn(email))).body).toContain(subscriberErrors.linkInvalid);
  expect((await list()).items).toMatchObject([{ isSubscribed: false }]);
});

test('each act and consent is stored with its time, form and network', async () => {
  await post('subscribe', { email: 'asiakas@example.fi', form: 'popup' }, '198.51.100.77');
  const [email] = await drainEmails();
  newsletter.shop.clock.advance(MINUTE_MS);
  await post('confirm', { token: tokenIn(email) }, '2001:db8:1234:5678::1');
  newsletter.shop.clock.advance(MINUTE_MS);
  await post('unsubscribe', { email: 'asiakas@example.fi' }, '192.0.2.1', newsletter.staff());
  const rows = await newsletter.db
    .selectFrom('subscriberConsent')
    .select(['act', 'place', 'network', 'textVersion', 'at'])
    .orderBy('at')
    .execute();
  const at = (minute: number) => new Date(Date.parse(NOON) + minute * MINUTE_MS);
  expect(rows).toEqual([
    { act: 'asked', place: 'popup', network: '198.51.100.0', textVersion: '2026-11-21', at: at(0) },
    { act: 'confirmed', place: 'link', network: '2001:db8:1234::', textVersion: '', at: at(1) },
    { act: 'cancelled', place: 'staff', network: '', textVersion: '', at: at(2) },
  ]);
});

test('forms without script lead to a thank-you page; refused ones return with the typed text', async () => {
  const sent = await postForm('subscribe', {
    _page: '/uutiskirje',
    form: 'footer',
    email: 'a@example.fi',
    website: '',
  });
  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toBe('/uutiskirje-tilattu');
  expect((await newsletter.shop.app.inject('/uutiskirje-tilattu')).body).toContain(
    'Lähetimme sähköpostiisi linkin',
  );
  const refused = await postForm('subscribe', { _page: '/uutiskirje', form: 'footer', email: 'väärä' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('value="väärä"');
  expect(refused.body).toContain('Syötä kelvollinen sähköpostiosoite.');
  const [email] = await drainEmails();
  const confirmed = await postForm('confirm', { _page: '/vahvista-uutiskirje', token: tokenIn(email) });
  expect(confirmed.statusCode).toBe(303);
  expect(confirmed.headers.location).toBe('/uutiskirje-vahvistettu');
  const requested = await postForm('unsubscribe', { _page: '/peruuta-uutiskirje', email: 'a@example.fi' });
  expect(requested.statusCode).toBe(303);
  expect(requested.headers.location).toBe('/peruutuslinkki-lahetetty');
  const [leaving] = await drainEmails();
  const left = await postForm('unsubscribe-by-link', {
    _page: '/peruuta-uutiskirje',
    token: tokenIn(leaving),
  });
  expect(left.statusCode).toBe(303);
  expect(left.headers.location).toBe('/uutiskirje-peruttu');
  const bad = await postForm('confirm', { _page: '/vahvista-uutiskirje', token: 'x' });
  expect(bad.statusCode).toBe(422);
  expect(bad.body).toContain(subscriberErrors.linkInvalid);
});
