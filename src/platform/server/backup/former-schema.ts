// The 54 migrations that became one baseline before the first release. A backup of their last state is restored into it.
import { createHash } from 'node:crypto';

import type { Migration } from '../db/migrate.ts';

/** SHA-256 of their names and checksums. */
const FORMER_SCHEMA = '5dd36fd74fd9e4ba79b2af1ddfcb463388b1eaa90fdec93cc6932261e2c615f3';
const LAST_OF_BASELINE = '0022-backups';

/** What limits had counted within a day; one table has replaced them. */
const DROPPED_TABLES = new Set([
  'assistant_turns',
  'conversation_sender',
  'enquiry_sender',
  'feedback_sender',
  'newsletter_model_message',
  'newsletter_test',
  'subscriber_client',
  'subscriber_mail',
]);

type Applied = readonly Pick<Migration, 'name' | 'checksum'>[];

export function isFormerSchema(migrations: Applied): boolean {
  const lines = migrations.map(({ name, checksum }) => `${name} ${checksum}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex') === FORMER_SCHEMA;
}

/** Those that make the tables of a backup. */
export function migrationsOf(ofBackup: Applied, known: readonly Migration[]): Migration[] {
  if (isFormerSchema(ofBackup)) return known.filter(({ name }) => name <= LAST_OF_BASELINE);
  return known.filter(({ name }) => ofBackup.some((one) => one.name === name));
}

export function isDropped(table: string, migrations: Applied): boolean {
  return DROPPED_TABLES.has(table) && isFormerSchema(migrations);
}
