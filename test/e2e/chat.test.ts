// The talk with the assistant as a visitor has it: from the hero, from a question, from the corner.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, pressEnter, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();
const browser = withBrowser();
const onPhone = oneVisit(() => browser.open(`${product.url}/healthz`));
const onDesktop = oneVisit(() => browser.open(`${product.url}/healthz`, { screen: 'desktop' }));

const chat = (page: Page) => page.getByRole('dialog', { name: 'Kaartobotti' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Kirjoita viesti' });
const log = (page: Page) => chat(page).getByRole('log');
const heroButton = (page: Page) => page.getByRole('link', { name: 'Kaartobotti', exact: true });
const cornerButton = (page: Page) => page.getByRole('button', { name: 'Avaa keskustelu: Kaartobotti' });

async function openFromHero(visit = onPhone): Promise<Page> {
  const page = await visit.load('/');
  await heroButton(page).click();
  await field(page).waitFor();
  return page;
}

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

test('the hero opens a sheet 85 % high with a welcome and six suggestions until a question', async () => {
  const page = await openFromHero();
  const height = await chat(page).evaluate((element) => element.getBoundingClientRect().height / innerHeight);
  expect(height).toBeCloseTo(0.85, 2);
  await log(page)
    .getByText(
      'Hei! Olen Kaartobotti, Kaarto Renkaan tekoälyä käyttävä asiakaspalveluassistentti. Miten voin auttaa sinua tänään?',
    )
    .waitFor();
  const chips = chat(page).getByRole('list', { name: 'Ehdotuksia' });
  await expect.poll(() => chips.getByRole('button').count()).toBe(6);
  await chips.getByRole('button', { name: 'Mitkä ovat aukioloajat?' }).click();
  await log(page).getByText('Olemme yleensä auki').waitFor();
  await expect.poll(() => chips.count()).toBe(0);
  await expect.poll(() => chat(page).getByText('Kaartobotti voi erehtyä.').isVisible()).toBe(true);
});

test('Enter sends, Shift+Enter begins a line; the field is disabled while an answer loads', async () => {
  const page = await openFromHero(onDesktop);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/ai/chat', async (route) => {
    await held;
    await route.continue();
  });
  await field(page).fill('   ');
  await page.keyboard.press('Enter');
  await field(page).fill('onko koira');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('töissä');
  const sent = page.waitForRequest('**/api/ai/chat');
  await page.keyboard.press('Enter');
  const body = (await sent).postDataJSON();
  expect(body.messages).toMatchObject([{ role: 'user', content: 'onko koira\ntöissä' }]);
  expect(body.conversationId).toMatch(/^conv_\d{13}_[a-z0-9]{10}$/);
  await chat(page).getByText('Kaartobotti kirjoittaa...').waitFor();
  await expect.poll(() => field(page).isDisabled()).toBe(true);
  release();
  await chat(page).getByRole('img', { name: 'Piirros Nasta-koirasta' }).waitFor();
  await expect.poll(() => field(page).isEnabled()).toBe(true);
});

test('a question of the home page begins its own conversation half a second later', async () => {
  const page = await onPhone.load('/');
  await page.evaluate(() => {
    addEventListener(
      'pendingFaqQuestion',
      (event) => {
        const { detail } = event instanceof CustomEvent ? event : { detail: undefined };
        document.body.dataset['heard'] = JSON.stringify([detail, localStorage.getItem('pendingQuestion')]);
      },
      { capture: true },
    );
  });
  const logged = page.waitForRequest('**/api/conversations/log');
  await page.getByRole('button', { name: 'Paljonko rengashotelli maksaa?' }).click();
  const { conversationId } = (await logged).postDataJSON();
  expect(conversationId).toMatch(/^faq_\d{13}_[a-z0-9]{10}$/);
  await log(page).getByText('Säilytys maksaa 60 € kaudelta.').waitFor();
  const announced = await page.evaluate(() => document.body.dataset['heard'] ?? '');
  expect(JSON.parse(announced)).toEqual([
    { question: 'Paljonko rengashotelli maksaa?', conversationId },
    'Paljonko rengashotelli maksaa?',
  ]);
  // Taken up, nothing waits any more.
  await expect
    .poll(() =>
      page.evaluate(() => [
        localStorage.getItem('pendingQuestion'),
        localStorage.getItem('pendingConversationId'),
      ]),
    )
    .toEqual([null, null]);
});

test('from a search that found nothing the chat opens with its words in the field, unsent', async () => {
  const page = await onPhone.load('/renkaat?search=qwertyui');
  await page.getByRole('link', { name: 'Kysy chatissa' }).tap();
  await expect.poll(() => field(page).inputValue()).toBe('Etsin renkaita: qwertyui');
  await expect.poll(() => page.getByRole('button', { name: 'Lähetä' }).isEnabled()).toBe(true);
});

