// A process that migrates the database of its first argument and may be killed at any moment.
import { migrate, readMigrations } from '../../src/platform/server/db/migrate.ts';
import { migrationsFolder } from '../database.ts';

const migrations = await readMigrations(migrationsFolder);
process.stdout.write('ready\n');
await migrate(process.argv[2] ?? '', migrations);
