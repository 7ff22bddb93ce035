// After a change of the secret: emails already sent keep working links, and unsubscribed readers stay away.
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { multipartOf } from '../../../../test/builders/pictures.ts';
import { createKeys } from '../../../platform/server/secret.ts';
import { hashOf } from './consent.ts';
import { subscriberLinks } from './links.ts';
import type { SubscriberTables } from './store.ts';

const FORMER = 'the-secret-of-last-year-32-characters';
const formerKeys = createKeys(async () => [FORMER]);
const formerLinks = subscriberLinks(formerKeys, '');

const shop = await startTestApp({
  settings: {
    appSecret: 'the-secret-of-this-year-32-characters',
    formerAppSecrets: [FORMER],
    newsletterDoubleOptIn: false,
  },
});
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const db = () => shop.platform.db.$extendTables<SubscriberTables>();

async function removeBeforeTheChange(address: string): Promise<void> {
  const hash = await hashOf(formerKeys, address);
  await db()
    .insertInto('subscriberSuppression')
    .values({ addressHash: hash, at: shop.clock.now() })
    .execute();
}

async function bringIn(address: string): Promise<{ imported: number; skipped: number }> {
  const file = `email;consentText;consentAt;source\r\n${address};Haluan uutiskirjeen;3.5.2024;Messut\r\n`;
  const { payload, headers } = multipartOf('file', Buffer.from(file), { name: 'a.csv', type: 'text/csv' });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/subscribers/import',
    payload,
    headers: { ...headers, ...staff },
  });
  return answer.json();
}

const subscribe = (email: string) =>
  shop.app.inject({ method: 'POST', url: '/api/subscribers/subscribe', payload: { email } });

test('those removed before a new secret are not imported, but may subscribe themselves', async () => {
  await removeBeforeTheChange('poistettu@example.fi');
  expect(await bringIn('poistettu@example.fi')).toMatchObject({ imported: 0, skipped: 1 });
  expect((await subscribe('poistettu@example.fi')).statusCode).toBe(200);
  expect(await db().selectFrom('subscriberSuppression').select('at').execute()).toEqual([]);
});

test('an email sent before the secret changed can still be answered by leaving', async () => {
  await subscribe('lukija@example.fi');
  const { id } = await db()
    .selectFrom('subscriber')
    .select('id')
    .where('email', '=', 'lukija@example.fi')
    .executeTakeFirstOrThrow();
  const link = (await formerLinks.unsubscribeHeaders(id))['List-Unsubscribe'] ?? '';
  const url = link.slice(1, -1);
  expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  const { status } = await db()
    .selectFrom('subscriber')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('cancelled');
});
