// Puts the HTTP server together: documents, API, pages, operations, static files, back-office shell.
import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { z } from 'zod';
import { fi } from 'zod/locales';

import { MAP_FRAMES } from '../features/shop-profile/map-link.ts';
import type { Platform } from '../platform/server/context.ts';
import type { DailyCounts } from '../platform/server/counts/daily-counts.ts';
import type { Feature } from '../platform/server/feature.ts';
import { mountFiles } from '../platform/server/files/mount-files.ts';
import { mountApi, type ApiOptions } from '../platform/server/http/api.ts';
import { mountDocs } from '../platform/server/http/docs.ts';
import { createIdempotency } from '../platform/server/http/idempotency.ts';
import { createRegistry, mountOperations, type Readiness } from '../platform/server/http/operations.ts';
import type { Authenticate } from '../platform/server/http/principal.ts';
import { countRefusals } from '../platform/server/http/refusals.ts';
import type { BoundRoute } from '../platform/server/http/routes.ts';
import { securityHeaders, type PolicyOrigins } from '../platform/server/http/security-headers.ts';
import { createHttpServerApp } from '../platform/server/http/server.ts';
import { mountStaticFiles } from '../platform/server/http/static-files.ts';
import { mountDevMails } from '../platform/server/mail/dev-mails.ts';
import type { ByteCache, CachedResponse } from '../platform/server/pages/byte-cache.ts';
import { isCountableView } from '../platform/server/pages/countable-view.ts';
import { mountForwardings } from '../platform/server/pages/forwarding.ts';
import type { BoundFrame } from '../platform/server/pages/frame.ts';
import { mountSite } from '../platform/server/pages/mount-site.ts';
import { previewRoute } from '../platform/server/pages/preview.ts';
import { createSite, type Site } from '../platform/server/pages/site.ts';
import { mountTextFiles } from '../platform/server/pages/text-file.ts';
import { createPeopleGuard } from '../platform/server/security-log/people-listed.ts';
import type { SecurityLog } from '../platform/server/security-log/security-log.ts';
import { createMailPictures } from '../platform/server/sharing/mail-pictures.ts';
import { mountSharing } from '../platform/server/sharing/mount-sharing.ts';
import { createSharePictures } from '../platform/server/sharing/share-pictures.ts';
import { createWidePictures } from '../platform/server/sharing/wide-pictures.ts';
import { adminDocument } from './admin/document.ts';
import type { BuiltAssets } from './assets.ts';
import { setFontconfig } from './config.ts';
import { outboxFolder } from './context.ts';
import { mountDevReload } from './dev-reload.ts';
import { mountGuessedAddresses } from './site/guessed-addresses.ts';
import { themeScript } from './site/theme-script.ts';

export interface AppOptions {
  platform: Platform;
  features: readonly Feature[];
  frame: BoundFrame;
  authenticate: Authenticate;
  cache: ByteCache;
  assets: BuiltAssets;
  /** `fonts` contains the fonts of drawn images. */
  folders: { built: string; shipped: string; fonts: string };
  version: string;
  isDevelopment: boolean;
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
  readiness: () => Promise<Readiness>;
}

