// The complete application over a separate database, with a settable clock and jobs that run on demand.
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { readSettings } from '../src/app/config.ts';
import { createContext, type Context } from '../src/app/context.ts';
import { createFeatures, type Features } from '../src/app/features.ts';
import { createApp } from '../src/app/server.ts';
import { themeScript } from '../src/app/site/theme-script.ts';
import { testClock, type TestClock } from '../src/platform/server/clock.ts';
import type { Platform } from '../src/platform/server/context.ts';
import type { Database } from '../src/platform/server/db/connect.ts';
import type { MemoryFiles } from '../src/platform/server/files/memory-files.ts';
import type { JobRun } from '../src/platform/server/jobs/jobs.ts';
import type { Settings } from '../src/platform/server/settings.ts';
import { testDatabase } from './database.ts';
import { startFileStore } from './file-store.ts';
import { sessionHeaders, type SessionHeaders } from './session-headers.ts';

export interface TestAppOptions {
  /** ISO time of the settable clock; default: a Saturday noon in November. */
  now?: string;
  settings?: Partial<Settings>;
  /** Another process of the same shop: the database of this application; close it before that one. */
  beside?: Pick<TestApp, 'database'>;
}

export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  context: Context;
  features: Features;
  clock: TestClock;
  files: MemoryFiles;
  database: Database;
  /** Signs the first administrator in; the headers of the session, the password just typed. */
  loginStaff: () => Promise<SessionHeaders>;
  drainJobs: () => Promise<JobRun[]>;
  close: () => Promise<void>;
}

export const TEST_OWNER = { username: 'omistaja', password: 'nasta-on-hyva-koira-7' };
const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the application; nothing listens, requests are injected. The database contains no demonstration shop. */
export async function startTestApp({
  now = '2026-11-21T12:00:00+02:00',
  settings = {},
  beside,
}: TestAppOptions = {}): Promise<TestApp> {
  const { database, close } = beside
    ? { database: beside.database, close: async () => {} }
    : await testDatabase();
  const clock = testClock(now);
  const store = await startFileStore(() => clock.now());
  const { files } = store;
  const context = createContext({
    root,
    clock,
    files,
    database,
    log: pino({ level: 'silent' }),
    hasManualJobs: true,
    settings: {
      ...readSettings(
        {
          DATA_DIR: 'test-data',
          DEMO_DATA: 'false',
          ADMIN_USERNAME: TEST_OWNER.username,
          ADMIN_PASSWORD: TEST_OWNER.password,
        },
        '/',
      ),
      ...settings,
    },
  });
  const features = createFeatures(context.platform);
  const app = await createApp({
    platform: context.platform,
    features: features.all,
    frame: features.frame,
    authenticate: features.authenticate,
    cache: context.cache,
    assets: {
      site: {
        stylesheets: ['/assets/site.css'],
        sheets: new Map([['/assets/site.css', '*{margin:0}']]),
        script: '/assets/site.js',
        fonts: [],
        themeScript,
      },
      admin: { scripts: ['/assets/admin.js'], stylesheets: [], firstTab: [], drawer: [] },
    },
    folders: { built: `${root}public`, shipped: `${root}public`, fonts: `${root}assets/fonts` },
    version: '0.0.0',
    isDevelopment: false,
    whenReady: async () => {},
    readiness: async () => ({ isReady: true, waitingFor: [] }),
  });
  await context.queue.start(features.all.flatMap((feature) => feature.jobs ?? []));
  await features.prepare(() => {}, `${root}demo`);
  return {
    app,
    platform: context.platform,
    context,
    features,
    clock,
    files,
    database,
    loginStaff: async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload: TEST_OWNER });
      return sessionHeaders(answer);
    },
    drainJobs: () => context.queue.drain(),
    close: async () => {
      await app.close();
      await context.queue.stop();
      await close();
      await store.close();
    },
  };
}
