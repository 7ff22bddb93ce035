// The newsletter editor with colleagues at work: drafts that save themselves, both versions of a change, and removed
// newsletters.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const product = withProduct();
const browser = withBrowser();

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/newsletters`, { screen: 'desktop' }));

const SAVED = /^Luonnos tallennettu klo/;

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** A call of a colleague who is signed in elsewhere. */
function call(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, text]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('adminToken')}`,
        ...(text !== undefined && { 'content-type': 'application/json' }),
      };
      const answer = await fetch(`/api/newsletters${address}`, {
        method: verb,
        headers,
        ...(text !== undefined && { body: text }),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

/** A draft in the editor. */
async function openDraft(subject: string) {
  const { page } = visit;
  const sendDate = '2099-01-01T09:00';
  const { _id: id } = await call(page, 'POST', '', { subject, content: 'Alkuperäinen teksti.', sendDate });
  await visit.load(`/admin/newsletters/${id}`);
  const form = page.getByRole('dialog', { name: 'Muokkaa uutiskirjettä' });
  const content = form.getByRole('textbox', { name: 'Sisältö' });
  await content.waitFor();
  return { page, form, content, id, stored: () => call(page, 'GET', `/${id}`) };
}

test('a new newsletter saves itself under one address, and typing goes on meanwhile', async () => {
  const page = await visit.load('/admin/newsletters/new');
  const form = page.getByRole('dialog', { name: 'Luo uusi uutiskirje' });
  await form.getByLabel('Aihe', { exact: true }).fill('Itsestään');
  const content = form.getByRole('textbox', { name: 'Sisältö' });
  await content.fill('Ensin tämä ');
  await form.getByText(SAVED).waitFor();
  await expect.poll(() => idOf(page)).not.toBe('new');
  const id = idOf(page);
  // The space that the server has trimmed is still there for the next word.
  await content.press('End');
  await page.keyboard.type('ja sitten tuo');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await call(page, 'GET', `/${id}`)).content).toBe('Ensin tämä ja sitten tuo');
  const all: { subject: string }[] = await call(page, 'GET', '');
  expect(all.filter(({ subject }) => subject === 'Itsestään')).toHaveLength(1);
});

test('a sending time in the past prevents scheduling, not saving', async () => {
  const { form, stored } = await openDraft('Myöhässä');
  const time = form.getByLabel('Lähetysaika');
  await time.fill('1.1.2020 klo 9');
  await form.getByRole('button', { name: 'Ajasta lähetys' }).click();
  await form.getByText('Lähetysaika on jo mennyt. Valitse tuleva ajankohta.').waitFor();
  await expect.poll(() => time.evaluate((element) => element === document.activeElement)).toBe(true);
  await form.getByRole('button', { name: 'Tallenna luonnos' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await stored()).toMatchObject({ status: 'draft', sendDate: '2020-01-01T07:00:00.000Z' });
});

test("a colleague's change of another field is merged, and of the same field conflicts", async () => {
  const { page, form, content, id, stored } = await openDraft('Kahden kesken');
  browser.allowPageError(/status of 409/);
  await call(page, 'PUT', `/${id}`, { subject: 'Toisen aihe' });
  await content.fill('Oma teksti.');
  await form.getByText(SAVED).waitFor();
  await expect.poll(() => form.getByLabel('Aihe', { exact: true }).inputValue()).toBe('Toisen aihe');
  expect(await stored()).toMatchObject({ subject: 'Toisen aihe', content: 'Oma teksti.' });

  await call(page, 'PUT', `/${id}`, { content: 'Toisen teksti.' });
  await content.fill('Oma uudempi teksti.');
  const conflict = form.getByRole('table', { name: 'Joku muu ehti tallentaa ensin' });
  await conflict.waitFor();
  await expect.poll(() => conflict.getByRole('rowheader').allInnerTexts()).toEqual(['Sisältö']);
  await form.getByRole('button', { name: 'Tallenna omat' }).click();
  await form.getByText(SAVED).waitFor();
  await expect.poll(async () => (await stored()).content).toBe('Oma uudempi teksti.');
});

test('a newsletter that a colleague has deleted can be saved as a new draft', async () => {
  const { page, form, content, id } = await openDraft('Poistettu');
  browser.allowPageError(/status of 404/);
  await call(page, 'DELETE', `/${id}`);
  await content.fill('Tämä ei saa kadota.');
  await form.getByText('Uutiskirjettä ei löytynyt. Se on voitu jo poistaa.').waitFor();
  await form.getByRole('button', { name: 'Tallenna uutena luonnoksena' }).click();
  await form.getByText(SAVED).waitFor();
  await expect.poll(() => idOf(page)).not.toBe(id);
  expect((await call(page, 'GET', `/${idOf(page)}`)).content).toBe('Tämä ei saa kadota.');
});
