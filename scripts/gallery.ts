/**
 * Renders every component of the design system in both themes into a folder outside the repository, takes pictures of it
 * at 390 and 1440 px, runs axe over it and weighs the styles: `npm run gallery -- [folder]`.
 */
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, createServer } from 'vite';

import { NO_BROWSER, findBrowser } from './browser.ts';
import { serverBuild, siteBuild } from './vite-config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? join(tmpdir(), 'kaarto-gallery');
const themes = ['light', 'dark'] as const;
const widths = [390, 1440] as const;

async function buildStyles(): Promise<string> {
  await build({
    ...siteBuild,
    build: {
      ...siteBuild.build,
      outDir: join(folder, 'build'),
      emptyOutDir: true,
      rolldownOptions: {
        ...siteBuild.build?.rolldownOptions,
        input: { styles: 'src/app/site/styles.ts', admin: 'scripts/gallery/admin-styles.ts' },
      },
    },
  });
  const assets = join(folder, 'build', 'assets');
  // The site's sheet first: it contains the order of the layers.
  const sheets = (await readdir(assets))
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .toReversed();
  const css = (
    await Promise.all(sheets.map(async (name) => readFile(join(assets, name), { encoding: 'utf8' })))
  ).join('');
  console.log(`styles: ${css.length} bytes, ${brotliCompressSync(css).length} with brotli`);
  return css;
}

interface Gallery {
  body: string;
  script: string;
}

async function renderGallery(): Promise<Gallery> {
  const vite = await createServer({
    ...serverBuild,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
    appType: 'custom',
  });
  try {
    const page: unknown = await vite.ssrLoadModule('/scripts/gallery/page.tsx');
    const render: unknown = Reflect.get(Object(page), 'renderGallery');
    if (typeof render !== 'function') throw new Error('scripts/gallery/page.tsx must export renderGallery');
    const imageState = await vite.ssrLoadModule('/src/platform/ui/image-state.ts');
    return {
      body: String(Reflect.apply(render, undefined, [])),
      script: `(${String(imageState['installImageState'])})()`,
    };
  } finally {
    await vite.close();
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** Serves the folder on a port of the machine's choice, so that fonts and pictures load as on the site. */
async function serveFolder(): Promise<{ url: string; close: () => void }> {
  const server = createHttpServer((request, reply) => {
    const file = join(folder, decodeURIComponent(request.url ?? '/').replaceAll('..', ''));
    readFile(file).then(
      (bytes) => reply.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(bytes),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Opens every overlay in turn at both widths. */
async function lookAtOverlays(page: Page, theme: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    for (const id of await page.locator('dialog').evaluateAll((all) => all.map((one) => one.id))) {
      await page.evaluate((wanted) => {
        const overlay = document.querySelector<HTMLDialogElement>(`#${wanted}`);
        if (overlay?.popover) overlay.showPopover();
        else overlay?.showModal();
      }, id);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `overlay-${id}-${theme}-${width}.png`) });
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
    }
  }
}

async function look(browser: Browser, url: string, theme: string): Promise<number> {
  const context = await browser.newContext({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki' });
  const page = await context.newPage();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}/${theme}.html`, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log(`${theme} ${width}: ${overflow} px wider than the screen`);
    for (const section of await page.locator('section[data-shot]').all()) {
      const name = (await section.getAttribute('data-shot')) ?? 'part';
      await section.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
    }
  }
  await lookAtOverlays(page, theme);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  for (const { id, help, nodes } of violations) {
    console.log(`${theme}: ${id}: ${help}`);
    for (const node of nodes) console.log(`  ${node.html.slice(0, 160)}`);
  }
  await context.close();
  return violations.length;
}

await mkdir(folder, { recursive: true });
await cp(join(root, 'public'), folder, { recursive: true });
const css = await buildStyles();
const { body, script } = await renderGallery();
for (const theme of themes) {
  const html = `<!doctype html><html lang="fi" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Kaarto</title><style>${css}</style></head><body>${body}<script>${script}</script></body></html>`;
  await writeFile(join(folder, `${theme}.html`), html);
}
const server = await serveFolder();
const program = await findBrowser();
if (!program) throw new Error(NO_BROWSER);
const browser = await chromium.launch({
  executablePath: program.path,
  env: { ...process.env, ...program.env },
  args: ['--no-sandbox'],
});
let violations = 0;
for (const theme of themes) violations += await look(browser, server.url, theme);
await browser.close();
server.close();
console.log(`${violations} accessibility violations; look at ${folder}`);
process.exitCode = violations > 0 ? 1 : 0;
