import { expect, test } from 'vitest';

import { openNewsletterShop } from '../../../../test/builders/newsletter-shop.ts';
import { multipartOf } from '../../../../test/builders/pictures.ts';
import { importErrors, importLineErrors } from '../messages-import.ts';

const newsletter = await openNewsletterShop();
const { post, subscribe, subscribed, list } = newsletter;

const HEAD = 'email;consentText;consentAt;source';
const PROOF = 'Haluan uutiskirjeen;3.5.2024;Myymälän lomake';

async function bring(content: string | Buffer, field = 'file') {
  const { payload, headers } = multipartOf(field, Buffer.from(content), {
    name: 'tilaajat.csv',
    type: 'text/csv',
  });
  return newsletter.shop.app.inject({
    method: 'POST',
    url: '/api/subscribers/import',
    payload,
    headers: { ...headers, ...newsletter.staff() },
  });
}

function fileOf(...lines: string[]): string {
  return [HEAD, ...lines, ''].join('\r\n');
}

test('a file brings in subscribers with the text, time and source of their consent, and once', async () => {
  const file = fileOf(
    `anna@example.fi;${PROOF}`,
    '"Bertta@Example.FI";"Kyllä; haluan";2024-05-03T12:30:00+03:00;Messut',
    '',
    `ANNA@example.fi;${PROOF}`,
  );
  const answer = await bring(file);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ imported: 2, skipped: 1, errors: [] });
  const { items } = await list('?q=anna');
  expect(items).toMatchObject([
    { email: 'anna@example.fi', status: 'subscribed', subscribedAt: '2024-05-02T21:00:00.000Z' },
  ]);
  const proofs = await newsletter.db
    .selectFrom('subscriberConsent')
    .select(['act', 'place', 'consentText', 'network'])
    .orderBy('at')
    .execute();
  expect(proofs).toEqual([
    { act: 'asked', place: 'import: Myymälän lomake', consentText: 'Haluan uutiskirjeen', network: '' },
    { act: 'asked', place: 'import: Messut', consentText: 'Kyllä; haluan', network: '' },
  ]);
  const exported = await newsletter.shop.app.inject({
    url: '/api/subscribers/export',
    headers: newsletter.staff(),
  });
  expect(exported.body).toContain(';03.05.2024 12:30;tuonti: Messut;;;"Kyllä; haluan";');
  expect((await bring(file)).json()).toEqual({ imported: 0, skipped: 3, errors: [] });
});

test('an export comes in again under its Finnish headings, its consents as they were given', async () => {
  const given = '2026-04-30T21:00:00.000Z';
  await bring(fileOf(`anna@example.fi;Haluan uutiskirjeen;${given};Messut`));
  const exported = await newsletter.shop.app.inject({
    url: '/api/subscribers/export',
    headers: newsletter.staff(),
  });
  expect(exported.body).toContain(';01.05.2026 00:00;');
  await bring(exported.body.replace('anna@', 'bertta@'));
  const { items } = await list('?q=bertta');
  expect(items).toMatchObject([{ subscribedAt: given }]);
});

test('no file brings back who has left or was removed', async () => {
  const removed = await subscribed('poistettu@example.fi');
  await newsletter.shop.app.inject({
    method: 'DELETE',
    url: `/api/subscribers/${removed}`,
    headers: newsletter.staff(),
  });
  await subscribed('lahtenyt@example.fi');
  await post('unsubscribe', { email: 'lahtenyt@example.fi' }, '192.0.2.1', newsletter.staff());
  await subscribed('palaava@example.fi');
  await post('unsubscribe', { email: 'palaava@example.fi' }, '192.0.2.1', newsletter.staff());
  await subscribe('palaava@example.fi', '198.51.100.9');
  await subscribed('nykyinen@example.fi');
  await subscribe('odottaa@example.fi', '198.51.100.9');
  const names = ['poistettu', 'lahtenyt', 'palaava', 'nykyinen', 'odottaa'];
  const answer = await bring(fileOf(...names.map((name) => `${name}@example.fi;${PROOF}`)));
  expect(answer.json()).toEqual({ imported: 1, skipped: 4, errors: [] });
  const { items } = await list('?status=subscribed');
  expect(items.map(({ email }: { email: string }) => email).toSorted()).toEqual([
    'nykyinen@example.fi',
    'odottaa@example.fi',
  ]);
});

test('each line without its proof is reported with its error, and the others are imported', async () => {
  const answer = await bring(
    fileOf(
      `ei osoitetta;${PROOF}`,
      `anna@example.fi;${PROOF}`,
      'b@example.fi;;3.5.2024;Messut',
      'c@example.fi;Kyllä;31.2.2024;Messut',
      'd@example.fi;Kyllä;22.11.2026;Messut',
      'e@example.fi;"Kyllä',
      'kiitos";3.5.2024;',
      `f@example.fi;${PROOF};liikaa`,
      `g@example.fi;${'a'.repeat(2001)};3.5.2024;Messut`,
      'g@example.fi;Kyllä\0;3.5.2024;Messut',
      'h@example.fi;"Kyllä;3.5.2024;Messut',
    ),
  );
  expect(answer.json()).toEqual({
    imported: 1,
    skipped: 0,
    errors: [
      { line: 2, message: importLineErrors.email },
      { line: 4, message: importLineErrors.consentText },
      { line: 5, message: importLineErrors.consentAt },
      { line: 6, message: importLineErrors.future },
      { line: 7, message: importLineErrors.source },
      { line: 9, message: importLineErrors.unreadable },
      { line: 10, message: importLineErrors.tooLong },
      { line: 11, message: importLineErrors.badSign },
      { line: 12, message: importLineErrors.unreadable },
    ],
  });
});

