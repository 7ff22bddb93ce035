import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { NO_COUNTS } from '../../../../test/builders/delivery-counts.ts';
import { openSendingShop } from '../../../../test/builders/sending-shop.ts';
import { MINUTE_MS, HOUR_MS } from '../../../platform/contract/durations.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

test('a new newsletter is a draft, listed newest first with the total, changed by version', async () => {
  const shop = await openSendingShop();
  const first = await shop.create();
  expect(first).toMatchObject({
    subject: 'Talvirenkaat',
    heroImage: '',
    sendDate: '2026-11-22T07:00:00.000Z',
    sentAt: null,
    status: 'draft',
    version: 1,
    delivery: { state: 'idle', pauseReason: null, pauseReply: '', isFiled: false, counts: NO_COUNTS },
  });
  shop.app.clock.advance(1000);
  await shop.create({ subject: 'Kesärenkaat', heroImage: '/api/files/kuva.jpg' });
  const listed = await shop.call('GET', '?q=RENKAAT&limit=1');
  expect(listed.headers['x-total-count']).toBe('2');
  expect(listed.json()).toMatchObject([{ subject: 'Kesärenkaat', heroImage: '/api/files/kuva.jpg' }]);
  const changed = await shop.call('PUT', `/${first._id}`, { ...first, subject: ' Uusi\naihe ', version: 1 });
  expect(changed.json()).toMatchObject({
    subject: 'Uusi aihe',
    content: 'Hei!\n\nNyt **−20 %**.',
    version: 2,
  });
  const stale = await shop.call('PUT', `/${first._id}`, { subject: 'Myöhässä', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().code).toBe('conflict.stale');
  expect(stale.json().current.subject).toBe('Uusi aihe');
  expect((await shop.call('PUT', `/${UNKNOWN}`, { subject: 'a' })).json().code).toBe('newsletter.not_found');
  expect((await shop.call('PUT', `/${first._id}`, { colour: 'red' })).statusCode).toBe(422);
});

const WRONG = [
  ['no subject', { subject: ' ' }, 'subject', 'Anna uutiskirjeelle aihe.'],
  [
    'a subject of 81 characters',
    { subject: 'a'.repeat(81) },
    'subject',
    'Aihe on liian pitkä. Lyhennä se enintään 80 merkkiin.',
  ],
  ['no content', { content: '\n' }, 'content', 'Kirjoita uutiskirjeen sisältö.'],
  ['no date', { sendDate: undefined }, 'sendDate', 'Valitse lähetysaika.'],
  ['a date that is in no calendar', { sendDate: '2026-02-31T09:00' }, 'sendDate', 'Tarkista päivämäärä.'],
  [
    'a picture elsewhere',
    { heroImage: '//kuvat.example/1.jpg' },
    'heroImage',
    'Lisää kuva lataamalla se palveluun. Muiden sivustojen kuviin ei voi viitata.',
  ],
  [
    'a state that only sending gives',
    { status: 'sent' },
    'status',
    'Uutiskirje voidaan tallentaa luonnoksena tai ajastettuna.',
  ],
  [
    'a schedule in the past',
    { status: 'scheduled', sendDate: '2026-11-21T11:59' },
    'sendDate',
    'Lähetysaika on jo mennyt. Valitse tuleva ajankohta.',
  ],
] as const;

test('a newsletter that breaks a rule answers 422 at its field', async () => {
  const shop = await openSendingShop();
  for (const [what, fields, path, message] of WRONG) {
    const draft = { subject: 'Talvirenkaat', content: 'Hei!', sendDate: '2026-11-22T09:00', ...fields };
    const answer = await shop.call('POST', '', draft);
    expect(answer.statusCode, what).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path, message }]);
  }
  expect((await shop.call('GET', '')).json()).toEqual([]);
});

test('signs that turn what stands around a subject are left out, and half a character is refused', async () => {
  const shop = await openSendingShop();
  const subject = 'Talvi\u202E tulee, \u2066nyt\u2069 ❄️ \u{1F469}\u200D\u{1F527}';
  const stored = await shop.create({ subject, content: `Hei \u202D${subject}` });
  const shown = 'Talvi tulee, nyt ❄️ \u{1F469}\u200D\u{1F527}';
  expect(stored).toMatchObject({ subject: shown, content: `Hei ${shown}` });
  const half = await shop.call('POST', '', { subject: 'Talvi\uD800', content: 'Hei' });
  expect(half.statusCode).toBe(422);
  expect(half.json().code).toBe('request.invalid');
});

