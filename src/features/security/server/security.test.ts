import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { root } from '../../../../scripts/source-tree.ts';
import { addCustomer, PUBLIC_URL, startMailingShop } from '../../../../test/builders/customers.ts';
import { addSubscribers } from '../../../../test/builders/newsletter-subscribers.ts';
import { reasonTitle } from '../messages.ts';

const shop = await startMailingShop({ settings: { securityEmail: 'turva@example.fi' } });
let owner = await shop.loginStaff();
afterAll(() => shop.close());

const read = async () => (await shop.app.inject({ url: '/api/operations/security', headers: owner })).json();
const signInWrongly = (address: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: address,
    payload: { username: `mina-olen-salasana-${address}`, password: 'en-tieda-salasanaa' },
  });
/** As 60 wrong sign-ins are counted, each from another network, without hashing a password for each. */
const guessFrom = (first: number) => {
  for (let network = first; network < first + 60; network += 1) {
    shop.platform.security.refused('auth.wrong_credentials', `198.51.${network}.1`);
  }
};
const post = (payload: string, type: string, url = '/api/security-reports') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
const watch = async () => {
  const job = shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'security.watch');
  if (!job) throw new Error('No job');
  await shop.platform.jobs.runNow(job);
  return shop.drainEmails();
};
const countOf = async (reason: string) => {
  const { sums } = await read();
  return sums.find((sum: { reason: string }) => sum.reason === reason)?.count ?? 0;
};

test('the owner reads what was refused by reason and network', async () => {
  await signInWrongly('192.0.2.7');
  const { sums, rows } = await read();
  expect(sums).toContainEqual(
    expect.objectContaining({
      reason: 'auth.wrong_credentials',
      title: 'Hallinta: väärä tunnus tai salasana',
      count: 1,
    }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ reason: 'auth.wrong_credentials', network: '192.0.2.0/24', who: '' }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ reason: 'staff.signed_in', who: 'omistaja' }));
});

test('neither passwords, nor typed names, nor whole addresses are stored with what is counted', async () => {
  await signInWrongly('192.0.2.77');
  await read();
  const { rows } = await sql<{ row: string }>`select security_count::text as row from security_count`.execute(
    shop.platform.db,
  );
  const text = rows.map(({ row }) => row).join('\n');
  expect(text).toContain('192.0.2.0/24');
  expect(text).not.toMatch(/192\.0\.2\.7|mina-olen|en-tieda/);
});

test('guesses at passwords of customers count apart from those at passwords of staff', async () => {
  const before = await countOf('auth.wrong_credentials');
  const signIn = (password: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'liisa@example.fi', password },
    });
  await addCustomer(shop, { email: 'liisa@example.fi' });
  expect((await signIn('en-tieda-salasanaa')).json().code).toBe('auth.wrong_credentials');
  expect(await countOf('customer.wrong_credentials')).toBe(1);
  expect(await countOf('auth.wrong_credentials')).toBe(before);
  expect(await countOf('customer.signed_in')).toBe(1);
});

test('exports and sign-ins of staff are counted with who did it', async () => {
  await shop.app.inject({ url: '/api/subscribers/export', headers: owner });
  const { rows } = await read();
  expect(rows).toContainEqual(
    expect.objectContaining({ reason: 'staff.data_exported', who: 'omistaja', count: 1 }),
  );
  const metrics = (await shop.app.inject('/metrics')).body;
  expect(metrics).toMatch(/kaarto_security_events_total\{reason="staff.data_exported"\} 1/);
});

test('guessing from many networks raises one alarm and one email, again only after six hours', async () => {
  expect(await watch()).toEqual([]);
  guessFrom(0);
  const emails = await watch();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.to).toMatchObject([{ address: 'turva@example.fi' }]);
  expect(emails[0]?.text).toMatch(/Hallinta: väärä tunnus tai salasana \d+\u00A0kertaa/);
  expect(emails[0]?.text).toContain(`${PUBLIC_URL}/admin/yllapito#turvallisuus`);
  const [first] = (await read()).alarms;
  shop.clock.advance(2 * 3_600_000);
  guessFrom(0);
  expect(await watch()).toEqual([]);
  const at = shop.clock.now().toISOString();
  expect((await read()).alarms).toEqual([{ ...first, count: first.count + 60, at }]);
  const { care } = (await shop.app.inject({ url: '/api/admin/today', headers: owner })).json();
  expect(care).toContainEqual(
    expect.objectContaining({
      what: 'Turvallisuus',
      path: '/admin/yllapito#turvallisuus',
      isForOwner: true,
      isFailure: true,
    }),
  );
});

