// Every column that may hold personal data is listed here, and nothing of an erased customer is left in any table.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { addCustomer, CUSTOMER_PASSWORD, startMailingShop } from '../../../../test/builders/customers.ts';
import { startSmtpSink } from '../../../../test/builders/smtp-sink.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { sha256 } from '../../../platform/server/auth/tokens.ts';

/** Columns of visitors and customers, and when they are removed apart from the erasure of an account. */
const PERSONAL: Readonly<Record<string, readonly [columns: string, kept: string]>> = {
  booking: ['name phone phone_key email licence_plate note staff_note', 'the months that the shop has set'],
  booking_waiting: ['name email', 'until the day is over'],
  conversation: ['network', '90 days'],
  conversation_message: ['content', '90 days'],
  customer: ['email email_key name phone address', 'two years without use'],
  customer_email: ['email email_key name client', 'as long as a link is valid'],
  customer_passkey: ['name', 'with the account'],
  customer_session: ['device network', '30 days without use'],
  enquiry: ['name phone email message note', '12 months'],
  enquiry_reply: ['text', 'with its enquiry'],
  feedback: ['comment', '24 months'],
  newsletter_delivery: ['email', '90 days'],
  season_reminder: ['email email_key', '300 days'],
  security_count: ['network who', '90 days'],
  sign_in_attempt: ['address network_digits', '24 hours'],
  stock_alert: ['email email_key', '90 days'],
  subscriber: ['email email_key', 'a year after leaving'],
  subscriber_consent: ['network', 'with its subscriber'],
  tyre_set: ['owner_name owner_phone owner_email plate note', 'two years after it was handed out'],
  tyre_set_check: ['note', 'with its set'],
  vehicle: ['name plate', 'with the account'],
};

/** Columns with the same names for goods, texts of the shop and its staff. */
const OF_THE_SHOP =
  `article.content audit_entry.name audit_entry.network audit_entry.who booking_bay.name campaign.name competitor_reading.content
  competitor_tracking.name homepage_list.name homepage_list_item.body import_runs.file_name import_runs.failure_message
  import_runs.requested_name import_runs.undo_name import_undo_row.list_name manufacturer.electronic_address manufacturer.name
  manufacturer.postal_address manufacturer.responsible_person media.name media.original_name newsletter.content
  platform_secret.name price_list_row.note product.list_name product_offer.name restored_job.name schema_migration.name
  staff_passkey.name staff_session.device staff_session.network subscriber_consent.consent_text tyre_model.name
  tyre_set_picture.file_name booking.product_name competitor_tracking.product_name`.split(/\s+/);

const NAMES =
  '(^|_)(email|name|phone|plate|address|client|network|note|message|content|comment|text|body|ip|visitor|device|who|person)($|_(key|digits)$)';

