// `npm run test:matrix`: the tests of the server once more over every kind of ground the product may stand on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { NO_POSTGRES_15, bringPostgres15, startCluster } from '../test/external/postgres-15.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function runTests(project: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(process.execPath, [join(root, 'scripts/test.ts'), '--project', project], {
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

const outcomes = {
  'embedded PostgreSQL': await runTests('node', {}),
  'external PostgreSQL 15': await overPostgres15(),
  'many processes': (await runTests('faults', {})) && (await runTests('matrix', {})),
};
for (const [way, hasPassed] of Object.entries(outcomes)) {
  console.log(`${way.padEnd(24)}${hasPassed ? 'passed' : 'failed'}`);
}
process.exitCode = Object.values(outcomes).every(Boolean) ? 0 : 1;
