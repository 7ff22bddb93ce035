// A clerk follows a competitor's page: reads it at once, sees that its price has risen, and makes the suggested price our own.

import { afterAll, expect, test } from 'vitest';

import { startLocalServer } from '../local-server.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

let theirPrice = 0;
const rival = await startLocalServer((request, response) => {
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<main><h1>Talvirengas</h1><p>${theirPrice.toFixed(2).replace('.', ',')} €</p></main>`);
});
const host = rival.host;
afterAll(() => rival.close());

const browser = withBrowser();
const product = withProduct({ CRAWLER_ALLOWED_HOSTS: host });
/** A busy machine reads a page twice in up to half a minute. */
const READ = { timeout: 90_000 };
const euros = (value: number) => `${value.toFixed(2).replace('.', ',')}\u00A0€`;

/** A tyre of ours at its normal price. */
async function findOurs() {
  const { items } = await (await fetch(`${product.url}/api/tires?q=205/55R16&limit=50`)).json();
  return items.find(({ sale, price }: { sale: unknown; price: number }) => sale === null && price > 0);
}

test('a competitor’s price is followed, its rise shown beside ours, and the suggestion applied', async () => {
  const ours = await findOurs();
  const name = `${ours.manufacturer} ${ours.model}`;
  theirPrice = Math.floor(ours.price) + 2;
  const page = await browser.openAsStaff(`${product.url}/admin/competitor-prices`, { screen: 'desktop' });
  await page.getByRole('link', { name: 'Uusi seuranta' }).first().click();
  const form = page.getByRole('dialog', { name: 'Uusi seuranta' });
  await form.getByLabel('Kilpailijan nimi').fill('Naapurin Rengas');
  await form.getByLabel('Tuotesivun osoite').fill(`http://${host}/rengas`);
  await form.getByLabel('Tuotteen kuvaus').fill(`${name} ${ours.size}`);
  await form.getByRole('button', { name: 'Valitse rengas' }).click();
  const picker = page.getByRole('dialog', { name: 'Valitse oma rengas' });
  await picker.getByRole('searchbox').fill(`${name} ${ours.size}`);
  await picker.getByRole('button').filter({ hasText: name }).filter({ hasText: ours.size }).first().click();
  await form.getByRole('button', { name: 'Tallenna' }).click();

  const row = page.getByRole('row').filter({ hasText: 'Naapurin Rengas' });
  const checkNow = () => row.getByRole('button', { name: /^Tarkista/ }).click();
  await row.waitFor();
  await checkNow();
  const changes = page.getByRole('dialog', { name: 'Hinnan muutokset' });
  await changes.getByText('Luettu vasta kerran').waitFor(READ);
  await page.keyboard.press('Escape');
  await row.getByText(`${euros(theirPrice)}, ei muutoksia`).waitFor();
  const before = theirPrice;
  theirPrice += 20;
  await checkNow();
  await page.getByText(`${euros(before)} → ${euros(theirPrice)}`).waitFor(READ);

  await changes.getByText(/kalliimpi|halvempi/).waitFor();
  await changes
    .getByRole('figure')
    .getByText('Kilpailijan 2 hintaa ja oma hintamme samalta ajalta')
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await changes.getByRole('button', { name: `Vaihda hinnaksi ${euros(theirPrice)}` }).click();
  const question = page.getByRole('dialog', { name: 'Vaihdetaanko normaali hinta?' });
  await question.getByRole('button', { name: /^Vaihda hinnaksi/ }).click();
  await changes.getByText('Hinta on sama.').waitFor();
  const html = await (await fetch(`${product.url}${ours.url}`)).text();
  expect(html).toContain(`${theirPrice}\u00A0€`);
});
