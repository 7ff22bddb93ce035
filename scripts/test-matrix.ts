// `npm run test:matrix`: the tests of the server once more over every kind of ground the product may run on: the embedded
// database, an external PostgreSQL 15, many processes, an object store; or over those that are named.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { NO_POSTGRES_15, bringPostgres15, startCluster } from '../test/external/postgres-15.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All tests of a project, or those of some files. */
function runTests(
  project: string,
  environment: Readonly<Record<string, string>> = {},
  files: readonly string[] = [],
): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(process.execPath, [join(root, 'scripts/test.ts'), '--project', project, ...files], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
      .once('error', () => resolve(false))
      .once('exit', (code) => resolve(code === 0));
  });
}

async function overPostgres15(): Promise<boolean> {
  if (!(await bringPostgres15())) {
    console.error(NO_POSTGRES_15);
    return false;
  }
  const cluster = await startCluster();
  try {
    return await runTests('node', { TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

/** These depend on where files are stored. */
const OF_FILES = ['files', 'backup', 'media', 'reviews', 'label-register', 'tyre-hotel', 'operations'];

const WAYS: Readonly<Record<string, () => Promise<boolean>>> = {
  embedded: () => runTests('node'),
  external: overPostgres15,
  processes: async () => {
    const hasPassed = await runTests('built', {}, ['/faults/']);
    return (await runTests('matrix', {}, ['many-processes', 'matrix/bookings'])) && hasPassed;
  },
  objects: async () => {
    const folders = OF_FILES.map((name) => `/${name}/`);
    const hasPassed = await runTests('node', { TEST_FILES: 'object' }, folders);
    return (await runTests('matrix', {}, ['object-storage'])) && hasPassed;
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((way) => !(way in WAYS));
if (unknown.length > 0) {
  console.error(`There is no way ${unknown.join(', ')}; there are ${Object.keys(WAYS).join(', ')}.`);
  process.exitCode = 1;
} else {
  const outcomes: [string, boolean][] = [];
  for (const [way, run] of Object.entries(WAYS)) {
    if (chosen.length === 0 || chosen.includes(way)) outcomes.push([way, await run()]);
  }
  for (const [way, hasPassed] of outcomes) {
    console.log(`${way.padEnd(12)}${hasPassed ? 'passed' : 'failed'}`);
  }
  process.exitCode = outcomes.every(([, hasPassed]) => hasPassed) ? 0 : 1;
}