test('a new column that may hold something personal is said to be kept for a time, or to be the shop’s', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name ~ ${NAMES}`.execute(
    shop.platform.db,
  );
  const known = Object.entries(PERSONAL).flatMap(([table, [columns]]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  expect(rows.length).toBeGreaterThan(60);
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => ![...known, ...OF_THE_SHOP].includes(name))).toEqual([]);
  expect(known.filter((name) => !names.includes(name))).toEqual([]);
});

const PERSON = {
  email: 'poistuja.kokonaan@example.fi',
  name: 'Poistuja Kokonaan',
  phone: '040 987 6543',
  plate: 'XYZ-987',
  street: 'Poistujankatu 17',
  said: 'tunnusmerkillinen lause',
};

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) {
  const url = `/api${path}`;
  const answer = await shop.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, `${method} ${path} ${answer.body}`).toBeLessThan(300);
  return answer;
}

/** In every slice something of the person, as visitors, customers and staff write it. */
async function leaveTraces(): Promise<{ headers: { authorization: string } }> {
  const { email, name, phone, plate, street, said } = PERSON;
  const { id, headers } = await addCustomer(shop, { email, name });
  await send('PUT', '/auth/profile', { phone, address: street, newsletter: true }, headers);
  await send('POST', '/vehicles', { name: said, plate, summerSize: '205/55R16' }, headers);
  await send('POST', '/enquiries', { kind: 'rims', name, email, phone, message: said });
  const visit = { service: 'seasonChange', vehicleType: 'passenger', rim: 16, name, email, phone };
  const start = '2026-11-24T09:00:00+02:00';
  await send('POST', '/bookings', { ...visit, licencePlate: plate, note: said, start }, headers);
  const staff = await shop.loginStaff();
  const set = { customerId: id, ownerName: name, ownerPhone: phone, ownerEmail: email, plate, note: said };
  const tyres = { season: 'summer', size: '205/55R16', shelf: 'A-1', dots: ['', '', '', ''], hasRims: true };
  const { _id, version } = (await send('POST', '/tyre-sets', { ...set, ...tyres }, staff)).json();
  await send('POST', `/tyre-sets/${_id}/hand-out`, { version }, staff);
  const { db, clock } = shop.platform;
  const now = clock.now();
  const talk = newId(now.getTime());
  await sql`insert into conversation (id, conversation_id, started_at) values (${talk}::uuid, 'conv_1795526474668_qu7g8vuuz2', ${now})`.execute(
    db,
  );
  await sql`insert into conversation_message (id, conversation, role, content, at, customer_id, question_hash, gap)
    values (${newId(now.getTime())}::uuid, ${talk}::uuid, 'user', ${said}, ${now}, ${id}::uuid, ${sha256(said)}, 'unknown')`.execute(
    db,
  );
  const [rowId, product] = [newId(now.getTime()), newId(now.getTime())];
  await sql`insert into stock_alert (id, product_id, email, email_key, created_at, confirmed_at, expires_at)
    values (${rowId}::uuid, ${product}::uuid, ${email}, ${email}, ${now}, ${now}, ${new Date(now.getTime() + 90 * DAY_MS)})`.execute(
    db,
  );
  await sql`insert into season_reminder (id, email, email_key, turn, created_at, confirmed_at, expires_at)
    values (${rowId}::uuid, ${email}, ${email}, 'spring', ${now}, ${now}, ${new Date(now.getTime() + 300 * DAY_MS)})`.execute(
    db,
  );
  await sql`insert into customer_passkey (id, customer_id, credential_id, public_key, counter, transports, name, created_at)
    values (${rowId}::uuid, ${id}::uuid, 'avain', '', 0, '{}', ${said}, ${now})`.execute(db);
  await sql`insert into newsletter (id, subject, content, hero_image, send_date, status, created_at, updated_at)
    values (${rowId}::uuid, 'Talvirenkaat', 'Moi', '', ${now}, 'sent', ${now}, ${now})`.execute(db);
  await sql`insert into newsletter_delivery (newsletter_id, subscriber_id, email, state, next_at, settled_at)
    select ${rowId}::uuid, id, email, 'accepted', ${now}, ${now} from subscriber where email_key = ${email}`.execute(
    db,
  );
  await sql`insert into booking_waiting (id, code, day, wanted, name, email, created_at)
    values (${newId(now.getTime())}::uuid, 'odottaja1', '2026-11-25', '{"service":"seasonChange"}', ${name}, ${email}, ${now})`.execute(
    db,
  );
  return { headers };
}

let shop = await startMailingShop();
const traces = await leaveTraces();
afterAll(() => shop.close());

/** Columns that contain any of the person's words. */
async function findTraces(): Promise<string[]> {
  const { db } = shop.platform;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.table(name);
    for (const [what, words] of Object.entries(PERSON)) {
      const pattern = `%${what === 'phone' ? '987%6543' : words}%`;
      const { rows } =
        await sql`select from ${table} as row where row::text ilike ${pattern} limit 1`.execute(db);
      if (rows.length > 0) found.push(`${name}: ${what}`);
    }
  }
  return found;
}

/** Read by the API with the token alone, at another network than the one of the password. */
async function readElsewhere(token: string, url: string) {
  const headers = { authorization: token };
  const { body } = await shop.app.inject({ url: `/api${url}`, headers, remoteAddress: '192.0.2.9' });
  return Object.values(PERSON).some((words) => body.includes(words));
}

test('a token that has read its share is shown no person', async () => {
  const feedback = (await send('POST', '/feedback', { rating: 3, comment: PERSON.said })).json();
  const staff = await shop.loginStaff();
  const { db } = shop.platform;
  const ids = new Map<string, string>();
  for (const [path, table] of [
    ['/bookings', 'booking'],
    ['/customers', 'customer'],
    ['/enquiries', 'enquiry'],
    ['/newsletters', 'newsletter'],
    ['/tyre-sets', 'tyre_set'],
  ] as const) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db);
    ids.set(path, rows[0]?.id ?? '');
  }
  const reads = shop.features.all
    .flatMap(({ routes }) => routes ?? [])
    .filter(
      ({ endpoint }) => endpoint.method === 'GET' && ['staff', 'owner', 'person'].includes(endpoint.access),
    )
    .filter(({ endpoint }) => endpoint.path !== '/admin/changes')
    .map(({ endpoint: { path } }) =>
      path
        .replace(':conversationId', 'conv_1795526474668_qu7g8vuuz2')
        .replaceAll(/:\w+/g, ids.get(path.slice(0, path.indexOf('/:'))) ?? newId(0))
        .concat(path.startsWith('/admin/booking') ? '?from=2026-11-20&to=2026-11-30' : ''),
    );
  const shown = async () => {
    const found = [];
    for (const path of reads) if (await readElsewhere(staff.authorization, path)) found.push(path);
    return found;
  };
  expect((await shown()).length).toBeGreaterThan(14);
  await sql`update staff_session set people_read_elsewhere = array(select generate_series(1, 500))`.execute(
    db,
  );
  expect(await shown()).toEqual([]);
  await send('DELETE', `/feedback/${feedback._id}`, undefined, staff);
});

test('what is stored of a customer is exported whole, and erased from every table', async () => {
  const { headers } = traces;
  const before = await findTraces();
  const tables = new Set(before.map((trace) => trace.split(':')[0]));
  for (const table of [
    'booking',
    'booking_waiting',
    'conversation_message',
    'customer',
    'customer_passkey',
    'enquiry',
    'newsletter_delivery',
    'season_reminder',
    'stock_alert',
    'subscriber',
    'tyre_set',
    'vehicle',
  ]) {
    expect([...tables]).toContain(table);
  }
  const exported = JSON.stringify((await send('GET', '/auth/export', undefined, headers)).json());
  for (const words of Object.values(PERSON)) expect(exported).toContain(words);
  for (const part of [
    'bookings',
    'conversations',
    'enquiries',
    'newsletterEmails',
    'passkeys',
    'seasonReminders',
    'sessions',
    'stockAlerts',
    'tyreSets',
    'vehicles',
  ]) {
    expect(Object.values(JSON.parse(exported)[part]), part).not.toEqual([]);
  }

  shop.clock.advance(3 * DAY_MS);
  const payload = { email: PERSON.email, password: CUSTOMER_PASSWORD };
  const { token } = (await send('POST', '/auth/login', payload)).json();
  const back = { authorization: `Bearer ${token}` };
  await send('DELETE', '/auth/profile', { currentPassword: CUSTOMER_PASSWORD }, back);
  await shop.drainEmails();
  shop.clock.advance(8 * DAY_MS);
  await shop.runJob('customers.forget');
  expect(await findTraces()).toEqual([]);
});

test('what nobody uses any more leaves every table by the jobs of each night', async () => {
  await shop.close();
  const sink = await startSmtpSink();
  shop = await startMailingShop({ settings: { smtpUrl: sink.url } });
  await leaveTraces();
  await send('POST', '/subscribers/unsubscribe', { email: PERSON.email }, await shop.loginStaff());
  const { jobs } = shop.platform;
  const nightly = shop.features.all
    .flatMap((feature) => feature.jobs ?? [])
    .filter(({ options }) => options.schedule);
  // The account goes a month after its owner was warned.
  for (const months of [24, 2]) {
    shop.clock.advance(months * 31 * DAY_MS);
    for (const job of nightly) await jobs.runNow(job);
    await shop.drainEmails();
  }
  await sink.close();
  expect(await findTraces()).toEqual([]);
});
