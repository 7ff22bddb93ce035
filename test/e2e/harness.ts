// A real browser for end-to-end tests. An error of a page (console, crash, foreign request) fails the test.
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  type Route,
} from 'playwright-core';
import { afterEach, expect } from 'vitest';

import { NO_BROWSER, findBrowser } from '../../scripts/browser.ts';
import { identityMessages } from '../../src/features/accounts/messages.ts';
import { ADMIN } from '../product-process.ts';
import { AXE_RULES, CONTRAST_RULE, runAxe } from './axe.ts';

export type Theme = 'light' | 'dark';

export interface OpenOptions {
  /** Default: a phone of 390 × 844. */
  screen?: 'phone' | 'desktop';
  theme?: Theme;
  /** False: the page as it is without script. */
  hasScript?: boolean;
  /** True: the newsletter has not been offered yet. Otherwise the popup stays away. */
  isOfferedNewsletter?: boolean;
  /** True: somebody who has not yet answered the cookie banner. Otherwise they were denied before. */
  showsCookieBanner?: boolean;
}

export interface TestBrowser {
  /** Opens an address in a fresh visitor's browser: Finnish, in Helsinki, with nothing stored but the cookie choice and that the popup was seen. */
  open(url: string, options?: OpenOptions): Promise<Page>;
  /** The same with a session of the first administrator, as after the sign-in form. */
  openAsStaff(url: string, options?: OpenOptions): Promise<Page>;
  /** Lets the test pass although a page has this error, until the test ends. */
  allowPageError(pattern: RegExp): void;
  /** Returns the errors of the pages so far and clears them. */
  drainPageErrors(): string[];
}

/** One device pixel each: no journey looks at pixels, and painting four times as many takes a sixth of the time. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Bounds a hang: where everything else is busy, a picture that is uploaded may take half a minute. */
const MAX_WAIT_MS = 90_000;

/** One for all test files of a worker, whose end closes it. */
let running: Promise<Browser> | undefined;

async function runningBrowser(): Promise<Browser> {
  const browser = await (running ??= launch());
  if (browser.isConnected()) return browser;
  running = launch();
  return running;
}

/** Registers the hooks of the calling test file: an error of a page fails its test. */
export function withBrowser(): TestBrowser {
  const pageErrors: string[] = [];
  const allowed: RegExp[] = [];
  const contexts: BrowserContext[] = [];

  const drainPageErrors = (): string[] => pageErrors.splice(0);

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(close));
    const unexpected = drainPageErrors().filter((error) => !allowed.some((pattern) => pattern.test(error)));
    allowed.length = 0;
    if (unexpected.length > 0) throw new Error(`Errors of the page:\n${unexpected.join('\n')}`);
  });

  async function open(url: string, options: OpenOptions, adminToken?: string): Promise<Page> {
    const { screen = 'phone', theme = 'light', hasScript = true, showsCookieBanner = false } = options;
    const { origin } = new URL(url);
    const browser = await runningBrowser();
    const localStorage = adminToken === undefined ? [] : [{ name: 'adminToken', value: adminToken }];
    const context = await browser.newContext({
      ...SCREENS[screen],
      colorScheme: theme,
      javaScriptEnabled: hasScript,
      locale: 'fi-FI',
      timezoneId: 'Europe/Helsinki',
      // Painting the frames of an animation takes a fifteenth of a journey's time, and a busy browser may drop the transition
      // between two pages, which it calls an error.
      reducedMotion: 'reduce',
      ...(adminToken === undefined
        ? {}
        : { storageState: { cookies: [], origins: [{ origin, localStorage }] } }),
    });
    contexts.push(context);
    context.setDefaultTimeout(MAX_WAIT_MS);
    if (!showsCookieBanner) await denyCookies(context);
    if (!options.isOfferedNewsletter) await markPopupAsSeen(context);
    reportForeignRequests(context, origin, (error) => pageErrors.push(error));
    const page = await context.newPage();
    trackRequests(page);
    onPageError(page, (error) => pageErrors.push(error));
    await page.goto(url);
    return page;
  }

  return {
    drainPageErrors,
    allowPageError: (pattern) => void allowed.push(pattern),
    open: (url, options = {}) => open(url, options),
    openAsStaff: async (url, options = {}) => open(url, options, await signIn(new URL(url).origin)),
  };
}

/** Requests that a test still delays are dropped: continuing after the end, they would fail the run. */
async function close(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** By page, the requests that have no answer yet. */
const underWay = new WeakMap<Page, Set<Request>>();

function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // The stream of changes stays open for as long as its screen does.
    if (!request.url().includes('/api/admin/changes')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until every request of the page is answered, so that nothing of it meets what is changed next. */
export async function whenQuiet(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page)?.size).toBe(0);
}

/** Calls of `method` wait until what this answers is called. */
export async function hold(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Presses Enter on a button as soon as it can be used: a busy one does nothing, and only a click waits for that by itself. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.press('Enter');
}

/** Opens the further actions of a row or a heading, the first that `place` has. */
export async function openMenu(place: Locator): Promise<void> {
  await place
    .getByRole('button', { name: /^Muut toiminnot/ })
    .first()
    .click();
}

