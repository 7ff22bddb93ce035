import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';

/** The demonstration shop, whose weather is made up. */
const shop = await startTestApp({ now: '2026-10-26T10:00:00+02:00', settings: { demoData: true } });
await shop.features.prepare(() => undefined, fileURLToPath(new URL('../../../../demo', import.meta.url)));
afterAll(() => shop.close());

/** The words of a page between header and footer. */
async function page(path = '/kausi'): Promise<string> {
  const { body } = await shop.app.inject(path);
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return main
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ');
}

/** Twelve dates through the year with the weather of the example, and how each is answered. */
const DATES: readonly (readonly [string, RegExp])[] = [
  ['2027-01-15', /Aja talvirenkailla/],
  ['2027-02-15', /Aja talvirenkailla/],
  ['2027-03-15', /Pidä talvirenkaat vielä: (?:ennusteessa on|lähialueen tiet)/],
  ['2027-03-30', /Pidä talvirenkaat vielä/],
  ['2027-04-10', /Pidä talvirenkaat vielä: ennusteessa on/],
  ['2027-05-05', /Kesärenkaat voi jo vaihtaa/],
  ['2027-06-15', /Kesärenkaat ovat nyt oikea valinta/],
  ['2027-08-15', /Kesärenkaat ovat nyt oikea valinta/],
  ['2027-09-20', /Talvirenkaiden vaihdolla ei ole vielä kiirettä/],
  ['2027-10-18', /Vaihda talvirenkaat|Talvirenkaiden vaihdolla ei ole vielä kiirettä/],
  ['2027-10-27', /Vaihda talvirenkaat/],
  ['2027-11-15', /Aja talvirenkailla/],
];

test.each(DATES)(
  'on %s the page is whole, with strip, table, law and that it is an example',
  async (day, answer) => {
    shop.clock.set(`${day}T10:00:00Z`);
    const words = await page();
    expect(words).toMatch(answer);
    expect(words).toContain('Esimerkkisää: tämä on esittelyliike');
    expect(words).toContain('tieliikennelaki 729/2018');
    expect(words).toContain('Nastarenkailla saa nyt ajaa');
    const { body } = await shop.app.inject('/kausi');
    expect(body.match(/<svg viewBox="[^>]*aria-label="[^"]*aikajana/g)).toHaveLength(1);
    expect(body.match(/<tr><th scope="row">/g)?.length).toBeGreaterThanOrEqual(12);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
  },
);

test('the answer is of the moment: it changes at midnight and is the same for all within ten minutes', async () => {
  shop.clock.set('2028-03-31T20:55:00Z');
  expect(await page()).toContain('Talvirenkaita voidaan nyt vaatia.');
  shop.clock.set('2028-03-31T21:05:00Z');
  expect(await page()).toContain('Talvirenkaita ei nyt vaadita.');
});

test('the answer stands short on the home page and the tyre hotel’s, with the way to its page', async () => {
  shop.clock.set('2028-05-05T10:00:00Z');
  for (const path of ['/', '/rengashotelli']) {
    expect(await page(path)).toMatch(
      /Kesärenkaat voi jo vaihtaa[^.]*\. Esimerkkisää\. Milloin renkaat vaihtoon\?/,
    );
    expect((await shop.app.inject(path)).body).toContain('href="/kausi"');
  }
});

test('the assistant answers when to change with the advice of today and its page', async () => {
  shop.clock.set('2028-05-05T10:00:00Z');
  const ask = async (text: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/ai/chat',
        payload: { messages: [{ id: '1', role: 'user', content: text }] },
      })
    ).body;
  for (const question of [
    'Milloin renkaat vaihtoon?',
    'Pitääkö renkaat vaihtaa nyt?',
    'Milloin talvirenkaat pitää vaihtaa?',
  ]) {
    const answer = await ask(question);
    expect(answer, question).toContain('Kesärenkaat voi jo vaihtaa');
    expect(answer, question).toContain('/kausi');
    expect(answer, question).not.toMatch(/"delta":"(?:Ei|Kyllä)[.,]/);
  }
  expect(await ask('Saako nastoilla ajaa kesällä?')).not.toContain('Kesärenkaat voi jo vaihtaa');
});

test('the page is in the sitemap and in the footer, and what people guess leads to it', async () => {
  expect((await shop.app.inject('/sitemap.xml')).body).toContain('/kausi</loc>');
  expect((await shop.app.inject('/')).body).toMatch(/<footer.*href="\/kausi"/s);
  const guessed = await shop.app.inject('/milloin-renkaat-vaihtoon');
  expect([guessed.statusCode, guessed.headers.location]).toEqual([301, '/kausi']);
});

test('a visitor’s browser requests nothing from another host for the page', async () => {
  const { body } = await shop.app.inject('/kausi');
  const loaded = [...body.matchAll(/(?:src|srcset|data-src)="([^"]+)"/g)].map(([, url]) => url);
  expect(loaded.filter((url) => /^(?:https?:)?\/\//.test(url ?? ''))).toEqual([]);
});

test('a real shop whose operator has not switched the weather on shows none, and no example', async () => {
  const real = await startTestApp({ now: '2026-10-26T10:00:00+02:00' });
  const { body } = await real.app.inject('/kausi');
  expect(body).not.toContain('Esimerkkisää');
  expect(body).toContain('Sää- ja kelitietoja ei ole nyt käytössä.');
  expect(body).toContain('Ennustetta ei ole');
  await real.close();
});
