// The conversation statistics as a clerk meets them: empty, full, failing, on a phone and on a desktop.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityFaults, withBrowser } from './harness.ts';
import type { OpenOptions } from './harness.ts';
import { ADMIN, withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();

async function openTab(options: OpenOptions = { screen: 'desktop' }): Promise<Page> {
  const page = await browser.open(`${product.url}/admin`, options);
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/`);
  await page.goto(`${product.url}/admin/conversations`);
  return page;
}

function send(path: string, body: object): Promise<Response> {
  return fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('before anybody has talked, the tab says so', async () => {
  const page = await openTab();
  await page.getByText('Ei keskustelutietoja saatavilla.').waitFor();
  expect(await page.getByText('Ei päivittäisiä keskustelutilastoja saatavilla.').isVisible()).toBe(true);
});

test('statistics that cannot be loaded are told in the page and in a message', async () => {
  browser.allowFault(/500|status of 5/);
  const page = await openTab();
  await page.route('**/api/conversations**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'Palvelimella tapahtui virhe.' } });
  });
  await page.reload();
  await page.getByText('Ladataan tilastoja...').first().waitFor();
  for (const text of ['Keskustelutilastojen lataus epäonnistui', 'Keskusteluhistorian lataus epäonnistui']) {
    await expect.poll(() => page.getByText(text).count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  }
  await page.unroute('**/api/conversations**');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).last().click();
  await page.getByText('Ei keskustelutietoja saatavilla.').waitFor();
});

test('axe finds nothing in the statistics and in a transcript, in either theme, and a phone need not scroll sideways', async () => {
  const conversationId = 'conv_1795255300000_zz9988';
  const question = { id: '1', role: 'user', content: 'Oletteko auki lauantaina?' };
  await (await send('/ai/chat', { messages: [question], conversationId })).text();
  for (const [screen, theme] of [
    ['phone', 'light'],
    ['desktop', 'dark'],
  ] as const) {
    const page = await openTab({ screen, theme });
    await page.getByText(conversationId).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.goto(`${product.url}/admin/conversations/${conversationId}`);
    await page.getByText(question.content).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
