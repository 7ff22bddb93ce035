// A clerk's day without a manual: sign in, add a studded tyre, put it on offer until Sunday, close on Independence Day.
// Once by keyboard alone on a desktop, once by touch on a phone.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { helsinkiDay } from '../../src/platform/contract/dates.ts';
import { waitForToast, withBrowser } from './harness.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();

/** How somebody gets about on a page. */
interface Hands {
  press: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** A choice of a row of choices. */
  choose: (choice: Locator) => Promise<void>;
}

const MAX_TABS = 120;

function byKeyboard(page: Page): Hands {
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    // Found once: to look for it by its role after each step takes longer than the step.
    let element = await target.elementHandle();
    for (let step = 0; step < MAX_TABS; step += 1) {
      const isInPage = await element?.evaluate(({ isConnected }) => isConnected);
      if (!isInPage) element = await target.elementHandle();
      if (await element?.evaluate((found) => found === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Not reached with ${MAX_TABS} steps of Tab: ${String(target)}`);
  }
  return {
    press: async (target) => {
      await reach(target);
      await expect.poll(() => target.isEnabled()).toBe(true);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    choose: async (choice) => {
      const name = await choice.getAttribute('name');
      await reach(page.locator(`input[name="${name}"]:checked`));
      while (!(await choice.isChecked())) await page.keyboard.press('ArrowRight');
    },
  };
}

const byTouch = (): Hands => ({
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: (choice) => choice.locator('xpath=..').tap(),
});

const backOffice = (page: Page) => page.getByRole('dialog', { name: 'Admin Panel' });

/** On a phone it is in the sheet behind the bar. */
async function openTab(page: Page, { press }: Hands, name: string): Promise<void> {
  const more = backOffice(page).getByRole('button', { name: 'Lisää', exact: true });
  if (await more.isVisible()) await press(more);
  await press(backOffice(page).getByRole('link', { name, exact: true }));
}

async function signIn(page: Page, hands: Hands): Promise<void> {
  const { press, write } = hands;
  await write(page.getByLabel('Käyttäjätunnus'), ADMIN.username);
  await write(page.getByLabel('Salasana', { exact: true }), ADMIN.password);
  await press(page.getByRole('button', { name: 'Kirjaudu', exact: true }));
  // Signing in leads to the home page, with the back office open over it.
  await backOffice(page).getByRole('heading', { name: 'Tänään', exact: true }).waitFor();
  await openTab(page, hands, 'Renkaat');
  await backOffice(page).getByRole('heading', { name: 'Renkaat', exact: true }).waitFor();
}

async function addStuddedTyre(page: Page, { press, write, choose }: Hands, model: string): Promise<Locator> {
  await write(backOffice(page).getByRole('searchbox', { name: 'Hae kokoa tai rengasta' }), '205/55R16');
  await page.keyboard.press('Enter');
  // The button of the card that was found, not of the one that the search replaces.
  await expect
    .poll(() =>
      backOffice(page)
        .getByRole('button', { name: /^Lisää rengas koko / })
        .count(),
    )
    .toBe(1);
  await press(page.getByRole('button', { name: /^Lisää rengas koko 205\/55R16$/ }));
  const panel = page.getByRole('dialog', { name: 'Uusi rengastuote' });
  await write(panel.getByRole('combobox', { name: 'Valmistaja' }), 'Nokian');
  await write(panel.getByRole('textbox', { name: 'Malli' }), model);
  await choose(panel.getByRole('radio', { name: 'Talvi' }));
  await choose(panel.getByRole('radio', { name: 'Nasta' }));
  await write(panel.getByRole('textbox', { name: 'Hinta' }), '149,90');
  await expect.poll(() => panel.getByRole('textbox', { name: 'Rahoitus' }).inputValue()).toBe('12,49');
  await press(panel.getByRole('button', { name: 'Tallenna' }));
  await waitForToast(page, 'Rengastuote lisätty onnistuneesti');
  // Closing, it gives the focus back.
  await panel.waitFor({ state: 'detached' });
  const row = backOffice(page).getByRole('row', { name: new RegExp(model) });
  await row.getByText('149,90 €').waitFor();
  await expect.poll(() => row.getByRole('cell').first().innerText()).toContain('Nasta');
  return row;
}

/** The price that the law lets be struck, in the words of the page: as the form showed beforehand. */
async function putOnOffer(page: Page, { press, write, choose }: Hands, row: Locator): Promise<string> {
  await press(row.getByRole('button', { name: /^Muut toiminnot/ }));
  await press(row.getByRole('button', { name: /^Luo tarjous/ }));
  const panel = page.getByRole('dialog', { name: 'Tarjous' });
  await write(panel.getByRole('textbox', { name: 'Tarjoushinta' }), '119');
  await panel.getByText('Alennus nykyisestä hinnasta 20,6 %').waitFor();
  const claim = panel.getByText(/^Alin hinta 30 edelliseltä päivältä on /);
  const [, struck = ''] = /päivältä on ([\d,]+.€)/.exec(await claim.innerText()) ?? [];
  await choose(panel.getByRole('radio', { name: 'Päivään asti' }));
  await press(panel.getByRole('button', { name: /^Sunnuntaihin/ }));
  await press(panel.getByRole('button', { name: 'Tallenna' }));
  await panel.waitFor({ state: 'detached' });
  await row.getByText('119,00 €').waitFor();
  return struck;
}

/** The coming 6th of December; by its question when it is near and would be open, else as an exception. */
async function closeOnIndependenceDay(page: Page, hands: Hands): Promise<string> {
  const { press, write } = hands;
  const today = helsinkiDay(new Date());
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-06' ? 1 : 0);
  await openTab(page, hands, 'Asetukset');
  await press(backOffice(page).getByRole('link', { name: /^Aukioloajat/ }));
  const panel = page.getByRole('dialog', { name: 'Aukioloajat' });
  await panel.getByRole('textbox', { name: 'maanantai, avataan' }).waitFor();
  const reminder = panel
    .getByRole('button', { name: new RegExp(`^Pidä kiinni .*6\\.12\\.${year}$`) })
    .first();
  if (await reminder.isVisible()) {
    await press(reminder);
  } else {
    await press(panel.getByRole('button', { name: 'Lisää poikkeus' }));
    await write(panel.getByRole('textbox', { name: 'Päivä' }).last(), `6.12.${year}`);
    await write(panel.getByRole('textbox', { name: /^Syy/ }).last(), 'Itsenäisyyspäivä');
  }
  await press(panel.getByRole('button', { name: 'Tallenna aukioloajat' }));
  await panel.getByText('Aukioloajat päivitetty onnistuneesti').waitFor();
  return `${year}-12-06`;
}

const HANDS = [
  ['by keyboard alone on a desktop', 'desktop', byKeyboard],
  ['by touch on a phone', 'phone', byTouch],
] as const;

describe.each(HANDS)('%s', (_name, screen, handsOf) => {
  const product = withProduct();

  test('a clerk adds a studded tyre, offers it until Sunday and closes on Independence Day', async () => {
    const page = await browser.open(`${product.url}/admin`, { screen });
    const hands = handsOf(page);
    await signIn(page, hands);
    const row = await addStuddedTyre(page, hands, 'Hakkapeliitta Aamu');
    const struck = await putOnOffer(page, hands, row);
    expect(struck).toMatch(/^149,90.€$/);
    const path = await row.locator('a', { hasText: 'Avaa tuotesivu' }).getAttribute('href');
    const day = await closeOnIndependenceDay(page, hands);

    const tyrePage = await (await fetch(product.url + path)).text();
    expect(tyrePage).toContain(`<s>${struck}</s>`);
    expect(tyrePage.replaceAll('\u00A0', ' ')).toContain('119 €');
    const { exceptions } = await (await fetch(`${product.url}/api/business-settings`)).json();
    const found = exceptions.find(({ date }: { date: string }) => date === day);
    expect(found).toMatchObject({ reason: 'Itsenäisyyspäivä', isClosed: true, isConfirmed: true });
  });
});
