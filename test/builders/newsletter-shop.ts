// The running application with what tests of the newsletter do repeatedly: subscribe, read the emails, sign in.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import type { SubscriberTables } from '../../src/features/subscribers/server/store.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { clearLimits } from './limits.ts';

export const NOON = '2026-11-21T12:00:00+02:00';
export const PUBLIC_URL = 'https://rengas.example.fi';
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const CLIENT = '192.0.2.1';

/** Registers the hooks of the calling test file: one application, no subscribers before each test. */
export function withNewsletter() {
  let running: TestApp | undefined;
  let staff = { authorization: '' };
  let dataDir = '';
  const shop = () => {
    if (!running) throw new Error('The application runs only inside a test');
    return running;
  };
  const outbox = () => join(dataDir, 'outbox');
  const emptyOutbox = () => rm(outbox(), { recursive: true, force: true });
  const db = () => shop().platform.db.$extendTables<SubscriberTables>();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kaarto-subscribers-'));
    running = await startTestApp({ now: NOON, settings: { dataDir, publicUrl: PUBLIC_URL } });
    staff = await running.loginStaff();
  });
  beforeEach(async () => {
    shop().clock.set(NOON);
    await shop().drainJobs();
    await emptyOutbox();
    await clearLimits(shop());
    for (const table of ['subscriber', 'subscriberSuppression'] as const) {
      await db().deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await running?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const post = (path: string, payload: object, remoteAddress = CLIENT, headers: object = {}) =>
    shop().app.inject({
      method: 'POST',
      url: `/api/subscribers/${path}`,
      payload,
      remoteAddress,
      headers: { ...headers },
    });
  const list = async (query = '') => {
    const answer = await shop().app.inject({ url: `/api/subscribers${query}`, headers: staff });
    return { items: answer.json(), total: answer.headers['x-total-count'], answer };
  };
  /** Sends what is due and gives the emails that went out since the last call. */
  const drainEmails = async (): Promise<Email[]> => {
    const runs = await shop().drainJobs();
    expect(runs.filter(({ error }) => error !== undefined)).toEqual([]);
    const names = await readdir(outbox()).catch(() => []);
    const emails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(outbox(), name)))),
    );
    await emptyOutbox();
    return emails;
  };
  const subscribe = (email: unknown, remoteAddress?: string) => post('subscribe', { email }, remoteAddress);

  return {
    shop,
    db,
    staff: () => staff,
    post,
    postForm: (path: string, fields: Record<string, string>) =>
      shop().app.inject({
        method: 'POST',
        url: `/api/subscribers/${path}`,
        payload: new URLSearchParams(fields).toString(),
        headers: FORM_TYPE,
        remoteAddress: CLIENT,
      }),
    subscribe,
    list,
    takeEmails: drainEmails,
    /** Requests and confirms; returns the subscriber's id. */
    subscribed: async (email: string): Promise<string> => {
      await subscribe(email, '198.51.100.9');
      const confirmation = (await drainEmails()).find(({ to }) => to?.[0]?.address === email);
      expect((await post('confirm', { token: tokenIn(confirmation) })).statusCode).toBe(200);
      const { items } = await list(`?q=${encodeURIComponent(email)}`);
      return items[0]._id;
    },
    /** Time goes by; staff sign in again when their session has ended. */
    wait: async (ms: number): Promise<void> => {
      shop().clock.advance(ms);
      staff = await shop().loginStaff();
    },
  };
}

/** The link in an email, without its origin. */
export function linkIn(email: Email | undefined): string {
  return /https:\/\/rengas\.example\.fi(\/\S+)/.exec(email?.text ?? '')?.[1] ?? '';
}

export function tokenIn(email: Email | undefined): string {
  return linkIn(email).split('tunnus=')[1] ?? '';
}
