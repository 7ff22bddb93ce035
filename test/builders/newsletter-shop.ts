// The running application with what tests of the newsletter do repeatedly: subscribe, read the emails, sign in.
import { afterAll, beforeEach, expect } from 'vitest';

import type { SubscriberTables } from '../../src/features/subscribers/server/store.ts';
import { startMailingShop, tokenIn } from './customers.ts';
import { clearLimits } from './limits.ts';

export const NOON = '2026-11-21T12:00:00+02:00';
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const CLIENT = '192.0.2.1';

/** For the calling test file: one application, no subscribers before each test. */
export async function openNewsletterShop() {
  const shop = await startMailingShop({ now: NOON });
  let staff = await shop.loginStaff();
  const db = shop.platform.db.$extendTables<SubscriberTables>();

  beforeEach(async () => {
    shop.clock.set(NOON);
    await shop.drainEmails();
    await clearLimits(shop);
    for (const table of ['subscriber', 'subscriberSuppression'] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  afterAll(() => shop.close());

  const post = (path: string, payload: object, remoteAddress = CLIENT, headers: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/subscribers/${path}`,
      payload,
      remoteAddress,
      headers: { ...headers },
    });
  const list = async (query = '') => {
    const answer = await shop.app.inject({ url: `/api/subscribers${query}`, headers: staff });
    return { items: answer.json(), total: answer.headers['x-total-count'], answer };
  };
  const subscribe = (email: unknown, remoteAddress?: string) => post('subscribe', { email }, remoteAddress);

  return {
    shop,
    drainEmails: shop.drainEmails,
    db,
    staff: () => staff,
    post,
    postForm: (path: string, fields: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/subscribers/${path}`,
        payload: new URLSearchParams(fields).toString(),
        headers: FORM_TYPE,
        remoteAddress: CLIENT,
      }),
    subscribe,
    list,
    /** Requests and confirms; returns the subscriber's id. */
    subscribed: async (email: string): Promise<string> => {
      await subscribe(email, '198.51.100.9');
      const confirmation = (await shop.drainEmails()).find(({ to }) => to?.[0]?.address === email);
      expect((await post('confirm', { token: tokenIn(confirmation) })).statusCode).toBe(200);
      const { items } = await list(`?q=${encodeURIComponent(email)}`);
      return items[0]._id;
    },
    /** Time goes by; staff sign in again when their session has ended. */
    wait: async (ms: number): Promise<void> => {
      shop.clock.advance(ms);
      staff = await shop.loginStaff();
    },
  };
}
