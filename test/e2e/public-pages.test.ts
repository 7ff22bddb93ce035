// Every public page, one of each kind, as a first visitor meets it: no request to elsewhere, nothing stored, nothing
// that jumps. The harness fails a test on any line in the console and on any request to another host.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { scrollThrough, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ GTM_ID: 'GTM-TEST123' });

interface Seen {
  path: string;
  /** Lines in the console and requests to other hosts. */
  errors: string[];
  /** Sum of unexpected layout shifts. */
  moved: number;
  badPictures: string[];
  /** Icons, manifest and share picture. */
  files: string[];
}

const seen: Seen[] = [];
let stored: { cookies: number; keys: string[] };

/** Pages that are noindex. */
const UNLISTED = ['/renkaat?search=205+55+16', '/renkaat?search=olematon', '/yhteydenotto-lahetetty'];

/** Walks all pages of the sitemap, but of sizes, tyres and articles the first; then those that are not in it. */
beforeAll(async () => {
  const page = await arrive();
  for (const path of await listPaths()) {
    await page.goto(product.url + path);
    await page.locator('#evasteasetukset').waitFor();
    await scrollThrough(page);
    seen.push({ path, errors: browser.drainPageErrors(), ...(await look(page)) });
  }
  stored = {
    cookies: (await page.context().cookies()).length,
    keys: await page.evaluate(() => Object.keys(localStorage)),
  };
});

async function listPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  const kinds = [/^\/renkaat\/[^/]+$/, /^\/renkaat\/[^/]+\/[^/]+$/, /^\/artikkelit\/[^/]+$/];
  const single = all.filter((path) => !kinds.some((kind) => kind.test(path)));
  return [...single, ...kinds.flatMap((kind) => all.find((path) => kind.test(path)) ?? []), ...UNLISTED];
}

/** A new visitor at an address without frame, with an ear for what moves. */
async function arrive(): Promise<Page> {
  const page = await browser.open(`${product.url}/healthz`, { showsCookieBanner: true });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isOwn = 'hadRecentInput' in entry && !entry.hadRecentInput;
        if (isOwn && 'value' in entry) moved += Number(entry.value);
      }
      document.documentElement.dataset['moved'] = moved.toFixed(4);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

function look(page: Page): Promise<Pick<Seen, 'moved' | 'badPictures' | 'files'>> {
  return page.evaluate(() => ({
    moved: Number(document.documentElement.dataset['moved'] ?? 0),
    badPictures: [...document.images]
      .filter((image) => ['width', 'height', 'alt'].some((name) => !image.hasAttribute(name)))
      .map(({ src }) => src),
    files: [
      ...[
        ...document.querySelectorAll<HTMLLinkElement>(
          'link[rel=icon],link[rel=apple-touch-icon],link[rel=manifest]',
        ),
      ].map(({ href }) => href),
      document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    ],
  }));
}

test('before consent no page calls another host, and only the newsletter popup is remembered', () => {
  expect(seen.length).toBeGreaterThan(12);
  expect(seen.flatMap(({ path, errors }) => errors.map((error) => `${path}: ${error}`))).toEqual([]);
  expect(stored.cookies).toBe(0);
  // Stored only so that the popup does not come again; it contains nothing about the visitor.
  expect(stored.keys.filter((key) => !key.startsWith('newsletter-popup-'))).toEqual([]);
});

test('nothing on a page moves while it loads and is read', () => {
  expect(seen.filter(({ moved }) => moved > 0.001).map(({ path, moved }) => [path, moved])).toEqual([]);
});

test('every picture has its dimensions before it comes, and words in place of it', () => {
  expect(seen.flatMap(({ path, badPictures }) => badPictures.map((picture) => [path, picture]))).toEqual([]);
});

test('every page names its icons, its manifest and its share picture, and they are there', async () => {
  for (const { path, files } of seen) expect(files.length, path).toBe(4);
  for (const address of new Set(seen.flatMap(({ files }) => files))) {
    const { pathname, search } = new URL(address);
    expect((await fetch(product.url + pathname + search)).status, address).toBe(200);
  }
});
