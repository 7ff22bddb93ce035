import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { startAssistantShop } from '../../../../../test/builders/assistant-tools.ts';
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { speedSymbolKmh } from '../../../catalogue/size/load-speed.ts';
import { mentionsDog } from '../../dog-mention.ts';
import { reply } from './assistant.ts';
import evaluation from './evaluation.json' with { type: 'json' };
import { learnIntents } from './intents/intents.ts';
import plainQuestions from './plain-questions.json' with { type: 'json' };
import type { AssistantTools } from './tools.ts';
import { extrasOf } from './turns/answer-events.ts';

const caseSchema = z.strictObject({
  asked: z.array(z.string()).min(1),
  topic: z.string(),
  facts: z.array(z.string()).default([]),
  absent: z.array(z.string()).default([]),
});

const { shop, tools } = await startAssistantShop('2026-11-21T11:00:00+02:00');
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '');

test.each([
  ['at least 150 questions', 150, evaluation],
  ['at least 60 plain questions', 60, plainQuestions],
])('of %s 95 in 100 are answered rightly, and none with a wrong fact', async (_, least, data) => {
  const cases = z.array(caseSchema).parse(data);
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { asked, topic, facts, absent } of cases) {
    const answered = await reply(tools, asked);
    const text = plain(answered.text);
    const line = `${asked.join(' | ')} => ${answered.topic}: ${text.slice(0, 160)}`;
    if (answered.topic !== topic || !facts.every((fact) => text.includes(fact))) missed.push(line);
    if (absent.some((fact) => text.includes(fact))) wrong.push(line);
  }
  expect(cases.length).toBeGreaterThanOrEqual(least);
  expect(wrong).toEqual([]);
  expect(missed.length / cases.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

const ask = async (...questions: string[]) => {
  const answered = await reply(tools, questions);
  return { ...answered, text: plain(answered.text) };
};

test('a requested model has its own price in the answer, and every count says what it counts', async () => {
  for (const [question, words, search] of [
    [
      'Paljonko maksaa Nokian Hakkapeliitta 10 koossa 205/55R16?',
      'nokian hakkapeliitta 10',
      'hakkapeliitta 10',
    ],
    ['Mikä on Michelin Primacy 5 hinta koossa 225/45R17?', 'michelin primacy 5', 'primacy 5'],
    ['mishelin primacy 5 225/45r17', 'michelin primacy 5', 'primacy 5'],
  ] as const) {
    const size = question.includes('205') ? '205/55R16' : '225/45R17';
    const { items } = await tools.searchTyres({ text: `${size} ${search}` });
    const { text, products } = await ask(question);
    expect(text).toContain(`Hain näin: koko ${size}, sanat ”${words}”.`);
    expect(text).toContain(plain(formatShortEuros(items[0]?.price.cents ?? 0)));
    expect(products.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  }
});

test('a model that the size lacks does not deny the tyres of the size', async () => {
  const { text } = await ask('onko 205/55R16 nokian hakkapeliitta r5 suv');
  const { total } = await tools.searchTyres({ text: '205/55R16' });
  expect(text).toContain(
    'Tällä haulla ei löytynyt rengasta: koko 205/55R16, sanat ”nokian hakkapeliitta r5 suv”.',
  );
  expect(text).toContain(`renkaita koossa 205/55R16: ${total} rengasta`);
});

test('an unknown name in the question is mentioned in the answer', async () => {
  expect((await ask('onko teillä Barum polaris 205/55R16')).text).toContain(
    'Sanoja ”Barum” ja ”polaris” en tunnistanut',
  );
  expect((await ask('onko 205/55R16 varastossa')).text).not.toContain('en tunnistanut');
});

test.each([
  ['225/45R17 94Y XL kesärenkaat halvin', 94, 'Y'],
  ['205/55R16 94H XL tarvitaan', 94, 'H'],
  ['205/55r16 kitkat joissa kantavuus vähintään 94', 94, undefined],
  ['205/55R16 SUV renkaita 109 kantavuus', 109, undefined],
  [`${'Ajan paljon maantiellä ja tarvitsen hyvät. '.repeat(4)} Koko 205/55R16 94V kesä`, 94, 'V'],
])('no tyre of a lower load or speed than requested is offered: %s', async (question, load, speed) => {
  const { text, products } = await ask(question);
  expect(text).toContain(`kantavuusluokka vähintään ${load}`);
  for (const { loadIndex, speedSymbol } of products) {
    expect(loadIndex).toBeGreaterThanOrEqual(load);
    expect(speedSymbolKmh(speedSymbol ?? '')).toBeGreaterThanOrEqual(speedSymbolKmh(speed ?? '') ?? 0);
  }
});

test('a load index given for one size does not limit the next', async () => {
  expect((await ask('205/55R16 94H', 'entä 225/45R17')).text).not.toContain('kantavuusluokka');
});

test('run-flat tyres are searched for, and all-season ones are not replaced by summer tyres', async () => {
  for (const question of ['onko 205/55R16 run flatteja', 'runflat 225/45R17']) {
    const { text, products } = await ask(question);
    expect(text).toContain('merkintä RFT');
    expect(products.length).toBeGreaterThan(0);
    expect(products).not.toHaveLength(0);
    expect(products.every(({ isRunFlat }) => isRunFlat)).toBe(true);
  }
  for (const question of [
    'ympärivuotisia renkaita 195/65R15',
    'jokasään renkaat 215/65R16',
    'all season 205/55R16',
  ]) {
    const { text, products } = await ask(question);
    expect(text).toContain('Ympärivuotisille ei ole omaa ryhmää');
    expect(text).not.toContain('€');
    expect(products).toEqual([]);
  }
});

test('the cheapest named has a set in stock and comes first among the tyres shown', async () => {
  for (const size of [
    '205/55R16',
    '225/45R17',
    '225/40R18',
    '195/65R15',
    '215/60R16',
    '235/45R18',
    '225/50R17',
  ]) {
    for (const kind of ['', 'kesä', 'kitka', 'nasta']) {
      const filters = { text: `${size} ${kind}`, isInStock: true, sort: 'price-asc' as const };
      const { items } = await tools.searchTyres(filters);
      const cheapest = items.find(({ stock }) => stock.count >= 4);
      if (!cheapest) continue;
      const { text, products } = await ask(`${size} ${kind}`);
      expect(text).toContain(`edullisin on ${cheapest.manufacturer.name} ${cheapest.model}, `);
      expect(products[0]?.id).toBe(cheapest.id);
    }
  }
});

test('the cheapest is named as that of a set when a cheaper one has fewer than four', async () => {
  const searched = '255/35R19 96Y XL kesä';
  const { items } = await tools.searchTyres({ text: searched, isInStock: true, sort: 'price-asc' });
  expect(items[0]?.stock.count).toBeLessThan(4);
  expect((await ask(searched)).text).toContain('Neljän renkaan sarjana edullisin on');
  expect((await ask('205/55R16 kitka')).text).toContain('Saatavilla olevista edullisin on');
});

test('a name that is known only in part is said to be so', async () => {
  expect((await ask('onko Green Diamond renkaita')).text).toContain('en tunnistanut');
  expect((await ask('Michelin Pilot Sport 4 225/45R17')).text).toContain('en tunnistanut');
  expect((await ask('mishelin primacy 5 225/45r17')).text).not.toContain('en tunnistanut');
  expect((await ask('Michelin 225/45R17 4 kpl')).text).not.toContain('en tunnistanut');
  expect((await ask('michelin 4 kpl 225/45R17')).text).not.toContain('en tunnistanut');
});

test('over all sizes the answer counts tyres as the list does', async () => {
  const { total } = await tools.searchTyres({ text: 'vikingcontact 7' });
  expect((await ask('löytyykö Continental VikingContact 7')).text).toContain(`Löytyi ${total} rengasta`);
});

test('text and cards price the fitting to the car that is named', async () => {
  const totals = [];
  for (const car of ['', 'maasturiin']) {
    const answered = await ask(`halvin 205/55R16 kitka ${car} asennettuna`);
    const [, total] = /yhteensä ([\d ]+ €)/.exec(answered.text) ?? [];
    const [first] = extrasOf(answered).products;
    expect(plain(first?.price ?? '')).toBe(`${total} asennettuna, 4 kpl`);
    totals.push(total);
  }
  expect(new Set(totals).size).toBe(2);
});

test('balancing with fitting costs the price of fitting, which includes it', async () => {
  for (const question of [
    'mitä maksaa 4 rengasta alle asennettuna ja tasapainotettuna 16 tuumaa',
    'sisältyykö tasapainotus hintaan',
  ]) {
    const { text } = await ask(question);
    expect(text).toContain('**Asennus ja tasapainotus, enintään 16″**: henkilöauto 25 €');
    expect(text).not.toContain('Irtopyörän tasapainotus');
  }
  expect((await ask('paljonko tasapainotus maksaa')).text).toContain('Irtopyörän tasapainotus');
});

test('a question in English after work on rims is not a search for tyres', async () => {
  const { topic, products } = await ask('How much is a tyre change for 18 inch rims?');
  expect(topic).toBe('price');
  expect(products).toEqual([]);
});

test('an unanswered question gets no claim about what pages say', async () => {
  for (const question of [
    'vaihdatteko asuntovaunun renkaat',
    'nelipyöräsuuntaus?',
    'vaihdatteko moottoripyörän renkaita',
  ]) {
    const { text, actions } = await ask(question);
    expect(text).not.toMatch(/hinnastossa eikä sivuilla/);
    expect(actions.length).toBeGreaterThan(0);
  }
});

test('asked whether it is human, the assistant first says that it is not, and leads to one', async () => {
  for (const question of ['Puhunko ihmisen kanssa?', 'Onko siellä ihminen?', 'Kuka siellä vastaa?']) {
    const { text, actions } = await ask(question);
    expect(text).toMatch(
      /^(?:Et puhu ihmisen kanssa\. )?Olen Kaartobotti, tekoälyavustaja\. En ole ihminen\./,
    );
    expect(text).toContain('Kaarto Renkaan omista tiedoista');
    expect(actions.map(({ href }) => href)).toContain('tel:0100000000');
  }
  expect((await ask('haluan puhua ihmisen kanssa')).text).not.toContain('Totta kai');
});

test('a complaint leads to a person and is among what staff see unanswered', async () => {
  const { text, actions, isUnanswered } = await ask('Miksi te rikoitte mun vanteen');
  expect(text).toContain('Ikävä kuulla');
  expect(text).not.toContain('€');
  expect(actions.length > 0).toBe(true);
  expect(isUnanswered).toBe(true);
});

test('friction or studs is answered from what the shop publishes, not with the dog', async () => {
  const { text, sources } = await ask('Kumpi on parempi, kitka vai nasta?');
  expect(sources[0]?.href).toMatch(/^\/(?:kysymykset|artikkelit\/kitka-vai-nasta)/);
  expect(mentionsDog(text, 'Nasta')).toBe(false);
});

test('where the site takes no bookings, who asks when to come gets the hours', async () => {
  const without = { ...tools, freeTimes: async () => undefined };
  const askWithout = async (question: string) => plain((await reply(without, [question])).text);
  expect(await askWithout('Milloin voin tulla?')).toMatch(
    /^Avoinna, suljetaan klo 13\.[^]*ilman ajanvarausta/,
  );
  expect(await askWithout('Pääseekö huomenna ilman ajanvarausta?')).toMatch(
    /^Huomenna 22\.11\.2026 olemme kiinni\.[^]*ilman ajanvarausta/,
  );
});

test('who asks to come today without an appointment learns first whether the shop is open', async () => {
  const evening = { ...tools, now: () => new Date('2026-11-21T19:30:00+02:00') };
  const askAt = async (at: AssistantTools) =>
    plain((await reply(at, ['Pääseekö tänään ilman ajanvarausta?'])).text);
  expect(await askAt(tools)).toMatch(
    /^Tänään olemme auki klo 10–\S*13\.\s*Avoinna, suljetaan klo 13\.[^]*ilman/,
  );
  expect(await askAt(evening)).toMatch(
    /^Tänään olemme auki klo[^]*Nyt olemme kiinni\.\s*Avaamme maanantaina/,
  );
});

test('asked for a time, the assistant names the first free ones and leads into the booking', async () => {
  const { text, actions } = await ask('Milloin ehditte vaihtaa?');
  const found = await tools.freeTimes(
    { service: 'seasonChange', extras: [], vehicleType: 'passenger', rim: null, isRunFlat: false },
    '2026-11-21',
    7,
  );
  const day = found?.days.find(({ times }) => times.length > 0);
  expect(text).toMatch(/^Kausivaihto, renkaat mukana:\nEnsimmäinen vapaa aika on /);
  expect(text).toContain(`klo ${day?.times[0]?.replace(/^0/, '')}.`);
  expect(actions[0]?.href).toBe(`/ajanvaraus?palvelu=seasonChange&auto=henkiloauto&alkaen=${day?.date}`);
  expect(actions.at(-1)?.label).toBe('Näytä kaikki ajat');
});

test('times are those of the requested days, part of the day and work, as the talk has it', async () => {
  const { text } = await ask('Onko keskiviikkona iltapäivällä aikoja paikkaukseen?');
  expect(text).toMatch(
    /^Renkaan paikkaus:\nVapaita alkamisaikoja on keskiviikkona 25\.11\.2026 iltapäivällä yhteensä \d+, esimerkiksi klo 1[2-6]/,
  );
  expect((await ask('Onko sunnuntaina aikoja?')).text).toContain('Huomenna 22.11.2026 olemme kiinni.');
  expect((await ask('Saisinko ajan vaihtoon ensi viikolle?')).text).toContain('maanantaina 23.11.2026');
  const sized = await ask('onko teillä 205/55R16 kitkoja', 'milloin ehditte laittaa ne alle?');
  expect(sized.actions[0]?.href).toMatch(/^\/ajanvaraus\?palvelu=fitting&auto=henkiloauto&vanne=16&/);
});

test('a requested time of day is answered with yes or with the nearest ones', async () => {
  expect((await ask('Sopiiko ti 1.12. klo 9?')).text).toContain(
    'Kyllä, aika tiistaina 1.12.2026 klo 9.00 on vapaa.',
  );
  expect((await ask('Voinko tulla tiistaina 1.12. klo 18?')).text).toMatch(
    /Aika tiistaina 1\.12\.2026 klo 18\.00 ei ole vapaa\.\nVapaita alkamisaikoja on tiistaina 1\.12\.2026 yhteensä \d+, esimerkiksi klo /,
  );
});

test('the assistant reads no booking: the way is the link in the email, or the account', async () => {
  for (const question of ['perun huomisen aikani', 'Haluan siirtää varaustani', 'Moneltako mun aika oli?']) {
    const { text, actions } = await ask(question);
    expect(text, question).toContain('En näe varauksia');
    expect(actions.map(({ href }) => href)).toContain('/oma-tili');
  }
});

test('for a closed day the answer names the next opening, for the shop and for the dog', async () => {
  const closed = { ...tools, now: () => new Date('2026-11-22T12:00:00+02:00') };
  const hours = await reply(
    { ...closed, hours: async () => ({ ...(await tools.hours()), today: '2026-11-22' }) },
    ['auki tänään?'],
  );
  expect(plain(hours.text)).toContain('Tänään olemme kiinni.\nAvaamme huomenna 23.11.2026 klo 9.');
  const dog = await reply(closed, ['onko Nasta töissä']);
  expect(plain(dog.text)).toContain('Nasta-koira on nyt vapaalla.');
});

test('a question in other words than those of the shop’s own list gets the same answer', async () => {
  const { text } = await ask('kauanko renkaiden vaihto kestää');
  expect(text).toMatch(/^Valmiiden pyörien vaihto kestää/);
  expect((await ask('Tarvitsenko ajanvarauksen?')).text).toMatch(/^Ajanvarausta ei tarvita\./);
});

test('what a credit is paid back in all is not called the credit', async () => {
  const { text } = await ask('paljonko kuukausierä 1200 eurolle');
  expect(text).toContain('Maksat yhteensä 1 200,00 €, todellinen vuosikorko');
  expect(text).not.toContain('kokonaismäärä on 1');
});

test('asked for offers, the assistant lists campaigns and shows tyres on offer', async () => {
  const { total } = await tools.searchTyres({ isOnSale: true });
  const { text, products } = await ask('Onko teillä tarjouksia?');
  expect(text).toContain(`Tarjoushinta on nyt ${total} renkaalla.`);
  expect(products.length).toBeGreaterThan(0);
  expect(products).not.toHaveLength(0);
  expect(products.every(({ price }) => price.offer !== null)).toBe(true);
});

test('a free price and one on request have no unit, and rims are in lower case', async () => {
  expect((await ask('maksaako rengaspaineiden tarkistus')).text).toMatch(/Maksutta$/m);
  const fitting = (await ask('renkaan asennuksen hinta pakettiautoon')).text;
  expect(fitting).toContain('**Asennus ja tasapainotus, enintään 16″**');
  expect(fitting).toMatch(/pakettiauto kysy hintaa$/m);
});

test('what the shop does not promise is not said in its name', async () => {
  const shopOf = await tools.shop();
  const promises = {
    ...shopOf.promises,
    worksWithoutBooking: false,
    takesOldTyresFree: false,
    hotelCares: false,
    deliveryDays: '',
    oldestFittedYears: null,
  };
  const silent = {
    ...tools,
    shop: async () => ({ ...shopOf, promises }),
    // None of the shop's own answers: they may promise more.
    readIntents: () => learnIntents([]),
    findPassages: async () => [],
  };
  for (const [question, promised] of [
    ['milloin voin tulla vaihtoon', 'ilman ajanvarausta'],
    ['voiko vanhat renkaat tuoda teille', 'vastaan maksutta'],
    ['kerro rengashotellista', 'pesu'],
    ['mikä on toimitusaika', '2–3 arkipäivässä'],
    ['vanheneeko rengas', 'emme asenna'],
  ] as const) {
    expect((await ask(question)).text).toContain(promised);
    expect(plain((await reply(silent, [question])).text)).not.toContain(promised);
  }
});

test.each([
  ['kauanko kausivaihto kestää ja tarviiko varata', 'puoli tuntia', 'Ajanvarausta ei tarvita'],
  ['Saako kesärenkailla ajaa nyt ja mikä on sakko?', 'Vain jos keli', 'poliisi voi määrätä maksun'],
  ['mitä paikkaus maksaa ja kauanko siinä menee?', '35 €', 'tavallisesti alle tunti'],
  ['paljonko rengashotelli ja saako renkaat sieltä kesken kauden', '60 €', 'kesken kauden'],
  ['paljonko tasapainotus maksaa ja miksi ratti tärisee', '12 €', 'etupyörän epätasapainosta'],
])('the second part of a message has its answer: %s', async (question, first, second) => {
  const { text } = await ask(question);
  expect(text).toContain(first);
  expect(text).toContain(second);
});
