// Opening hours in the back office: the week, a holiday two weeks ahead, a day off, and two clerks at once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { DAY_MS } from '../../src/platform/contract/durations.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

const openAnew = () => browser.openAsStaff(`${product.url}/admin/settings`);
const visit = oneVisit(openAnew);

async function openPanel(open = () => visit.load('/admin/settings')): Promise<Page> {
  const page = await open();
  await page.getByRole('link', { name: /^Aukioloajat/ }).click();
  await page.getByRole('dialog', { name: 'Aukioloajat' }).waitFor();
  await page.getByRole('textbox', { name: 'maanantai, avataan' }).waitFor();
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: 'Tallenna aukioloajat' });

async function footer(): Promise<string> {
  return (await fetch(product.url)).text();
}

test('a clerk changes a day and closes another one, and visitors see it at once', async () => {
  const page = await openPanel();
  await page.getByText('Ei tallennettavia muutoksia.').waitFor();
  const monday = page.getByRole('textbox', { name: 'maanantai, avataan' });
  await monday.fill('10,30');
  await monday.blur();
  await expect.poll(() => monday.inputValue()).toBe('10:30');
  await page.getByText('Viikko poikkeaa oletuksesta', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Lisää poikkeus' }).click();
  await page.keyboard.type('31.2.2027');
  await page.getByRole('textbox', { name: /^Syy/ }).fill('Inventaario');
  await save(page).click();
  await page.getByText('Kirjoita päivä muodossa 24.12.2026.').waitFor();
  const soon = new Date(Date.now() + 3 * DAY_MS);
  const [year, month, date] = [soon.getFullYear(), soon.getMonth() + 1, soon.getDate()];
  await page.getByRole('textbox', { name: 'Päivä' }).fill(`${date}.${month}.${year}`);
  await page.keyboard.press('Control+s');
  await page.getByText('Aukioloajat päivitetty onnistuneesti').waitFor();
  expect(await footer()).toContain('Inventaario');
  expect(await footer()).toContain('10.30');
  await page.getByText('Aukioloajat päivitetty onnistuneesti').waitFor({ state: 'detached' });
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Palauta oletukset' }).click();
  await save(page).click();
  await page.getByText('Aukioloajat päivitetty onnistuneesti').waitFor();
  expect(await footer()).not.toContain('10.30');
});

test('a panel guards unsaved changes, and restores them after a reload', async () => {
  const page = await openPanel();
  const tuesday = page.getByRole('switch', { name: 'Avoinna tiistai' });
  await tuesday.uncheck();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => tuesday.isChecked()).toBe(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('tallentamattomat muutoksesi ovat tallessa', { exact: false }).waitFor();
  await expect.poll(() => tuesday.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Peru muutokset' }).first().click();
  await expect.poll(() => tuesday.isChecked()).toBe(true);
  await tuesday.uncheck();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await page.getByRole('dialog', { name: 'Aukioloajat' }).waitFor({ state: 'detached' });
});

test('two clerks at the opening hours see both versions, and neither is lost', async () => {
  browser.allowPageError(/status of 409/);
  const [first, second] = [await openPanel(), await openPanel(openAnew)];
  await first.getByRole('textbox', { name: 'keskiviikko, suljetaan' }).fill('18');
  await save(first).click();
  await first.getByText('Aukioloajat päivitetty onnistuneesti').waitFor();
  await second.getByRole('textbox', { name: 'keskiviikko, suljetaan' }).fill('19');
  await save(second).click();
  const row = second.getByRole('row', { name: /keskiviikko/ });
  await row.getByText('09:00–18:00').waitFor();
  await row.getByText('09:00–19:00').waitFor();
  await second.getByRole('button', { name: 'Tallenna omat' }).click();
  await second.getByText('Aukioloajat päivitetty onnistuneesti').waitFor();
  const { businessHours } = await (await fetch(`${product.url}/api/business-settings`)).json();
  expect(businessHours[2]).toMatchObject({ day: 'ke', close: '19:00' });
});
