// Every screen of the back office can be used by everyone: axe finds nothing on it in either theme, on a phone and on a desktop,
// and nothing is wider than the screen. The screens are found by the links of the back office itself, so a new one is checked too.
import type { Page } from 'playwright-core';
import { matchPath, type RouteObject } from 'react-router';
import { beforeAll, expect, test } from 'vitest';

import { adminTabs } from '../../src/app/admin/tabs.ts';
import { helsinkiInstant } from '../../src/platform/contract/dates.ts';
import { LIST_HEADING, listRow } from '../builders/wholesaler-list.ts';
import { DAY } from './booking-day.ts';
import { accessibilityViolations, nextFrames, whenQuiet, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();
const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/account`, { screen: 'desktop' }));

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const isFile = body instanceof FormData;
  const answer = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { ...headers, ...(!isFile && { 'content-type': 'application/json' }) },
    body: isFile ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return text;
}

/** A panel that opens while axe reads the screen is read as it will stand, not half faded in. */
beforeAll(() =>
  visit.page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [styles];
  }),
);

/** One of each thing that the demonstration does not have. */
beforeAll(async () => {
  await send('/enquiries', { kind: 'rims', name: 'Esimerkki', phone: '010 000 0000', message: 'Hei!' });
  const question = { id: '1', role: 'user', content: 'Paljonko renkaiden vaihto maksaa?' };
  await send('/ai/chat', { messages: [question], conversationId: 'conv_1795255299999_zz9988' });
  const { token } = JSON.parse(await send('/admin/login', ADMIN));
  /** The address of what was made in a tab. */
  const make = async (tab: string, path: string, body: object): Promise<string> => {
    const made = await send(path, body, { authorization: `Bearer ${token}` });
    return `/admin/${tab}/${JSON.parse(made)._id}`;
  };
  const list = new FormData();
  list.set('file', new File([[LIST_HEADING, listRow(1)].join('\r\n')], 'lista.csv'));
  const work = { service: 'seasonChange', vehicleType: 'passenger', rim: 16, name: 'Esimerkki' };
  const start = helsinkiInstant(DAY, '09:00').toISOString();
  const [booking, newsletter, tracking] = [
    await make('ajanvaraus', '/admin/bookings', { ...work, phone: '010 000 0000', start }),
    await make('newsletters', '/newsletters', { subject: 'Hei', content: 'Hei!', sendDate: start }),
    await make('competitor-prices', '/competitor-prices', {
      name: 'Naapurin Rengas',
      url: 'https://www.example.com/rengas',
      productName: 'Talvirengas',
    }),
  ];
  made.push(
    ...['', '/muokkaa', '/tyomaarain'].map((part) => `${booking}${part}?paiva=${DAY}`),
    ...['', '/send', '/delivery'].map((part) => newsletter + part),
    ...['', '/changes'].map((part) => tracking + part),
    await make('tuonti', '/imports?dryRun=true', list),
  );
});

/** Addresses of the records that were made here; other screens are found by links. */
const made: string[] = [];

/** The addresses of a tab's screens, as patterns; what only leads elsewhere is none. */
function patternsOf(routes: readonly RouteObject[], above: string): string[] {
  return routes.flatMap(({ path = '', lazy, element, children }) => {
    const own = path === '' ? above : `${above}/${path}`;
    if (children) return patternsOf(children, own);
    return lazy || !element ? [own] : [];
  });
}

/** The same for every record: '/admin/rengashotelli/:id/mittaus', '/admin/tires muokkaa' for a panel over a list. */
function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, product.url);
  const [panel = ''] = searchParams.get('paneeli')?.split(':') ?? [];
  return `${pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}|conv_\w+/g, ':id')} ${panel}`.trim();
}

/** The panels over the tyres, which buttons open. */
async function tyrePanels(): Promise<string[]> {
  const answer = await fetch(`${product.url}/api/tires?q=225/45R17&limit=1`);
  const [{ sizeId, _id }] = (await answer.json()).items;
  const ofTyre = ['saldo', 'tarjous', 'muokkaa'].map((panel) => `${panel}:${sizeId}:${_id}`);
  return ['koko', 'tuote', 'valmistajat', ...ofTyre].map(
    (panel) => `/admin/tires?haku=225/45R17&paneeli=${panel}`,
  );
}

/** As the links do, without a reload. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await nextFrames(page, 2);
  await whenQuiet(page);
  await page.waitForFunction(
    () => document.querySelector('main :is(h1, h2)') && !document.querySelector('[aria-busy=true]'),
  );
  // Axe runs a script in every frame, and in a preview none may run; what it shows is read as a page of its own.
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });
}

/** The screens of the tab that the page links to. */
const linksIn = (page: Page, tab: string) =>
  page
    .locator(`a[href^="/admin/${tab}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** What is wider than the screen, or than the panel that it is in. */
const excess = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].flatMap((box) => {
      const width = box.scrollWidth - box.clientWidth;
      return width > 0 ? [`${box.tagName} has ${width} pixels beside it`] : [];
    }),
  );

test.each(adminTabs.map(({ tab, routes }) => [tab, routes] as const))(
  'every screen of the tab /admin/%s can be used by everyone, on a phone and on a desktop',
  async (tab, routes) => {
    const { page } = visit;
    const patterns = patternsOf(routes, `/admin/${tab}`);
    const starts = [
      `/admin/${tab}`,
      ...patterns.filter((pattern) => !pattern.includes(':')),
      ...(tab === 'tires' ? await tyrePanels() : []),
      ...made.filter((address) => address.startsWith(`/admin/${tab}/`)),
    ];
    const found = new Map(starts.map((address) => [screenOf(address), address]));
    const problems: string[] = [];
    // What a screen links to is found on the way, and read in its turn.
    for (const [name, address] of found) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await open(page, address);
        const seen = [...(await accessibilityViolations(page)), ...(await excess(page))];
        problems.push(...seen.map((problem) => `${name} at ${size.width}: ${problem}`));
      }
      for (const link of await linksIn(page, tab)) {
        if (!found.has(screenOf(link))) found.set(screenOf(link), link);
      }
    }
    expect(problems).toEqual([]);
    const read = [...found.keys()];
    const isRead = (pattern: string) =>
      read.includes(pattern.replaceAll(/:(?:\w+I|i)d\b/g, ':id')) ||
      (/:(?:card|part)/.test(pattern) && read.some((path) => matchPath(pattern, path)));
    expect(patterns.filter((pattern) => !isRead(pattern))).toEqual([]);
  },
);
