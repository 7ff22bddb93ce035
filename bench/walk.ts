// A buyer's walk on a phone, from the home page to a booked time: what is painted last on each page over a slow line, and
// how long a touch or a letter takes until it is painted on a processor four times slower.
import { createServer } from 'node:http';

import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';

import { median } from './load.ts';
import { milliseconds, report } from './report.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fi-FI' };
/** What Lighthouse applies to a phone; bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const SLOWDOWN = 4;
const LARGEST_PAINT_MS = 1500;
const INTERACTION_MS = 100;
const SUGGESTION_MS = 120;
const PAGE_CHANGE_MS = 300;

interface Paints {
  largestMs: number;
  shift: number;
}

/**
 * Reports largest paints of the four pages compared with those of the same pages without styles, scripts and pictures,
 * and the interactions.
 */
export async function measureWalk(browser: Browser, origin: string, runs: number): Promise<void> {
  const paths = await pathsOfWalk(origin);
  for (const path of paths) await measurePaints(browser, origin + path, runs);
  const [, list = ''] = paths;
  const visits: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    ['typing in the finder', '/', typeSize],
    ['opening the filters', list, (page) => touch(page.getByText(/^Rajaa hakua/).first())],
    ['comparing', list, (page) => touch(page.getByRole('checkbox', { name: /^Vertaa: / }).first())],
    [
      'choosing a time',
      paths.at(-1) ?? '',
      (page) => touch(page.getByRole('radio', { name: /klo/ }).first()),
    ],
  ];
  for (const [what, path, act] of visits) await measureInteraction(browser, origin + path, runs, what, act);
  await measureSuggestions(browser, origin, runs);
  await measurePageChange(browser, origin + list, runs);
}

/** Home, the list of a size, its first tyre, and the booking that its page leads to. */
async function pathsOfWalk(origin: string): Promise<string[]> {
  const list = '/renkaat?search=205/55R16';
  const page = async (path: string) => (await fetch(origin + path)).text();
  const product = /href="(\/renkaat\/[a-z0-9-]+\/[a-z0-9-]+)"/.exec(await page(list))?.[1] ?? '';
  const booking = /href="(\/ajanvaraus\?rengas=[^"]+)"/.exec(await page(product))?.[1] ?? '/ajanvaraus';
  return ['/', list, product, booking.replaceAll('&amp;', '&')];
}

async function measurePaints(browser: Browser, url: string, runs: number): Promise<void> {
  const plain = await servePlain(url);
  try {
    const ours = await paintsOf(browser, url, runs);
    const reference = await paintsOf(browser, plain.url, runs);
    const largestMs = median(ours.map((each) => each.largestMs));
    const plainMs = median(reference.map((each) => each.largestMs));
    const { pathname } = new URL(url);
    report({
      what: `${pathname} largest paint over a slow line, median of ${runs}`,
      ours: milliseconds(largestMs),
      reference: `plain HTML ${milliseconds(plainMs)}`,
      ratio: largestMs / plainMs,
      target: `≤ ${LARGEST_PAINT_MS} ms`,
      isMet: largestMs <= LARGEST_PAINT_MS,
    });
    const shift = Math.max(...ours.map((each) => each.shift));
    report({ what: `${pathname} layout shift`, ours: shift.toFixed(3), target: '0', isMet: shift < 0.001 });
  } finally {
    plain.close();
  }
}

/** The text of the page alone: no page with these words is painted earlier. */
async function servePlain(url: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(url)).text();
  const plain = html
    .replaceAll(/<(script|style|svg|picture)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(?:link|img)\b[^>]*>/g, '');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(plain);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

async function paintsOf(browser: Browser, url: string, runs: number): Promise<Paints[]> {
  const all: Paints[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context, devtools } = await openPhone(browser);
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(url, { waitUntil: 'networkidle' });
    all.push(await page.evaluate(readPaints));
    await context.close();
  }
  return all;
}

/** Runs in the page. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      resolve({ largestMs: list.getEntries().at(-1)?.startTime ?? Number.POSITIVE_INFINITY, shift });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** The longest of the interactions that `act` makes, as the browser counts interaction to next paint. */
async function measureInteraction(
  browser: Browser,
  url: string,
  runs: number,
  what: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context } = await openPhone(browser);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(watchInteractions);
    await act(page);
    await page.waitForFunction(() => 'interactions' in window);
    longest.push(await page.evaluate(() => Number(Reflect.get(window, 'interactions'))));
    await context.close();
  }
  const interactionMs = median(longest);
  report({
    what: `interaction to next paint, ${what}, processor ${SLOWDOWN} × slower`,
    ours: milliseconds(interactionMs),
    target: `≤ ${INTERACTION_MS} ms`,
    isMet: interactionMs <= INTERACTION_MS,
  });
}

