// What the owner may know of how the product runs, and what can be tried and run from the back office.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';

const time = z.iso.datetime({ offset: true });
const nameParams = z.object({ name: z.string().regex(/^[a-z0-9.-]{1,64}$/) });

const jobSchema = z.strictObject({
  /** 'reviews.refresh' */
  name: z.string(),
  /** What people call it. */
  title: z.string(),
  waitingCount: z.int(),
  runningCount: z.int(),
  lastDoneAt: time.nullable(),
  lastFailedAt: time.nullable(),
  /** A Finnish sentence on the newest failure since the last good end; empty when all is well. */
  failure: z.string(),
  /** The program's message then, unchanged. */
  failureDetails: z.string(),
  /** null: runs only on request of other parts, and cannot be run by hand. */
  nextAt: time.nullable(),
  /** What it works for is not set up, so it runs without doing anything. */
  isIdle: z.boolean(),
});
export type OperatedJob = z.infer<typeof jobSchema>;

const serviceSchema = z.strictObject({
  /** 'mail' */
  name: z.string(),
  /** What people call it. */
  title: z.string(),
  /** What it is for. */
  text: z.string(),
  /** What happens while it is not set up. */
  notSet: z.string(),
  /** The setting of the environment that switches it on. */
  setting: z.string(),
  /** False: not set up, so there is nothing to try. */
  isSet: z.boolean(),
});
export type OperatedService = z.infer<typeof serviceSchema>;

/** Something that needs somebody's care. */
export const healthWarningSchema = z.strictObject({
  /** 'Sähköposti' */
  what: z.string(),
  /** A sentence. */
  text: z.string(),
  /** Where in the back office it is put right. */
  path: z.string(),
  /** Nobody but the owner can put it right. */
  isForOwner: z.boolean(),
  /** Something went wrong; otherwise it was never set up. */
  isFailure: z.boolean(),
});
export type HealthWarning = z.infer<typeof healthWarningSchema>;

const operationsSchema = z.strictObject({
  version: z.string(),
  /** Those that gave a sign of life in the last half minute. */
  processes: z.array(
    z.strictObject({
      role: z.enum(['all', 'web', 'worker']),
      host: z.string(),
      pid: z.int(),
      version: z.string(),
      startedAt: time,
    }),
  ),
  database: z.strictObject({
    /** '18.1' */
    version: z.string(),
    bytes: z.int(),
    isEmbedded: z.boolean(),
    hasStandby: z.boolean(),
  }),
  /** Room left on the disk of the data folder; null when it is unknown. */
  freeBytes: z.int().nullable(),
  backup: z.strictObject({
    isOn: z.boolean(),
    lastAt: time.nullable(),
    lastBytes: z.int(),
    /** A sentence; empty when the last one went well. */
    failure: z.string(),
    nextAt: time.nullable(),
    keptCount: z.int(),
  }),
  services: z.array(serviceSchema),
  jobs: z.array(jobSchema),
  /** Restored and not yet taken into use: jobs wait, and nothing goes out. */
  isHeld: z.boolean(),
  /** The same as staff read on the overview of the day, failures first. */
  care: z.array(healthWarningSchema),
});
export type Operations = z.infer<typeof operationsSchema>;

export const getOperations = endpoint('GET /operations', {
  access: 'owner',
  summary: 'How the product runs: version, processes, database, storage, backups, services and jobs',
  output: operationsSchema,
});

export const runJob = endpoint('POST /operations/jobs/:name/run', {
  access: 'owner',
  summary: 'Runs a job that has a schedule now; 409 while it waits or runs, and in a restored shop',
  params: nameParams,
  output: jobSchema,
  status: 202,
});

const serviceTestSchema = z.strictObject({
  isWorking: z.boolean(),
  /** A Finnish sentence. */
  text: z.string(),
  /** The message unchanged; empty when it works. */
  details: z.string(),
  tookMs: z.int(),
});
export type ServiceTest = z.infer<typeof serviceTestSchema>;

export const testService = endpoint('POST /operations/services/:name/test', {
  access: 'owner',
  summary:
    'Really asks a service that the product leans on, for at most 12 seconds; 409 for those of others in a restored shop',
  params: nameParams,
  output: serviceTestSchema,
});
