// The conversation statistics as a clerk meets them: empty, full, failing, on a phone and on a desktop.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { confirmPassword, delayRequests, pressEnter, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();

const TALKED = 'conv_1795255299999_zz9988';
const HISTORY = 'Keskusteluhistoria';

const visit = oneVisit(() =>
  browser.openAsStaff(`${product.url}/admin/conversations`, { screen: 'desktop' }),
);
const openTab = () => visit.load('/admin/conversations');

function send(path: string, body: object): Promise<Response> {
  return fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const rows = (page: Page) => page.getByRole('table', { name: HISTORY }).getByRole('row');

test('without conversations the tab says so', async () => {
  const page = await openTab();
  await page.getByText('Ei keskustelutietoja saatavilla.').waitFor();
  await expect
    .poll(() => page.getByText('Ei päivittäisiä keskustelutilastoja saatavilla.').isVisible())
    .toBe(true);
});

test('a failure to load statistics is shown in the page and as a toast', async () => {
  browser.allowPageError(/500|status of 5/);
  const page = await openTab();
  const release = await delayRequests(page, '**/api/conversations**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Palvelimella tapahtui virhe.' } }),
  );
  await page.reload();
  await page.getByText('Ladataan tilastoja...').first().waitFor();
  release();
  for (const text of ['Keskustelutilastojen lataus epäonnistui', 'Keskusteluhistorian lataus epäonnistui']) {
    await waitForToast(page, text);
    await expect.poll(() => page.getByRole('main').getByText(text).count()).toBeGreaterThan(0);
  }
  await page.unroute('**/api/conversations**');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).last().click();
  await page.getByText('Ei keskustelutietoja saatavilla.').waitFor();
});

test('a clerk pages through the history, reads a conversation and removes it after a question', async () => {
  for (let number = 0; number < 11; number += 1) {
    const conversationId = `faq_${1_795_255_200_000 + number}_abc123`;
    expect((await send('/conversations/log', { conversationId })).status).toBe(204);
  }
  const question = { id: '1', role: 'user', content: 'Paljonko renkaiden vaihto maksaa?' };
  const answer = await send('/ai/chat', { messages: [question], conversationId: TALKED });
  await answer.text();
  const page = await openTab();
  await page.getByRole('link', { name: question.content }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(11);
  const daily = page.getByRole('region', { name: 'Keskustelut päivittäin' });
  const heightRem = await daily.evaluate(
    (frame) =>
      Number.parseFloat(getComputedStyle(frame).maxHeight) /
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(heightRem).toBe(15);
  await expect.poll(() => daily.getByRole('cell', { name: '12', exact: true }).count()).toBe(1);
  const pages = page.getByRole('navigation', { name: 'Keskusteluhistorian sivut' });
  await pages.getByRole('link', { name: 'Seuraava' }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.goBack();
  const talked = page.getByRole('row', { name: question.content });
  await talked.getByRole('cell', { name: /^\d{1,2}\.\d{1,2}\.\d{4} klo\s\d{1,2}\.\d\d$/ }).waitFor();
  await expect.poll(() => page.getByText(/conv_\d/).count()).toBe(0);
  await talked.getByRole('link', { name: question.content }).click();
  await page.getByText(question.content).waitFor();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Avustaja' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Poista keskustelu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Poista keskustelu' }).click();
  await waitForToast(page, /^Keskustelu .+ on poistettu\.$/);
  await expect.poll(() => rows(page).count()).toBe(11);
  await expect.poll(() => page.getByRole('link', { name: question.content }).count()).toBe(0);
  browser.allowPageError(/404/);
  await page.goto(`${product.url}/admin/conversations/${TALKED}`);
  await page.getByText('Keskustelua ei ole enää. Se on poistettu.').waitFor();
});

test('a list that needs the password again asks for it by itself, and is shown once it was given', async () => {
  browser.allowPageError(/status of 403/);
  const page = await openTab();
  const reason = 'Olet lukenut satojen asiakkaiden tietoja, joten salasanasi tarvitaan uudelleen.';
  const json = { code: 'auth.confirm', message: reason };
  await page.route('**/api/conversations?**', (route) => route.fulfill({ status: 403, json }), { times: 1 });
  await page.reload();
  await page.getByRole('dialog').getByText(reason).waitFor();
  await confirmPassword(page);
  await expect.poll(() => rows(page).count()).toBe(11);
});

const unanswered = (page: Page) => page.getByRole('table', { name: 'Vastaamatta jääneet kysymykset' });

test('staff turn an unanswered question into an answer, or dismiss it and bring it back', async () => {
  for (const [number, content] of ['Neulotteko sukkia?', 'Silitättekö kissoja?', '355/25R21'].entries()) {
    const conversationId = `conv_${1_795_255_310_000 + number}_ab12`;
    await (await send('/ai/chat', { messages: [{ id: '1', role: 'user', content }], conversationId })).text();
  }
  const page = await openTab();
  await pressEnter(page.getByRole('button', { name: 'Muut toiminnot: Silitättekö kissoja?' }));
  await page.keyboard.press('ArrowDown');
  await pressEnter(page.getByRole('button', { name: 'Ohita: Silitättekö kissoja?' }));
  const skipped = unanswered(page).getByRole('rowheader', { name: 'Silitättekö kissoja?' });
  await expect.poll(() => skipped.count()).toBe(0);
  await page.getByRole('button', { name: 'Kumoa' }).filter({ visible: true }).first().click();
  await skipped.waitFor();
  const size = page.getByRole('link', { name: 'Avaa koko 355/25R21 rengaslistalla' });
  await expect.poll(() => size.getAttribute('href')).toBe('/admin/tires?haku=355%2F25R21');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lataa CSV' }).click();
  browser.allowPageError(/status of 403/);
  await confirmPassword(page);
  expect((await download).suggestedFilename()).toMatch(/^keskustelut-[-\d]+\.csv$/);
  await page.getByRole('link', { name: 'Tee vastaus: Neulotteko sukkia?' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await expect
    .poll(() => page.getByLabel('Kysymys', { exact: true }).last().inputValue())
    .toBe('Neulotteko sukkia?');
  await page.keyboard.type('Emme neulo.');
  await page.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await page.getByText('Muutokset tallennettu.').waitFor();
  await page.goto(`${product.url}/admin/conversations`);
  await skipped.waitFor();
  await expect
    .poll(() => unanswered(page).getByRole('rowheader', { name: 'Neulotteko sukkia?' }).count())
    .toBe(0);
});

test('staff add a question to an answer with one press, and take it back', async () => {
  const question = 'Leikkaatteko nurmikoita?';
  const messages = [{ id: '1', role: 'user', content: question }];
  const conversationId = 'conv_1795255330000_ab12';
  await (await send('/ai/chat', { messages, conversationId })).text();
  const page = await openTab();
  const row = unanswered(page).getByRole('rowheader', { name: question });
  await row.waitFor();
  await pressEnter(page.getByRole('button', { name: `Lisää kysymystavaksi: ${question}` }));
  await pressEnter(page.getByRole('button', { name: /kysymystavaksi: Tarvitsenko ajanvarauksen/ }).first());
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('button', { name: 'Kumoa' }).filter({ visible: true }).first().click();
  await row.waitFor();
});
