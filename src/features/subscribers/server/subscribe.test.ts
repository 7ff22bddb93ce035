import { expect, test } from 'vitest';

import { openNewsletterShop } from '../../../../test/builders/newsletter-shop.ts';
import { consent } from '../messages.ts';

const newsletter = await openNewsletterShop();
const { subscribe, list, drainEmails, subscribed, db } = newsletter;

test('requests of the same moment are stored, mailed and proved each', async () => {
  const clients = Array.from({ length: 40 }, (_each, at) => `192.0.${at}.7`);
  const answers = await Promise.all(
    clients.map((client, at) => subscribe(`asiakas${at}@example.fi`, client)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(clients.map(() => 200));
  expect((await list('?limit=100')).items).toHaveLength(40);
  const emails = await drainEmails();
  expect(new Set(emails.map(({ to }) => to?.[0]?.address)).size).toBe(40);
  const proofs = await db
    .selectFrom('subscriberConsent as proof')
    .innerJoin('subscriber', 'subscriber.id', 'proof.subscriberId')
    .select(['email', 'act', 'place', 'consentText', 'textVersion', 'network'])
    .orderBy('network')
    .execute();
  expect(proofs).toHaveLength(40);
  for (const [at, client] of clients.entries()) {
    expect(proofs.find(({ email }) => email === `asiakas${at}@example.fi`)).toEqual({
      email: `asiakas${at}@example.fi`,
      act: 'asked',
      place: 'api',
      consentText: consent.text,
      textVersion: consent.version,
      network: client.replace(/7$/, '0'),
    });
  }
});

test('of requests of the same moment one is refused, and the others are stored', async () => {
  await subscribed('tuttu@example.fi');
  for (let at = 0; at < 60; at += 1) await subscribe(`monta${at}@example.fi`, '198.51.100.9');
  const requested = [
    ['eka@example.fi', '192.0.2.11'],
    ['toka@example.fi', '192.0.2.12'],
    ['liikaa@example.fi', '198.51.100.9'],
    ['tuttu@example.fi', '192.0.2.13'],
    ['kolmas@example.fi', '192.0.2.14'],
    ['neljas@example.fi', '192.0.2.14'],
  ] as const;
  const answers = await Promise.all(requested.map(([email, client]) => subscribe(email, client)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 409, 200, 200]);
  const known = await db.selectFrom('subscriber').select('email').where('email', 'like', '%s@%').execute();
  expect(known.map(({ email }) => email).toSorted()).toEqual(['kolmas@example.fi', 'neljas@example.fi']);
  const refused = await db
    .selectFrom('subscriber')
    .where('email', '=', 'liikaa@example.fi')
    .select('id')
    .execute();
  expect(refused).toEqual([]);
});
