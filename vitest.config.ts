// Five projects: `node` (pure rules and the app over a real PostgreSQL), `browser` (journeys through the built product),
// `faults` (the built product's processes killed, stopped and cut off), `external` (a short set over PostgreSQL 15) and
// `matrix` (many processes behind nginx; only in `npm run test:matrix`).
import { defineConfig } from 'vitest/config';

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
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/global-setup.ts'],
          // A browser and a product each: more would wait for one another on a small machine.
          maxWorkers: 2,
          // A real browser on a busy machine gets another chance; the report names what needed one.
          retry: 2,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          // What dies in one test must not slow another.
          fileParallelism: false,
          // Processes are timed by the machine they share; the report names what needed a second chance.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
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
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'matrix',
          include: ['test/matrix/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
    ],
    expect: { requireAssertions: true },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
