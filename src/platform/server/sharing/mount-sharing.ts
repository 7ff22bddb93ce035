// What search engines, browsers and messengers request in addition to the pages: sitemap, robots, web manifest, share
// pictures.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { MAIL_PICTURES_PATH } from '../../contract/pictures/mail-picture.ts';
import { WIDE_FOLDER } from '../../contract/pictures/shipped-render.ts';
import type { ByteCache, UnencodedResponse } from '../pages/byte-cache.ts';
import type { BoundFrame } from '../pages/frame.ts';
import type { Page } from '../pages/page.ts';
import { sendResponse } from '../pages/send-response.ts';
import type { Site } from '../pages/site.ts';
import type { MailPictures } from './mail-pictures.ts';
import { sharePathOf } from './share-address.ts';
import { shareVersion, type SharePictures } from './share-pictures.ts';
import { countFiles, listedPages, sitemapFile, sitemapIndex, type SitemapSource } from './sitemap.ts';
import type { WidePictures } from './wide-pictures.ts';

const ASPHALT = '#14171a';

export interface MountSharingOptions {
  site: Site;
  frame: BoundFrame;
  sitemap: readonly SitemapSource[];
  pictures: SharePictures;
  mailPictures: MailPictures;
  widePictures: WidePictures;
  cache: ByteCache;
  headers: Record<string, string>;
  publicUrl: string;
  now: () => Date;
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
}

const PLAIN = 'text/plain; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const HIDDEN = { schema: { hide: true } } as const;
export function mountSharing(app: FastifyInstance, options: MountSharingOptions): void {
  const { site } = options;
  mountText(app, options, '/robots.txt', async () => robots(options));
  mountText(app, options, '/manifest.webmanifest', async () => manifest(options));
  mountText(app, options, '/sitemap.xml', async () => sitemap(options, undefined));
  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', HIDDEN, (request, reply) => {
    const file = /^[1-9]\d{0,3}$/.test(request.params.file) ? Number(request.params.file) : 0;
    return sendText(options, request, reply, () => sitemap(options, file));
  });
  // Requested by programs that do not read the page.
  app.get('/favicon.ico', HIDDEN, (_request, reply) => reply.redirect('/icons/icon-192.png', 301));
  mountMailPictures(app, options);
  mountWidePictures(app, options);
  for (const page of site.pages) mountPicture(app, options, page);
}

type Text = Omit<UnencodedResponse, 'headers'>;

function mountText(
  app: FastifyInstance,
  options: MountSharingOptions,
  path: string,
  make: () => Promise<Text | undefined>,
): void {
  app.get(path, HIDDEN, (request, reply) => sendText(options, request, reply, make));
}

async function sendText(
  options: MountSharingOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<Text | undefined>,
): Promise<FastifyReply> {
  await options.whenReady();
  const path = request.url.split('?', 1)[0] ?? request.url;
  const answer = await options.cache.getOrMake(`text ${path}`, request.raw.url, async () => {
    const made = await make();
    return made ?? { status: 404, contentType: PLAIN, body: '', tags: [], isCacheable: false };
  });
  reply.hijack();
  sendResponse(request.raw, reply.raw, answer, Object.entries(options.headers).flat());
  return reply;
}

/**
 * The back office is nobody's business, and neither are the pages of single people; other pages that are left out contain that
 * so themselves, and must be read for it.
 */
async function robots({ frame, now, publicUrl, site }: MountSharingOptions): Promise<Text> {
  const { isNoIndex, tags } = await frame.open(now());
  const ofPeople = site.pages.flatMap(({ isPrivate, path }) => (isPrivate ? [path.split(':')[0]] : []));
  const lines = [
    'User-agent: *',
    ...['/admin', '/api/', ...new Set(ofPeople)].map((path) => `Disallow: ${path}`),
    'Allow: /api/files/',
    '',
  ];
  if (!isNoIndex) lines.push(`Sitemap: ${publicUrl}/sitemap.xml`, '');
  return { status: 200, contentType: PLAIN, body: lines.join('\n'), tags, isCacheable: true };
}

async function manifest({ frame, now }: MountSharingOptions): Promise<Text> {
  const { siteName, tags } = await frame.open(now());
  const body = JSON.stringify(webManifest(siteName));
  return { status: 200, contentType: MANIFEST, body, tags, isCacheable: true };
}

/** The file of this number, or the first address of all: the only file, or the list of the files. */
async function sitemap(options: MountSharingOptions, file: number | undefined): Promise<Text | undefined> {
  const { frame, now, publicUrl, site } = options;
  const opened = await frame.open(now());
  // A shop with noindex has nothing to list.
  if (opened.isNoIndex) return undefined;
  const sources = [listedPages(site.pages, now), ...options.sitemap];
  const files = await countFiles(sources);
  const body =
    file === undefined && files > 1
      ? sitemapIndex(files, publicUrl)
      : await sitemapFile(sources, file ?? 1, publicUrl);
  if (file === 0 || body === undefined) return undefined;
  return {
    status: 200,
    contentType: XML,
    body,
    // The parts of a large shop's sitemap are megabytes: cached, they would evict the pages.
    isCacheable: files === 1,
    tags: [...opened.tags, ...sources.flatMap((source) => source.tags)],
    expiresAt: new Date(now().getTime() + REMADE_AFTER_MS),
  };
}

/** Pages appear and disappear without a change of their tags, so it expires. */
const REMADE_AFTER_MS = 60 * 60 * 1000;

/** Mail programs request them from anywhere; a picture is the same for as long as it is shipped. */
function mountMailPictures(app: FastifyInstance, { mailPictures }: MountSharingOptions): void {
  app.get<{ Params: { name: string } }>(`${MAIL_PICTURES_PATH}/:name.jpg`, HIDDEN, async (request, reply) => {
    const picture = await mailPictures.get(request.params.name);
    if (!picture) return reply.callNotFound();
    reply.headers({
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.type('image/jpeg').send(picture);
  });
}

function mountWidePictures(app: FastifyInstance, { widePictures }: MountSharingOptions): void {
  app.get<{ Params: { file: string } }>(`/tyres/${WIDE_FOLDER}/:file`, HIDDEN, async (request, reply) => {
    const picture = await widePictures.get(request.params.file);
    if (!picture) return reply.callNotFound();
    reply.header('cache-control', 'public, max-age=604800');
    return reply.type(`image/${picture.format}`).send(picture.bytes);
  });
}

function mountPicture(app: FastifyInstance, options: MountSharingOptions, page: Page): void {
  app.get<{ Params: Record<string, string> }>(sharePathOf(page.path), HIDDEN, async (request, reply) => {
    await options.whenReady();
    const recipe = await options.site.shareRecipe(page, request.params, request.raw.url ?? '/');
    if (!recipe) return reply.callNotFound();
    const version = shareVersion(recipe);
    const etag = `"${version}"`;
    const isCurrent = new URLSearchParams(request.url.split('?', 2)[1]).get('v') === version;
    reply.headers({
      etag,
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      // Shown on other sites: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(await options.pictures.get(recipe));
  });
}

/** Name and icons of the shop on a home screen (W3C Web Application Manifest). Opens in the browser's own window: addresses are there to be seen and shared. */
function webManifest(siteName: string): object {
  return {
    id: '/',
    name: siteName,
    short_name: siteName.slice(0, 24),
    lang: 'fi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ASPHALT,
    theme_color: ASPHALT,
    icons: [
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
