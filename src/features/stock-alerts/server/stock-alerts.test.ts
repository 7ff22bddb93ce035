import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { BOOKING_NOW } from '../../../../test/builders/bookings.ts';
import { tyre } from '../../../../test/builders/catalogue.ts';
import { linkIn, startMailingShop, tokenIn } from '../../../../test/builders/customers.ts';
import { clearLimits } from '../../../../test/builders/limits.ts';
import { eanAt } from '../../../../test/builders/wholesaler-list.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { createCatalogue } from '../../catalogue/server/index.ts';
import { todaySchema } from '../../today/contract.ts';
import { listStockAlerts } from '../contract.ts';
import type { AlertTables } from './store.ts';

const EMAIL = 'odottaja@example.fi';

const shop = await startMailingShop({ now: BOOKING_NOW });
await createCatalogue(shop.platform).importList({
  list: 'oletus',
  drafts: [tyre(1, { stock: 2 }), tyre(2, { model: 'Hakkapeliitta R3', stock: 8 })],
});
/** Tyres with a stock of two and of eight. */
const [scarce, plenty] = await Promise.all([idOf(1), idOf(2)]);
beforeEach(async () => {
  shop.clock.set(BOOKING_NOW);
  await shop.drainEmails();
  await shop.platform.db.$extendTables<AlertTables>().deleteFrom('stockAlert').execute();
  await run(sql`update product set withdrawn_at = null, reserved = 0, stock_is_minimum = false`);
  await setStock(2);
  await clearLimits(shop);
});
afterAll(() => shop.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.platform.db);
const rows = () =>
  shop.platform.db.$extendTables<AlertTables>().selectFrom('stockAlert').selectAll().execute();

async function idOf(place: number): Promise<string> {
  const { rows: found } = await sql<{
    id: string;
  }>`select id from product where ean = ${eanAt(place)}`.execute(shop.platform.db);
  return found[0]?.id ?? '';
}

async function setStock(stock: number): Promise<void> {
  await run(sql`update product set stock = ${stock} where id = ${scarce}`);
  await shop.platform.pages.changed(['catalogue', 'catalogue-bulk', `product:${scarce}`]);
}

const requestAlert = (email = EMAIL, productId = scarce, remoteAddress = '192.0.2.1') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/stock-alerts/${productId}`,
    payload: { email },
    remoteAddress,
  });

/** Sent by a browser without script, from the page of the form. */
const postAlertForm = (email: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/stock-alerts/${scarce}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `_page=${encodeURIComponent('/saatavuusilmoitus/:productId')}&email=${encodeURIComponent(email)}`,
  });

const press = (what: 'confirm' | 'leave', token: string) =>
  shop.app.inject({ method: 'POST', url: `/api/stock-alerts/${what}`, payload: { token } });

/** Requests and confirms by the mailed link; returns the link's token. */
async function confirmed(email = EMAIL, productId = scarce): Promise<string> {
  expect((await requestAlert(email, productId)).statusCode).toBe(200);
  const token = tokenIn((await shop.drainEmails())[0]);
  const answer = await press('confirm', token);
  expect(answer.statusCode, answer.body).toBe(200);
  return token;
}

async function runJob(name: string) {
  const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name);
  if (!job) throw new Error(`No job ${name}`);
  await shop.platform.jobs.runNow(job);
}

/** What is mailed after the stock was looked at. */
async function checked() {
  await runJob('stock-alerts.check');
  return shop.drainEmails();
}

test('a product with fewer than four in stock has the form, and one with four has not', async () => {
  const page = async (id: string) => {
    const { items } = await createCatalogue(shop.platform).listProducts([id]);
    return (await shop.app.inject(items[0]?.href ?? '')).body;
  };
  expect(await page(scarce)).toContain(`action="/api/stock-alerts/${scarce}"`);
  expect(await page(plenty)).not.toContain('/api/stock-alerts/');
  await setStock(4);
  expect(await page(scarce)).not.toContain('/api/stock-alerts/');
});

test('nobody is notified before the mailed link is confirmed, and then once', async () => {
  await requestAlert();
  const [email, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(email?.to).toMatchObject([{ address: EMAIL }]);
  expect(email?.subject).toContain('Nokian Hakkapeliitta R5 205/55R16');
  await setStock(4);
  expect(await checked()).toEqual([]);
  expect((await shop.app.inject(linkIn(email))).body).toContain('Kyllä, ilmoittakaa');
  expect((await press('confirm', tokenIn(email))).statusCode).toBe(200);
  const [notified, ...more] = await checked();
  expect(more).toEqual([]);
  expect(notified?.subject).toBe('Nyt saatavilla neljä: Nokian Hakkapeliitta R5 205/55R16');
  expect(linkIn(notified)).toMatch(new RegExp(`^/renkaat/nokian/.*${scarce}$`));
  expect(await rows()).toEqual([]);
  await setStock(0);
  await setStock(8);
  expect(await checked()).toEqual([]);
  expect((await shop.app.inject(linkIn(email))).statusCode).toBe(410);
});

test.each([
  ['three are there', 3, 0, false],
  ['bookings hold all but three', 8, 5, false],
  ['four are there', 4, 0, true],
  ['bookings leave four', 8, 4, true],
])('when %s the mail is decided by what is free', async (_words, stock, reserved, isNotified) => {
  await confirmed();
  await run(sql`update product set stock = ${stock}, reserved = ${reserved} where id = ${scarce}`);
  expect(await checked()).toHaveLength(isNotified ? 1 : 0);
});

test('a list that brings the tyres notifies who waits, each address once', async () => {
  await confirmed('eka@example.fi');
  await confirmed('toka@example.fi');
  await createCatalogue(shop.platform).importList({
    list: 'oletus',
    drafts: [tyre(1, { stock: 12 }), tyre(2, { model: 'Hakkapeliitta R3', stock: 8 })],
  });
  const notified = (await checked())
    .map(({ to }) => to?.[0]?.address ?? '')
    .toSorted((one, other) => one.localeCompare(other));
  expect(notified).toEqual(['eka@example.fi', 'toka@example.fi']);
});

test('an email whose job died after sending is the same email at each try, and nobody is notified anew', async () => {
  await confirmed();
  await setStock(4);
  // What follows the sending fails as if the process had been killed there.
  await run(sql`create function stop_removal() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await run(sql`create trigger stop_removal before delete on stock_alert
    for each row execute function stop_removal()`);
  try {
    await runJob('stock-alerts.check');
    const failed = (await shop.drainJobs()).filter(({ error }) => error !== undefined);
    expect(failed.length).toBeGreaterThan(1);
  } finally {
    await run(sql`drop trigger stop_removal on stock_alert`);
    await run(sql`drop function stop_removal`);
  }
  expect((await shop.drainEmails()).filter(({ to }) => to?.[0]?.address === EMAIL)).toHaveLength(1);
  expect(await checked()).toEqual([]);
  expect((await rows())[0]?.notifiedAt).not.toBeNull();
});