test('the event of a question opens the chat by itself', async () => {
  const page = await onPhone.load('/hinnasto');
  await page.evaluate(() => {
    const detail = { question: 'Mitkä ovat aukioloajat?', conversationId: 'faq_1763716000000_abcdef9999' };
    dispatchEvent(new CustomEvent('pendingFaqQuestion', { detail }));
  });
  await log(page).getByText('Olemme yleensä auki').waitFor();
  await expect.poll(() => log(page).getByText('Mitkä ovat aukioloajat?').count()).toBe(1);
});

test('a question stored on the page before begins the conversation on the next', async () => {
  const page = await onPhone.load('/hinnasto');
  await page.evaluate(() => {
    localStorage.setItem('pendingQuestion', 'Mitkä ovat aukioloajat?');
    localStorage.setItem('pendingConversationId', 'faq_1763716000000_abcdef1234');
  });
  await page.reload();
  await log(page).getByText('Olemme yleensä auki').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingQuestion'))).toBe(null);
});

test('a size put together from parts is confirmed; Kyllä and Peruuta send their word', async () => {
  const page = await openFromHero();
  await ask(page, '2055516');
  await chat(page).getByRole('button', { name: 'Kyllä, koko on 205/55R16' }).click();
  await log(page)
    .getByText(/Meillä on .*renkaita koossa 205\/55R16/)
    .waitFor();
  await expect
    .poll(() => chat(page).getByRole('button', { name: 'Peruuta, koko ei ole 205/55R16' }).count())
    .toBe(0);
  const tyres = log(page).getByRole('list', { name: 'Renkaat' }).getByRole('link');
  await expect.poll(() => tyres.count()).toBe(3);
  await tyres.first().click();
  await page.waitForURL(/\/renkaat\/.+/);
  // The visitor sees the tyre; the talk waits in the corner.
  await expect.poll(() => chat(page).count()).toBe(0);
  await cornerButton(page).click();
  await log(page).getByText('2055516').first().waitFor();
});

test("a failure shows the server's sentence, and the typed text returns to the field", async () => {
  const page = await openFromHero();
  browser.allowPageError(/503/);
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({ status: 503, json: { code: 'database.starting', message: 'Palvelu käynnistyy.' } }),
  );
  await ask(page, 'aukiolot');
  await log(page).getByText('Anteeksi, tekninen virhe tapahtui: Palvelu käynnistyy.').waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('aukiolot');
});

test('after a broken connection question and answer can be retried; a stop or failure says so', async () => {
  const page = await openFromHero();
  const retry = chat(page).getByRole('button', { name: 'Yritä uudelleen' });
  const begun = 'data: {"type":"text-delta","id":"1","delta":"Olemme auki. "}\n\n';
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: begun }),
  );
  await ask(page, 'aukiolot');
  await log(page).getByText('Anteeksi, tekninen virhe tapahtui: yhteys palvelimeen katkesi.').waitFor();
  await expect.poll(() => log(page).getByText('Olemme auki.').count()).toBe(1);
  await expect.poll(() => field(page).inputValue()).toBe('aukiolot');
  await page.unroute('**/api/ai/chat');
  // The next page opens the talk as it was.
  await page.reload();
  await retry.click();
  await log(page).getByText('Olemme yleensä auki').waitFor();
  await expect.poll(() => log(page).getByText('aukiolot').count()).toBe(1);
  await expect.poll(() => retry.count()).toBe(0);
  await expect.poll(() => field(page).inputValue()).toBe('');

  await page.route('**/api/ai/chat', () => undefined);
  await ask(page, 'hinta');
  await chat(page).getByRole('button', { name: 'Keskeytä' }).click();
  await log(page).getByText('Vastaus keskeytettiin.').waitFor();
  await retry.waitFor();

  browser.allowPageError(/label|null|undefined/);
  await page.unroute('**/api/ai/chat');
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `${begun}data: {"type":"data-actions","data":[null]}\n\n`,
    }),
  );
  await retry.click();
  await chat(page).getByRole('alert').getByText('Jotain meni pieleen').waitFor();
  await page.unroute('**/api/ai/chat');
  await chat(page).getByRole('button', { name: 'Päivitä sivu' }).click();
  await chat(page).getByRole('list', { name: 'Ehdotuksia' }).waitFor();
});

