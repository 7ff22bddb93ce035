// Public API of catalogue imports on the server.
import { z } from 'zod';

import type { IsoDay } from '../../../platform/contract/dates.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { importsWords } from '../messages-words.ts';
import type { RowPricing } from '../wholesaler-row.ts';
import { pricingRoutes, readPricing } from './pricing.ts';
import { importRoutes } from './routes.ts';
import type { ImportTools } from './run-list.ts';
import { importService, type ImportService } from './service.ts';
import { listFinishedRuns, type FinishedRun, type ImportTables } from './store.ts';

export interface Imports extends Pick<ImportService, 'importFile'> {
  /** What prices are worked out with on a day: the margins of the shop. */
  readPricing: (day: IsoDay) => Promise<RowPricing>;
  /** The newest runs that are over, without dry ones. */
  listFinishedRuns: (since: Date) => Promise<FinishedRun[]>;
  feature: Feature;
}

/** An import of a hundred thousand rows takes minutes; one that takes an hour is stuck. */
const TIME_LIMIT_S = 3600;

export function createImports(platform: Platform, catalogue: ImportTools['catalogue']): Imports {
  const runImport = defineJob({
    name: 'imports.run',
    schema: z.object({ runId: idSchema }),
    isSerial: true,
    timeLimitS: TIME_LIMIT_S,
    run: ({ data, signal }) => service.perform(data.runId, signal),
  });
  const runUndo = defineJob({
    name: 'imports.undo',
    schema: z.object({ runId: idSchema }),
    isSerial: true,
    timeLimitS: TIME_LIMIT_S,
    run: ({ data, signal }) => service.performUndo(data.runId, signal),
  });
  const forgetFiles = retentionJob('imports.forget-files', '40 3 * * *', () => service.forgetOldFiles());
  const service = importService(
    platform,
    catalogue,
    (runId, tx) => platform.jobs.enqueue(runImport, { runId }, { tx }),
    (runId, tx) => platform.jobs.enqueue(runUndo, { runId }, { tx }),
  );
  return {
    importFile: service.importFile,
    readPricing: (day) => readPricing(platform.db, day),
    listFinishedRuns: (since) => listFinishedRuns(platform.db.$extendTables<ImportTables>(), since),
    feature: {
      name: 'imports',
      words: importsWords,
      routes: [...importRoutes(service), ...pricingRoutes(platform)],
      jobs: [runImport, runUndo, forgetFiles],
    },
  };
}