test('an alarm is raised as soon as its counts are written, without waiting for the schedule', async () => {
  for (let n = 0; n < 10; n += 1) shop.platform.security.record('staff.second_factor_failed');
  await shop.platform.security.flush();
  expect((await shop.drainEmails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Kaksivaiheinen kirjautuminen: väärä koodi tai pääsyavain 10\u00A0kertaa'),
  ]);
});

test('an alarm is raised again after six hours and leaves the list after a day', async () => {
  shop.clock.advance(7 * 3_600_000);
  owner = await shop.loginStaff();
  guessFrom(60);
  expect(await watch()).toHaveLength(1);
  shop.clock.advance(25 * 3_600_000);
  owner = await shop.loginStaff();
  expect((await read()).alarms).toEqual([]);
});

test("browsers' reports of both kinds are counted, those caused by extensions are not", async () => {
  const old = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': `${PUBLIC_URL}/renkaat?nimi=Aino`,
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
      },
    });
  for (const blocked of ['https://paha.example.com/x.js', 'inline', 'chrome-extension://abc/x.js']) {
    expect((await post(old(blocked), 'application/csp-report')).statusCode).toBe(204);
  }
  const reports = [
    { type: 'csp-violation', url: PUBLIC_URL, body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
    { type: 'permissions-policy-violation', url: PUBLIC_URL, body: { featureId: 'camera' } },
    { type: 'deprecation', url: PUBLIC_URL, body: { id: 'x' } },
  ];
  expect((await post(JSON.stringify(reports), 'application/reports+json; charset=utf-8')).statusCode).toBe(
    204,
  );
  expect(await countOf('browser.script_blocked')).toBe(2);
  expect(await countOf('browser.content_blocked')).toBe(1);
  expect(await countOf('browser.permission_refused')).toBe(1);
});

test('a client that sends report after report is counted ten times an hour, others still are', async () => {
  const report = JSON.stringify({
    'csp-report': { 'effective-directive': 'font-src', 'blocked-uri': 'data' },
  });
  const send = (remoteAddress: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/security-reports',
      remoteAddress,
      payload: report,
      headers: { 'content-type': 'application/csp-report' },
    });
  const before = await countOf('browser.content_blocked');
  for (let sent = 0; sent < 15; sent += 1) expect((await send('203.0.113.9')).statusCode).toBe(204);
  expect(await countOf('browser.content_blocked')).toBe(before + 10);
  await send('203.0.113.10');
  expect(await countOf('browser.content_blocked')).toBe(before + 11);
});

test('malformed reports are refused, and other calls take no reports', async () => {
  for (const body of ['', '{', '[{}]', '{"csp-report":7}', '"x"']) {
    const { statusCode } = await post(body, 'application/csp-report');
    expect([400, 422], body).toContain(statusCode);
  }
  const login = JSON.stringify({ username: 'a', password: 'b' });
  expect((await post(login, 'application/csp-report', '/api/admin/login')).statusCode).toBe(415);
});

test('every answer gives browsers the address for reports of the content policy', async () => {
  const { headers } = await shop.app.inject('/');
  expect(headers['content-security-policy']).toContain('report-uri /api/security-reports; report-to default');
  expect(headers['reporting-endpoints']).toBe('default="/api/security-reports"');
});

