// One real browser for a journey. Whatever a page complains of (console, crash, foreign request) fails the test.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { NO_BROWSER, findBrowser } from '../../scripts/browser.ts';

export type Theme = 'light' | 'dark';

export interface OpenOptions {
  /** A phone of 390 × 844 unless said. */
  screen?: 'phone' | 'desktop';
  theme?: Theme;
  /** False: the page as it is without script. */
  hasScript?: boolean;
  /** True: somebody to whom the newsletter has not been offered yet. Otherwise the popup stays away. */
  isOfferedNewsletter?: boolean;
  /** True: somebody who has not yet been asked about cookies. Otherwise they were denied before. */
  isAskedAboutCookies?: boolean;
}

export interface TestBrowser {
  /** Opens an address in a fresh visitor's browser: Finnish, in Helsinki, with nothing stored but the cookie choice and that the popup was seen. */
  open(url: string, options?: OpenOptions): Promise<Page>;
  /** Lets the test pass although a page complains of this. Holds until the test ends. */
  allowFault(pattern: RegExp): void;
  /** What the pages have complained of so far, and forgets it. */
  takeFaults(): string[];
}

/**
 * Without script nothing in the head waits for the styles, so the browser may come upon the body before it knows that
 * pages change with a transition. The page then simply appears.
 */
const DROPPED_TRANSITION = 'ViewTransition opt-in disabled';

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Registers the hooks of the calling test file: one browser for all its tests, closed after the last. */
export function withBrowser(): TestBrowser {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  let browser: Browser | undefined;

  const takeFaults = (): string[] => faults.splice(0);

  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const unexpected = takeFaults().filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    allowed.length = 0;
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
  });
  afterAll(() => browser?.close());

  return {
    takeFaults,
    allowFault: (pattern) => void allowed.push(pattern),
    open: async (url, options = {}) => {
      const { screen = 'phone', theme = 'light', hasScript = true, isAskedAboutCookies = false } = options;
      if (!browser) throw new Error('The browser is there only inside a test');
      const context = await browser.newContext({
        ...SCREENS[screen],
        colorScheme: theme,
        javaScriptEnabled: hasScript,
        locale: 'fi-FI',
        timezoneId: 'Europe/Helsinki',
      });
      contexts.push(context);
      if (!isAskedAboutCookies) await denyCookies(context);
      if (!options.isOfferedNewsletter) await seeNewsletterPopup(context);
      await keepAtHome(context, new URL(url).origin, faults);
      const page = await context.newPage();
      listen(page, (fault) => {
        if (hasScript || !fault.includes(DROPPED_TRANSITION)) faults.push(fault);
      });
      await page.goto(url);
      return page;
    },
  };
}

async function launch(): Promise<Browser> {
  const program = await findBrowser();
  if (!program) throw new Error(NO_BROWSER);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: program.path,
    args: ['--disable-dev-shm-usage', '--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])],
    env: { ...stringsOf(process.env), ...program.env },
  });
}

/** The choice as a click on 'Kieltäydy' keeps it. */
async function denyCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('cookie-consent', localStorage.getItem('cookie-consent') ?? 'denied');
  });
}

/** As the popup notes it when it was shown a moment ago. */
async function seeNewsletterPopup(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('newsletter-popup-shown', 'true');
    localStorage.setItem('newsletter-popup-last-shown', String(Date.now()));
  });
}

/** No request leaves the site under test; one that tries is a fault. */
async function keepAtHome(context: BrowserContext, origin: string, faults: string[]): Promise<void> {
  await context.route(
    (url) => /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      faults.push(`request to ${route.request().url()}`);
      await route.abort();
    },
  );
}

function listen(page: Page, complain: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('crash', () => complain('the page crashed'));
  page.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()} from ${response.url()}`);
  });
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA in both themes, one line per element; empty when all is well.
 * The page is left in the light theme.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.waitForFunction(areColoursSettled);
    const axe = new AxeBuilder({ page });
    // Of what axe looks at only the contrast differs between themes.
    const { violations } = await (
      theme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(RULES)
    ).analyze();
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map((node) => `${theme}: ${id}: ${node.target.join(' ')}`));
    }
  }
  return faults;
}

/** Runs in the page: a colour half-way between two themes has a contrast of its own. */
function areColoursSettled(): boolean {
  return document.getAnimations().every(({ playState, effect }) => {
    return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
  });
}

function stringsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