test('tyres that are gone again before the email goes let the visitor wait on', async () => {
  await confirmed();
  await setStock(4);
  await run(sql`update stock_alert set notified_at = ${shop.clock.now()}`);
  await setStock(1);
  const [alert] = await rows();
  const waiting = {
    id: newId(shop.clock.now().getTime()),
    name: 'stock-alerts.email',
    data: { payload: { noticeId: alert?.id, kind: 'due' } },
    singletonKey: null,
    startAfter: shop.clock.now(),
  };
  const db = shop.platform.db.$extendTables<AlertTables>();
  await inTransaction(db, (tx) => shop.platform.jobs.putBack(tx, [waiting]));
  expect(await shop.drainEmails()).toEqual([]);
  expect((await rows())[0]?.notifiedAt).toBeNull();
  await setStock(4);
  expect(await checked()).toHaveLength(1);
});

test('an alert ends after 90 days, and an unconfirmed one after a week', async () => {
  await confirmed();
  await requestAlert('toinen@example.fi');
  await shop.drainEmails();
  shop.clock.advance(8 * DAY_MS);
  await runJob('stock-alerts.forget');
  await shop.drainJobs();
  expect((await rows()).map(({ email }) => email)).toEqual([EMAIL]);
  shop.clock.advance(82 * DAY_MS);
  await setStock(4);
  expect(await checked()).toEqual([]);
  await runJob('stock-alerts.forget');
  await shop.drainJobs();
  expect(await rows()).toEqual([]);
});

