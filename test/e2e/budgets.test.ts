// What a first visit costs on the wire: home page, styles, script and font of the running product, as brotli.
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';

import { scrollThrough, settled, stopClock, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

const KB = 1000;
/** Table of targets: HTML, styles and script of the home page; script before anything is touched; the font. */
const HOME_BYTES = 38 * KB;
const SCRIPT_BYTES = 3 * KB;
const FONT_BYTES = 50 * KB;
const LIST_BYTES = 90 * KB;
/** One round trip of a fresh connection. */
const FIRST_VIEW_BYTES = 14 * 1024;

/** The bytes on the wire, which fetch would unpack: as brotli where the server has it so. */
async function wireBytes(path: string): Promise<{ bytes: number; text: string }> {
  const chunks: Buffer[] = [];
  const encoding = await new Promise<string | undefined>((resolve, reject) => {
    request(product.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(response.headers['content-encoding']));
    })
      .on('error', reject)
      .end();
  });
  const body = Buffer.concat(chunks);
  return {
    bytes: body.length,
    text: (encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8'),
  };
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

test('the home page with its styles and script fits its budget, and has one sheet of styles', async () => {
  // Somebody who came before has it squeezed, a moment later, for those after.
  let home = await wireBytes('/');
  const bytesLoaded = async () => {
    home = await wireBytes('/');
    return home.bytes;
  };
  await expect.poll(bytesLoaded).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
  const { bytes, text } = home;
  const styles = addresses(text, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  const scripts = addresses(text, /<script[^>]+src="([^"]+)"/g);
  expect(styles.length).toBeLessThanOrEqual(1);
  const parts = await Promise.all([...styles, ...scripts].map((path) => wireBytes(path)));
  const total = bytes + parts.reduce((sum, part) => sum + part.bytes, 0);
  expect(total).toBeLessThanOrEqual(HOME_BYTES);
});

// Friction tyres all have a label, so their list is the heaviest.
test.each(['205/55R16', 'kitka+205/55R16'])(
  '24 tyres of %s are at most 90 kB of HTML before it is compressed',
  async (words) => {
    const { text } = await wireBytes(`/renkaat?search=${words}`);
    expect(text.match(/<article/g)).toHaveLength(24);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIST_BYTES);
  },
);

test.each(['/', '/renkaat', '/renkaat/205-55-16'])(
  'at %s a page brings at most 3 kB of script and 50 kB of font, and one sheet of styles',
  async (path) => {
    const page = await browser.open(`${product.url}/healthz`);
    // Campaigns and popup bring their scripts some seconds later, which a busy machine may take to load the page.
    await stopClock(page);
    const sizes = { script: 0, font: 0 };
    let sheets = 0;
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      const bytes = Number(response.headers()['content-length']);
      if (kind === 'script' || kind === 'font') sizes[kind] += bytes;
      if (kind === 'stylesheet') sheets += 1;
    });
    // With its clock stopped a page does not always come to 'networkidle'.
    const pending = new Set<Request>();
    page.on('request', (one) => pending.add(one));
    page.on('requestfinished', (one) => pending.delete(one));
    await page.goto(product.url + path);
    await expect.poll(() => pending.size).toBe(0);
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect(sizes.font).toBeGreaterThan(0);
    expect(sizes.font).toBeLessThanOrEqual(FONT_BYTES);
    expect(sheets).toBe(1);
  },
);

test('a page loads the sheet of single pages where it has a class of it, and nowhere else', async () => {
  const textOf = async (path: string) => (await fetch(product.url + path)).text();
  const sheetsOf = (html: string) => addresses(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const sheet = sheetsOf(await textOf('/hinnasto'))[1] ?? '';
  const classes = new Set(addresses(await textOf(sheet), /[.]([a-z][A-Z][0-9a-z]+)/g));
  expect(classes.size).toBeGreaterThan(100);
  const listed = addresses(await textOf('/sitemap.xml'), /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
  const paths = [
    ...listed.filter((path) => !path.startsWith('/renkaat/')),
    '/kirjaudu',
    '/oma-tili',
    '/vertaa',
  ];
  for (const path of paths) {
    const html = await textOf(path);
    const drawn = addresses(html, /class="([^"]*)"/g).flatMap((names) => names.split(' '));
    const isNeeded = drawn.some((name) => classes.has(name));
    expect(sheetsOf(html).includes(sheet), path).toBe(isNeeded);
  }
});

test.each(['/', '/renkaat/205-55-16', '/ajanvaraus', '/hyva-tietaa'])(
  'the rules in the head of a first visit’s page draw %s as its whole sheets do',
  async (path) => {
    const page = await browser.open(product.url + path);
    // Pictures fade in when they have come.
    await scrollThrough(page);
    await settled(page);
    expect(await page.evaluate(sheetDifferences)).toEqual([]);
  },
);

test('the sheets of a first visit’s page are applied when something comes into it', async () => {
  const page = await browser.open(`${product.url}/renkaat`);
  const media = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('body > link'), (link) => link.media),
    );
  expect(await media()).toEqual(['not all']);
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await expect.poll(media).toEqual(['all']);
});

/** Runs in the page: elements that look otherwise with the sheets that come last than without them; told when there are none. */
async function sheetDifferences(): Promise<string[]> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('body > link[rel=stylesheet]')];
  if (sheets.length === 0) return ['no sheet comes last'];
  const looks = async (media: string) => {
    for (const sheet of sheets) sheet.media = media;
    // Each sheet names the font again, which is then looked for again.
    await document.fonts.ready;
    return Array.from(document.querySelectorAll('body *'), (element) => {
      const style = getComputedStyle(element);
      return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  };
  const without = await looks('not all');
  const differing = (await looks('all')).map((look, index) =>
    look.filter((line, at) => line !== without[index]?.[at]),
  );
  const elements = document.querySelectorAll('body *');
  return differing.flatMap((lines, index) =>
    lines.length > 0 ? `${elements[index]?.tagName}.${elements[index]?.className}: ${lines.join(', ')}` : [],
  );
}
