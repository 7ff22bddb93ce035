// A clerk fills a tyre from the EU's label register, customers see the official label, and a disagreement is settled.

import { afterAll, expect, test } from 'vitest';

import recorded from '../../src/features/label-register/server/recorded-answers.json' with { type: 'json' };
import { startLocalServer } from '../local-server.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { ADMIN, withProduct } from './product.ts';

const answers = new Map(Object.entries(recorded));
/** The register's answer on a tyre instead of the recording. */
let amended: Record<string, unknown> = {};
const register = await startLocalServer((request, response) => {
  const known = answers.get((request.url ?? '').replace(/\?.*$/, ''));
  if (!known) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  const { body, contentType } = known;
  const content = typeof body === 'string' ? body : JSON.stringify({ ...body, ...amended });
  response.writeHead(200, { 'content-type': contentType }).end(content);
});
const baseUrl = register.url;
afterAll(() => register.close());

const browser = withBrowser();
const product = withProduct({ EPREL_API_KEY: 'avain-1234567', EPREL_BASE_URL: baseUrl });

async function call(method: string, path: string, body?: object, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

test('a tyre is filled from the label register, its label shown, and a disagreement settled', async () => {
  const { token } = await call('POST', '/admin/login', ADMIN);
  const [{ _id: sizeId }] = await call('GET', '/tires/sizes?q=205/55R16');
  const tyre = { manufacturer: 'Bridgestone', model: 'Mallirengas', type: 'summer', price: 99 };
  await call('POST', `/tires/sizes/${sizeId}/products`, { ...tyre, loadIndex: 91, speedSymbol: 'V' }, token);

  const page = await browser.openAsStaff(`${product.url}/admin/tires/myyntikuntoisuus?haku=Mallirengas`);
  await page.getByRole('table').getByRole('link', { name: 'EPREL-numero' }).click();
  const form = page.getByRole('dialog', { name: 'Muokkaa rengastuotetta' });
  await form.getByLabel('EPREL-numero').fill('https://eprel.ec.europa.eu/qr/381324');
  await form.getByRole('button', { name: 'Hae EU-rekisteristä' }).click();
  await form.getByText('Rekisterissä: Esimerkkirengas Kesätie 2 205/55 R16').waitFor();
  await form.getByRole('button', { name: 'Täytä kentät' }).click();
  await expect.poll(() => form.getByLabel('Polttoainetalous').inputValue()).toBe('B');
  await form.getByRole('button', { name: 'Tallenna' }).click();
  await form.waitFor({ state: 'detached' });

  const { items } = await call('GET', '/tires?q=205/55R16%20Mallirengas');
  const ours = items.find(({ model }: { model: string }) => model === tyre.model);
  await expect
    .poll(async () => (await fetch(`${product.url}${ours.url}`)).text())
    .toContain('Näytä virallinen EU-merkintä');
  const shopPage = await browser.open(`${product.url}${ours.url}`);
  await shopPage.getByText('Näytä virallinen EU-merkintä').click();
  const label = shopPage.getByRole('img', { name: /virallinen EU-merkintä/i });
  await expect
    .poll(() => label.evaluate((image) => image.getBoundingClientRect().width))
    .toBeGreaterThan(100);

  amended = { wetGripClass: 'C' };
  await call('POST', '/label-register/lookups', { text: '381324' }, token);
  await page.getByRole('link', { name: 'EU-rekisteri' }).click();
  await page.getByText('Yksi ristiriita').waitFor();
  await page.getByRole('row', { name: /^Märkäpito .*A .*C$/ }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Käytä rekisterin tietoa: Bridgestone Mallirengas/ }).click();
  await page.getByText('Ei ristiriitoja').waitFor();
  await expect
    .poll(async () => (await fetch(`${product.url}${ours.url}`)).text())
    .toContain('Märkäpito: luokka C');
});
