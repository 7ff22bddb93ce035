// Around the short set over an external PostgreSQL 15: one server of the system for all its files. Where there can be
// none, everything in it is left out and said so; with REQUIRE_POSTGRES_15 that is a failure.
import type { TestProject } from 'vitest/node';

import { NO_POSTGRES_15, bringPostgres15, startCluster } from './postgres-15.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** '' where there is none. */
    postgres15: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await bringPostgres15())) {
    if (process.env['REQUIRE_POSTGRES_15']) throw new Error(NO_POSTGRES_15);
    console.log(`\n${NO_POSTGRES_15}\n`);
    project.provide('postgres15', '');
    return async () => {};
  }
  const cluster = await startCluster();
  project.provide('postgres15', cluster.url);
  return cluster.stop;
}
