import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startTestApp, TEST_OWNER } from '../../../../test/app.ts';
import { signInClerk } from '../../../../test/builders/accounts.ts';
import { startMailingShop } from '../../../../test/builders/customers.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { proven, type SessionHeaders } from '../../../../test/session-headers.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { shopProfileSchema } from '../contract.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const get = async () => {
  const answer = await shop.app.inject('/api/shop-profile');
  return shopProfileSchema.parse(answer.json());
};
const put = (payload: object, headers: object = staff) =>
  shop.app.inject({ method: 'PUT', url: '/api/shop-profile', payload, headers: { ...headers } });

test('a new shop has a name and nothing made up', async () => {
  expect(await get()).toMatchObject({
    name: 'Rengasliike',
    phone: '',
    financing: null,
    isDemo: false,
    version: 1,
  });
});

test('the demonstration shop is Kaarto Rengas with plainly made-up details', async () => {
  await loadDemonstrationShop(shop.platform);
  const profile = await get();
  expect(profile).toMatchObject({
    name: 'Kaarto Rengas',
    phone: '010 000 0000',
    assistantName: 'Kaartobotti',
    dog: { name: 'Nasta' },
    financingBadge: '12KK',
    financing: {
      termMonths: 12,
      annualRatePercent: 0,
      trueAnnualRatePercent: 0,
      openingFee: 0,
      monthlyFee: 0,
    },
    isDemo: true,
  });
  expect(profile.founded.introduction).toContain('1990');
  expect(profile.founded.description).toContain('1998');
  expect(profile.founded.footer).toContain('20+');
  expect(profile.links.socials).toHaveLength(2);
  const { maps, socials, booking, ...links } = profile.links;
  // Its times are booked on its own site.
  expect(booking).toBe('');
  // A real map of an open field, so that it can be shown.
  expect(maps).toContain('mlat=60.5&mlon=25');
  const addresses = [...Object.values(links), ...socials.map(({ url }) => url)];
  expect(addresses).not.toHaveLength(0);
  expect(addresses.every((address) => new URL(address).hostname.endsWith('example.fi'))).toBe(true);
});

test('loading the demonstration shop again changes nothing that staff have changed', async () => {
  expect((await put({ name: 'Oma Rengas' })).statusCode).toBe(200);
  await loadDemonstrationShop(shop.platform);
  expect((await get()).name).toBe('Oma Rengas');
});

test('only the sent fields change, pages follow at once, and read-only fields are ignored', async () => {
  const before = await get();
  await shop.app.inject('/');
  const answer = await put({ ...before, phone: '010 111 1111', isDemo: false });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    phone: '010 111 1111',
    name: before.name,
    isDemo: true,
    version: before.version + 1,
  });
  const page = await shop.app.inject('/');
  expect(page.body).toContain('href="tel:0101111111"');
});

test('an old version answers 409 with the profile as it is', async () => {
  const answer = await put({ name: 'Myöhässä', version: 1 });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'conflict.stale', current: { phone: '010 111 1111' } });
});

test.each([
  ['an empty name', { name: ' ' }, 'name'],
  [
    'an address that is no web address',
    { links: { booking: 'javascript:alert(1)', credit: '', reviews: '', maps: '', socials: [] } },
    'links.booking',
  ],
  ['an e-mail address that is none', { salesEmail: 'myynti' }, 'salesEmail'],
  ['an unknown key', { omistaja: 'x' }, ''],
])('%s answers 422', async (_what, payload, path) => {
  const answer = await put(payload);
  expect(answer.statusCode).toBe(422);
  expect(
    answer
      .json()
      .errors.map((error: { path: string }) => error.path)
      .join(),
  ).toContain(path);
});

const terms = {
  creditor: 'Esimerkkirahoitus Oy',
  termMonths: 12,
  annualRatePercent: 0,
  openingFee: 0,
  monthlyFee: 5,
  trueAnnualRatePercent: 0,
  exampleCredit: 600,
};

