// The process: settings, platform, slices, then whatever it was started to do.
import { resolve } from 'node:path';

import { readSettings } from './app/config.ts';
import { importCommand } from './app/import-command.ts';
import { runServer } from './app/run-server.ts';
import { describeStartFailure } from './app/start-failure.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let dataDir: string | undefined;

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  const settings = readSettings();
  ({ dataDir } = settings);
  if (command === 'import') process.exitCode = await importCommand({ root: ROOT, settings, args });
  else await runServer({ root: ROOT, settings });
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error, dataDir)}\n`);
  process.exit(1);
});
