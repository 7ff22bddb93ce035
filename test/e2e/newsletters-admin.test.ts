// A newsletter from an empty form to a subscriber who leaves by it, as a clerk and the subscriber see it.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { accessibilityViolations, openMenu, waitForToast, whenQuiet, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();

const SUBJECT = 'Talvirenkaat edullisemmin';

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/tilaajat`, { screen: 'desktop' }));

async function openTab(path: string): Promise<Page> {
  const page = await visit.load(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function bringSubscribers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tuo CSV' }).click();
  const proof = 'Haluan uutiskirjeen;3.5.2024;Myymälän lomake';
  const lines = [
    'Sähköposti;Nimi;Suostumus;Suostumus annettu;Lähde',
    `aino@example.fi;Aino;${proof}`,
    `eero@example.fi;Eero;${proof}`,
    '',
  ];
  await page.getByLabel('CSV-tiedosto').setInputFiles({
    name: 'tilaajat.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByLabel('Jokainen tiedostossa oleva on itse pyytänyt uutiskirjettämme').check();
  await page.getByRole('button', { name: 'Tuo tilaajat' }).click();
  await page.getByText('Tuotiin 2 tilaajaa').waitFor();
  await page.keyboard.press('Escape');
}

/** From the choice to the subscribers and back, then a test by Enter, and back again. */
async function lookAroundInSending(page: Page): Promise<void> {
  const sending = page.getByRole('dialog', { name: `Lähetä uutiskirje: "${SUBJECT}"` });
  const isAtItsStart = () =>
    sending.evaluate((dialog) => {
      const { activeElement } = document;
      return activeElement?.matches('[tabindex="-1"]') === true && dialog.contains(activeElement);
    });
  await sending.getByRole('button', { name: 'Valitse tilaajat' }).click();
  await expect.poll(() => isAtItsStart()).toBe(true);
  const send = sending.getByRole('button', { name: 'Lähetä valituille' });
  await sending.getByText('Ei valittuja tilaajia').waitFor();
  await expect.poll(() => send.isDisabled()).toBe(true);
  await sending.getByLabel('Valitse eero@example.fi').check();
  await expect.poll(() => send.isDisabled()).toBe(false);
  await sending.getByText('← Takaisin').click();
  await sending.getByText('Valitse vastaanottajat').waitFor();
  await expect.poll(() => isAtItsStart()).toBe(true);
  await sending.getByRole('button', { name: 'Lähetä testi' }).click();
  await expect.poll(() => isAtItsStart()).toBe(true);
  await sending.getByLabel('Testisähköposti').fill('testi@example.fi');
  await page.keyboard.press('Enter');
  await sending.getByText('Testiviesti tallennettiin tiedostoksi.').waitFor();
  await sending.getByText('← Takaisin').click();
}

/** Scheduled meanwhile in another tab, it shows that and cannot be scheduled again; then it is a draft as before. */
async function scheduleInAnotherTab(page: Page): Promise<void> {
  browser.allowPageError(/status of 409/);
  const sending = page.getByRole('dialog', { name: `Lähetä uutiskirje: "${SUBJECT}"` });
  await sending.getByRole('button', { name: 'Ajasta lähetys' }).click();
  const act = (what: 'schedule' | 'cancel') =>
    page.evaluate(async (path) => {
      const [, id = ''] = /newsletters\/([\da-f-]{36})/.exec(location.pathname) ?? [];
      const { status } = await fetch(`/api/newsletters/${id}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('adminToken')}`,
          'content-type': 'application/json',
        },
        body: path === 'schedule' ? JSON.stringify({ sendDate: '2099-01-01T09:00' }) : '{}',
      });
      return status;
    }, what);
  await whenQuiet(page);
  expect(await act('schedule')).toBe(200);
  await sending.getByRole('button', { name: 'Ajasta lähetys' }).click();
  await sending.getByText('Uutiskirje on jo ajastettu. Se lähtee 1.1.2099 klo 9.00.').waitFor();
  await expect.poll(() => sending.getByLabel('Lähetysaika').count()).toBe(0);
  expect(await act('cancel')).toBe(200);
  await sending.getByText('← Takaisin').click();
}

/** Pressed without a network, it fails at once, and nothing goes by itself when the network is back. */
async function sendWithoutNetwork(page: Page): Promise<void> {
  browser.allowPageError(/ERR_INTERNET_DISCONNECTED/);
  const send = page.getByRole('button', { name: /^Lähetä 2\s/ });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await page.getByLabel('Ymmärrän, ettei kirje lähde').check();
  await page.context().setOffline(true);
  await send.click();
  await page.getByText('Uutiskirjeen lähettäminen epäonnistui').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/send')) sent.push(request.url());
  });
  await page.context().setOffline(false);
  // What goes by itself goes when the network is back, so before this call.
  await page.evaluate(() => fetch('/healthz'));
  expect(sent).toEqual([]);
  page.removeAllListeners('request');
}

async function emailTo(address: string) {
  const folder = join(product.dataDir, 'outbox');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.eml')) continue;
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.subject === SUBJECT && mail.to?.[0]?.address === address) return mail;
  }
  return undefined;
}

test('a clerk writes, previews and sends a newsletter with a tyre, and a subscriber unsubscribes', async () => {
  const page = await openTab('/admin/tilaajat');
  await bringSubscribers(page);
  await page.getByRole('link', { name: 'Uutiskirjeet' }).first().click();
  await page.getByRole('link', { name: 'Uusi uutiskirje' }).first().click();
  const form = page.getByRole('dialog', { name: 'Luo uusi uutiskirje' });
  const subject = form.getByLabel('Aihe', { exact: true });
  await expect.poll(() => subject.evaluate((element) => element === document.activeElement)).toBe(true);
  await subject.fill(SUBJECT);
  await form.getByRole('textbox', { name: 'Sisältö' }).fill('Hei! Nämä kannattaa katsoa.');
  await form.getByRole('button', { name: 'Rengas', exact: true }).click();
  const tyres = page.getByRole('list', { name: 'Tarjouksessa nyt' }).getByRole('button');
  // The price in force, before the struck one; whole euros have no cents in the list.
  const [shown = ''] = ((await tyres.first().locator('span').last().textContent()) ?? '').split(/(?<=€) /);
  const price = shown.includes(',') ? shown : shown.replace(/(?=\s€)/, ',00');
  await tyres.first().click();
  // Typing goes on after the tyre.
  const content = form.getByRole('textbox', { name: 'Sisältö' });
  await expect.poll(() => content.inputValue()).toMatch(/\]\n\n$/);
  await expect.poll(() => content.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Nähdään pian!');
  await expect.poll(() => content.inputValue()).toMatch(/\]\n\nNähdään pian!$/);
  // The same tyre is not taken twice, and comes last in the list.
  await form.getByRole('button', { name: 'Rengas', exact: true }).click();
  await tyres.filter({ hasText: 'Kirjeessä' }).last().waitFor();
  await tyres.last().click();
  await waitForToast(page, /on jo kirjeessä/);
  // Nothing runs in the frame of the email, so it is read from without.
  const email = () => page.evaluate(() => document.querySelector('iframe')?.contentDocument?.body.innerText);
  await expect.poll(email).toContain(price);
  await form.getByText('Pelkkä teksti').click();
  await form.getByText(`Nyt ${price}`).waitFor();
  await form.getByText(/Luonnos tallennettu klo/).waitFor();
  // Loaded again, the page has the draft; left with other words, it shows that they are saved, and can undo that.
  await page.reload();
  const again = page.getByRole('dialog', { name: 'Muokkaa uutiskirjettä' });
  await again.getByRole('textbox', { name: 'Sisältö' }).fill('Jotain aivan muuta.');
  await page.keyboard.press('Escape');
  await again.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Palauta entinen' }).click();
  await waitForToast(page, `Luonnos ”${SUBJECT}” on ennallaan.`);

  await page.getByRole('link', { name: `Lähetä: ${SUBJECT}` }).click();
  await lookAroundInSending(page);
  await scheduleInAnotherTab(page);
  await page.getByRole('button', { name: 'Lähetä kaikille tilaajille' }).click();
  await sendWithoutNetwork(page);
  await page.getByRole('button', { name: /^Lähetä 2\s/ }).click();
  const course = page.getByRole('dialog', { name: `Lähetys: ${SUBJECT}` });
  await course.getByText('Valmis').waitFor();
  await expect.poll(() => course.getByRole('row', { name: /Tallennettu tiedostoksi/ }).count()).toBe(2);
  await expect.poll(() => course.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/2 \/ 2/);

  expect(await accessibilityViolations(page)).toEqual([]);

  const mail = await emailTo('aino@example.fi');
  expect(mail?.text).toContain(`Nyt ${price}`);
  const address = /https?:\/\/\S+\/peruuta-uutiskirje\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(address);
  const subscriber = await browser.open(product.url + pathname + search);
  await subscriber.getByRole('button', { name: /^Peruuta/ }).click();
  await subscriber.getByRole('heading', { level: 1, name: /peruttu/i }).waitFor();
  await page.goto(`${product.url}/admin/tilaajat?tila=cancelled`);
  await page.getByRole('row', { name: /aino@example\.fi/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /eero@example\.fi/ }).count()).toBe(0);
});

test('a newsletter to chosen subscribers is confirmed and dated now; buttons say what they do', async () => {
  const page = await openTab('/admin/newsletters');
  const sent: unknown[] = [];
  // What is saved or sent waits until its button has been read.
  let isDelayed = false;
  const delayed: (() => void)[] = [];
  await page.route('**/api/newsletters**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/send')) sent.push(request.postDataJSON());
    if (isDelayed && request.method() !== 'GET') await new Promise<void>((resolve) => delayed.push(resolve));
    await route.continue();
  });
  const form = page.getByRole('dialog', { name: /^(?:Luo uusi uutiskirje|Muokkaa uutiskirjettä)$/ });
  const content = form.getByRole('textbox', { name: 'Sisältö' });
  const press = async (button: Locator, busyName: string) => {
    isDelayed = true;
    await button.click();
    const busy = form.getByRole('button', { name: busyName });
    await busy.waitFor();
    await expect.poll(() => busy.isDisabled()).toBe(true);
    isDelayed = false;
    for (const resumeDeliveries of delayed.splice(0)) resumeDeliveries();
    await form.waitFor({ state: 'detached' });
  };
  await page.getByLabel('Valitse eero@example.fi').check();
  await page.getByRole('link', { name: 'Uusi uutiskirje' }).first().click();
  await form.getByRole('button', { name: 'Lähetä valituille (1)' }).click();
  await form.getByText('Täytä aihe ja sisältö ennen lähettämistä').waitFor();
  await form.getByLabel('Aihe', { exact: true }).fill('Valituille');
  await content.fill('Hei valitut!');
  const saveDraft = form.getByRole('button', { name: 'Tallenna luonnos' });
  await press(saveDraft, 'Tallennetaan uutiskirjeen luonnosta...');

  await page.getByRole('link', { name: 'Valituille', exact: true }).click();
  await press(saveDraft, 'Päivitetään uutiskirjettä...');
  await page.getByRole('link', { name: 'Valituille', exact: true }).click();
  await press(form.getByRole('button', { name: 'Ajasta lähetys' }), 'Ajoitetaan uutiskirjeen lähetys...');
  await openMenu(page.getByRole('row', { name: /^Valituille/ }));
  await page.getByRole('button', { name: /^Peru ajastus/ }).click();
  await waitForToast(page, 'Ajastus on peruttu. Kirje on nyt luonnos.');

  await page.getByRole('link', { name: 'Valituille', exact: true }).click();
  await form.getByRole('button', { name: 'Lähetä valituille (1)' }).click();
  await page.getByText(/^Kirje lähetetään 1\stilaajalle nyt\./).waitFor();
  expect(sent).toEqual([]);
  // To the minute, as it is shown.
  const sentAt = Date.now() - (Date.now() % 60_000);
  await press(page.getByRole('button', { name: /^Lähetä 1\stilaajalle/ }), 'Lähetetään valituille...');
  expect(sent).toEqual([{ subscriberIds: [expect.any(String)], hasConfirmedClaims: false }]);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}`;
  const newsletter = async () => {
    const answer = await page.request.get(`${product.url}/api/newsletters`, { headers: { authorization } });
    return (await answer.json()).find(({ subject }: { subject: string }) => subject === 'Valituille');
  };
  await expect.poll(newsletter).toMatchObject({ status: 'sent' });
  const sendDate = Date.parse((await newsletter()).sendDate);
  expect(sendDate).toBeGreaterThanOrEqual(sentAt);
  expect(sendDate).toBeLessThanOrEqual(Date.now());

  await takeReadySentences(page);
});