/** The complete server, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, cache, assets } = options;
  z.config(fi());
  setFontconfig(options.folders.fonts);
  const registry = createRegistry();
  const headers = securityHeaders(
    [themeScript],
    { ...tagManagerOrigins(platform.settings.tagManagerId), frames: MAP_FRAMES },
    platform.settings.publicUrl.startsWith('https:'),
  );
  const onView = viewCounter(platform.counts);
  const app = await createHttpServerApp({
    log: platform.log,
    cache,
    headers,
    trustProxy: platform.settings.trustProxy,
    corsOrigins: platform.settings.corsOrigins,
    onCachedResponse: cachedResponseCounter(registry, onView),
  });
  observe(app, registry, options);
  const { publicUrl, dataDir } = platform.settings;
  await mountDocs(app, { version: options.version, publicUrl, ...assets.site });
  const site = createSite({
    pages: options.features.flatMap(({ pages = [] }) => pages),
    frame: options.frame,
    assets: assets.site,
    publicUrl,
    cache,
    readPublic: platform.readPublic,
    now: () => platform.clock.now(),
    policy: headers['content-security-policy'] ?? '',
  });
  await mountApi(app, {
    ...options,
    routes: routesOf(options.features, site),
    headers,
    showForm: site.refusedForm,
    ...apiHooks(platform),
  });
  mountFiles(app, platform.files);
  await mountStaticFiles(app, options.folders);
  mountOperations(app, { ...options, registry, metricsToken: platform.settings.metricsToken });
  mountAdminShell(app, assets);
  if (options.isDevelopment) mountDevelopment(app, options);
  mountTextFiles(app, { ...options, headers, files: options.features.flatMap(({ files = [] }) => files) });
  mountRedirects(app, options, site);
  await mountSite(app, { ...options, site, headers, ...assets.site, onSent: onView });
  mountSharing(app, {
    ...options,
    site,
    headers,
    sitemap: options.features.flatMap(({ sitemap = [] }) => sitemap),
    pictures: createSharePictures(options.folders),
    mailPictures: createMailPictures(options.folders),
    widePictures: createWidePictures({ ...options.folders, dataDir }),
    publicUrl,
    now: () => platform.clock.now(),
  });
  return app;
}

function apiHooks(platform: Platform): Pick<ApiOptions, 'answerOnce' | 'guardPeople' | 'readPublic'> {
  return {
    answerOnce: createIdempotency(platform),
    guardPeople: createPeopleGuard(platform),
    readPublic: platform.readPublic,
  };
}

function routesOf(features: readonly Feature[], site: Site): BoundRoute[] {
  return features.flatMap(({ routes = [], previews = [] }) => [
    ...routes,
    ...previews.map((preview) => previewRoute(preview, site)),
  ]);
}

function mountRedirects(app: FastifyInstance, options: AppOptions, { pages }: Site): void {
  mountForwardings(app, options);
  mountGuessedAddresses(app, pages);
}

function mountDevelopment(app: FastifyInstance, { platform, assets }: AppOptions): void {
  mountDevReload(app);
  mountDevMails(app, { folder: outboxFolder(platform.settings), stylesheets: assets.site.stylesheets });
}

/** Where the pages may reach when the shop has a tag manager; without one, nowhere. */
function tagManagerOrigins(tagManagerId: string | undefined): PolicyOrigins {
  if (tagManagerId === undefined) return {};
  const google = ['https://www.googletagmanager.com', 'https://www.google-analytics.com'];
  return {
    scripts: ['https://www.googletagmanager.com'],
    connects: [...google, 'https://region1.google-analytics.com'],
    images: google,
  };
}

function mountAdminShell(app: FastifyInstance, assets: BuiltAssets): void {
  const html = adminDocument({ ...assets.admin, themeScript });
  // For the drawer over public pages, which loads the same files when staff open it.
  app.get('/admin/parts.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=300').send(assets.admin),
  );
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        })
        .send(html),
    );
  }
}

type ViewCounter = (answer: CachedResponse, headers: IncomingHttpHeaders) => void;

/** What to call for each page that is sent: those that are counted by day are, when somebody reads them. */
function viewCounter(counts: Pick<DailyCounts, 'add'>): ViewCounter {
  return ({ counted }, headers) => {
    if (counted !== undefined && isCountableView(headers)) counts.add(counted);
  };
}

/** What to call for each answer sent straight from memory. */
function cachedResponseCounter(
  registry: ReturnType<typeof createRegistry>,
  onView: ViewCounter,
): ViewCounter {
  let count = 0;
  const cached: Counter = new Counter({
    name: 'kaarto_response_cache_hits_total',
    help: 'Responses sent from the cache',
    registers: [registry],
    // Counted as a plain number: the counter itself costs a tenth of such an answer.
    collect: (): void => {
      cached.reset();
      cached.inc(count);
    },
  });
  return (answer, headers) => {
    count += 1;
    onView(answer, headers);
  };
}

function countSecurityEvents(
  registry: ReturnType<typeof createRegistry>,
  security: Pick<SecurityLog, 'totals'>,
): void {
  const events: Counter = new Counter({
    name: 'kaarto_security_events_total',
    help: 'What matters to security, by reason: sign-ins, refusals, limits, exports, changed accounts, reports of browsers',
    labelNames: ['reason'],
    registers: [registry],
    collect: (): void => {
      events.reset();
      for (const [reason, count] of security.totals()) events.inc({ reason }, count);
    },
  });
}

function observe(
  app: FastifyInstance,
  registry: ReturnType<typeof createRegistry>,
  { cache, platform }: AppOptions,
): void {
  app.addHook('onClose', async () => {
    await Promise.all([platform.counts.flush(), platform.security.flush()]);
  });
  countRefusals(app, registry, Date.now, platform.security.refused);
  countSecurityEvents(registry, platform.security);
  const duration = new Histogram({
    name: 'kaarto_http_request_seconds',
    help: 'Time to answer a request that was not in memory',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  const bytes: Gauge = new Gauge({
    name: 'kaarto_page_cache_bytes',
    help: 'Bytes of responses cached in memory',
    registers: [registry],
    collect: (): void => bytes.set(cache.size().bytes),
  });
  const made: Counter = new Counter({
    name: 'kaarto_response_cache_misses_total',
    help: 'Cacheable responses that were not in the cache',
    registers: [registry],
    collect: (): void => {
      made.reset();
      made.inc(cache.size().made);
    },
  });
}
