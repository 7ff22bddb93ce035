// The forms of the back office over one record: what is typed outlives the session, and what is refused is shown at its field.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { makePicture } from '../builders/pictures.ts';
import { hold, openMenu, waitForToast, whenQuiet, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
}

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/kuvat`, { screen: 'desktop' }));

/** By way of a screen without a form, so that nothing of the last one is open. */
async function openForm(path: string): Promise<Page> {
  const page = await visit.go('/admin/kuvat');
  await page.getByRole('heading', { level: 1, name: 'Kuvat' }).waitFor();
  return visit.go(`/admin/${path}`);
}

/** As when a call is refused because the session is over. */
async function endSession(page: Page): Promise<void> {
  // A form may look something up for what was typed a moment ago, and is refused.
  browser.allowPageError(/status of 401/);
  await page.evaluate(() => {
    localStorage.removeItem('adminToken');
    dispatchEvent(new Event('adminSessionExpired'));
  });
  await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
}

async function someTyre(): Promise<{ sizeId: string; _id: string }> {
  const answer = await fetch(`${product.url}/api/tires?q=225/45R17&limit=1`);
  return (await answer.json()).items[0];
}

/** A list as staff read it. */
async function ofStaff(path: string): Promise<{ _id: string }[]> {
  const login = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await login.json();
  const answer = await fetch(`${product.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

/** Tyres of one size: a view of many takes longer to draw than a panel over it to use. */
const TYRES = 'tires?haku=225/45R17';

async function ofTyre(panel: string, field: string, typed: string): Promise<Form> {
  const { sizeId, _id } = await someTyre();
  return { address: `${TYRES}&paneeli=${panel}:${sizeId}:${_id}`, field, typed };
}

const RESTORED = 'Jatka siitä, mihin jäit: tallentamattomat muutoksesi ovat tallessa.';

interface Form {
  address: string;
  field: string;
  typed: string;
}

const forms: Readonly<Record<string, () => Form | Promise<Form>>> = {
  'a new size': () => ({ address: `${TYRES}&paneeli=koko`, field: 'Leveys', typed: '195' }),
  'a size': async () => ({
    address: `${TYRES}&paneeli=koko:${(await someTyre()).sizeId}`,
    field: 'Leveys',
    typed: '235',
  }),
  'a new tyre': () => ({ address: 'tires?paneeli=tuote', field: 'Malli', typed: 'Routa 9' }),
  'a tyre': () => ofTyre('muokkaa', 'Malli', 'Routa 9'),
  'an offer': () => ofTyre('tarjous', 'Tarjoushinta', '61,50'),
  'a stock count': () => ofTyre('saldo', 'Renkaita', '17'),
  'the settings of the hotel': () => ({
    address: 'settings/rengashotelli',
    field: 'Vaihtoja työpäivässä',
    typed: '17',
  }),
  'the opening hours': () => ({
    address: 'settings/aukioloajat',
    field: 'maanantai, avataan',
    typed: '10:30',
  }),
  'the details of the shop': () => ({
    address: 'settings/liike',
    field: 'Puhelin',
    typed: '010 111 2222',
  }),
  'the terms of credit': () => ({
    address: 'settings/rahoitus',
    field: 'Luotonantaja',
    typed: 'Luotto Oy',
  }),
  'a new tracked page': () => ({
    address: 'competitor-prices/new',
    field: 'Kilpailijan nimi',
    typed: 'Naapurin Rengas',
  }),
  'a set at the intake': () => ({
    address: 'rengashotelli/uusi',
    field: 'Rekisteritunnus',
    typed: 'ABC-123',
  }),
  'a set in the hotel': async () => {
    const [set] = await ofStaff('tyre-sets');
    return { address: `rengashotelli/${set?._id}/muokkaa`, field: 'Merkki ja malli', typed: 'Routa 9' };
  },
  'the margins of imported prices': () => ({
    address: 'tuonti',
    field: 'Kate, kun mikään sääntö ei sovi',
    typed: '31,5',
  }),
  'a check of a set in the hotel': async () => {
    const [set] = await ofStaff('tyre-sets');
    return {
      address: `rengashotelli/${set?._id}/mittaus`,
      field: 'Huomautus asiakkaalle',
      typed: 'Kunnossa',
    };
  },
  'the note of an enquiry': async () => {
    await fetch(`${product.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'rims', name: 'Esimerkki', phone: '010 000 0000', message: 'Terve' }),
    });
    const [enquiry] = await ofStaff('enquiries');
    return {
      address: `yhteydenotot/${enquiry?._id}`,
      field: 'Muistiinpano',
      typed: 'Soitetaan huomenna',
    };
  },
  'a new newsletter': () => ({
    address: 'newsletters/new',
    field: 'Aihe',
    typed: 'Talven renkaat',
  }),
  'a new campaign': () => ({
    address: 'campaigns/new',
    field: 'Nimi',
    typed: 'Talvikampanja',
  }),
  'an article': async () => {
    const [article] = await ofStaff('blog/articles');
    return {
      address: `blog/${article?._id}`,
      field: 'Otsikko',
      typed: 'Uusi otsikko',
    };
  },
  'the home page': () => ({
    address: 'homepage/hero',
    field: 'Pääotsikko',
    typed: 'Uusi otsikko',
  }),
  'a new manufacturer': () => ({ address: `${TYRES}&paneeli=valmistajat`, field: 'Nimi', typed: 'Tarmo' }),
};

test.each(Object.keys(forms))(
  'what is typed into the form of %s survives the end of the session',
  async (name) => {
    const form = await forms[name]?.();
    if (!form) throw new Error(name);
    const page = await openForm(form.address);
    const field = page.getByLabel(form.field).first();
    await field.fill(form.typed);
    await endSession(page);
    await signIn(page);
    await page.getByText(RESTORED).waitFor();
    await expect.poll(() => field.inputValue()).toBe(form.typed);
    await page.getByRole('button', { name: 'Peru muutokset' }).first().click();
    await page.getByText(RESTORED).waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).not.toBe(form.typed);
  },
);

test.each([
  ['a change of many prices', 'tires/taulukko', 'Muuta hintoja', 'Muutos prosentteina', '2,5'],
  ['pasted rows', 'tires/taulukko', 'Liitä rivejä', 'Rivit', '6419440000017\t50'],
  ['an article to be generated', 'blog/uusi', 'Kirjoita luonnos avainsanoista', 'Avainsanat', 'kitkarenkaat'],
])(
  'what is typed for %s is there again after the end of the session',
  async (_what, path, opener, label, typed) => {
    const page = await openForm(path);
    const field = page.getByLabel(label, { exact: true });
    const open = async () => {
      if (opener === 'Liitä rivejä') await openMenu(page.locator('#content'));
      await page.getByRole('button', { name: opener }).click();
    };
    await open();
    await field.fill(typed);
    await endSession(page);
    await signIn(page);
    await open();
    await expect.poll(() => field.inputValue()).toBe(typed);
  },
);

test('the time typed for a newsletter is there again after the end of the session', async () => {
  const page = await openForm('newsletters');
  const _id = await page.evaluate(async () => {
    const answer = await fetch('/api/newsletters', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('adminToken')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ subject: 'Aika', content: 'Hei', sendDate: '2099-01-01T09:00' }),
    });
    return String((await answer.json())._id);
  });
  await page.goto(`${product.url}/admin/newsletters/${_id}/send`);
  await page.getByRole('button', { name: 'Ajasta lähetys' }).click();
  await page.getByLabel('Lähetysaika').fill('24.12.2098 klo 8.30');
  await endSession(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Ajasta lähetys' }).click();
  await expect.poll(() => page.getByLabel('Lähetysaika').inputValue()).toBe('24.12.2098 klo\u00A08.30');
});

test('a refused size is counted, has its sentence at the focused field, and Ctrl and Enter save it', async () => {
  const page = await openForm(`${TYRES}&paneeli=koko`);
  const panel = page.getByRole('dialog').first();
  await panel.getByLabel('Leveys').fill('275');
  await panel.getByLabel('Profiili').fill('30');
  await panel.getByLabel('Vanne').fill('iso');
  await page.keyboard.press('Control+Enter');
  await panel.getByText('Tällaista rengaskokoa ei ole. Tarkista leveys, profiili ja vanne.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('diameter');
  await panel.getByText('Tarkista 1 kohta.').waitFor();
  await panel.getByLabel('Vanne').fill('24');
  await page.keyboard.press('Control+Enter');
  await panel.waitFor({ state: 'detached' });
  await waitForToast(page, 'Uusi rengaskoko luotu onnistuneesti');
});

test('two edits of a manufacturer are merged, and only what both changed conflicts', async () => {
  const page = await openForm(`${TYRES}&paneeli=valmistajat`);
  const panel = page.getByRole('dialog').first();
  const edit = panel.getByRole('button', { name: /^Muokkaa/ }).first();
  await edit.click();
  await panel.getByRole('heading', { name: /^Muokkaa: / }).waitFor();
  await panel.getByLabel('Maa').fill('Suomi');
  await panel.getByLabel('Verkkosivu').fill('https://oma.example');
  const change = async (changed: object) => {
    await page.evaluate(async (values) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('adminToken')}`,
        'content-type': 'application/json',
      };
      const id = new URLSearchParams(location.search).get('paneeli')?.split(':')[1];
      const makers = await (await fetch('/api/manufacturers', { headers })).json();
      const stored = makers.find(({ _id }: { _id: string }) => _id === id);
      const body = JSON.stringify({ ...stored, ...values });
      // An answer that nobody reads may count as under way for good.
      await (await fetch(`/api/manufacturers/${id}`, { method: 'PUT', headers, body })).text();
    }, changed);
  };
  await change({ description: 'Toisen sanat', website: 'https://toinen.example' });
  browser.allowPageError(/status of 409/);
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  const conflict = panel.getByRole('table', { name: 'Joku muu ehti tallentaa ensin' });
  await conflict.waitFor();
  await expect.poll(() => conflict.getByRole('rowheader').allInnerTexts()).toEqual(['Verkkosivu']);
  await expect.poll(() => panel.getByLabel('Kuvaus').inputValue()).toBe('Toisen sanat');
  await panel.getByRole('button', { name: 'Käytä tallennettua' }).click();
  await expect.poll(() => panel.getByLabel('Verkkosivu').inputValue()).toBe('https://toinen.example');
  await expect.poll(() => panel.getByLabel('Maa').inputValue()).toBe('Suomi');
  // Another change elsewhere is taken over without a question.
  await change({ postalAddress: 'Toisen katu 1' });
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await waitForToast(page, 'Joku muu oli muuttanut muita kohtia.');
  await panel.getByRole('heading', { name: 'Lisää valmistaja' }).waitFor();
  await edit.click();
  await panel.getByRole('heading', { name: /^Muokkaa: / }).waitFor();
  await expect.poll(() => panel.getByLabel('Postiosoite').inputValue()).toBe('Toisen katu 1');
  await expect.poll(() => panel.getByLabel('Maa').inputValue()).toBe('Suomi');
});