/** A language model that does not answer is not waited for. */
async function takeReadySentences(page: Page): Promise<void> {
  let requestCount = 0;
  await page.route('**/api/newsletters/generate-discount-message', async (route) => {
    requestCount += 1;
    if (requestCount > 1) await route.continue();
  });
  await page.getByRole('button', { name: 'Luo tarjousviesti' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Luo tarjousviesti' });
  const heading = panel.getByRole('heading', { name: 'Tarjousviestin luonti' });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  // Not the one for the last day, which is there before the offers are.
  await panel.getByRole('checkbox', { name: /€/ }).first().check();
  await panel.getByRole('button', { name: 'Luo viesti' }).click();
  await panel.getByRole('button', { name: 'Käytä valmiita lauseita' }).click();
  await panel.getByRole('heading', { name: 'Luonnos, tarkista' }).waitFor();
  expect(requestCount).toBe(2);
  await expect.poll(() => panel.getByRole('alert').count()).toBe(0);
}

test('newsletters and subscribers that cannot be loaded say so on the page and in a toast', async () => {
  browser.allowPageError(/status of 503|503 from/);
  const page = await openTab('/admin/campaigns');
  await page.route(/\/api\/(?:newsletters|subscribers)(?:\?|$)/, (route) =>
    route.fulfill({ status: 503, json: { message: 'Tietokanta ei vastaa.', code: 'database.unavailable' } }),
  );
  await page.getByRole('link', { name: 'Uutiskirjeet' }).first().click();
  for (const text of ['Uutiskirjeiden lataus epäonnistui', 'Tilaajien lataus epäonnistui']) {
    for (const place of ['#ilmoitukset [data-type=bad]', 'main [role=alert]']) {
      await expect.poll(() => page.locator(place).getByText(text, { exact: true }).count()).toBe(1);
    }
  }
});
