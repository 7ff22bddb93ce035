// Around the short set over an external PostgreSQL 15: one server of the system for all its files.
import type { TestProject } from 'vitest/node';

import { NO_POSTGRES_15, bringPostgres15, startCluster } from './postgres-15.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres15: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await bringPostgres15())) throw new Error(NO_POSTGRES_15);
  const cluster = await startCluster();
  project.provide('postgres15', cluster.url);
  return cluster.stop;
}
