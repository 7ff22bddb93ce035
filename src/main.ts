// The process: settings, platform, slices, then whatever it was started to do.
import { resolve } from 'node:path';

import { backupCommand, restoreCommand } from './app/commands/backup.ts';
import { importCommand } from './app/commands/import.ts';
import type { CommandOptions } from './app/commands/options.ts';
import { resetSecondFactorCommand } from './app/commands/reset-second-factor.ts';
import { readSettings } from './app/config.ts';
import { runProcesses, isProcessManager } from './app/run-processes.ts';
import { runServer } from './app/run-server.ts';
import { describeStartFailure } from './app/start-failure.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMANDS: Readonly<Record<string, (options: CommandOptions) => Promise<number>>> = {
  import: importCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'reset-second-factor': resetSecondFactorCommand,
};

let dataDir: string | undefined;

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  const settings = readSettings();
  ({ dataDir } = settings);
  const run = COMMANDS[command ?? ''];
  if (run) process.exitCode = await run({ root: ROOT, settings, args });
  else if (isProcessManager(settings)) await runProcesses({ program: import.meta.filename, settings });
  else await runServer({ root: ROOT, settings });
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error, dataDir)}\n`);
  process.exit(1);
});
