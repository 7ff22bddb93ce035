import { afterAll, beforeEach, expect, test } from 'vitest';

import { linkIn, startMailingShop, tokenIn } from '../../../../../test/builders/customers.ts';
import { clearLimits } from '../../../../../test/builders/limits.ts';
import type { ReminderTables } from './store.ts';

/** Without weather the advice is the law's: nothing is due in June and September, winter tyres in the last half of October. */
const SUMMER = '2027-09-05T10:00:00+03:00';
const DUE = '2027-10-22T09:30:00+03:00';
const EMAIL = 'vaihtaja@example.fi';

const shop = await startMailingShop({ now: SUMMER });
beforeEach(async () => {
  shop.clock.set(SUMMER);
  await shop.drainEmails();
  await shop.platform.db.$extendTables<ReminderTables>().deleteFrom('seasonReminder').execute();
  await clearLimits(shop);
});
afterAll(() => shop.close());

const rows = () =>
  shop.platform.db.$extendTables<ReminderTables>().selectFrom('seasonReminder').selectAll().execute();
const post = (path: string, payload: object, remoteAddress = '192.0.2.1') =>
  shop.app.inject({ method: 'POST', url: `/api/season/reminders${path}`, payload, remoteAddress });
const requestReminder = (email = EMAIL, remoteAddress?: string) => post('', { email }, remoteAddress);

async function confirmed(email = EMAIL): Promise<string> {
  expect((await requestReminder(email)).statusCode).toBe(200);
  const token = tokenIn((await shop.drainEmails())[0]);
  expect((await post('/confirm', { token })).statusCode).toBe(200);
  return token;
}

/** What is mailed in the morning. */
async function remind(now: string) {
  shop.clock.set(now);
  const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'season.remind');
  if (!job) throw new Error('No job');
  await shop.platform.jobs.runNow(job);
  return shop.drainEmails();
}

test('the page has the form, and a refused address is shown again with what is wrong', async () => {
  expect((await shop.app.inject('/kausi')).body).toContain('action="/api/season/reminders"');
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/season/reminders',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '_page=%2Fkausi&email=ei-osoite',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="ei-osoite"');
  expect(answer.body).toContain('Tarkista sähköpostiosoite.');
  expect((await requestReminder('')).json()).toMatchObject({ code: 'season_reminder.email_invalid' });
});

test('nobody is reminded before confirming, then once when it is time, and the address is removed', async () => {
  await requestReminder();
  await shop.drainEmails();
  expect(await remind(DUE)).toEqual([]);
  shop.clock.set(SUMMER);
  await confirmed();
  expect(await remind('2027-09-20T09:30:00+03:00')).toEqual([]);
  const [letter, ...others] = await remind(DUE);
  expect(others).toEqual([]);
  expect(letter?.to).toMatchObject([{ address: EMAIL }]);
  expect(letter?.subject).toBe('Nyt on aika vaihtaa talvirenkaat');
  expect(letter?.text).toContain('1.11. alkaen');
  expect(await rows()).toEqual([]);
  expect(await remind('2027-10-23T09:30:00+03:00')).toEqual([]);
});

test('who asks after the day is named is reminded in the last days before it', async () => {
  shop.clock.set(DUE);
  expect((await shop.app.inject('/kausi')).body).toMatch(
    /Muistutus ennen vaihtopäivää.*viimeistään la.30\.10\./s,
  );
  await confirmed();
  expect(await remind('2027-10-23T09:30:00+03:00')).toEqual([]);
  expect((await remind('2027-10-28T09:30:00+03:00')).map(({ subject }) => subject)).toEqual([
    'Nyt on aika vaihtaa talvirenkaat',
  ]);
});

test('who asks in the last days is reminded of the next change, and the form says so', async () => {
  shop.clock.set('2027-10-29T09:30:00+03:00');
  expect((await shop.app.inject('/kausi')).body).toMatch(/seuraavasta vaihdosta.*kun kesärenkaat kannattaa/s);
  await confirmed();
  expect(await remind('2027-10-30T09:30:00+03:00')).toEqual([]);
  expect((await remind('2028-04-02T09:30:00+03:00')).map(({ subject }) => subject)).toEqual([
    'Nyt voi vaihtaa kesärenkaat',
  ]);
});