const WAITING = 'Tallennetaan heti, kun kuva on perillä.';
const saveHome = (page: Page) => page.getByRole('button', { name: 'Tallenna muutokset' }).click();

/** Chooses the home page's picture, which is on its way until what this answers is called. */
async function uploadHero(page: Page, widthPx: number): Promise<() => void> {
  const resume = await hold(page, '**/api/upload', 'POST');
  const buffer = await makePicture('png', widthPx);
  await page.getByLabel('Pääkuva').setInputFiles({ name: 'halli.png', mimeType: 'image/png', buffer });
  await page.getByRole('progressbar').waitFor();
  return resume;
}

/** What the page sends from now on to be stored. */
function savesOf(page: Page): (string | null)[] {
  const saves: (string | null)[] = [];
  page.on('request', (sent) => sent.method() === 'PUT' && saves.push(sent.postData()));
  return saves;
}

test('a picture that is uploading is a change, and a save of it alone waits until it is there', async () => {
  const page = await openForm('homepage/image');
  const saves = savesOf(page);
  const resume = await uploadHero(page, 640);
  await saveHome(page);
  await page.getByText(WAITING).waitFor();
  expect(saves).toEqual([]);
  resume();
  await waitForToast(page, 'Etusivu päivitetty onnistuneesti');
  expect(saves).toEqual([expect.stringContaining('/api/files/')]);
});

