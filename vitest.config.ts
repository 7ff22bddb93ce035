// Five projects: `node` (pure rules and the app over a real PostgreSQL), `browser` (journeys through the built product),
// `faults` (the built product's processes killed, stopped and cut off), `external` (a short set over PostgreSQL 15) and
// `matrix` (many processes behind nginx; only in `npm run test:matrix`).
import { defineConfig } from 'vitest/config';

import { memoryFolder } from './test/memory-folder.ts';
import { SpreadSequencer } from './test/spread-sequencer.ts';

/** Inherited by every worker and product; an operator's own choice stays. */
const inMemory = process.env['TMPDIR'] === undefined ? memoryFolder() : undefined;
if (inMemory !== undefined) process.env['TMPDIR'] = inMemory;

/** Twice as many as there are cores: journeys and faults often wait for a page, a process or what it times out. */
const BESIDE = { maxWorkers: 4, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    globals: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: ['test/setup.ts'],
          // One more than there are cores: they often wait for the database.
          maxWorkers: 3,
          // Loading the application anew for each file would take half of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...BESIDE,
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/global-setup.ts', 'test/empty-shop.ts'],
          // Files that follow one another in a worker share its browser.
          isolate: false,
          // Bounds a hang: no step waits for it.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          ...BESIDE,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: ['test/empty-shop.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...BESIDE,
          name: 'external',
          // What leans most on the database, once more over Debian's PostgreSQL 15.
          include: [
            'test/external/**/*.test.ts',
            'src/platform/server/db/{driver,migrate,notices}.test.ts',
            'src/platform/server/jobs/jobs.test.ts',
            'src/features/accounts/server/accounts.test.ts',
            'src/features/catalogue/server/catalogue-api.test.ts',
          ],
          globalSetup: ['test/external/global-setup.ts'],
          setupFiles: ['test/setup.ts', 'test/external/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'matrix',
          include: ['test/matrix/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
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
