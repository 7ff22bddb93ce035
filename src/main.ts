// The process: settings, platform, slices, then whatever it was started to do.
import { resolve } from 'node:path';

import { readSettings, SettingsError } from './app/config.ts';
import { importCommand } from './app/import-command.ts';
import { runServer } from './app/run-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  const settings = readSettings();
  if (command === 'import') process.exitCode = await importCommand({ root: ROOT, settings, args });
  else await runServer({ root: ROOT, settings });
}

main().catch((error: unknown) => {
  const text =
    error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