test('the mailed link takes it back with the address, again and again', async () => {
  const token = await confirmed();
  const page = await shop.app.inject(`/saatavuusilmoitus?tunnus=${token}`);
  expect(page.body).toContain('Peru ilmoitus');
  expect(page.headers['cache-control']).toContain('no-store');
  for (let again = 0; again < 2; again += 1) expect((await press('leave', token)).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
  await setStock(4);
  expect(await checked()).toEqual([]);
  expect((await press('confirm', token)).statusCode).toBe(422);
  expect((await press('leave', 'muu.tunnus')).statusCode).toBe(422);
});

test('a repeated request gets the same answer, which does not reveal who waits', async () => {
  await confirmed();
  const again = await requestAlert(EMAIL.toUpperCase());
  const other = await requestAlert('toinen@example.fi');
  expect(again.json()).toEqual(other.json());
  expect((await shop.drainEmails()).map(({ to }) => to?.[0]?.address)).toEqual(['toinen@example.fi']);
  expect(await rows()).toHaveLength(2);
});

test('a form without script shows errors on its page, then mails the confirmation link', async () => {
  const refused = await postAlertForm('ei osoite');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Tarkista sähköpostiosoite.');
  expect(refused.body).toContain('Nokian Hakkapeliitta R5 205/55R16');
  const taken = await postAlertForm(EMAIL);
  expect([taken.statusCode, taken.headers['location']]).toEqual([303, '/saatavuusilmoitus-pyydetty']);
  expect(await shop.drainEmails()).toHaveLength(1);
});

test('unknown and withdrawn tyres, robots and too many requests store nothing', async () => {
  expect((await requestAlert(EMAIL, '01a20252-0000-7000-8000-000000000009')).statusCode).toBe(404);
  await run(sql`update product set withdrawn_at = now() where id = ${scarce}`);
  expect((await requestAlert()).statusCode).toBe(404);
  await run(sql`update product set withdrawn_at = null`);
  const robot = { email: EMAIL, website: 'http://example.com' };
  const url = `/api/stock-alerts/${scarce}`;
  expect((await shop.app.inject({ method: 'POST', url, payload: robot })).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
  for (let count = 0; count < 10; count += 1) {
    expect((await requestAlert(`a${count}@example.fi`, scarce, '192.0.2.9')).statusCode).toBe(200);
  }
  const tooMany = await requestAlert('viimeinen@example.fi', scarce, '192.0.2.9');
  expect(tooMany.statusCode).toBe(429);
  expect(await rows()).toHaveLength(10);
});

test('staff see who waits for what with a confirmed address, on the day and in the list', async () => {
  await confirmed();
  await requestAlert('vahvistamaton@example.fi');
  const headers = await shop.loginStaff();
  const read = async (query = '') =>
    listStockAlerts.output.parse(
      (await shop.app.inject({ url: `/api/admin/stock-alerts${query}`, headers })).json(),
    );
  expect(await read()).toEqual([
    {
      _id: scarce,
      sizeId: expect.any(String),
      name: 'Nokian Hakkapeliitta R5',
      size: '205/55R16',
      left: 2,
      waiting: [expect.objectContaining({ email: EMAIL })],
    },
  ]);
  expect(await read(`?productId=${plenty}`)).toEqual([]);
  const today = todaySchema.parse((await shop.app.inject({ url: '/api/admin/today', headers })).json());
  expect(today.waiting).toEqual({
    people: 1,
    tyres: 1,
    items: [expect.objectContaining({ _id: scarce, count: 1, left: 2 })],
  });
});

test('staff remove an alert at the request of whoever waits; the audit names the tyre alone', async () => {
  await confirmed();
  const [alert] = await rows();
  const headers = await shop.loginStaff();
  const remove = (signedIn = {}) =>
    shop.app.inject({ method: 'DELETE', url: `/api/admin/stock-alerts/${alert?.id}`, headers: signedIn });
  await shop.drainEmails();
  expect((await remove(headers)).statusCode).toBe(204);
  expect(await rows()).toEqual([]);
  expect((await remove(headers)).statusCode).toBe(404);
  const audit = await shop.app.inject({ url: '/api/audit?entity=stock-alert', headers });
  expect(audit.body).toContain('Nokian Hakkapeliitta R5 205/55R16');
  expect(audit.body).not.toContain(EMAIL);
  await setStock(8);
  expect(await shop.drainEmails()).toEqual([]);
});

test('an account takes its alerts along, and they go with it', async () => {
  await confirmed();
  const owner = { _id: '01a20252-0000-7000-8000-000000000001', email: EMAIL };
  const data = shop.features.all.find(({ name }) => name === 'stock-alerts')?.personalData;
  expect(await data?.exportOf(owner)).toEqual([expect.objectContaining({ email: EMAIL, productId: scarce })]);
  await data?.follow?.({ ...owner, email: 'uusi@example.fi' }, EMAIL);
  expect((await rows()).map(({ email }) => email)).toEqual(['uusi@example.fi']);
  await data?.erase({ ...owner, email: 'uusi@example.fi' });
  expect(await rows()).toEqual([]);
});

test('a restored copy notifies nobody, and taken into use only those whom the original cannot have notified', async () => {
  await confirmed();
  await confirmed('toinen@example.fi', scarce);
  await run(sql`update stock_alert set notified_at = ${shop.clock.now()} where email = 'toinen@example.fi'`);
  const feature = shop.features.all.find(({ name }) => name === 'stock-alerts');
  const takeIntoUse = () =>
    shop.platform.db.transaction().execute(async (tx) => feature?.onRestoredShopActivated?.(tx));
  await takeIntoUse();
  expect((await rows()).map(({ email }) => email)).toEqual([EMAIL]);
  await setStock(4);
  await takeIntoUse();
  expect(await rows()).toEqual([]);
});