test('a scheduled newsletter goes at its time by itself, and a cancelled schedule is a draft', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(2);
  const { _id } = await shop.create({ status: 'scheduled', sendDate: '2026-11-21T14:00' });
  const other = await shop.create({ sendDate: '2026-11-21T14:00' });
  expect(
    (await shop.call('POST', `/${other._id}/schedule`, { sendDate: '2026-11-21T11:00' })).statusCode,
  ).toBe(422);
  expect(
    (await shop.call('POST', `/${other._id}/schedule`, { sendDate: '2026-11-21T13:00' })).json(),
  ).toMatchObject({
    status: 'scheduled',
    sendDate: '2026-11-21T11:00:00.000Z',
  });
  expect((await shop.call('POST', `/${other._id}/cancel`)).json().status).toBe('draft');
  const fixed = await shop.call('PUT', `/${_id}`, { sendDate: '2026-11-21T15:00' });
  expect(fixed.statusCode).toBe(422);
  expect(fixed.json().code).toBe('newsletter.send_date_fixed');
  expect((await shop.call('PUT', `/${_id}`, { subject: 'Vielä korjattu' })).statusCode).toBe(200);
  shop.app.clock.advance(2 * HOUR_MS - 1);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toEqual([]);
  shop.app.clock.advance(1000);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toHaveLength(2);
  expect(await shop.read(_id)).toMatchObject({ status: 'sent', delivery: { state: 'done' } });
  const late = await shop.call('PUT', `/${_id}`, { subject: 'Liian myöhään' });
  expect(late.statusCode).toBe(409);
  expect(late.json().code).toBe('newsletter.already_sent');
});

test('a deleted newsletter is gone and comes back; a scheduled one as a draft', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(1);
  const { _id } = await shop.create({ status: 'scheduled', sendDate: '2026-11-21T13:00' });
  expect((await shop.call('DELETE', `/${_id}`)).statusCode).toBe(204);
  expect((await shop.call('GET', `/${_id}`)).statusCode).toBe(404);
  shop.app.clock.advance(2 * HOUR_MS);
  await shop.resumeDeliveries();
  expect(shop.sink.emails).toEqual([]);
  expect((await shop.call('PUT', `/${_id}/restore`)).json().status).toBe('draft');
});

test('a newsletter has the advice of the season of the day on which it is sent', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(1);
  const content = 'Hei!\n\n{{kausi}}';
  await shop.create({ content, status: 'scheduled', sendDate: '2027-06-15T09:00' });
  const preview = await shop.call('POST', '/preview', { subject: 'Renkaat', content });
  expect(preview.json().text).toContain('Aja talvirenkailla');
  shop.app.clock.set('2027-06-15T09:01:00+03:00');
  await shop.resumeDeliveries();
  const { text = '' } = await PostalMime.parse(shop.sink.emails[0]?.raw ?? '');
  expect(text).toContain('Kesärenkaat ovat nyt oikea valinta.');
  expect(text).toContain('(https://rengas.example.fi/kausi)');
  expect(text).not.toContain('Esimerkkisää');
});

test('without a subscriber nothing is sent', async () => {
  const shop = await openSendingShop();
  const { _id } = await shop.create();
  expect((await shop.call('POST', `/${_id}/send`, {})).json().code).toBe('newsletter.no_subscribers');
  expect((await shop.read(_id)).status).toBe('draft');
});

test('a test email goes to at most five addresses, and twenty an hour', async () => {
  const shop = await openSendingShop();
  const draft = { subject: 'Talvirenkaat', content: 'Hei {{aukioloajat}}' };
  const sendTest = (fields: object) => shop.call('POST', '/send-test', { ...draft, ...fields });
  const missing = await sendTest({ email: '' });
  expect(missing.statusCode).toBe(422);
  expect(missing.json().message).toBe('Syötä testisähköpostiosoite');
  expect((await sendTest({ email: 'a@example.fi', content: ' ' })).json().message).toBe(
    'Syötä aihe ja sisältö ennen testilähetystä',
  );
  expect((await sendTest({ email: 'a' })).json().code).toBe('newsletter.test_address_bad');
  const six = 'a@example.fi,b@example.fi,c@example.fi,d@example.fi,e@example.fi,f@example.fi';
  expect((await sendTest({ email: six })).json().code).toBe('newsletter.test_too_many_addresses');
  expect((await sendTest({ email: 'a@example.fi, b@example.fi' })).json()).toEqual({
    message: 'Testiviesti on lähetetty.',
  });
  expect(shop.sink.emails.map(({ to }) => to)).toEqual(['a@example.fi', 'b@example.fi']);
  for (let sent = 2; sent < 20; sent += 1) {
    expect((await sendTest({ email: 'a@example.fi' })).statusCode).toBe(200);
  }
  expect((await sendTest({ email: 'a@example.fi' })).statusCode).toBe(429);
  shop.app.clock.advance(61 * MINUTE_MS);
  expect(shop.sink.emails).toHaveLength(20);
});

