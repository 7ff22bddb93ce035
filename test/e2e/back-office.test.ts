// Staff at the door of the back office: in, around, out, and thrown out.
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, endSessionAndPress, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
// The sign-in page is the same with an empty shop, and an empty one is ready sooner.
const product = withProduct({ DEMO_DATA: 'false' });

/** The browser itself writes refused calls to the console. */
const REFUSED = /status of 401/;

async function signIn(page: Page, password: string = ADMIN.password): Promise<void> {
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

function token(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('adminToken'));
}

const visit = oneVisit(() => browser.open(`${product.url}/admin/login`));

const openSignedOut = (path: string) => visit.load(path, { isSignedOut: true });

async function openSignedIn(path: string, open = openSignedOut): Promise<Page> {
  const page = await open(path);
  await signIn(page);
  await page.getByRole('navigation', { name: 'Hallinnan osiot' }).waitFor();
  return page;
}

test('a wrong password is refused in Finnish, the right one opens the back office', async () => {
  browser.allowPageError(REFUSED);
  const page = await openSignedOut('/admin');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await signIn(page, 'not this one');
  await page.getByRole('alert').getByText('Käyttäjätunnus tai salasana on väärin.').waitFor();
  await signIn(page);
  // Not until its pictures have been made.
  await page.waitForURL(`${product.url}/`, { waitUntil: 'commit' });
  // The drawer has opened itself: the day is in sight.
  const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
  await drawer.getByRole('heading', { name: 'Tänään', exact: true }).waitFor();
  await page.goto(`${product.url}/admin`);
  await page.getByRole('navigation', { name: 'Hallinnan osiot' }).waitFor();
  await expect.poll(() => pathOf(page)).not.toContain('login');
});

test('empty fields are required before anything is sent', async () => {
  const page = await openSignedOut('/admin/login');
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
  await page.getByText('Kirjoita käyttäjätunnus.').waitFor();
  await page.getByText('Kirjoita salasana.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
});

test('without an answer of the server the sign-in says so in Finnish and quotes the English text', async () => {
  browser.allowPageError(/ERR_FAILED|ERR_INTERNET/);
  const page = await openSignedOut('/admin/login');
  await page.route('**/api/admin/login', (route) => route.abort());
  await signIn(page);
  const alert = page.getByRole('alert');
  await alert.getByText('Kirjautuminen epäonnistui.').waitFor();
  await expect.poll(() => alert.getByText('Login failed', { exact: true }).getAttribute('lang')).toBe('en');
});

test('a requested tab is opened after signing in', async () => {
  const page = await openSignedOut('/admin/account?from=mail');
  await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/admin/login?paluu=%2Fadmin%2Faccount%3Ffrom%3Dmail');
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/admin/account?from=mail');
  await expect.poll(() => page.title()).toBe('Kirjautuminen – Hallinta');
});

test('an unknown address of the back office leads to the day and to all tabs', async () => {
  const page = await openSignedIn('/admin/nothing-here');
  await page.getByText('Select a tab to view content').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Tänään' }).waitFor();
  await page.getByRole('button', { name: 'Lisää', exact: true }).click();
  await page.getByRole('link', { name: 'Kirjautuminen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('signing out forgets the token and unsaved forms here and ends the session on the server', async () => {
  const page = await openSignedIn('/admin/account', (path) =>
    browser.open(product.url + path, { screen: 'desktop' }),
  );
  const session = await token(page);
  // Unsaved input needs confirming and is then removed: the next user of this computer is somebody else.
  await page.evaluate(() => sessionStorage.setItem('draft:price-list', '{"note":"kesken"}'));
  await page.getByRole('button', { name: 'Kirjaudu ulos', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('draft:price-list'))).not.toBeNull();
  await page.getByRole('button', { name: 'Kirjaudu ulos', exact: true }).click();
  await question.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('draft:price-list'))).toBeNull();
  await expect.poll(() => token(page)).toBeNull();
  const answer = await page.request.get(`${product.url}/api/admin/session`, {
    headers: { authorization: `Bearer ${session}` },
  });
  expect(answer.status()).toBe(401);
  await expect.poll(() => page.getByText('Istunto päättynyt').count()).toBe(0);
});

test('a session ended elsewhere reloads the page once, says so for a while and leads back', async () => {
  browser.allowPageError(REFUSED);
  const page = await openSignedIn('/admin/blog');
  await page.getByRole('button', { name: 'Lisää', exact: true }).click();
  await page.getByRole('link', { name: 'Kirjautuminen' }).click();
  await page.getByLabel('Nykyinen salasana').fill('something');
  await page.getByLabel('Uusi salasana').fill('something else');
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await endSessionAndPress(page, page.getByRole('button', { name: 'Vaihda salasana' }));
  const notice = page.getByRole('alert').filter({ hasText: 'Istunto päättynyt' });
  await notice.getByText('Admin-istuntosi on päättynyt. Kirjaudu sisään uudelleen.').waitFor();
  await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/admin/login?paluu=%2Fadmin%2Faccount');
  await notice.waitFor({ state: 'detached' });
  expect(documents).toBe(1);
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Artikkelit' }).waitFor();
});

test('a token that was never good leads to the sign-in, not round in circles', async () => {
  browser.allowPageError(REFUSED);
  const page = await openSignedOut('/admin/login');
  await page.evaluate(() => localStorage.setItem('adminToken', 'x'.repeat(43)));
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.goto(`${product.url}/admin`);
  await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
  await page.getByText('Istunto päättynyt').waitFor();
  await expect.poll(() => pathOf(page)).toBe('/admin');
  expect(documents).toBe(2);
});

test('a wrong current password is marked at its field and ends nothing', async () => {
  browser.allowPageError(/status of 422/);
  const page = await openSignedIn('/admin/account');
  await page.getByLabel('Nykyinen salasana').fill('not this one');
  await page.getByLabel('Uusi salasana').fill('something else');
  await page.getByRole('button', { name: 'Vaihda salasana' }).click();
  await page.getByText('Salasana on väärin.').waitFor();
  await expect.poll(() => token(page)).not.toBeNull();
});

test('the password can be shown and hidden', async () => {
  const page = await openSignedOut('/admin/login');
  const field = page.getByLabel('Salasana', { exact: true });
  await expect.poll(() => field.getAttribute('type')).toBe('password');
  await expect.poll(() => field.getAttribute('autocomplete')).toBe('current-password');
  await page.getByRole('button', { name: 'Näytä salasana' }).click();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Piilota salasana' }).click();
  await expect.poll(() => field.getAttribute('type')).toBe('password');
});

test.each(['/', '/admin/login'])(
  'at %s the design system stands above the ground rules and below the page',
  async (path) => {
    const page = await browser.open(product.url + path);
    const layers = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].flatMap((rule) => {
          if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
          return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
        }),
      ),
    );
    expect([...new Set(layers)]).toEqual(['base', 'design-system']);
  },
);

