// A process that delivers one newsletter and may be killed at any moment. Started by run.ts with what it needs in its
// environment; ends by itself when nothing is left to send.
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { pino } from 'pino';

import { newsletterDelivery } from '../../../src/features/newsletters/server/delivery/delivery.ts';
import type { NewsletterTables } from '../../../src/features/newsletters/server/store.ts';
import { subscriberLinks } from '../../../src/features/subscribers/server/links.ts';
import { subscriberRecipients } from '../../../src/features/subscribers/server/recipients-store.ts';
import { systemClock } from '../../../src/platform/server/clock.ts';
import { startDatabase } from '../../../src/platform/server/db/connect.ts';
import { createBulkSmtp } from '../../../src/platform/server/mail/smtp-connection.ts';
import { createKeys } from '../../../src/platform/server/secret.ts';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
}

async function main(): Promise<void> {
  const log = pino({ level: 'warn' }, pino.destination({ fd: 2, sync: true }));
  const clock = systemClock;
  const database = startDatabase({
    settings: { databaseUrl: given('FAULT_DATABASE'), dataDir: '' },
    log,
    migrations: fileURLToPath(new URL('../../../migrations', import.meta.url)),
  });
  await database.ready();
  const keys = createKeys(async () => ['newsletter-faults']);
  const links = subscriberLinks(keys, 'https://rengas.example.fi');
  const { deliver } = newsletterDelivery({
    db: database.kysely.$extendTables<NewsletterTables>(),
    clock,
    log,
    isFiled: false,
    mail: createBulkSmtp({ url: given('FAULT_SMTP'), from: 'posti@example.fi' }),
    journalFolder: given('FAULT_JOURNAL'),
    from: { name: 'Rengas', address: 'posti@example.fi' },
    recipients: { ...subscriberRecipients({ db: database.kysely, clock, keys }), ...links },
    listHotelAddresses: async () => [],
    returnPath: undefined,
    draw: () => Promise.reject(new Error('The email is drawn already')),
  });
  process.stdout.write('ready\n');
  const startedAt = performance.now();
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  for (;;) {
    const end = await deliver(given('FAULT_NEWSLETTER'), stop.signal);
    if (end.kind === 'ended') break;
    await wait(Math.max(10, end.at.getTime() - Date.now()));
  }
  const { maxRSS } = process.resourceUsage();
  process.stdout.write(`ended ${Math.round(maxRSS / 1024)} ${Math.round(performance.now() - startedAt)}.\n`);
  await database.close();
}

await main();