/**
 * Ends the session on the server and presses, in one step of the page: a request of the open tab that met the ended session
 * before would take the pressed element away.
 */
export async function endSessionAndPress(page: Page, target: Locator): Promise<void> {
  await whenQuiet(page);
  await target.evaluate(async (element) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('adminToken')}` };
    await fetch('/api/admin/logout', { method: 'POST', headers });
    if (element instanceof HTMLElement) element.click();
  });
}

/** Types the administrator's password where an export or the like requires it. */
export async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: identityMessages.title });
  await dialog.locator('input[type=password]').fill(ADMIN.password);
  await dialog.getByRole('button', { name: identityMessages.confirm }).click();
}

/** A new session of the first administrator; its token. */
async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await answer.json();
  return token;
}

/** By the browser itself: a route of the context would delay every request and switch off the cache. */
const NO_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Without a process that imitates a graphics card, and without a separate one for each frame. */
const BROWSER_ARGUMENTS = [
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-site-isolation-trials',
  NO_OTHER_HOSTS,
  // No page lives long enough for what V8's optimizing compilers cost.
  '--js-flags=--no-opt,--no-maglev',
];

async function launch(): Promise<Browser> {
  const program = await findBrowser();
  if (!program) throw new Error(NO_BROWSER);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: program.path,
    args: [...BROWSER_ARGUMENTS, ...(isRoot ? ['--no-sandbox'] : [])],
    env: { ...stringsOf(process.env), ...program.env },
  });
}

/** The choice as a click on 'Kieltäydy' stores it. */
async function denyCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('cookie-consent', localStorage.getItem('cookie-consent') ?? 'denied');
  });
}

/** As the popup notes it when it was shown a moment ago. */
async function markPopupAsSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('newsletter-popup-shown', 'true');
    localStorage.setItem('newsletter-popup-last-shown', String(Date.now()));
  });
}

/** A request to another host is an error; the browser knows no other hosts (`NO_OTHER_HOSTS`), so it goes nowhere. */
function reportForeignRequests(
  context: BrowserContext,
  origin: string,
  report: (error: string) => void,
): void {
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (/^https?:$/.test(protocol) && target !== origin) report(`request to ${request.url()}`);
  });
}

function onPageError(page: Page, report: (error: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  page.on('crash', () => report('the page crashed'));
  page.on('response', (response) => {
    if (response.status() >= 500) report(`${response.status()} from ${response.url()}`);
  });
}

/**
 * What axe finds against WCAG 2.2 AA in both themes, one line per element; empty when all is well.
 * The page is left in the light theme.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    // Only the contrast check of axe differs between themes.
    const found = await runAxe(page, theme === 'dark' ? CONTRAST_RULE : AXE_RULES);
    for (const { id, nodes } of found) {
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id !== 'target-size' || (await isSmallInView(page, selector))) {
          violations.push(`${theme}: ${id}: ${selector}`);
        }
      }
    }
  }
  return violations;
}

/** Whether a control is too small in the middle of the screen, too: a bar at the foot may just have lain over part of it. */
async function isSmallInView(page: Page, selector: string): Promise<boolean> {
  const top = await page.evaluate(() => scrollY);
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const found = await runAxe(page, { runOnly: { type: 'rule', values: ['target-size'] } });
  await page.evaluate((before) => scrollTo({ top: before, behavior: 'instant' }), top);
  return found.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector));
}

/** Scrolls through the page as a reader does, so that what is loaded lazily comes too. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Scroll listeners run after a frame.
      await painted();
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].filter(isOnItsWay).map(hasEnded));

    /** A lazy picture that is folded away, or beyond the edge of its row, may never be fetched. */
    function isOnItsWay(image: HTMLImageElement): boolean {
      const { left, right } = image.getBoundingClientRect();
      return !image.complete && image.checkVisibility() && right > 0 && left < innerWidth;
    }

    function hasEnded(image: HTMLImageElement): Promise<void> {
      return new Promise((resolve) => {
        image.addEventListener('load', () => resolve());
        image.addEventListener('error', () => resolve());
      });
    }
  });
}

/** Waits until nothing on the page fades, slides or changes its colour any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      // Some go on for ever, others with the scrolling.
      const isEndless = effect?.getComputedTiming().endTime === Infinity || timeline !== document.timeline;
      return playState !== 'running' || isEndless;
    }),
  );
}

/** Stops the page's clock, on the pages that it goes to as well; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Later than the browser gets to it.
  await page.clock.pauseAt(now + 10_000);
}

/** Waits until the page has been drawn `count` times again. */
export async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until a toast of the back office has shown the text. It may have left by now; the list of the last ten still has it. */
export async function waitForToast(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('#ilmoitukset').getByText(text).first().waitFor({ state: 'attached' });
}

/** While the pointer is on them, toasts stay, with their buttons. */
export async function freezeToasts(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Ilmoitukset' }).locator('[data-type]').last().hover();
}

/** Requests to this address wait until the returned function is called, so that the state meanwhile can be checked. */
export async function delayRequests(
  page: Page,
  url: string,
  resumeDeliveries: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await resumeDeliveries(route);
  });
  return release;
}

function stringsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
