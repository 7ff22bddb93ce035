// `npm run bench:pages`: Lighthouse on a phone for home, lists, a size, a tyre and an article: five runs each, medians
// with their targets; then a buyer's walk (`walk`) and the back office (`office`). Words choose pages by their address; --runs=N.
import { parseArgs } from 'node:util';

import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';

import { NO_BROWSER, findBrowser } from '../scripts/browser.ts';
import { buildIfStale } from '../scripts/build-stamp.ts';
import { median } from './load.ts';
import { measureOffice } from './office.ts';
import { freePort, newDataDir, removeDataDir, startProduct } from './product.ts';
import { milliseconds, missedCount, report } from './report.ts';
import { measureWalk } from './walk.ts';

const PERFORMANCE = 98;
const WHOLE = 100;
const LAYOUT_SHIFT = 0;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Math.max(1, Number(values.runs) || 1);

await buildIfStale();
const dataDir = await newDataDir();
const product = await startProduct(dataDir);
// Canonical addresses name this host.
const origin = product.url.replace('127.0.0.1', 'localhost');
const debuggingPort = await freePort();
const browser = await launchBrowser(debuggingPort);
try {
  const isWanted = (word: string) => positionals.length === 0 || positionals.includes(word);
  for (const path of await pathsOf(origin)) if (isWanted(path)) await measure(path);
  if (isWanted('walk')) await measureWalk(browser, origin, runs);
  if (isWanted('office')) await measureOffice(browser, runs);
} finally {
  await browser.close();
  await product.stop();
  await removeDataDir(dataDir);
}
process.exitCode = missedCount() > 0 ? 1 : 0;

/** The kinds of page a buyer sees; an article where there is one. */
async function pathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  const first = (pattern: RegExp) => all.filter((path) => pattern.test(path)).slice(0, 1);
  const article = first(/^\/artikkelit\/[^/]+$/);
  if (article.length === 0) process.stdout.write('No article to measure\n');
  const sizes = ['/renkaat?search=205/55R16', ...first(/^\/renkaat\/[^/]+$/)];
  return ['/', '/renkaat', ...sizes, ...first(/^\/renkaat\/[^/]+\/[^/]+$/), ...article];
}

async function measure(path: string): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(origin + path, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!answer) throw new Error(`Lighthouse gave no result for ${path}`);
    results.push(answer.lhr);
  }
  const performance = median(results.map((result) => scoreOf(result, 'performance')));
  report({
    what: `${path} performance, median of ${runs}`,
    ours: `${performance} (largest paint ${milliseconds(figureOf(results, 'largest-contentful-paint'))}, blocked ${milliseconds(figureOf(results, 'total-blocking-time'))})`,
    target: `≥ ${PERFORMANCE}`,
    isMet: performance >= PERFORMANCE,
  });
  const shift = figureOf(results, 'cumulative-layout-shift');
  report({
    what: `${path} layout shift`,
    ours: shift.toFixed(3),
    target: String(LAYOUT_SHIFT),
    isMet: shift <= LAYOUT_SHIFT,
  });
  // Search engines are sent from the list of a search to the page of its size.
  const searchable = path.includes('?') ? [] : ['seo'];
  for (const category of ['accessibility', 'best-practices', ...searchable]) {
    const score = Math.min(...results.map((result) => scoreOf(result, category)));
    report({
      what: `${path} ${category}`,
      ours: String(score),
      target: String(WHOLE),
      isMet: score >= WHOLE,
    });
    for (const audit of failedAudits(results, category)) process.stdout.write(`          ${audit}\n`);
  }
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function figureOf(results: readonly Result[], audit: string): number {
  return median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY));
}

/** What cost points: the audit and its title. */
function failedAudits(results: readonly Result[], category: string): Set<string> {
  return new Set(
    results.flatMap(({ categories, audits }) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        const score = audit?.score ?? null;
        return weight > 0 && score !== null && score < 1 ? [`${id}: ${audit?.title ?? ''}`] : [];
      }),
    ),
  );
}

async function launchBrowser(port: number) {
  const program = await findBrowser();
  if (!program) throw new Error(NO_BROWSER);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: program.path,
    args: [`--remote-debugging-port=${port}`, '--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])],
    env: { ...process.env, ...program.env },
  });
}