test('a save that waits for a picture is given up with its upload, or with all changes', async () => {
  const page = await openForm('homepage/hero');
  const saves = savesOf(page);
  const typed = page.getByLabel('Alaotsikko', { exact: true });
  await typed.fill('Kesken jäänyt');
  await page.getByRole('link', { name: 'Kuva', exact: true }).click();
  for (const giveUp of ['Keskeytä', 'Peru muutokset']) {
    await uploadHero(page, 650);
    await saveHome(page);
    await page.getByText(WAITING).waitFor();
    await page.getByRole('button', { name: giveUp }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByText(WAITING).waitFor({ state: 'detached' });
    if (giveUp === 'Keskeytä') {
      await waitForToast(page, 'Muutoksia ei tallennettu, koska kuva ei tullut perille.');
    }
  }
  await page.getByRole('link', { name: 'Pääosio' }).click();
  await expect.poll(() => typed.inputValue()).not.toBe('Kesken jäänyt');
  await whenQuiet(page);
  expect(saves).toEqual([]);
});

test('changes that are saved on the way elsewhere wait for the picture among them', async () => {
  const page = await openForm('homepage/image');
  const saves = savesOf(page);
  const resume = await uploadHero(page, 660);
  await page.getByRole('link', { name: 'Kuvat', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna ja jatka' }).click();
  await page.getByText(WAITING).waitFor();
  expect(saves).toEqual([]);
  resume();
  await page.waitForURL('**/admin/kuvat');
  expect(saves).toEqual([expect.stringContaining('/api/files/')]);
});
