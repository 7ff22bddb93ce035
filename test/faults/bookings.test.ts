// kill -9 in the middle of bookings: each that was acknowledged is there and mailed once, and the tyres add up.
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startSmtpSink, type SmtpSink } from '../builders/smtp-sink.ts';
import type { ProductProcess } from '../product-process.ts';
import { addStockedTyre, listBookings, readStock, readTimes, startsAmong } from './booking-calls.ts';
import { signIn, withFaultShop } from './shop.ts';

const BOOKINGS = 100;
const AT_ONCE = 8;
/** Acknowledged bookings after which a process is killed. */
const KILLS_AT = [30, 70];
/** Far enough from each other for any work. */
const TIMES = ['09.00', '10.30', '12.00', '13.30', '15.00'];
const TYRES = 2;
const STOCK = 1000;

const shop = withFaultShop();
let sink: SmtpSink;
beforeEach(async () => {
  // Slow, so that a kill falls between an email's last byte and the answer.
  sink = await startSmtpSink({ answerAfterMs: 200 });
});
afterEach(() => sink.close());

async function startReady(role: string): Promise<ProductProcess> {
  const environment = { PROCESS: role, SMTP_URL: sink.url, TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  const product = await shop.start(environment);
  await (role === 'worker' ? product.says(/"msg":"ready"|ready/) : product.ready());
  return product;
}

type Staff = Awaited<ReturnType<typeof signIn>>;

/** Separate times for `count` bookings. */
async function findStarts(product: ProductProcess): Promise<string[]> {
  const starts = startsAmong(await readTimes(product, { service: 'fitting', days: '60' }), TIMES);
  expect(starts.length).toBeGreaterThan(BOOKINGS);
  return starts.slice(0, BOOKINGS);
}

/** 0 when the connection broke. */
async function book(url: string, start: string, at: number, productId: string | undefined): Promise<number> {
  const tyres =
    at % 2 === 0 ? { service: 'fitting', productId, quantity: TYRES } : { service: 'seasonChange' };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${at}` };
  const body = JSON.stringify({ ...tyres, start, name: `Asiakas ${at}`, email: emailOf(at) });
  return fetch(`${url}/api/bookings`, { method: 'POST', headers, body }).then(
    async (answer) => {
      const text = await answer.text();
      if (answer.status !== 201 && answer.status < 500) throw new Error(text);
      return answer.status;
    },
    () => 0,
  );
}

const emailOf = (at: number) => `asiakas${at}@example.fi`;

/** Visitors book all times while processes are killed and replaced; the addresses of the acknowledged ones. */
async function bookAll(
  starts: readonly string[],
  productId: string | undefined,
  { urlOf, kill }: { urlOf: (at: number) => string; kill: () => Promise<void> },
): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  let replacing = Promise.resolve();
  const visitor = async () => {
    while (next < starts.length) {
      const at = next;
      next += 1;
      const status = await book(urlOf(at), starts[at] ?? '', at, productId);
      if (status === 201) acknowledged.push(emailOf(at));
      if (status === 201 && KILLS_AT.includes(acknowledged.length)) replacing = kill();
      if (status !== 201) await replacing;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  await replacing;
  return acknowledged;
}

/** No email waits or is being sent, not even one of a process that died. */
async function expectAllSent({ url }: ProductProcess, staff: Staff): Promise<void> {
  const open = async () => {
    const { jobs } = await (await fetch(`${url}/api/operations`, { headers: staff })).json();
    const job = jobs.find(({ name }: { name: string }) => name === 'bookings.notice');
    return job.waitingCount + job.runningCount;
  };
  await expect.poll(open, { timeout: 200_000, interval: 500 }).toBe(0);
}

async function expectPromises(product: ProductProcess, acknowledged: readonly string[], tyrePath: string) {
  const staff = await signIn(product);
  await expectAllSent(product, staff);
  const bookings = await listBookings(product, staff);
  const emails = bookings.map(({ email }) => email).toSorted();
  expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
  // One that nobody acknowledged may be there, too; then it is complete.
  expect(sink.emails.map(({ to }) => to).toSorted()).toEqual(emails);
  const [, reserved] = await readStock(product, staff, tyrePath);
  expect(reserved).toBe(
    bookings.filter(({ productId }) => productId !== null).reduce((sum, { quantity }) => sum + quantity, 0),
  );
  expect(reserved).toBeGreaterThan(0);
}

test('kill -9 within 100 bookings loses none acknowledged, mails once, reserves the tyres', async () => {
  let product = await startReady('all');
  const staff = await signIn(product);
  const tyre = await addStockedTyre(product, staff, STOCK);
  const acknowledged = await bookAll(await findStarts(product), tyre.id, {
    urlOf: () => product.url,
    kill: async () => {
      await product.kill();
      product = await startReady('all');
    },
  });
  expect(acknowledged.length).toBeGreaterThan(BOOKINGS - KILLS_AT.length * AT_ONCE - 1);
  await expectPromises(product, acknowledged, tyre.path);
});

test('the same holds over four processes that answer and one that mails, killed in turn', async () => {
  const first = await startReady('web');
  const webs = [first, ...(await Promise.all([1, 2, 3].map(() => startReady('web'))))];
  let worker = await startReady('worker');
  const tyre = await addStockedTyre(first, await signIn(first), STOCK);
  let kills = 0;
  const acknowledged = await bookAll(await findStarts(first), tyre.id, {
    urlOf: (at) => webs[at % webs.length]?.url ?? '',
    kill: async () => {
      const place = (kills += 1);
      await Promise.all([webs[place]?.kill(), worker.kill()]);
      [webs[place], worker] = await Promise.all([startReady('web'), startReady('worker')]);
    },
  });
  expect(acknowledged.length).toBeGreaterThan(BOOKINGS / 2);
  await expectPromises(first, acknowledged, tyre.path);
});