test('a test email that the mail server refuses says so', async () => {
  const shop = await openSendingShop({
    answer: (verb) => (verb === 'RCPT' ? '550 5.1.1 Unknown' : undefined),
  });
  const answer = await shop.call('POST', '/send-test', { email: 'a@example.fi', subject: 'a', content: 'b' });
  expect(answer.statusCode).toBe(502);
  expect(answer.json().code).toBe('newsletter.test_refused');
  expect(answer.json().message).toContain('osoitteeseen a@example.fi (550)');
});

test.each([
  ['AUTH', '535 5.7.8 Wrong password', 'newsletter.test_login', 'tunnuksiamme'],
  ['MAIL', '550 5.7.1 Not from there', 'newsletter.test_refused', '(550).'],
  ['RCPT', '451 4.7.1 Greylisted', 'newsletter.test_refused', '(451). Yritä hetken kuluttua uudelleen.'],
  ['nothing', '', 'newsletter.test_unreachable', 'ei saatu yhteyttä'],
])('a test email reports what is wrong at %s %s', async (at, reply, code, words) => {
  const answer = (verb: string) => (verb === at ? reply : undefined);
  const nobody = { smtpUrl: 'smtp://127.0.0.1:1' };
  const shop = await openSendingShop({ user: 'posti:salasana', answer }, reply === '' ? nobody : {});
  const sent = await shop.call('POST', '/send-test', { email: 'a@example.fi', subject: 'a', content: 'b' });
  expect(sent.statusCode).toBe(502);
  expect(sent.json().code).toBe(code);
  expect(sent.json().message).toContain(words);
});

test('the preview is the email that would be sent, with every sign of typed HTML made harmless', async () => {
  const shop = await openSendingShop();
  const answer = await shop.call('POST', '/preview', {
    subject: 'Aihe',
    content: 'Hei <script>alert(1)</script>',
  });
  expect(answer.json().html).toContain('&lt;script&gt;');
  expect(answer.json().text).toContain('Hei <script>');
  expect(answer.json().text).toContain('https://rengas.example.fi/peruuta-uutiskirje');
});

test('a newsletter with claims is scheduled and sent once staff confirm them, a draft is free', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(2);
  const draft = await shop.create({ content: 'Suomen halvimmat renkaat.' });
  const path = `/${draft._id}`;
  const unasked = { hasConfirmedClaims: false };
  expect((await shop.call('PUT', path, { content: 'Suomen parhaat renkaat.', ...unasked })).statusCode).toBe(
    200,
  );
  const plan = { sendDate: '2026-11-22T09:00' };
  for (const [call, body] of [
    ['send', unasked],
    ['schedule', { ...plan, ...unasked }],
  ] as const) {
    const refused = await shop.call('POST', `${path}/${call}`, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('text.claims_open');
  }
  const planned = await shop.call('POST', `${path}/schedule`, { ...plan, hasConfirmedClaims: true });
  expect(planned.json()).toMatchObject({ status: 'scheduled' });
  expect((await shop.call('PUT', path, { content: 'Nollakorolla.', ...unasked })).statusCode).toBe(422);
  const { rows } = await shop.app.platform.audit.list({ entity: 'newsletter' }, { offset: 0, limit: 1 });
  expect(rows[0]?.after['confirmedClaims']).toContain('Suomen parhaat');
});

test('without a mail server staff learn that emails become files, also after the sending', async () => {
  const shop = await openSendingShop({}, { smtpUrl: undefined });
  expect((await shop.call('GET', '/mail')).json()).toEqual({ isFiled: true });
  const email = { subject: 'Talvirenkaat', content: 'Hei', email: 'a@example.fi' };
  expect((await shop.call('POST', '/send-test', email)).json().message).toMatch(
    /^Testiviesti tallennettiin tiedostoksi\./,
  );
  await shop.subscribe(2);
  const { _id } = await shop.create();
  await shop.call('POST', `/${_id}/send`, {});
  await shop.app.drainJobs();
  expect((await shop.read(_id)).delivery).toMatchObject({ isFiled: true, counts: { accepted: 2 } });
  const file = await shop.call('GET', `/${_id}/deliveries/export`);
  expect(file.body.match(/;Tallennettu tiedostoksi;1;/g)).toHaveLength(2);
  expect(file.body).not.toContain('Hyväksytty');
  const connected = await openSendingShop();
  expect((await connected.call('GET', '/mail')).json()).toEqual({ isFiled: false });
});