test('security.txt names the contact for vulnerabilities and is valid for half a year', async () => {
  const answer = await shop.app.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Contact: mailto:turva@example.fi\n');
  expect(answer.body).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`);
  const expires = new Date(/Expires: (\S+)/.exec(answer.body)?.[1] ?? 0).getTime();
  const days = (expires - shop.clock.now().getTime()) / 86_400_000;
  expect(Math.ceil(days)).toBe(180);
});

test('a token that reads many people raises an alarm, the same people again or nobody do not', async () => {
  await addSubscribers(shop.platform.db, 1_001);
  const thief = { authorization: owner.authorization };
  const list = async (headers: object, page = 1): Promise<{ _id: string }[]> =>
    (
      await shop.app.inject({ url: `/api/subscribers?limit=100&page=${page}`, headers: { ...headers } })
    ).json();
  for (let page = 1; page <= 3; page += 1) await list(owner, page);
  for (let again = 0; again < 5; again += 1) await list(thief);
  for (let pastEnd = 12; pastEnd < 112; pastEnd += 1) expect(await list(thief, pastEnd)).toEqual([]);
  expect(await countOf('staff.people_listed')).toBe(0);
  for (let page = 2; page <= 10; page += 1) expect(await list(thief, page)).toHaveLength(100);
  expect(await countOf('staff.people_listed')).toBe(5);
  expect((await watch()).map(({ text }) => text).join('\n')).toContain(
    'Luetteloista luettiin satojen asiakkaiden tietoja ilman salasanaa',
  );
});

test('a token from elsewhere that goes on reading past its limit raises an alarm', async () => {
  const headers = { authorization: owner.authorization };
  for (let page = 1; page <= 10; page += 1) {
    for (const limit of [100, 90]) {
      const url = `/api/subscribers?limit=${limit}&page=${page}`;
      await shop.app.inject({ url, headers, remoteAddress: '198.51.100.77' });
    }
  }
  expect(await countOf('staff.people_refused')).toBeGreaterThanOrEqual(10);
  expect((await watch()).map(({ text }) => text).join('\n')).toContain(
    'Satojen asiakkaiden tietojen lukeminen ilman salasanaa estettiin',
  );
});

test('people who are removed in numbers raise an alarm', async () => {
  const thief = { authorization: owner.authorization };
  const people = await shop.app.inject({ url: '/api/subscribers?limit=30', headers: thief });
  for (const { _id } of people.json()) {
    await shop.app.inject({ method: 'DELETE', url: `/api/subscribers/${_id}`, headers: thief });
  }
  expect(await countOf('staff.people_removed')).toBe(30);
  expect((await watch()).map(({ text }) => text).join('\n')).toContain('Asiakkaiden tietoja poistettiin');
});

test('one downloaded backup raises an alarm and an email; the owner’s bell says who has it, and the day has no card of it', async () => {
  const exported = await countOf('staff.data_exported');
  expect((await shop.app.inject({ url: '/api/backups/download', headers: owner })).statusCode).toBe(200);
  expect(await countOf('staff.data_exported')).toBe(exported);
  expect((await watch()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Varmuuskopio ladattiin kerran'),
  ]);
  const { care } = (await shop.app.inject({ url: '/api/admin/today', headers: owner })).json();
  expect(JSON.stringify(care)).not.toContain('Varmuuskopio ladattiin');
  const { items } = (await shop.app.inject({ url: '/api/admin/events', headers: owner })).json();
  expect(items).toContainEqual(
    expect.objectContaining({ text: 'Varmuuskopio ladattiin, tekijä omistaja', isFailure: false }),
  );
});

test('counts and alarms are removed after 90 days', async () => {
  shop.clock.advance(91 * 86_400_000);
  const job = shop.features.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'security.forget');
  if (!job) throw new Error('No job');
  await shop.platform.security.flush();
  await shop.platform.jobs.runNow(job);
  await shop.drainEmails();
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from security_count)::integer + (select count(*) from security_alarm)::integer as left`.execute(
    shop.platform.db,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test('each refused sign-in and unproven call is named in words, without a code', async () => {
  const codes = await readFile(join(root, 'docs/error-codes.md'), 'utf8');
  const refused = [...codes.matchAll(/`(auth\.\w+)` \| (?:401|403|429)/g)].map(([, code = '']) => code);
  expect(refused).toContain('auth.confirm');
  expect(refused.filter((code) => reasonTitle(code).includes(code))).toEqual([]);
});