/** Runs in the page: the longest interaction is in `window.interactions` once there was one. */
function watchInteractions(): void {
  // TypeScript's types of the DOM lack the threshold.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue;
      const before = Number(Reflect.get(window, 'interactions') ?? 0);
      Reflect.set(window, 'interactions', Math.max(before, entry.duration));
    }
  }).observe(events);
}

async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.tap({ force: true });
}

async function typeSize(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox', { name: 'Rengaskoko tai rengasmalli' });
  await field.tap();
  await field.pressSequentially('2055516', { delay: 150 });
}

/** From each letter of a size to its suggestions on the screen. */
async function measureSuggestions(browser: Browser, origin: string, runs: number): Promise<void> {
  const waits: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context } = await openPhone(browser);
    await page.goto(`${origin}/renkaat`, { waitUntil: 'networkidle' });
    const field = page.getByRole('main').getByRole('combobox', { name: 'Hae renkaita koolla' });
    await field.tap();
    await field.pressSequentially('205');
    await page.getByRole('main').getByRole('listbox').getByRole('option').first().waitFor();
    for (const letter of '5516') {
      await page.evaluate(watchSuggestions);
      await field.press(letter);
      await page.waitForFunction(() => 'suggestedMs' in window);
      waits.push(await page.evaluate(() => Number(Reflect.get(window, 'suggestedMs'))));
    }
    await context.close();
  }
  const longest = median(waits);
  report({
    what: `a letter to its suggestions on the screen, median of ${waits.length}, processor ${SLOWDOWN} × slower`,
    ours: milliseconds(longest),
    target: `≤ ${SUGGESTION_MS} ms`,
    isMet: longest <= SUGGESTION_MS,
  });
}

/** Runs in the page: from the next key to the first change of the suggestions that is painted, in `window.suggestedMs`. */
function watchSuggestions(): void {
  Reflect.deleteProperty(window, 'suggestedMs');
  let pressedAt = Number.NaN;
  const note = (): void => {
    pressedAt = performance.now();
  };
  addEventListener('keydown', note, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (Number.isNaN(pressedAt) || !document.querySelector('[role=listbox] [role=option]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => Reflect.set(window, 'suggestedMs', performance.now() - pressedAt));
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** From the touch of a tyre in the list to the first paint of its page, which the browser has cached. */
async function measurePageChange(browser: Browser, list: string, runs: number): Promise<void> {
  const waits: number[] = [];
  const { page, context } = await openPhone(browser);
  await page.addInitScript(() => {
    addEventListener(
      'click',
      () => sessionStorage.setItem('clickedAt', String(performance.timeOrigin + performance.now())),
      {
        capture: true,
      },
    );
  });
  for (let run = 0; run <= runs; run += 1) {
    await page.goto(list, { waitUntil: 'networkidle' });
    await touch(page.getByRole('article').first().getByRole('link').first());
    await page.waitForURL(/\/renkaat\/[a-z0-9-]+\/[a-z0-9-]+/, { waitUntil: 'networkidle' });
    const waitMs = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return (
        performance.timeOrigin +
        (painted?.startTime ?? Number.POSITIVE_INFINITY) -
        Number(sessionStorage.getItem('clickedAt'))
      );
    });
    // The first visit fills the browser's cache.
    if (run > 0) waits.push(waitMs);
  }
  await context.close();
  const changeMs = median(waits);
  report({
    what: `a touch in the list to the page of the tyre, warm, median of ${runs}, processor ${SLOWDOWN} × slower`,
    ours: milliseconds(changeMs),
    target: `≤ ${PAGE_CHANGE_MS} ms`,
    isMet: changeMs <= PAGE_CHANGE_MS,
  });
}

/** A visitor who has refused cookies; with an empty cache. */
async function openPhone(
  browser: Browser,
): Promise<{ page: Page; context: BrowserContext; devtools: CDPSession }> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'denied');
    localStorage.setItem('newsletter-popup-shown', 'true');
    localStorage.setItem('newsletter-popup-last-shown', String(Date.now()));
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, context, devtools };
}
