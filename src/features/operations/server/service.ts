// Use cases of operations: the state of everything, running a job now, trying out a service.
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';

import { conflict, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, OutsideService } from '../../../platform/server/feature.ts';
import { listLiveProcesses } from '../../../platform/server/heartbeats.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { jobOverviews, type JobOverview } from '../../../platform/server/jobs/overview.ts';
import { trySmtp } from '../../../platform/server/mail/smtp.ts';
import { isRestoredShopPaused, restoredShopPaused } from '../../../platform/server/restored-shop.ts';
import type { OperatedJob, Operations, ServiceTest } from '../contract.ts';
import { failureWords } from '../failure-words.ts';
import { listHealthWarnings, type HealthSources } from '../health-warnings.ts';
import { operationsMessages as messages, serviceWords } from '../messages.ts';
import { pingDatabase, findDatabaseFacts } from './store.ts';

interface BackupState {
  isOn: boolean;
  last: { finishedAt: string; sizeBytes: number; failure: string } | null;
  nextAt: string | null;
  keptCount: number;
}

export interface OperationsSources {
  features: readonly Feature[];
  backupState: () => Promise<BackupState>;
  listTrackings: () => Promise<HealthSources['trackings']>;
  listAlarms: () => Promise<HealthSources['alarms']>;
}

/** Longer than any service needs that works. */
const TEST_WITHIN_MS = 12_000;

export function operationsService(platform: Platform, sources: OperationsSources) {
  const { db, clock, settings } = platform;
  const jobs = sources.features.flatMap((feature) => feature.jobs ?? []);
  const titles = new Map(sources.features.flatMap(({ words }) => Object.entries(words?.jobs ?? {})));
  const own = ownServices(platform);
  const others = [mailService(platform), ...sources.features.flatMap((feature) => feature.services ?? [])];
  const services = [...own, ...others];
  const overviews = (wanted: readonly AnyJob[]) => jobOverviews(db, wanted, clock.now());

  return {
    getOperations: async () => {
      const [present, database, freeBytes, backup, all, isWaiting, trackings, alarms] = await Promise.all([
        listLiveProcesses(db, clock),
        findDatabaseFacts(db),
        freeRoom(settings.dataDir),
        sources.backupState(),
        overviews(jobs),
        isRestoredShopPaused(db),
        sources.listTrackings(),
        sources.listAlarms(),
      ]);
      const state = {
        version: platform.version,
        processes: present.map(({ startedAt, ...rest }) => ({
          ...rest,
          startedAt: startedAt.toISOString(),
        })),
        database: {
          ...database,
          isEmbedded: settings.databaseUrl === undefined,
          hasStandby: settings.databaseReplicaUrl !== undefined,
        },
        freeBytes,
        backup: backupAnswer(backup),
        services: services.map(({ test: _test, ...service }) => service),
        jobs: all.map((job) => jobAnswer(job, titles)),
        isHeld: isWaiting,
      };
      return { ...state, care: listHealthWarnings({ ...state, trackings, alarms }) };
    },
    runJob: async (name: string) => {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw notFound('operations.job_unknown', messages.unknownJob);
      if (!job.options.schedule) throw conflict('operations.job_unscheduled', messages.unscheduledJob);
      if (job.options.isIdle) throw conflict('operations.job_idle', messages.idleJob);
      // It would only wait, and the press would seem to have done something.
      if (await isRestoredShopPaused(db)) throw restoredShopPaused();
      if (!(await platform.jobs.runNow(job))) throw conflict('operations.job_pending', messages.jobPending);
      const [overview] = await overviews([job]);
      if (!overview) throw new Error('A job without an overview');
      return jobAnswer(overview, titles);
    },
    testService: async (name: string, signal: AbortSignal) => {
      const service = services.find((each) => each.name === name && each.isSet);
      if (!service) throw notFound('operations.service_unknown', messages.unknownService);
      if (others.includes(service) && (await isRestoredShopPaused(db))) throw restoredShopPaused();
      return tryOut(service, signal);
    },
  };
}

async function tryOut({ test }: OutsideService, signal: AbortSignal): Promise<ServiceTest> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TEST_WITHIN_MS)]);
  // Not every library listens to a signal.
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
  });
  const startedMs = performance.now();
  const took = () => Math.round(performance.now() - startedMs);
  try {
    await Promise.race([test(limit), late]);
    const tookMs = took();
    return { isWorking: true, text: messages.works(tookMs), details: '', tookMs };
  } catch (error) {
    const details = describe(error);
    return { isWorking: false, text: failureWords(details), details, tookMs: took() };
  }
}

/** With the cause, where libraries put what really happened. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const cause = error.cause === undefined ? '' : `: ${describe(error.cause)}`;
  return `${error.message}${code}${cause}`.slice(0, 500);
}

/** The services that the shop needs; also checked before a restored shop is taken into use. */
function ownServices({ db, files }: Platform): OutsideService[] {
  return [
    {
      name: 'database',
      ...serviceWords.database,
      isSet: true,
      test: () => pingDatabase(db),
    },
    {
      name: 'files',
      ...serviceWords.files,
      isSet: true,
      test: async () => {
        const name = `koe-${randomUUID()}.txt`;
        await files.put(name, new TextEncoder().encode(name));
        const stored = await files.open(name);
        stored?.stream.destroy();
        await files.remove([name]);
        if (!stored) throw new Error('The stored test file is not there');
      },
    },
  ];
}

function mailService({ settings: { smtpUrl } }: Platform): OutsideService {
  return {
    name: 'mail',
    ...serviceWords.mail,
    isSet: smtpUrl !== undefined,
    test: async () => {
      if (smtpUrl !== undefined) await trySmtp(smtpUrl);
    },
  };
}

function backupAnswer({ last, ...backup }: BackupState): Operations['backup'] {
  return {
    ...backup,
    lastAt: last?.finishedAt ?? null,
    lastBytes: last?.sizeBytes ?? 0,
    failure: last?.failure ?? '',
  };
}

async function freeRoom(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function jobAnswer(
  { name, waitingCount, runningCount, isIdle, ...rest }: JobOverview,
  titles: ReadonlyMap<string, string>,
): OperatedJob {
  const { lastDoneAt, lastFailedAt, failure, nextAt } = rest;
  // A failure with a later success is not shown.
  const hasFailed = lastFailedAt !== undefined && (lastDoneAt === undefined || lastFailedAt > lastDoneAt);
  return {
    name,
    title: titles.get(name) ?? name,
    waitingCount,
    runningCount,
    lastDoneAt: lastDoneAt?.toISOString() ?? null,
    lastFailedAt: lastFailedAt?.toISOString() ?? null,
    failure: hasFailed ? failureWords(failure) : '',
    failureDetails: hasFailed ? failure.slice(0, 500) : '',
    nextAt: nextAt?.toISOString() ?? null,
    isIdle,
  };
}