test('by keyboard a call back is requested and feedback given in the conversation', async () => {
  browser.allowPageError(/422/);
  const page = await openFromHero(onDesktop);
  await ask(page, 'haluan puhua ihmisen kanssa');
  await chat(page).getByRole('link', { name: 'Soita 010 000 0000' }).waitFor();
  await pressEnter(chat(page).getByRole('button', { name: 'Jätä soittopyyntö' }));
  const form = chat(page).getByRole('form', { name: 'Jätä soittopyyntö' });
  await form.getByText(/^Soitamme .* klo/).waitFor();
  await expect
    .poll(() => form.getByLabel('Nimi').evaluate((element) => element.matches(':focus')))
    .toBe(true);
  await page.keyboard.type('Veikko Esimerkki');
  await page.keyboard.press('Enter');
  // What was typed stays; the focus goes to what is missing.
  await form.getByText('Anna puhelinnumero, johon soitamme.').waitFor();
  await expect.poll(() => form.getByLabel('Nimi').inputValue()).toBe('Veikko Esimerkki');
  const phone = form.getByLabel('Puhelin');
  await expect.poll(() => phone.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.type('010 123 4567');
  const sent = page.waitForRequest('**/api/enquiries');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'call-back',
    name: 'Veikko Esimerkki',
    phone: '010 123 4567',
    summary: 'Kysyi: haluan puhua ihmisen kanssa.',
  });
  await chat(page)
    .getByText(/Kiitos! Soittopyyntö on perillä\. Soitamme/)
    .waitFor();

  await ask(page, 'haluan antaa palautetta');
  await pressEnter(log(page).getByRole('button', { name: 'Anna palautetta' }));
  const rating = log(page).getByRole('slider');
  await expect.poll(() => rating.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await log(page).getByLabel('Arvosana: 6').waitFor();
  const given = page.waitForRequest('**/api/ai/chat');
  await pressEnter(log(page).getByRole('button', { name: 'Lähetä palaute' }));
  expect((await given).postDataJSON().messages[0].tool_calls).toEqual([
    { function: { name: 'submitFeedback', arguments: '{"rating":6,"comment":""}' } },
  ]);
  await log(page).getByText('Kiitos palautteestasi!').waitFor();
  await expect.poll(() => log(page).getByText('Annan palautetta.').count()).toBe(0);
});

test('the corner button waits for the cookie choice; its chat, 500 px high, minimises and closes', async () => {
  const page = await browser.open(product.url, { screen: 'desktop', showsCookieBanner: true });
  await page.getByRole('button', { name: 'Selvä' }).waitFor();
  await expect.poll(() => cornerButton(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Selvä' }).click();
  await cornerButton(page).click();
  await expect
    .poll(() => chat(page).evaluate((element) => Math.round(element.getBoundingClientRect().height)))
    .toBe(500);
  await chat(page).getByText('Tekoälyavustaja · online').waitFor();
  const talk = await log(page).boundingBox();
  expect(talk?.height).toBeGreaterThanOrEqual(340);
  await ask(page, 'moi');
  await log(page).getByText('Kerro, mitä tarvitset').waitFor();
  await page.goto(`${product.url}/hinnasto`);
  await log(page).getByText('Kerro, mitä tarvitset').waitFor();
  await chat(page).getByRole('button', { name: 'Pienennä keskustelu' }).click();
  await chat(page).waitFor({ state: 'hidden' });
  await cornerButton(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => chat(page).isVisible()).toBe(true);
  await chat(page).getByRole('button', { name: 'Sulje keskustelu' }).click();
  await chat(page).waitFor({ state: 'hidden' });
  await page.reload();
  await expect.poll(() => cornerButton(page).count()).toBe(0);
});

test('by keyboard the sheet opens, traps the focus, and returns it on Escape', async () => {
  const page = await onDesktop.load('/');
  await heroButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page).evaluate((element) => element.matches(':focus'))).toBe(true);
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await chat(page).waitFor({ state: 'hidden' });
  await expect.poll(() => heroButton(page).evaluate((element) => element.matches(':focus'))).toBe(true);
});

test('without script the hero leads to contacts, and answers are under the questions', async () => {
  const page = await browser.open(product.url, { hasScript: false });
  await expect.poll(() => page.getByText('Säilytys maksaa 60 € kaudelta.').isVisible()).toBe(true);
  await heroButton(page).click();
  await page.waitForURL(`${product.url}/ota-yhteytta`);
});

test('axe finds nothing in the chat, in either theme', async () => {
  const page = await openFromHero();
  await ask(page, 'onko 205/55R16 kitkoja');
  await log(page).getByText('Koossa 205/55R16').waitFor();
  await ask(page, 'haluan puhua ihmisen kanssa');
  await log(page).getByRole('button', { name: 'Jätä soittopyyntö' }).click();
  await log(page)
    .getByText(/^Soitamme .* klo/)
    .last()
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});
