// Four projects: `node` (pure rules and the app over a real PostgreSQL), `external` (a short set over PostgreSQL 15), `built`
// (journeys through the built product in a browser, and its processes killed, stopped and cut off) and `matrix` (many processes
// behind nginx; only in `npm run test:matrix`). The first three share their workers, so that the last file of one leaves no core idle.
import { defineConfig } from 'vitest/config';

import { memoryFolder } from './test/memory-folder.ts';
import { SpreadSequencer } from './test/spread-sequencer.ts';

/** Inherited by every worker and product; an operator's own choice stays. */
const inMemory = process.env['TMPDIR'] === undefined ? memoryFolder() : undefined;
if (inMemory !== undefined) process.env['TMPDIR'] = inMemory;

/**
 * Twice as many workers as there are cores: tests often wait for the database, a page, a process or what it times out. A worker
 * goes on with the modules and the browser that it has: loading the application anew for each file would take half of the time.
 */
const WORKERS = { maxWorkers: 4, isolate: false, sequence: { groupOrder: 0 } };

export default defineConfig({
  test: {
    globals: false,
    projects: [
      {
        extends: true,
        test: {
          ...WORKERS,
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...WORKERS,
          name: 'external',
          // What leans most on the database, once more over Debian's PostgreSQL 15.
          include: [
            'test/external/**/*.test.ts',
            'src/platform/server/db/{driver,migrate,notifications}.test.ts',
            'src/platform/server/jobs/jobs.test.ts',
            'src/features/accounts/server/accounts.test.ts',
            'src/features/catalogue/server/catalogue-api.test.ts',
          ],
          globalSetup: ['test/external/global-setup.ts'],
          setupFiles: ['test/setup.ts', 'test/external/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...WORKERS,
          name: 'built',
          include: ['test/{e2e,faults}/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts', 'test/opened-shops.ts'],
          // Bounds a hang: no step waits for it.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'matrix',
          include: ['test/matrix/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Bounds a hang, as the limits above: a busy machine takes its time.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    sequence: { sequencer: SpreadSequencer },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