test.each(['phone', 'desktop'] as const)(
  'the back office can be used by everyone on a %s',
  async (screen) => {
    const page = await browser.open(`${product.url}/admin/login`, { screen });
    await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
    await page.getByText('Kirjoita salasana.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto(`${product.url}/admin/account`);
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      .toBe(false);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Kirjautuminen' }).waitFor();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('#content');
  },
);

test('a passkey and a code are added, asked for at the next sign-in, and the passkey signs in alone', async () => {
  browser.allowPageError(/status of 422/);
  const page = await openSignedIn('/admin/account');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Ota sovellus käyttöön' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Oma salasanasi').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Ota sovellus käyttöön' }).click();
  await dialog.getByRole('img', { name: 'QR-koodi todennussovellukseen' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  // The field has the focus already.
  await page.keyboard.type(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ota varakoodit talteen' }).waitFor();
  const print = dialog.getByRole('button', { name: 'Tulosta koodit' });
  await expect.poll(() => print.evaluate((button) => button === document.activeElement)).toBe(true);
  // Neither Escape nor a press outside loses the codes, and there is no ✕.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  expect(await dialog.getByRole('button', { name: 'Sulje' }).count()).toBe(0);
  // Who loads the page anew all the same is offered new codes on the spot.
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  const lost = page.getByRole('main').getByText('Jäivätkö varakoodit ottamatta talteen?');
  await lost.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tee uudet varakoodit' }).first().click();
  await dialog.getByLabel('Oma salasanasi').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Tee uudet varakoodit' }).click();
  await page.getByRole('heading', { name: 'Ota varakoodit talteen' }).waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  const [code = ''] = codes;
  // The browser asks before it loads the page anew; on paper are the codes and whose they are, nothing else.
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await page.evaluate(mayLeave)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  expect(paper).toMatch(/^Varakoodit: \S/);
  expect(paper.split('\n').filter((line) => /^\w{5}-\w{5}$/.test(line))).toEqual(codes);
  expect(paper).not.toContain('Kirjautuminen');
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Koodit ovat tallessa' }).click();
  await expect.poll(() => lost.count()).toBe(0);
  await page.getByRole('button', { name: 'Lisää pääsyavain' }).click();
  await page.getByLabel('Oma salasanasi').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Luo pääsyavain' }).click();
  await page.getByText('ei vielä käytetty').waitFor();

  await page.getByRole('button', { name: 'Kirjaudu ulos', exact: true }).click();
  await page.getByLabel('Käyttäjätunnus').waitFor();
  await signIn(page);
  const field = page.getByLabel('Koodi', { exact: true });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  await field.fill('000000');
  await field.press('Enter');
  await page.getByText('Koodi ei kelpaa.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Käytä varakoodia' }).click();
  await page.getByLabel('Varakoodi', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Vahvista' }).click();
  await page.getByRole('button', { name: 'Kirjaudu ulos', exact: true }).waitFor();

  await page.evaluate(() => localStorage.removeItem('adminToken'));
  await page.goto(`${product.url}/admin/login`);
  await page.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click();
  await expect.poll(() => token(page)).not.toBeNull();

  // Removing it leaves the keyboard where the list was.
  await page.goto(`${product.url}/admin/account`);
  const passkeys = page
    .locator('section', { has: page.getByRole('heading', { name: 'Pääsyavaimet' }) })
    .last();
  await passkeys.getByRole('button', { name: /^Poista/ }).click();
  await dialog.getByLabel('Oma salasanasi').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Poista' }).click();
  await expect.poll(() => passkeys.getByRole('button', { name: /^Poista/ }).count()).toBe(0);
  await expect.poll(() => passkeys.evaluate((section) => section === document.activeElement)).toBe(true);
});

/** A finger on a reader that is always there (WebAuthn's virtual authenticator). */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
