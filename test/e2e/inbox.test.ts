// Enquiries from the visitor's form to a clerk's note: found, taken, noted, and not lost between two clerks.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, freezeToasts, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

async function sendEnquiry(name: string, kind: 'rims' | 'call-back' = 'rims'): Promise<void> {
  const answer = await fetch(`${product.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, name, phone: '010 000 0000', message: `Terveisin ${name}` }),
  });
  expect(answer.status).toBe(201);
}

const openAnew = (path: string) => browser.openAsStaff(product.url + path);
const visit = oneVisit(() => openAnew('/admin/yhteydenotot'));

async function openInbox(query = '', open = visit.load): Promise<Page> {
  const page = await open(`/admin/yhteydenotot${query}`);
  await page.getByRole('heading', { name: 'Yhteydenotot', exact: true, level: 1 }).waitFor();
  return page;
}

test('a clerk finds new enquiries by the tab, takes one, notes it and marks it as handled, under one message at a time', async () => {
  const page = await openInbox();
  await page.getByRole('heading', { name: 'Ei vielä yhteydenottoja' }).waitFor();
  await sendEnquiry('Esimerkki Vanteinen');
  await sendEnquiry('Esimerkki Soittoinen', 'call-back');
  await page.reload();
  const tab = page.getByRole('link', { name: 'Viestit 2 uutta yhteydenottoa' });
  await tab.waitFor();
  // The strip of tabs is wider than a phone; the open one is in sight.
  await expect
    .poll(() => tab.evaluate((link) => link.getBoundingClientRect().right))
    .toBeLessThanOrEqual(390);

  await page.getByRole('searchbox', { name: 'Hae yhteydenotoista' }).fill('soittoinen');
  await page.keyboard.press('Enter');
  await page.getByText('1 yhteydenotto', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Esimerkki Soittoinen' }).click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Soita 010 000 0000' }).getAttribute('href'))
    .toBe('tel:0100000000');
  await page.getByRole('button', { name: 'Ota hoitaaksesi' }).click();
  await waitForToast(page, `Esimerkki Soittoinen: työn alla, hoitajana ${ADMIN.username}`);
  await freezeToasts(page);
  await page.getByText('Työn alla', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await waitForToast(page, 'Esimerkki Soittoinen: muutos kumottu');
  // The bell also shows what has not been seen.
  await page.locator('#content').getByText('Uusi', { exact: true }).waitFor();
  await freezeToasts(page);
  await page.getByRole('button', { name: 'Ota hoitaaksesi' }).press('Enter');
  // Two stay, and on a phone one of them is in sight.
  const toasts = page.getByRole('region', { name: 'Ilmoitukset' }).locator('[data-type]');
  await expect.poll(() => toasts.count()).toBe(2);
  expect(await toasts.filter({ visible: true }).count()).toBe(1);
  await page.getByText('Työn alla', { exact: true }).waitFor();
  await page.getByLabel('Muistiinpano').fill('Soitettu, tulee maanantaina.');
  // The note is saved with it, and the other one is the next that waits.
  await page.getByRole('button', { name: 'Hoidettu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Esimerkki Vanteinen' }).waitFor();

  await page.goto(`${product.url}/admin/yhteydenotot?tila=handled`);
  const row = page.getByRole('row', { name: /Esimerkki Soittoinen/ });
  await row.getByText('Hoidettu').waitFor();
  await row.getByText(ADMIN.username).waitFor();
  await page.getByRole('link', { name: 'Viestit 1 uusi yhteydenotto' }).waitFor();
  await page.getByRole('link', { name: 'Esimerkki Soittoinen' }).click();
  await expect.poll(() => page.getByLabel('Muistiinpano').inputValue()).toBe('Soitettu, tulee maanantaina.');
});

test('a reply from templates is stored and says that no mail server is set', async () => {
  const answer = await fetch(`${product.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'rims',
      name: 'Esimerkki Kirjoittava',
      email: 'asiakas@example.fi',
      message: 'Milloin olette auki?',
    }),
  });
  expect(answer.status).toBe(201);
  const page = await openInbox('?haku=Kirjoittava');
  await page.getByRole('link', { name: 'Esimerkki Kirjoittava' }).click();
  await page.getByText('Sähköpostia ei ole kytketty').waitFor();
  await page.getByRole('button', { name: 'Aukioloajat' }).click();
  const text = page.getByLabel('Vastaus', { exact: true });
  await expect.poll(() => text.inputValue()).toContain('Olemme auki ma–pe 9–17, la 10–13.');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Avaa sähköpostiohjelmassa' }).click();
  await page.getByText('Täältä ei näe, lähtikö vastaus.', { exact: false }).waitFor();
  await expect.poll(() => text.inputValue()).toBe('');
  await page.getByText('Työn alla', { exact: true }).waitFor();
});

test('two clerks in one enquiry see what the other saved and lose nothing', async () => {
  browser.allowPageError(/status of 409/);
  await sendEnquiry('Esimerkki Kahdelle');
  const [first, second] = [await openInbox('?haku=Kahdelle'), await openInbox('?haku=Kahdelle', openAnew)];
  for (const page of [first, second]) {
    await page.getByRole('link', { name: 'Esimerkki Kahdelle' }).click();
    await page.getByLabel('Muistiinpano').waitFor();
  }
  await first.getByLabel('Muistiinpano').fill('Ensimmäinen');
  await first.getByRole('button', { name: 'Tallenna muutokset' }).click();
  await first.getByText('muistiinpano tallennettu.').waitFor();
  await second.getByLabel('Muistiinpano').fill('Toinen');
  await second.getByRole('button', { name: 'Tallenna muutokset' }).click();
  const both = second.getByRole('table', { name: 'Joku muu ehti tallentaa ensin' });
  await both.getByRole('cell', { name: 'Ensimmäinen' }).waitFor();
  await both.getByRole('cell', { name: 'Toinen' }).waitFor();
  await expect.poll(() => second.getByLabel('Muistiinpano').inputValue()).toBe('Toinen');
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await second.getByText('muistiinpano tallennettu.').waitFor();
  await second.reload();
  await expect.poll(() => second.getByLabel('Muistiinpano').inputValue()).toBe('Toinen');
  // What one takes, the other sees taken without a reload.
  await second.getByRole('button', { name: 'Ota hoitaaksesi' }).click();
  await first.getByText('Työn alla', { exact: true }).waitFor();
});

test('an enquiry is removed after a question, and then it is gone', async () => {
  await sendEnquiry('Esimerkki Poistuva');
  const page = await openInbox('?haku=Poistuva');
  await page.getByRole('link', { name: 'Esimerkki Poistuva' }).click();
  await page.getByRole('button', { name: 'Poista yhteydenotto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Poistetaanko yhteydenotto?' });
  await dialog.getByRole('button', { name: 'Säilytä' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Poista yhteydenotto' }).click();
  await dialog.getByRole('button', { name: 'Poista yhteydenotto' }).click();
  await page.getByRole('heading', { name: 'Yhteydenotot', exact: true, level: 1 }).waitFor();
  await page.goto(`${product.url}/admin/yhteydenotot?haku=Poistuva`);
  await page.getByRole('heading', { name: 'Ei osumia' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Esimerkki Poistuva' }).count()).toBe(0);
});
