// `npm run bench:pages`: Lighthouse on a phone for home, lists, a size, a tyre and an article: five runs each, medians
// with their targets; then a buyer's walk (`walk`) and the back office (`office`). Words choose pages by their address; --runs=N.
// Lighthouse slows the processor down to the same phone on every machine, by its own benchmark of the machine.
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
/** What makes a fast desktop, of a benchmark index of 1 500 to 2 000, the phone that Lighthouse means. */
const FULL_SLOWDOWN = 4;

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
  // The first run warms the product up and tells how fast the machine is.
  let { benchmarkIndex } = (await runLighthouse(origin, FULL_SLOWDOWN)).environment;
  for (const path of (await pathsOf(origin)).filter(isWanted)) {
    benchmarkIndex = await measure(path, benchmarkIndex);
  }
  process.stdout.write(`Benchmark index before what follows: ${benchmarkIndex}\n`);
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

/** Each run is slowed down by the index of the one before. Returns the last index. */
async function measure(path: string, indexBefore: number): Promise<number> {
  const results: Result[] = [];
  let index = indexBefore;
  for (let run = 0; run < runs; run += 1) {
    const result = await runLighthouse(origin + path, slowdownOf(index));
    index = result.environment.benchmarkIndex;
    results.push(result);
  }
  const slowdowns = results.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier);
  const indexes = results.map(({ environment }) => environment.benchmarkIndex);
  const performance = median(results.map((result) => scoreOf(result, 'performance')));
  report({
    what: `${path} performance, median of ${runs}`,
    ours: `${performance} (largest paint ${milliseconds(figureOf(results, 'largest-contentful-paint'))}, blocked ${milliseconds(figureOf(results, 'total-blocking-time'))}; benchmark index ${median(indexes)}, ${median(slowdowns)} × slower)`,
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
  return index;
}

async function runLighthouse(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const answer = await lighthouse(
    url,
    {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    },
    { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } },
  );
  if (!answer) throw new Error(`Lighthouse gave no result for ${url}`);
  return answer.lhr;
}

/**
 * By the calculator that Lighthouse's documentation names (docs/throttling.md, "Calibrating the CPU slowdown"); never
 * more than Lighthouse's own 4, and none below the index at which the calculator says that a machine is too slow.
 */
function slowdownOf(benchmarkIndex: number): number {
  return Number(Math.min(FULL_SLOWDOWN, Math.max(1, calculatedSlowdown(benchmarkIndex))).toFixed(1));
}

function calculatedSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return 1 + (benchmarkIndex - 150) / 650;
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
