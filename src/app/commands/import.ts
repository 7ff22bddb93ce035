// `npm run import -- FILE`: imports a wholesaler's list from the command line and prints the result.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { DEFAULT_LIST } from '../../features/imports/contract.ts';
import { importMessages } from '../../features/imports/messages-import.ts';
import { Problem } from '../../platform/contract/problem.ts';
import { createContext } from '../context.ts';
import { createFeatures } from '../features.ts';
import type { CommandOptions } from './options.ts';

const texts = importMessages.cli;
const ROWS_SHOWN = 20;

/** The exit code: 0 done, 1 the list was refused, 2 wrong arguments. Works next to a running server. */
export async function importCommand({ root, settings, args }: CommandOptions): Promise<number> {
  const parsed = readArguments(args);
  if (!parsed) {
    process.stderr.write(`${texts.usage}\n`);
    return 2;
  }
  // Jobs belong to the server; this process only changes the catalogue and notifies the others.
  const context = createContext({ root, settings: { ...settings, logLevel: 'error' }, hasManualJobs: true });
  const { imports } = createFeatures(context.platform);
  const startedAt = performance.now();
  try {
    await context.database.ready();
    const result = await context.database.runAsJob(() =>
      imports.importFile({
        fileName: basename(parsed.file),
        source: createReadStream(parsed.file),
        list: parsed.list,
        isDryRun: parsed.isDryRun,
        allowWithdraw: parsed.allowWithdraw,
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      parsed.isJson ? `${JSON.stringify(result)}\n` : describe(result, parsed.isDryRun, seconds),
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${failureText(error, parsed.file)}\n`);
    return 1;
  } finally {
    await context.database.close();
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: { type: 'string', default: DEFAULT_LIST },
        'dry-run': { type: 'boolean', default: false },
        'allow-withdraw': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return undefined;
    return {
      file,
      list: values.list,
      isDryRun: values['dry-run'],
      allowWithdraw: values['allow-withdraw'],
      isJson: values.json,
    };
  } catch {
    return undefined;
  }
}

type Result = Awaited<ReturnType<ReturnType<typeof createFeatures>['imports']['importFile']>>;

function describe(result: Result, isDryRun: boolean, seconds: number): string {
  const { created, updated, withdrawn, errors, errorCount } = result;
  const lines = [
    ...(isDryRun ? [texts.dryRun] : []),
    created + updated + withdrawn === 0 ? texts.nothingChanged : texts.summary(result),
    ...(errorCount > 0 ? [texts.refusedRows(errorCount)] : []),
    ...errors.slice(0, ROWS_SHOWN).map(({ line, message }) => texts.row(line, message)),
    ...(errorCount > ROWS_SHOWN ? [texts.moreRows(errorCount - Math.min(ROWS_SHOWN, errors.length))] : []),
    texts.took(seconds.toLocaleString('fi-FI', { maximumFractionDigits: 1 })),
  ];
  return `${lines.join('\n')}\n`;
}

function failureText(error: unknown, file: string): string {
  if (error instanceof Problem) return error.message;
  if (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  ) {
    return texts.unreadable(file);
  }
  return error instanceof Error ? error.message : String(error);
}
