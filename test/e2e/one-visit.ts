// One page for the tests of a file or of a `describe`: a fresh visitor's browser fetches and compiles everything again, which is
// most of what a short journey costs. Each test opens the screen that it is about, so that it does not lean on the one before.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { whenQuiet } from './harness.ts';

export interface Visit {
  /** The page, where the test before has left it; another one after a test that failed. */
  readonly page: Page;
  /** Reloads a path of the product, with nothing that earlier tests have stored but, by default, the session of staff. */
  load: (path: string, options?: { isSignedOut?: boolean }) => Promise<Page>;
  /** Goes to a path of the back office as its links do, without a reload. */
  go: (path: string) => Promise<Page>;
}

/** Registers the hooks: `open` is called before the first test, and again after each that failed. */
export function oneVisit(open: () => Promise<Page>): Visit {
  let opened: Page | undefined;
  let close = (): Promise<void> => Promise.resolve();
  const get = (): Page => {
    if (!opened) throw new Error('The page is open only inside a test');
    return opened;
  };
  let origin = '';

  const openAnew = async () => {
    await close();
    opened = await open();
    ({ origin } = new URL(opened.url()));
    const context = opened.context();
    close = () => Reflect.apply(original, context, []);
    const original = context.close;
    // The harness closes after each test what is open; this context stays until the last one.
    context.close = () => Promise.resolve();
  };

  beforeAll(openAnew);
  afterEach(async ({ task }) => {
    const page = get();
    page.removeAllListeners('dialog');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Where one test got stuck the next ones would wait in vain, each for a minute and a half.
    if (task.result?.state === 'fail') await openAnew();
  });
  afterAll(() => close());

  return {
    get page() {
      return get();
    },
    load: async (path, { isSignedOut = false } = {}) => {
      const page = get();
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
      // What the last test has left under way ends with its document, which then stores nothing any more.
      await page.goto(`${origin}/healthz`);
      await page.evaluate((keepsSession) => {
        const token = keepsSession ? localStorage.getItem('adminToken') : null;
        sessionStorage.clear();
        localStorage.clear();
        if (token !== null) localStorage.setItem('adminToken', token);
      }, !isSignedOut);
      await page.goto(origin + path);
      return page;
    },
    go: async (path) => {
      await whenQuiet(get());
      await get().evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      return get();
    },
  };
}