test('a file may come from a spreadsheet: other order of columns, Windows letters, guarded cells', async () => {
  const lines = `Source;x;ConsentAt;ConsentText;Email\nMyymälä;;2024-05-03;'-kyllä-;'+laskenta@example.fi\n`;
  expect((await bring(Buffer.from(lines, 'latin1'))).json()).toMatchObject({ imported: 1, errors: [] });
  const proof = newsletter.db.selectFrom('subscriberConsent').select(['place', 'consentText']);
  expect(await proof.execute()).toEqual([{ place: 'import: Myymälä', consentText: '-kyllä-' }]);
  expect((await list()).items).toMatchObject([{ email: '+laskenta@example.fi' }]);
});

test('a file may have commas or tabs between its cells', async () => {
  const cells = [
    HEAD.split(';'),
    ['', '', '', ''],
    ['pilkku@example.fi', '"Kyllä, haluan"', '3.5.2024', 'Messut'],
    ['tyhja@example.fi', '', '3.5.2024', 'Messut'],
  ];
  const written = (sign: string, name: string) =>
    cells.map((row) => row.join(sign).replace(/pilkku|tyhja/, (word) => word + name)).join('\r\n');
  const missing = { line: 4, message: importLineErrors.consentText };
  for (const file of [
    written(',', 'a'),
    Buffer.from(`\uFEFF${written('\t', 'b')}`, 'utf16le'),
    `\uFEFF${written(';', 'c')}`,
  ]) {
    expect((await bring(file)).json()).toEqual({ imported: 1, skipped: 0, errors: [missing] });
  }
  const proof = newsletter.db.selectFrom('subscriberConsent').select('consentText').distinct();
  expect(await proof.execute()).toEqual([{ consentText: 'Kyllä, haluan' }]);
});

test('the time of a consent may be a day, with a time on the clock here or not, or an instant', async () => {
  const times = [
    ['25.11.2025', '2025-11-24T22:00:00.000Z'],
    ['3.5.2024 9.30', '2024-05-03T06:30:00.000Z'],
    ['25.11.2025 klo 9:30', '2025-11-25T07:30:00.000Z'],
    ['2025-11-25 09:30:15', '2025-11-25T07:30:00.000Z'],
    ['2025-11-25T09:30:00Z', '2025-11-25T09:30:00.000Z'],
  ];
  const lines = times.map(([text], at) => `a${at}@example.fi;Kyllä;${text};Messut`);
  const bad = ['25.11.2025 24.00', '25.11.2025 9.60', '9.30', '25.11. 9.30'];
  const answer = await bring(
    fileOf(...lines, ...bad.map((text, at) => `b${at}@example.fi;Kyllä;${text};Messut`)),
  );
  expect(answer.json()).toMatchObject({
    imported: times.length,
    errors: bad.map(() => ({ message: importLineErrors.consentAt })),
  });
  const stored = await newsletter.db.selectFrom('subscriber').select(['email', 'subscribedAt']).execute();
  const byEmail = new Map(stored.map(({ email, subscribedAt: at }) => [email, at?.toISOString()]));
  expect(times.map((_time, at) => byEmail.get(`a${at}@example.fi`))).toEqual(times.map(([, at]) => at));
});

test('a file that is no list of subscribers is refused whole; only staff can import', async () => {
  const { payload, headers } = multipartOf('file', Buffer.from(fileOf()));
  const url = '/api/subscribers/import';
  const answer = await newsletter.shop.app.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode).toBe(401);
  for (const content of ['', 'email;source\na@example.fi;Messut', '{"email": 1}']) {
    const refused = await bring(content);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('subscriber.import_not_a_list');
  }
  expect((await bring(fileOf(), 'image')).json()).toMatchObject({
    code: 'subscriber.import_missing',
    message: importErrors.missing,
  });
  expect((await bring(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).statusCode).toBe(413);
  expect((await bring(fileOf(...Array.from({ length: 20_001 }, () => 'a')))).json().code).toBe(
    'subscriber.import_too_long',
  );
});

test('a file of a thousand at once leaves its counts in the audit, without an address', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `asiakas${index}@example.fi;${PROOF}`);
  expect((await bring(fileOf(...lines))).json()).toMatchObject({ imported: 1000 });
  const { audit } = newsletter.shop.platform;
  const { rows } = await audit.list({ entity: 'subscriber-import' }, { offset: 0, limit: 1 });
  expect(rows).toMatchObject([{ action: 'created', after: { imported: 1000, skipped: 0, errors: 0 } }]);
});
