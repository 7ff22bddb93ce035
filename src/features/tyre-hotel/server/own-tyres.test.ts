import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  startMailingShop,
  tokenIn,
} from '../../../../test/builders/customers.ts';
import { REMINDERS_OFF_PATH } from '../paths.ts';
import { hotelDemonstration } from './demonstration.ts';
import { hotelPersonalData, forgetSetsJob } from './own/personal-data.ts';
import { currentTurns } from './reminders/turns.ts';
import type { HotelTables } from './store.ts';

const db = () => shop.platform.db.$extendTables<HotelTables>();

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'DELETE']);
const call = (method: z.output<typeof methodSchema>, path: string, headers: object, payload?: object) =>
  shop.app.inject({ method, url: `/api${path}`, headers: { ...headers }, ...(payload && { payload }) });
const tyres = (depthMm: number) => [0, 1, 2, 3].map(() => ({ depthMm, pressureBar: null, damage: '' }));
const takeIn = (change: object) =>
  call('POST', '/tyre-sets', staff, {
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    season: 'summer',
    size: '205/55R16',
    dots: ['', '', '', ''],
    hasRims: true,
    check: { tyres: tyres(6.5), note: 'Etupyörät kuluneet vinoon.' },
    ...change,
  });
const upload = async (id: string, bytes?: Buffer, headers: object = staff) => {
  const image =
    bytes ??
    (await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer());
  const edge = 'rajaviiva';
  return shop.app.inject({
    method: 'POST',
    url: `/api/tyre-sets/${id}/pictures`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([
      Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="image"; filename="r.jpg"\r\n\r\n`),
      image,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  });
};

const shop = await startMailingShop();
let staff = await shop.loginStaff();
const first = await addCustomer(shop, { email: 'eka@example.fi' });
const second = await addCustomer(shop, { email: 'toka@example.fi' });
const own: { _id: string; code: string } = (
  await takeIn({ ownerEmail: 'EKA@example.fi', shelf: 'A-1', note: 'maksu kesken' })
).json();
const picture: { _id: string; path: string } = (await upload(own._id)).json();
beforeEach(() => shop.clock.set('2026-11-21T12:00:00+02:00'));
afterAll(() => shop.close());

test("a customer sees the own set with its checks and picture, without the shop's notes", async () => {
  const list = await call('GET', '/tyre-sets', first.headers);
  expect(list.json()).toMatchObject([{ _id: own._id, note: '' }]);
  const whole = (await call('GET', `/tyre-sets/${own._id}`, first.headers)).json();
  expect(whole).toMatchObject({ note: '', checks: [{ note: 'Etupyörät kuluneet vinoon.' }] });
  expect(JSON.stringify(whole)).not.toContain('maksu kesken');
  expect((await call('GET', `/tyre-sets/${own._id}/checks`, first.headers)).json()).toHaveLength(1);
  expect((await call('GET', `/tyre-sets/${own._id}/pictures`, first.headers)).json()).toEqual([picture]);
  const file = await shop.app.inject({ url: picture.path, headers: first.headers });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect(file.headers['cache-control']).toBe('private, no-store');
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
});

test('a customer reads the advice of the day at the set that it is about', async () => {
  shop.clock.set('2027-04-20T12:00:00+03:00');
  staff = await shop.loginStaff();
  const owner = await addCustomer(shop, { email: 'neuvottava@example.fi' });
  const adviceOf = async (season: string, shelf: string) => {
    const { _id } = (await takeIn({ ownerEmail: 'neuvottava@example.fi', season, shelf })).json();
    return (await call('GET', `/tyre-sets/${_id}`, owner.headers)).json().advice;
  };
  expect(await adviceOf('summer', 'N-1')).toMatch(/^Vaihda kesärenkaat alle/);
  expect(await adviceOf('friction', 'N-2')).toBeUndefined();
});

test('a second customer who tries every address and id of the first sees and changes nothing', async () => {
  const ids = { ':id': own._id, ':pictureId': picture._id, ':checkId': picture._id };
  const before = (await call('GET', `/tyre-sets/${own._id}`, staff)).json();
  const { routes = [] } = shop.features.all.find(({ name }) => name === 'tyre-hotel') ?? {};
  const calls = routes
    .map(({ endpoint: { method, path } }) => ({ method: methodSchema.parse(method), path }))
    .filter(({ path }) => path.includes(':id'));
  expect(calls.length).toBeGreaterThan(12);
  for (const { method, path } of calls) {
    const address = Object.entries(ids).reduce<string>((text, [name, id]) => text.replace(name, id), path);
    for (const headers of [second.headers, {}]) {
      const answer = await call(method, address, headers, method === 'GET' ? undefined : { version: 1 });
      expect([401, 403, 404], `${method} ${address}`).toContain(answer.statusCode);
      expect(answer.body).not.toContain('Esimerkkiasiakas');
    }
  }
  expect((await call('GET', '/tyre-sets', second.headers)).json()).toEqual([]);
  expect((await call('GET', '/tyre-sets?q=Esimerkki&view=all', second.headers)).json()).toEqual([]);
  expect((await call('GET', `/tyre-sets/${own._id}`, staff)).json()).toEqual(before);
});

test('a set that is named to another account is not shown by its mail address', async () => {
  const other = (await takeIn({ ownerEmail: 'eka@example.fi', customerId: second.id, shelf: 'A-2' })).json();
  expect((await call('GET', `/tyre-sets/${other._id}`, first.headers)).statusCode).toBe(404);
  expect((await call('GET', `/tyre-sets/${other._id}`, second.headers)).statusCode).toBe(200);
  await call('DELETE', `/tyre-sets/${other._id}`, staff);
});

test('a picture goes with its own set alone, and never out of the public files', async () => {
  const other = (await takeIn({ ownerEmail: 'toka@example.fi', shelf: 'A-3' })).json();
  const mixed = await call('GET', `/tyre-sets/${other._id}/pictures/${picture._id}`, second.headers);
  expect(mixed.statusCode).toBe(404);
  const { fileName } = await db().selectFrom('tyreSetPicture').select('fileName').executeTakeFirstOrThrow();
  expect((await shop.app.inject(`/api/files/${fileName}`)).statusCode).toBe(404);
  expect((await upload(own._id, Buffer.from('ei kuva'))).statusCode).toBe(415);
  await call('DELETE', `/tyre-sets/${other._id}`, staff);
});

test('the intake email says which tyres are worn, which are illegal and when to buy', async () => {
  await shop.drainEmails();
  const measured = [4.2, 4.1, 3.9, 3.8].map((depthMm, index) => ({
    depthMm,
    pressureBar: null,
    damage: ['Naula.', 'Kuhmu kyljessä', '', ''][index] ?? '',
  }));
  const ownerEmail = 'kulunut@example.fi';
  const set = (await takeIn({ ownerEmail, shelf: 'A-6', check: { tyres: measured, note: '' } })).json();
  const text = (await shop.drainEmails())[0]?.text?.replaceAll('\u00A0', ' ');
  expect(text).toContain(
    'Kahdessa renkaassa uraa on alle suosituksemme 4 mm. Huomasimme vaurioita: vasemmassa eturenkaassa naula, oikeassa eturenkaassa kuhmu kyljessä. Renkaalla, jossa on kuhmu tai pullistuma, ei saa enää ajaa. Uudet kannattaa valita ennen kevättä.',
  );
  await call('DELETE', `/tyre-sets/${set._id}`, staff);
});

test('the intake email has the measurements and the link to an account', async () => {
  await shop.drainEmails();
  const measured = tyres(6.5).map((tyre, index) => (index === 1 ? { ...tyre, damage: 'viilto' } : tyre));
  const check = { tyres: measured, note: '' };
  const set = (await takeIn({ ownerEmail: 'uusi@example.fi', shelf: 'A-4', check })).json();
  const emails = await shop.drainEmails();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    to: [{ address: 'uusi@example.fi' }],
    subject: 'Kesärenkaat ovat tallessa',
  });
  const text = emails[0]?.text?.replaceAll('\u00A0', ' ');
  expect(text).toContain('6,5 mm / 6,5 mm / 6,5 mm / 6,5 mm');
  expect(text).toContain('Otimme kesärenkaasi säilytykseen (');
  expect(text).toContain(
    'Kaikissa renkaissa uraa on vähintään suosituksemme 4 mm. Huomasimme vaurion: oikeassa eturenkaassa viilto.',
  );
  expect(text).toContain(`Sarjan tunnus on ${set.code}.`);
  expect(text).toContain('/kirjaudu?paluu=%2Foma-tili');
  await takeIn({ ownerEmail: '', shelf: 'A-5' });
  expect(await shop.drainEmails()).toEqual([]);
  await call('DELETE', `/tyre-sets/${set._id}`, staff);
});

/** The emails of the morning's reminders. */
async function remind(now: string) {
  shop.clock.set(now);
  const job = shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'tyre-hotel.remind');
  const { log } = shop.platform;
  await job?.perform({
    jobId: 'x',
    data: {},
    attempt: 1,
    signal: new AbortController().signal,
    progress: () => {},
    log,
  });
  return (await shop.drainEmails()).filter(({ subject }) =>
    ['Kausivaihdon aika lähestyy', 'Renkaasi odottavat vielä vaihtoa'].includes(subject ?? ''),
  );
}

test('a change is reminded of once a season, two weeks ahead, unless booked or opted out', async () => {
  const links = { credit: '', reviews: '', maps: '', socials: [] };
  await call('PUT', '/shop-profile', staff, {
    links: { ...links, booking: 'https://ajanvaraus.example.fi/' },
  });
  const booked = (await takeIn({ ownerEmail: 'varannut@example.fi', shelf: 'B-1' })).json();
  await call('PUT', `/tyre-sets/${booked._id}/change`, staff, {
    state: 'booked',
    bookedOn: '2027-04-02',
    version: 1,
  });
  await takeIn({ ownerEmail: 'rauhassa@example.fi', wantsReminders: false, shelf: 'B-2' });
  await shop.drainEmails();
  expect(await remind('2027-03-17T10:00:00+02:00')).toEqual([]);
  const emails = await remind('2027-03-18T10:00:00+02:00');
  expect(emails.map(({ to }) => to?.[0]?.address)).toEqual(['EKA@example.fi']);
  expect(emails[0]?.text).toContain('1.4.2027');
  expect(emails[0]?.text).toContain(`sarja=${own.code}&renkaat=`);
  expect(await remind('2027-03-19T10:00:00+02:00')).toEqual([]);

  const link = /\/rengasmuistutus\?tunnus=(\S+)/.exec(emails[0]?.text ?? '');
  expect((await shop.app.inject(link?.[0] ?? '')).body).toContain('Lopeta muistutukset');
  const wants = async () =>
    (await db().selectFrom('tyreSet').select('wantsReminders').where('id', '=', own._id).executeTakeFirst())
      ?.wantsReminders;
  expect(await wants()).toBe(true);
  const stop = await shop.app.inject({
    method: 'POST',
    url: '/api/tyre-sets/reminders-off',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: link?.[1] ?? '', _page: '/rengasmuistutus' }).toString(),
  });
  expect(stop.statusCode).toBe(303);
  expect(stop.headers.location).toEqual(REMINDERS_OFF_PATH);
  expect(await wants()).toBe(false);
  const forged = await call('POST', '/tyre-sets/reminders-off', {}, { token: `${link?.[1]}x` });
  expect(forged.statusCode).toBe(422);
});

test('a reminder names no past days, and none goes to who came in the season of changes', async () => {
  await takeIn({ ownerEmail: 'myohassa@example.fi', shelf: 'B-3' });
  shop.clock.set('2027-04-03T10:00:00+03:00');
  staff = await shop.loginStaff();
  await takeIn({ ownerEmail: 'tuore@example.fi', shelf: 'B-4' });
  await shop.drainEmails();
  const emails = await remind('2027-04-20T10:00:00+03:00');
  expect(emails.map(({ to }) => to?.[0]?.address)).not.toContain('tuore@example.fi');
  expect(emails.map(({ subject }) => subject)).toEqual(emails.map(() => 'Renkaasi odottavat vielä vaihtoa'));
  expect(emails[0]?.text).toContain('Kesärenkaat on voinut vaihtaa alle 1.4.2027 alkaen.');
  expect(emails[0]?.text).not.toContain('vaihtoaika');
});

test('removing an account removes returned sets and detaches stored ones', async () => {
  const leaver = await addCustomer(shop, { email: 'lahtija@example.fi' });
  const ownerEmail = 'vieras@example.fi';
  const personal = { plate: 'ABC-123', note: 'Soita vaimolle.' };
  const stored = (await takeIn({ customerId: leaver.id, ownerEmail, shelf: 'C-1', ...personal })).json();
  const out = (await takeIn({ customerId: leaver.id, shelf: 'C-2' })).json();
  await call('POST', `/tyre-sets/${out._id}/hand-out`, staff, { version: 1 });
  const personalData = hotelPersonalData(shop.platform, () => currentTurns(shop.platform));
  const owner = { _id: leaver.id, email: leaver.email };
  expect(await personalData.exportOf(owner)).toHaveLength(2);
  await personalData.erase(owner);
  expect((await call('GET', `/tyre-sets/${out._id}`, staff)).statusCode).toBe(404);
  expect((await call('GET', `/tyre-sets/${stored._id}`, staff)).json()).toMatchObject({
    customerId: null,
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    ownerEmail: '',
    plate: '',
    note: '',
    version: stored.version + 1,
  });
  await forgetSets();
  expect((await call('GET', `/tyre-sets/${stored._id}`, staff)).statusCode).toBe(200);
  await call('POST', `/tyre-sets/${stored._id}/hand-out`, staff, { version: stored.version + 1 });
  await forgetSets();
  expect((await call('GET', `/tyre-sets/${stored._id}`, staff)).statusCode).toBe(404);
  expect(await personalData.exportOf(owner)).toEqual([]);
  const stranger = await addCustomer(shop, { email: ownerEmail });
  expect((await call('GET', '/tyre-sets', stranger.headers)).json()).toEqual([]);
});

test('a set that was handed out is removed with its pictures after two years, by itself', async () => {
  const out = (await takeIn({ shelf: 'E-1' })).json();
  const uploaded = (await upload(out._id)).json();
  await call('POST', `/tyre-sets/${out._id}/hand-out`, staff, { version: out.version });
  const there = async () => {
    staff = await shop.loginStaff();
    return (await call('GET', `/tyre-sets/${out._id}`, staff)).statusCode;
  };
  shop.clock.set('2028-11-20T12:00:00+02:00');
  await forgetSets();
  expect(await there()).toBe(200);
  shop.clock.set('2028-11-22T12:00:00+02:00');
  await forgetSets();
  expect(await there()).toBe(404);
  expect((await call('GET', uploaded.path.replace(/^\/api/, ''), staff)).statusCode).toBe(404);
});

async function forgetSets(): Promise<void> {
  expect(await shop.platform.jobs.runNow(forgetSetsJob(shop.platform))).toBe(true);
  await shop.drainJobs();
}

test('own sets follow their customer to a new address, once it is confirmed', async () => {
  const { headers } = await addCustomer(shop, { email: 'muuttaja@example.fi' });
  const byMail = (await takeIn({ ownerEmail: 'Muuttaja@example.fi', shelf: 'D-1' })).json();
  const email = 'muuttanut@example.fi';
  await shop.drainEmails();
  await call('PUT', '/auth/profile', headers, { email, currentPassword: CUSTOMER_PASSWORD });
  const [confirmation] = await shop.drainEmails();
  expect((await call('POST', '/auth/confirm', {}, { token: tokenIn(confirmation) })).statusCode).toBe(200);
  expect((await call('GET', '/tyre-sets', headers)).json()).toMatchObject([
    { _id: byMail._id, ownerEmail: email, version: byMail.version + 1 },
  ]);
  const later = await addCustomer(shop, { email: 'muuttaja@example.fi' });
  expect((await call('GET', '/tyre-sets', later.headers)).json()).toEqual([]);
  expect((await call('GET', `/tyre-sets/${own._id}`, headers)).statusCode).toBe(404);
});

test('an address that is wished for but not confirmed shows nothing of its owner’s sets', async () => {
  const { headers } = await addCustomer(shop, { email: 'havittelija@example.fi' });
  const wish = { email: first.email, currentPassword: CUSTOMER_PASSWORD };
  expect((await call('PUT', '/auth/profile', headers, wish)).json().pendingEmail).toBe(first.email);
  expect((await call('GET', '/tyre-sets', headers)).json()).toEqual([]);
  expect((await call('GET', `/tyre-sets/${own._id}`, headers)).statusCode).toBe(404);
});

test('text is stored as text, and invalid characters are dropped or refused', async () => {
  const ownerName = '=SUM(1)<script>alert(1)</script>';
  const damage = '<img src=x>';
  const zero = String.fromCharCode(0);
  const measured = (damageText: string) => ({
    tyres: tyres(5).map((tyre) => ({ ...tyre, damage: damageText })),
    note: `a${zero}b`,
  });
  const set = { ownerName, make: `Nokian${zero}`, shelf: 'E-1' };
  expect((await takeIn({ ...set, check: measured(zero) })).statusCode).toBe(422);
  const made = await takeIn({ ...set, check: measured(damage) });
  expect(made.json()).toMatchObject({
    ownerName,
    make: 'Nokian',
    lastCheck: { note: 'ab', tyres: [{ damage }, { damage }, { damage }, { damage }] },
  });
  for (const query of ['q=%00', 'shelf=%00', 'q=%25', 'q=-', 'q=%5C']) {
    expect((await call('GET', `/tyre-sets?${query}`, staff)).statusCode, query).toBeLessThan(500);
  }
  const car = { name: zero, plate: '', summerSize: '', winterSize: '' };
  for (const [method, path, body] of [
    ['PUT', '/auth/profile', { name: `A${zero}` }],
    ['PUT', '/auth/profile', { phone: zero, address: zero }],
    ['POST', '/vehicles', car],
    ['POST', '/auth/register', { email: 'nolla@example.fi', name: `N${zero}` }],
  ] as const) {
    expect((await call(method, path, first.headers, body)).statusCode, path).toBe(422);
  }
});

test('the demonstration has forty sets over three seasons, once, and its end removes them', async () => {
  await db().deleteFrom('tyreSet').execute();
  const demonstration = hotelDemonstration(shop.platform);
  await demonstration.load('');
  await demonstration.load('');
  const answer = await call('GET', '/tyre-sets?view=all', staff);
  expect(answer.headers['x-total-count']).toBe('40');
  const checks = await db().selectFrom('tyreSetCheck').select(['day', 'tyres']).execute();
  expect(new Set(checks.map(({ day }) => day.slice(0, 4))).size).toBeGreaterThanOrEqual(3);
  const depths = checks.flatMap(({ tyres: measured }) => measured.map(({ depthMm }) => depthMm ?? 0));
  expect(Math.min(...depths)).toBeGreaterThan(1);
  expect(Math.max(...depths)).toBeLessThan(9.5);
  await demonstration.clear();
  expect((await call('GET', '/tyre-sets?view=all', staff)).json()).toEqual([]);
});