test('the stated true annual rate must be the computed one: terms with a fee are not free', async () => {
  const refused = await put({ financing: terms });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'shop_profile.true_annual_rate' });
  expect(refused.json().message).toContain('19,5');
  const accepted = await put({ financing: { ...terms, trueAnnualRatePercent: 19.5 } });
  expect(accepted.statusCode).toBe(200);
  expect(accepted.json().financing).toMatchObject({ monthlyFee: 5, exampleCredit: 600 });
});

test('terms stored before there was an address of the creditor are shown without one', async () => {
  expect((await put({ financing: { ...terms, monthlyFee: 0 } })).statusCode).toBe(200);
  await sql`update shop_profile set profile = profile #- '{financing,creditorAddress}' #- '{financing,isRateVariable}'`.execute(
    shop.platform.db,
  );
  expect((await get()).financing).toMatchObject({ creditorAddress: '', isRateVariable: false });
  const page = await shop.app.inject('/rahoitus');
  expect(page.body).toContain('Luotonantaja: Esimerkkirahoitus Oy.');
});

test.each([
  ['https://ajanvaraus.example.fi/', ''],
  ['https://ajanvaraus.example.fi/?liike=2', 'https://ajanvaraus.example.fi/?liike=2'],
])('an upgrade leaves of the stored booking link %j this: %j', async (booking, left) => {
  const { links } = await get();
  expect((await put({ links: { ...links, booking } })).statusCode).toBe(200);
  const file = new URL('../../../../migrations/0027-demonstration-booking-link.sql', import.meta.url);
  await sql.raw(await readFile(file, 'utf8')).execute(shop.platform.db);
  expect((await get()).links).toEqual({ ...links, booking: left });
});

test('the email address, to which alarms go, is changed by an owner alone', async () => {
  const save = async (payload: object, headers: SessionHeaders) =>
    (await shop.app.inject({ method: 'PUT', url: '/api/shop-profile', payload, headers })).json();
  const clerk = await signInClerk(shop);
  const { salesEmail } = await get();
  expect(await save({ salesEmail: 'tiski@example.fi' }, clerk)).toMatchObject({
    code: 'auth.forbidden',
    message: 'Vain omistaja voi vaihtaa liikkeen sähköpostin, sillä siihen voi tulla myös turvailmoituksia.',
  });
  expect(await save({ phone: '010 444 4444', salesEmail }, clerk)).toMatchObject({ salesEmail });
});

test('changing the email address needs the password and notifies the former address', async () => {
  const mailing = await startMailingShop();
  try {
    let headers = await mailing.loginStaff();
    const save = (payload: object) =>
      mailing.app.inject({ method: 'PUT', url: '/api/shop-profile', payload, headers });
    expect((await save({ salesEmail: 'liike@example.fi' })).statusCode).toBe(200);
    expect(await mailing.drainEmails()).toEqual([]);
    mailing.clock.advance(31 * MINUTE_MS);
    expect((await save({ phone: '010 222 2222', salesEmail: 'liike@example.fi' })).statusCode).toBe(200);
    const refused = await save({ phone: '010 333 3333', salesEmail: 'varas@example.fi' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.confirm']);
    const stored = (await mailing.app.inject('/api/shop-profile')).json();
    expect(stored).toMatchObject({ phone: '010 222 2222', salesEmail: 'liike@example.fi' });

    const confirm = { method: 'POST', url: '/api/admin/confirm', headers } as const;
    const payload = { currentPassword: TEST_OWNER.password };
    headers = proven(headers, await mailing.app.inject({ ...confirm, payload }));
    expect((await save({ salesEmail: 'uusi@example.fi' })).statusCode).toBe(200);
    const [email, ...others] = await mailing.drainEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      subject: 'Liikkeen sähköpostiosoite vaihdettiin',
      to: [{ address: 'liike@example.fi' }],
      replyTo: [{ address: 'liike@example.fi' }],
    });
    expect(email?.text).toContain(`Uusi osoite: uusi@example.fi\nMuuttaja: ${TEST_OWNER.username}\n`);
  } finally {
    await mailing.close();
  }
});
