// `npm test`: brings a browser and a fresh build, then runs every test but the matrix. Arguments go to Vitest.
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { NO_POSTGRES_15, bringPostgres15 } from '../test/external/postgres-15.ts';
import { NO_BROWSER, findOrInstallBrowser, type BrowserProgram } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Read by .ci/run for its last line. */
const RESULTS = join(root, '.cache', 'test-results.json');

function runNode(...args: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
      .once('error', () => resolve(1))
      .once('exit', (code) => resolve(code ?? 1));
  });
}

/** The browser, or one line with what is wrong. */
async function bringBrowser(): Promise<BrowserProgram | string> {
  try {
    return (await findOrInstallBrowser((line) => console.log(line))) ?? NO_BROWSER;
  } catch (error) {
    return error instanceof Error ? error.message : NO_BROWSER;
  }
}

/** The matrix, and the set over PostgreSQL 15 where there can be none; with REQUIRE_POSTGRES_15 the set then fails. */
async function projectsLeftOut(): Promise<string[]> {
  const matrix = ['--project', '!matrix'];
  if (process.env['REQUIRE_POSTGRES_15'] || (await bringPostgres15())) return matrix;
  console.log(`\n${NO_POSTGRES_15}\n`);
  return [...matrix, '--project', '!external'];
}

async function runTests(args: readonly string[]): Promise<number> {
  const project = args.indexOf('--project');
  const wantsJourneys = project === -1 || args[project + 1] === 'built';
  if (wantsJourneys) {
    const browser = await bringBrowser();
    if (typeof browser === 'string') {
      console.error(browser);
      return 1;
    }
    console.log(`Browser: ${browser.path} (${browser.origin})`);
  }
  const built = await runNode(join(root, 'scripts/build.ts'), '--if-stale');
  if (built !== 0) return built;
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(RESULTS, { force: true });
  return runNode(
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
    ...(project === -1 ? await projectsLeftOut() : []),
    ...args,
  );
}

process.exitCode = await runTests(process.argv.slice(2));