test('the mailed link says where the reminder stands, and takes it back', async () => {
  await requestReminder();
  const [email] = await shop.drainEmails();
  const link = linkIn(email);
  const path = link.slice(link.indexOf('/kausimuistutus'));
  expect((await shop.app.inject(path)).body).toContain('Kyllä, muistuttakaa');
  const token = tokenIn(email);
  await post('/confirm', { token });
  await post('/confirm', { token });
  expect((await shop.app.inject(path)).body).toContain('Peru muistutus');
  expect((await post('/leave', { token })).statusCode).toBe(200);
  const over = await shop.app.inject(path);
  expect([over.statusCode, over.body.includes('Muistutus on päättynyt')]).toEqual([410, true]);
  expect(await rows()).toEqual([]);
});

test('a link that is not whole is called that, and not a reminder that is over', async () => {
  const { statusCode, body } = await shop.app.inject('/kausimuistutus?tunnus=x.y');
  expect(statusCode).toBe(410);
  expect(body).toContain('Linkki ei toimi');
  expect(body).not.toContain('ei enää ole tallessa');
});

test('a token that is not ours, and one whose time is over, is refused', async () => {
  for (const path of ['/confirm', '/leave']) {
    expect((await post(path, { token: 'x.y' })).json()).toMatchObject({
      code: 'season_reminder.link_invalid',
    });
    expect((await post(path, {})).statusCode).toBe(422);
  }
  await requestReminder();
  const token = tokenIn((await shop.drainEmails())[0]);
  shop.clock.set('2027-09-13T10:00:00+03:00');
  expect((await post('/confirm', { token })).statusCode).toBe(422);
});

test('one address and one network may ask so often and no more, and robots get the usual answer', async () => {
  for (let count = 0; count < 5; count += 1) await requestReminder(EMAIL, `192.0.2.${count + 10}`);
  expect((await requestReminder(EMAIL, '192.0.2.99')).statusCode).toBe(429);
  for (let count = 0; count < 10; count += 1) {
    await requestReminder(`joku${count}@example.fi`, '198.51.100.7');
  }
  expect((await requestReminder('uusi@example.fi', '198.51.100.7')).statusCode).toBe(429);
  await shop.drainEmails();
  expect((await post('', { email: 'robotti@example.fi', website: 'x' }, '203.0.113.5')).statusCode).toBe(200);
  expect(await shop.drainEmails()).toEqual([]);
});

test('what nobody confirmed goes after a week, and all else after its days', async () => {
  await requestReminder('vahvistamaton@example.fi');
  await shop.drainEmails();
  await confirmed();
  const forget = async (now: string) => {
    shop.clock.set(now);
    const job = shop.features.all
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'season.forget-reminders');
    if (job) await shop.platform.jobs.runNow(job);
    await shop.drainJobs();
    return (await rows()).map(({ email }) => email);
  };
  expect(await forget('2027-09-13T10:00:00+03:00')).toEqual([EMAIL]);
  expect(await forget('2028-07-10T10:00:00+03:00')).toEqual([]);
});

test('the data of a person holds their reminder, and it follows them and goes with them', async () => {
  await confirmed();
  const data = shop.features.all
    .flatMap(({ personalData }) => personalData ?? [])
    .find(({ name }) => name === 'seasonReminders');
  const who = (email: string) => ({ _id: '', email });
  expect(await data?.exportOf(who(EMAIL))).toMatchObject([{ email: EMAIL, turn: 'autumn' }]);
  await data?.follow?.(who('uusi@example.fi'), EMAIL);
  expect((await rows()).map(({ email }) => email)).toEqual(['uusi@example.fi']);
  await data?.erase(who('uusi@example.fi'));
  expect(await rows()).toEqual([]);
});

test('the advice as a picture may be shown by other sites, has no script, and is cached until it changes', async () => {
  const { headers, body } = await shop.app.inject('/kausi/neuvo.svg');
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['etag']).toBeTruthy();
  expect(body).toMatch(/^<svg .*Milloin renkaat vaihtoon\?.*<\/svg>$/s);
  expect(body).not.toMatch(/<script|style=|on\w+=/);
  const page = (await shop.app.inject('/kausi')).body;
  expect(page).toContain('&lt;a href=&quot;');
  expect(page).toContain('/kausi/neuvo.svg&quot;');
});
