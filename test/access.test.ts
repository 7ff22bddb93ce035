// Who may call what: every declared call of the API, by who is nobody, a customer or staff without being the owner.
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from './app.ts';
import { signInClerk } from './builders/accounts.ts';
import { addCustomer } from './builders/customers.ts';

const shop = await startTestApp();
const clerk = await signInClerk(shop);
const { headers: customer } = await addCustomer(shop, { email: 'asiakas@example.fi' });
afterAll(() => shop.close());

const endpoints = shop.features.all.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint));
const BAD = { authorization: `Bearer ${'x'.repeat(43)}` };

/** By access, what each kind of caller is refused with. */
const REFUSED = {
  customer: [
    [{}, 401],
    [BAD, 401],
    [clerk, 403],
  ],
  person: [
    [{}, 401],
    [BAD, 401],
  ],
  staff: [
    [{}, 401],
    [BAD, 401],
    [customer, 403],
  ],
  owner: [
    [{}, 401],
    [BAD, 401],
    [customer, 403],
    [clerk, 403],
  ],
} as const;

test.each(['customer', 'person', 'staff', 'owner'] as const)(
  'a call for the access %j refuses everybody else',
  async (access) => {
    const closed = endpoints.filter((endpoint) => endpoint.access === access);
    expect(closed.length).toBeGreaterThan(5);
    for (const { method, path, operation } of closed) {
      const url = `/api${path.replaceAll(/:\w+/g, '018f0000-0000-7000-8000-000000000000')}`;
      for (const [headers, status] of REFUSED[access]) {
        const answer = await shop.app.inject({ method, url, headers });
        expect(answer.statusCode, operation).toBe(status);
      }
    }
  },
);

/** All that is not for staff, one a decision: what is open is open to the whole net. */
const LISTED = {
  open: `
GET /blog/articles, GET /blog/articles/:slug, GET /bookings/:code, GET /bookings/services, GET /bookings/times,
GET /bookings/wait, GET /brands, GET /business-settings, GET /campaigns/active, GET /faq,
GET /homepage-settings, GET /manufacturers, GET /price-list, GET /reviews, GET /selling-points,
GET /shop-profile, GET /tires, GET /tires/size-table, GET /tires/sizes, GET /tires/suggestions,
POST /admin/login, POST /admin/login/passkey, POST /admin/login/second-step, POST /ai/chat, POST /auth/confirm,
POST /auth/forgot, POST /auth/login, POST /auth/login/passkey, POST /auth/login/passkey/proof,
POST /auth/register, POST /auth/reset, POST /bookings, POST /bookings/:code/cancel, POST /bookings/:code/move,
POST /bookings/waiting-list, POST /bookings/waiting-list/:code/again, POST /bookings/waiting-list/:code/leave,
POST /bookings/waiting-list/:code/take, POST /campaigns/:id/openings, POST /conversations/log, POST /enquiries,
POST /feedback, POST /newsletters/bounces, POST /season/reminders, POST /season/reminders/confirm,
POST /season/reminders/leave, POST /security-reports, POST /stock-alerts/:productId, POST /stock-alerts/confirm,
POST /stock-alerts/leave, POST /subscribers/confirm, POST /subscribers/one-click/:token,
POST /subscribers/subscribe, POST /subscribers/unsubscribe, POST /subscribers/unsubscribe-by-link,
POST /tyre-sets/reminders-off`,
  person: `
DELETE /vehicles/:id, GET /tyre-sets, GET /tyre-sets/:id, GET /tyre-sets/:id/checks,
GET /tyre-sets/:id/pictures, GET /tyre-sets/:id/pictures/:pictureId, GET /vehicles, POST /vehicles,
PUT /vehicles/:id`,
  customer: `
DELETE /auth/passkeys/:id, DELETE /auth/profile, DELETE /auth/sessions/:id, GET /auth/export,
GET /auth/passkeys, GET /auth/profile, GET /auth/sessions, GET /bookings, POST /auth/confirm-password,
POST /auth/keep, POST /auth/logout, POST /auth/logout-elsewhere, POST /auth/passkeys,
POST /auth/passkeys/options, PUT /auth/password, PUT /auth/profile`,
  owner: `
DELETE /admin/accounts/:id, DELETE /admin/accounts/:id/second-factor, DELETE /admin/accounts/:id/sessions,
DELETE /admin/accounts/:id/sessions/:sessionId, GET /admin/accounts, GET /admin/accounts/:id/sessions,
GET /admin/second-factor-rule, GET /admin/statistics, GET /backups/download, GET /operations,
GET /operations/security, POST /admin/accounts, POST /backups/take-into-use, POST /operations/jobs/:name/run,
POST /operations/services/:name/test, POST /shop-profile/end-demonstration, PUT /admin/accounts/:id,
PUT /admin/booking-settings, PUT /admin/second-factor-rule`,
};

test.each([
  ['without a session only what visitors, mailed links and mail servers need', 'open', ['everyone', 'token']],
  ['by customers and staff only the tyres in the hotel and vehicles', 'person', ['person']],
  ['by customers alone what belongs to their account', 'customer', ['customer']],
  ['by owners alone accounts, operations, statistics, backups and how bookings work', 'owner', ['owner']],
] as const)('%s can be called', (_statement, kind, accesses: readonly string[]) => {
  const called = endpoints.filter(({ access }) => accesses.includes(access));
  expect(called.map(({ operation }) => operation).toSorted()).toEqual(LISTED[kind].trim().split(/,\s+/));
});
