// The running application with customers in it: made straight in the database, or the long way by their emails.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import type { CustomerTables } from '../../src/features/customers/server/store.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import type { Method } from '../../src/platform/contract/operation.ts';
import { createPasswords } from '../../src/platform/server/auth/passwords.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../app.ts';
import { sessionHeaders, type SessionHeaders } from '../session-headers.ts';

export const CUSTOMER_PASSWORD = 'kitkat alle ennen lunta';
const passwordHash = createPasswords('customers').hash(CUSTOMER_PASSWORD);

export interface TestCustomer {
  id: string;
  email: string;
  headers: SessionHeaders;
}

/** A customer who is signed in. */
export async function addCustomer(
  { app, platform }: TestApp,
  { email, name = 'Asiakas Esimerkki', ...known }: { email: string; name?: string; id?: string },
): Promise<TestCustomer> {
  const now = platform.clock.now();
  const id = known.id ?? newId(now.getTime());
  await platform.db
    .$extendTables<CustomerTables>()
    .insertInto('customer')
    .values({
      id,
      email,
      emailKey: email.toLowerCase(),
      name,
      passwordHash: await passwordHash,
      lastUsedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const payload = { email, password: CUSTOMER_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { id, email, headers: sessionHeaders(answer) };
}

export const PUBLIC_URL = 'https://rengas.example.fi';

export interface MailingShop extends TestApp {
  /** All, or those with this subject; the others are removed, too. */
  drainEmails: (subject?: string) => Promise<Email[]>;
  /** Runs a scheduled job now, and whatever it enqueues. */
  runJob: (name: string) => Promise<void>;
}

/** The application with an outbox whose emails can be taken out. */
export async function startMailingShop(options: TestAppOptions = {}): Promise<MailingShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-customers-'));
  const settings = { dataDir, publicUrl: PUBLIC_URL, ...options.settings };
  const shop = await startTestApp({ ...options, settings });
  const outbox = join(dataDir, 'outbox');
  return {
    ...shop,
    drainEmails: async (subject) => {
      const failed = (await shop.drainJobs()).filter(({ error }) => error !== undefined);
      if (failed.length > 0) throw new Error(`Jobs failed: ${JSON.stringify(failed)}`);
      const names = await readdir(outbox).catch(() => []);
      const emails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
      );
      await rm(outbox, { recursive: true, force: true });
      return emails.filter((email) => subject === undefined || email.subject === subject);
    },
    runJob: async (name) => {
      const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name);
      if (!job) throw new Error(`No job ${name}`);
      await shop.platform.jobs.runNow(job);
      const failed = (await shop.drainJobs()).filter(({ error }) => error !== undefined);
      if (failed.length > 0) throw new Error(`Jobs failed: ${JSON.stringify(failed)}`);
    },
    close: async () => {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The link in an email, without its origin. */
export function linkIn(email: Email | undefined): string {
  return /https:\/\/rengas\.example\.fi(\/\S+)/.exec(email?.text ?? '')?.[1] ?? '';
}

export function tokenIn(email: Email | undefined): string {
  return linkIn(email).split('=')[1] ?? '';
}

/** Calls of the API, each from another network, so that only the tests of limits meet them. */
export function customerCalls(shopOf: () => Pick<TestApp, 'app'>) {
  let client = 0;
  const call = (method: Method, path: string, payload?: object, headers: object = {}) =>
    shopOf().app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: `198.18.${(client += 1) >> 8}.${client & 255}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  const post = (path: string, payload: object, headers?: object) => call('POST', path, payload, headers);
  return { call, post };
}
