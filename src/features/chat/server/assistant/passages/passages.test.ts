// Passages of the shop's pages, articles, prices and questions, found by words and quoted.
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../../test/app.ts';
import { assistantToolsOf } from '../../../../../../test/builders/assistant-tools.ts';
import { conceptsIn } from '../concepts.ts';
import { quotePassage } from './quote.ts';

const shop = await startTestApp({ now: '2026-11-21T11:00:00+02:00', settings: { demoData: true } });
await shop.features.prepare(
  () => undefined,
  fileURLToPath(new URL('../../../../../../demo', import.meta.url)),
);
const { findPassages, readIntents } = assistantToolsOf(shop);
afterAll(() => shop.close());

/** A question, and the start of the address or heading of what answers it. */
const KNOWN: readonly (readonly [string, string])[] = [
  ['tarviiko peräkärryssä olla talvirenkaat', 'Pitääkö perävaunussa olla talvirenkaat?'],
  ['voiko yli 10 vuotta vanhoja renkaita asentaa', 'Kuinka vanhoilla renkailla voi ajaa?'],
  ['miten päin pyörimissuunta', '/hyva-tietaa#merkinta-rotation-name'],
  ['rengas vuotaa vanteen reunasta', 'Rengaskorjaus: Vanteen reunan puhdistus ja tiivistys'],
  ['onko jälkikiristys ilmainen', 'Kausivaihto: Jälkikiristys'],
  ['onko hinnoissa alv mukana', '/hinnasto'],
  ['kumpi on parempi kitka vai nasta', '/artikkelit/kitka-vai-nasta'],
  ['voiko samassa autossa olla kitkat ja nastat', '/artikkelit/kitka-vai-nasta#samat-renkaat'],
  ['onko maksuhäiriömerkintä este', '/rahoitus'],
  ['voiko luottosopimuksen peruuttaa', 'Hyvä tietää ennen kuin haet'],
  ['hevosenkenkä syttyi mittaristoon', '/artikkelit/rengaspaineen-varoitusvalo'],
  ['voiko renkaan kyljestä paikata', 'Silloin emme paikkaa'],
  ['rengas tyhjeni tien päällä', 'Jos rengas tyhjenee tiellä'],
  ['mitä M+S tarkoittaa', '/hyva-tietaa#merkinta-snow-name'],
  ['mistä näen renkaan valmistusvuoden', '/hyva-tietaa#merkinta-date-name'],
  ['käykö tavalliset renkaat sähköautoon', 'Tarvitseeko sähköauto omat renkaat?'],
  ['kaksi vai neljä uutta rengasta', '/artikkelit/milloin-rengas-on-loppu#yksi-kaksi'],
  ['mikä on teidän y-tunnus', '/ota-yhteytta'],
  ['vuodesta 1990 olette palvelleet autoilijoita', '/#intro'],
  ['mitä rengashotellin hintaan kuuluu', 'Hintaan kuuluu'],
  ['lukkopultin avain hukassa', 'Rengaskorjaus: Lukkopultin avaus ilman avainta'],
  ['mistä tiedän oikean koon', 'Mistä tiedän oikean rengaskoon?'],
];

test('what the shop publishes on a question is first or second of the passages', async () => {
  const missed: string[] = [];
  let isFirst = 0;
  for (const [question, wanted] of KNOWN) {
    const found = (await findPassages(question)).map(({ passage }) => passage);
    const place = found.findIndex(({ path, heading }) => path.startsWith(wanted) || heading === wanted);
    if (place === 0) isFirst += 1;
    if (place !== 0 && place !== 1) missed.push(`${question} => ${found[0]?.path} ${found[0]?.heading}`);
  }
  expect(missed).toEqual([]);
  expect(isFirst / KNOWN.length).toBeGreaterThanOrEqual(0.5);
});

const likeliest = async (text: string) => (await readIntents()).finnish(text, conceptsIn(text));

test('words that the shop never uses leave a question uncovered', async () => {
  for (const question of ['lennättekö dronea', 'tilaisin pizzan', 'montako jalkapalloa mahtuu pulkkaan']) {
    const [best] = await findPassages(question);
    expect(best?.score ?? 0, question).toBeLessThan(0.5);
  }
  const [best] = await findPassages('ilma karkaa vanteen reunasta');
  expect(best?.score).toBeGreaterThan(0.8);
});

test('a question is met by one of the shop’s own that says nearly the same in other words', async () => {
  for (const [question, own] of [
    ['voisko lahjakortin ostaa teiltä', 'Myyttekö lahjakortteja?'],
    [
      'saako moottoripyörään renkaat',
      'Myyttekö moottoripyörän, mönkijän, polkupyörän tai raskaan kaluston renkaita?',
    ],
    ['käykö teillä lähimaksu kortilla', 'Mitä maksutapoja teillä käy?'],
  ] as const) {
    const [best] = await likeliest(question);
    expect(best?.label, question).toMatchObject({ heading: own });
    expect(best?.share, question).toBeGreaterThanOrEqual(0.5);
  }
  expect(await likeliest('Myyttekö lahjakortteja')).toMatchObject([{ share: 1 }]);
});

test('a row of the price list is quoted with its prices and its note', async () => {
  const question = 'rengas vuotaa vanteen reunasta';
  const found = await findPassages(question);
  const row = found.map(({ passage }) => passage).find(({ path }) => path === '/hinnasto#korjaus');
  expect(row && quotePassage(row, question)).toContain('25');
  expect(row && quotePassage(row, question)).toContain('Kun ilma karkaa renkaan ja vanteen välistä.');
});

test('of a long passage one to three sentences that fit the question are quoted', async () => {
  const question = 'Asennatteko yli 10-vuotiaan renkaan?';
  const found = await findPassages(question);
  const passage = found.map((one) => one.passage).find(({ path }) => path === '/hyva-tietaa#ika');
  const quote = passage ? quotePassage(passage, question) : '';
  expect(quote).toContain('Yli 10-vuotiasta rengasta emme asenna.');
  expect(quote.length).toBeLessThanOrEqual(passage?.text.length ?? 0);
});

test('cards, forms, buttons and other people’s words are no passages', async () => {
  const found = await findPassages('Hakkapeliitta R5 X-Ice VikingContact esimerkkiasiakas rehellisen neuvon');
  for (const { passage } of found) expect(passage.heading).not.toMatch(/Hakkapeliitta|X-Ice/);
  for (const { passage } of found) expect(passage.text).not.toContain('rehellisen neuvon');
});

test('a changed price and a new question are found at once', async () => {
  const authorization = await shop.loginStaff();
  const questions = (await shop.app.inject({ url: '/api/faq' })).json();
  const sent = [
    ...questions,
    { question: 'Saako liskon ottaa mukaan?', answer: 'Kyllä, liskotkin saavat tulla.' },
  ];
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/faq',
    headers: authorization,
    payload: sent,
  });
  expect(saved.statusCode).toBe(200);
  const [found] = await likeliest('saako liskon ottaa mukaan');
  expect(found).toMatchObject({ share: 1, label: { text: 'Kyllä, liskotkin saavat tulla.' } });
  const [alike] = await likeliest('saisiko liskon mukaan');
  expect(alike).toMatchObject({ label: { heading: 'Saako liskon ottaa mukaan?' } });
});
