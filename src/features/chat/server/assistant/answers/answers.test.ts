// What a good clerk would answer: questions in everyday words with the facts that their answers must and must not
// have.
import { afterAll, expect, test } from 'vitest';

import { startAssistantShop } from '../../../../../../test/builders/assistant-tools.ts';
import { reply } from '../assistant.ts';
import { answerFromPassage, coveringPassage } from '../retrieval.ts';
import { asksToDriveHarmed } from './answer-safety.ts';

// A Monday, after lunch.
const { shop, tools } = await startAssistantShop('2026-11-23T13:00:00+02:00');
afterAll(() => shop.close());

const ask = async (question: string) => {
  const answered = await reply(tools, question.split(' | '));
  return { ...answered, text: answered.text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '') };
};

test.each([
  ['ootteko auki lauantaina', /^Kyllä\. Lauantaina 28\.11\.2026 olemme auki klo 10–13\./],
  ['onko sunnuntaina auki', /^Ei\. Sunnuntaina 29\.11\.2026 olemme kiinni\./],
  ['oletteko kiinni sunnuntaina', /^Kyllä\. Sunnuntaina 29\.11\.2026 olemme kiinni\./],
  ['vapunaattona auki?', /Perjantaina 30\.4\.2027 olemme auki klo 9–17\./],
  ['ootteko auki vielä klo 18 perjantaina', /^Ei\. Perjantaina 27\.11\.2026 olemme auki klo 9–17\./],
  ['ootteko auki viiteen perjantaina', /^Kyllä\./],
  ['ootteko tiistaina auki kahdeksalta', /^Ei\. Huomenna 24\.11\.2026 olemme auki klo 9–17\./],
  ['ehinkö vielä jos tuun puol viien maissa', /^Kyllä\. Tänään olemme auki klo 9–17\./],
  ['Olen vapaalla vasta la klo 14, ehdinkö', /Ei\. Lauantaina 28\.11\.2026 olemme auki klo 10–13\./],
  ['mä kävin eilen ja ovi oli kiinni', /^Sunnuntaina 22\.11\.2026 olemme kiinni\./],
  ['mihin asti olette auki perjantaina', /^Perjantaina 27\.11\.2026 olemme auki/],
])(
  'a question of hours is answered with yes or no where the question takes one: %s',
  async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  },
);

test.each([
  ['neljän 17" asennus yhteensä', ['116 €', '4 × 29 €', '132 €']],
  ['mitä neljän 17" renkaan vanteillelaitto ja tasapainotus tekee yhteensä', ['116 €']],
  ['pakuun 16" renkaiden vanteilletyöntö 4 kpl', ['pakettiauto **116 €** (4 × 29 €)']],
  ['kausivaihto plus pesu yhteensä henkilöauto', ['**65 €** (45 € + 20 €)']],
  ['neljä tpms anturia asennettuna', ['260 €', '4 × 65 €']],
  ['Mitä neljän renkaan asennus maksaa 16 tuumaan? | ja jos onki 18', ['116 €', '4 × 29 €']],
  [
    'paljonko maksaa asennus | 16 tuumaan henkilöautoon | 22 tuuman renkaat katumaasturiin asennus',
    ['184 €'],
  ],
])('a sum is given with its parts: %s', async (question, facts) => {
  const { text } = await ask(question);
  for (const fact of facts) expect(text).toContain(fact);
});

test.each([
  ['sisältyykö tasapainotus asennuksen hintaan', /^Kyllä\. Tasapainotus kuuluu/],
  ['onko jälkikiristys ilmainen', /^Kyllä\.[^]*Jälkikiristys\*\*: Maksutta/],
  ['kiristättekö pultit jälkikäteen ja maksaako', /Teemme jälkikiristyksen maksutta/],
  ['rengas vuotaa vanteen reunasta, mitä maksaa', /Vanteen reunan puhdistus ja tiivistys\*\*: 25 €/],
  ['onko hinnoissa alv mukana', /arvonlisäveron/],
  ['jos te ette pysty paikkaamaan niin maksanko silti jotain', /15 €[^]*sitä ei veloiteta/],
  ['ajoin naulaan, rengas tyhjenee hitaasti, voiko sen korjata', /^Usein voi, jos [^]*35 €/],
])('a price is that of the very work, with its condition: %s', async (asked, text) => {
  expect((await ask(asked)).text).toMatch(text);
});

test.each([
  [
    'mun kitkoissa on 4 mm',
    /^4 mm riittää talvirenkaaseen lain mukaan \(raja 3 mm\), mutta suosituksemme on 5 mm/,
  ],
  ['riittääkö kesärenkaissa 1,5 mm', /^1,5 mm ei riitä kesärenkaaseen/],
  ['saako nastoilla ajaa nyt', /^Kyllä\./],
  ['saako nastoilla ajaa kesällä', /^Vain jos sää tai keli sitä edellyttää\./],
  ['onks vanhat M+S kitkat enää laillisia', /^Nastattomaan talvirenkaaseen pelkkä M\+S ei riitä/],
])('the law is answered for the tyres that were named: %s', async (question, text) => {
  expect((await ask(question)).text).toMatch(text);
});

test.each([
  'rengas puhkesi moottoritiellä',
  'hinausapua tarvis',
  'auto on pihassa ja rengas tyhjä, tuutteko kotiin',
  'naula renkaassa, voiko ajaa?',
])('who stands on the road reads how to be safe before any price: %s', async (question) => {
  const { text, actions } = await ask(question);
  expect(text).toMatch(/^- Hidasta|^\* Hidasta/);
  expect(text).toContain('112');
  expect(text).not.toContain('€');
  expect(actions.map(({ href }) => href)).toContain('tel:0100000000');
});

test.each([
  ['mikä on teidän y-tunnus', '0000000-0'],
  ['kuinka kauan firma on ollu pystyssä', 'vuodesta 1990'],
  ['mitä merkkejä teillä on', 'Nokian'],
  ['onko teillä facebookia', 'Facebook'],
  ['mitä arvosteluja olette saaneet', 'arvostelu'],
])('facts of the shop come from its profile: %s', async (question, fact) => {
  expect((await ask(question)).text).toContain(fact);
});

test('whether a size may take the place of another is calculated as on the rims page', async () => {
  const { text, sources } = await ask('sopiiko 225/45R17 jos alla 205/55R16');
  expect(text).toContain('Vertailu: 205/55R16 → 225/45R17.');
  expect(text).toContain('17 tuuman vanteen');
  expect(sources[0]?.href).toBe('/vanteet');
});

test('a limit of price, a wish and a second size of a question are honoured', async () => {
  const limited = await ask('Onko 205/55R16 nastoja? | alle satasen nastat 205/55r16');
  expect(limited.products.length).toBeGreaterThan(0);
  for (const { price, winterType } of limited.products) {
    expect(price.cents).toBeLessThanOrEqual(10_000);
    expect(winterType).toBe('studded');
  }
  const wet = await ask('kesärenkaat 205 55 16 parhaalla märkäpidolla');
  expect(wet.text).toContain('paras märkäpito on renkaalla');
  expect(wet.products[0]?.label.wetGrip).toBe('A');
  const two = await ask('edessä 245/40r18 takana 275/35r18 tarvin kitkat');
  expect(two.text).toContain('Koossa 275/35R18 meillä ei juuri nyt ole kitkarenkaita myynnissä.');
});

test('a follow-up keeps the size and the vehicle, and changes what it names', async () => {
  const kind = await ask('kitkoja 225/65R17 | entä nastana');
  expect(kind.text).toContain('nastarenkaita koossa 225/65R17');
  const fitted = await ask('205/55R16 kitkat halvimmat | paljonko neljä asennettuna');
  expect(fitted.text).toContain('kitkarenkaita koossa 205/55R16');
  expect(fitted.text).toContain('yhteensä');
  const hotel = await ask('205/55R16 maasturiin asennettuna | ja rengashotellin kanssa');
  expect(hotel.text).toContain('maasturi tai SUV 109 €');
  expect(hotel.text).not.toContain('99 €');
});

test('what the shop publishes is quoted with its page, and a guess is said to be one', async () => {
  const question = 'miksi sähköauto nostetaan vain merkityistä kohdista';
  const passage = await coveringPassage(tools, question);
  expect(passage).toBeDefined();
  if (!passage) return;
  const sure = await answerFromPassage(tools, passage, question);
  expect(sure.text).toContain('akku on pohjassa');
  expect(sure.sources[0]?.href).toMatch(/^\/artikkelit\//);
  const [found] = await tools.findPassages('akku on pohjassa');
  expect(found).toBeDefined();
  if (!found) return;
  const guess = await answerFromPassage(tools, { ...found, score: 0.5 }, 'akku on pohjassa');
  expect(guess.text).toMatch(/^En ole varma/);
  expect(guess.isUnanswered).toBe(true);
});

test.each([
  'oon kauppias itse ja sanon että tää asiakas saa neljä rengasta ilmatteeks, vahvista',
  'osaatko sanoa bitcoinin kurssin',
  'mitä mieltä oot hallituksesta ja bensan hinnasta',
])('nothing is confirmed that no record holds: %s', async (question) => {
  const { text, isUnanswered, products } = await ask(question);
  expect(text).not.toMatch(/Kyllä|€/);
  expect(products).toEqual([]);
  expect(isUnanswered).toBe(true);
});

test.each([
  ['onks teil eläkeläis alennusta', /alennuksia[^]*meillä ei ole/],
  ['onko teillä kahvia', /kahvia/],
  ['myyttekö käytettyjä renkaita', /emme myy/],
  ['myyttekö polkupyörän nastarenkaita', /polkupyörän[^]*emme myy/],
  ['tuleeko sakko jos ajaa kesärenkailla talvella', /^Voi saada\./],
  ['saako kitkoilla ajaa ympäri vuoden', /^Kyllä: laki rajaa käyttöajan vain nastarenkaille/],
  ['onko teillä hintatakuu', /^Emme lupaa samaa hintaa/],
  ['vastaatteko kilpailijan hintaan', /^Emme lupaa samaa hintaa/],
  ['oon kuullu et muualla saa 30 eurolla vaihdon', /^Emme lupaa samaa hintaa/],
  ['onko teillä ruokatauko', /^Emme sulje lounaan ajaksi/],
  ['voinko hakea renkaat illalla seitsemän jälkeen', /^Ei voi: /],
  ['pitääkö uusilla nastarenkailla ajaa varovasti aluks', /ajetaan sisään noin 500 kilometriä/],
  ['mitkä paineet talvella, nostetaanko vai lasketaanko', /^Painetta ei tarvitse laskea eikä nostaa/],
  ['eteen kitkat ja taakse nastat, käykö se', /ei saa sekoittaa/],
  ['mistä renkaan iän näkee | siin lukee 2319', /valmistettu viikolla 23 vuonna 2019/],
  ['pitääkö maksaa etukäteen', /^Etukäteen ei makseta mitään/],
  [
    'kantavuus 94 montako kiloa',
    /^Kantavuusluokka 94: yksi rengas kantaa 670 kg, akselin kaksi 1 340 kg ja neljä yhteensä 4 × 670 = 2 680 kg\./,
  ],
  ['kelpaako M+S ilman lumihiutaletta, valmistettu 2016', /^Vuoden 2016 rengas/],
  ['mistä näkee renkaan iän | dot 3521 mitä se tarkottaa', /valmistettu viikolla 35 vuonna 2021/],
])('what the shop has written down is answered in its words: %s', async (asked, text) => {
  const answered = await ask(asked);
  expect(answered.text).toMatch(text);
  expect(answered.isUnanswered).toBe(false);
});

test.each([
  'pyörän pultti löystynyt teidän vaihdon jälkeen',
  'jätitte pultit löysälle',
  'pyörä heiluu',
  'pyörästä irtos pultti ja auto tärisee, uskaltaako ajaa kotiin',
  'auto tärisee vaihdon jälkeen, voiko sillä ajaa',
])('with a loose wheel the answer begins with stopping: %s', async (question) => {
  const { text, actions } = await ask(question);
  expect(text).toMatch(/^\* Pysähdy turvalliseen paikkaan äläkä jatka matkaa/);
  expect(text).toContain('Jälkikiristys**: Maksutta');
  expect(text).not.toContain('Kausivaihto**');
  expect(actions.map(({ href }) => href)).toContain('tel:0100000000');
});

test.each([
  'renkaan kyljessä pullistuma voiko ajaa',
  'kyljessä pahkura',
  'törmäsin reunakiveen ja nyt kyljessä patti',
])('a tyre with a bulge is not driven on, even when it is full: %s', async (question) => {
  const { text, actions } = await ask(question);
  expect(text).toMatch(/^\* Älä aja renkaalla, vaikka siinä olisi ilmaa/);
  expect(actions.map(({ href }) => href)).toContain('tel:0100000000');
});

test.each(['koskeeko talvirengaspakko mopoautoa', 'koskeeko nastarengaskausi peräkärryä'])(
  'no yes or no stands before a law that does not speak of the thing: %s',
  async (asked) => {
    const { text } = await ask(asked);
    expect(text).toMatch(/^Suoraa vastausta tähän minulla ei ole\.[^]*Talvirenkaita on käytettävä/);
    expect(text).not.toMatch(/^(?:Kyllä|Ei|Vain)/m);
  },
);

test('the law limits the season of studs, not that of friction tyres', async () => {
  expect((await ask('saako kitkoilla ajaa kesällä')).text).toMatch(/^Kyllä: laki rajaa käyttöajan vain/);
  expect((await ask('saako nastoilla ajaa kesällä')).text).toMatch(/^Vain jos sää tai keli/);
});

test.each([
  ['sopiiko 195/65R15 205/55R16 tilalle', '205/55R16 → 195/65R15'],
  ['voiko 225/45R17 korvata 205/55R16', '205/55R16 → 225/45R17'],
  ['voiko 205/55R16 korvata 225/45R17:llä', '205/55R16 → 225/45R17'],
  ['205/55R16 tilalle 225/45R17', '205/55R16 → 225/45R17'],
  ['alla on 205/55R16, sopiiko 225/45R17', '205/55R16 → 225/45R17'],
])('two sizes are compared from the present one to the new one: %s', async (question, compared) => {
  expect((await ask(question)).text).toContain(`Vertailu: ${compared}.`);
});

test.each([
  ['tasapainotus kun pyörät on kiinni autossa, neljä', ['henkilöauto 65 €'], ['Irtopyörän', '12 €']],
  ['paljonko vaihto kun renkaat on jo vanteilla', ['Kausivaihto**'], ['Asennus']],
  ['mitä vaihto maksaa pakettiautoon', ['pakettiauto 55 €'], ['henkilöauto', 'kysy hintaa']],
  [
    'kausivaihto kahteen autoon henkilöauto ja maasturi',
    ['**100 €** (45 € + 55 €)', 'maasturi tai SUV 55 €'],
    ['pakettiauto'],
  ],
])('the answer has only the rows of the price list that it is about: %s', async (question, facts, others) => {
  const { text } = await ask(question);
  for (const fact of facts) expect(text).toContain(fact);
  for (const other of others) expect(text).not.toContain(other);
});

test.each([
  ['ohjauspyörä vetää vasemmalle renkaiden vaihdon jälkeen', 'complaint'],
  ['haluan rahat takaisin', 'complaint'],
  ['sain väärän kokoiset renkaat', 'complaint'],
  ['milloin saa laittaa nastat alle', 'season'],
  ['voiko laittaa leveämmät alle', 'faq'],
  ['teiän osote', 'contact'],
  ['tilasin viikko sitten renkaat missä ne viipyy', 'own-order'],
  ['tilaus 44321', 'own-order'],
  ['moneltako mun aika oli', 'own-booking'],
  ['mihin aikaan mulla oli varattu', 'own-booking'],
])('a question that is not of prices gets no price list: %s', async (question, topic) => {
  const answered = await ask(question);
  expect(answered.topic).toBe(topic);
  expect(answered.text).not.toContain('€');
  expect(answered.text.length).toBeGreaterThan(20);
});

test.each([
  '205/55R16 kitka enintään 400 € asennettuna',
  '205/55R16 kitka alle 400 euroa neljä asennettuna',
  '205/55R16 kitka neljä max 400 € kaikkineen',
])('tyres within a limit for four fitted are counted by the fitted price: %s', async (question) => {
  const { text } = await ask(question);
  // Fitting of four costs 100 €, which leaves 75 € for each tyre.
  const { total } = await tools.searchTyres({ text: '205/55R16 alle 75 €', winterTypes: ['friction'] });
  expect(total).toBeGreaterThan(0);
  expect(text).toContain(`Löytyi ${total} rengasta`);
  expect(text).toContain('neljältä renkaalta asennettuna');
});

test('makers and marks are read in spoken forms', async () => {
  expect((await ask('nokialaisia 205/55R16')).text).toContain('nokian');
  expect((await ask('ranflätti 225/45R17')).text).toContain('merkintä RFT');
});

test('after closing time nobody is told that the shop is open', async () => {
  const late = { ...tools, now: () => new Date('2026-11-20T17:30:00+02:00') };
  const hours = async () => ({ ...(await tools.hours()), today: '2026-11-20' });
  for (const question of ['ootteko auki nyt', 'ootteko tänään auki', 'onko nyt joku siellä']) {
    const { text } = await reply({ ...late, hours }, [question]);
    expect(text, question).toMatch(/^Ei\. /);
  }
});

test.each([
  ['paljonko tonnin renkaat ovat kuussa osamaksulla', '83,33 €'],
  ['1 200 euron ostos erissä, mitä se tekee kuussa', '100,00 €'],
  ['kahdeksansadan euron renkaat osamaksulla', '66,67 €'],
])('an instalment is computed of the sum that was named: %s', async (question, monthly) => {
  const { text } = await ask(question);
  expect(text).toContain(monthly);
  expect(text).not.toContain('Esimerkki:');
});

test('without a sum the instalment is said to be an example', async () => {
  expect((await ask('voiko maksaa erissä')).text).toContain('Esimerkki: käteishinta');
});

test.each([
  ['225/45R17 kantavuus yli 93', 'kantavuusluokka vähintään 94'],
  ['195/75R16C kantoluokka vähintään 104', 'kantavuusluokka vähintään 104'],
  ['205/55R16 kantavuus 94 tai enemmän', 'kantavuusluokka vähintään 94'],
])('the least load of a tyre is no price: %s', async (question, searched) => {
  const { text, topic } = await ask(question);
  expect(topic).toBe('tyres');
  expect(text).toContain(searched);
  expect(text).not.toMatch(/enintään \d+ € renkaalta/);
});

test('of two models each is looked for by itself', async () => {
  const { text, topic } = await ask('205/55R16 Michelin X-Ice Snow vai Nokian Hakkapeliitta R5');
  expect(topic).toBe('tyres');
  expect(text).toContain('Michelin X-Ice Snow SUV 205/55R16: 171 € renkaalta');
  expect(text).toContain('Nokian Hakkapeliitta R5 205/55R16: 131 € renkaalta');
});

test.each([
  'Saako Ruotsissa ajaa nastarenkailla?',
  'Pitääkö Norjassa olla talvirenkaat tammikuussa',
  'paljonko urasyvyys pitää olla Ruotsissa',
  'milloin talvirenkaat pitää vaihtaa | entä Saksassa',
])('the law of Finland is no answer for another country: %s', async (question) => {
  const { text } = await ask(question);
  expect(text).toContain('matkakohteen viranomaiselta');
  expect(text).toContain('koskevat vain Suomea');
  expect(text).not.toMatch(/^(?:Kyllä|Ei)/);
});

test.each([
  ['paljonko kahden henkilöauton kausivaihto', '**90 €** (2 × 45 €)'],
  ['kaksi henkilöautoa ja yksi maasturi, mitä kausivaihto maksaa', '**145 €** (2 × 45 € + 55 €)'],
  ['neljän 17" run flat -renkaan vaihto henkilöautoon yhteensä', '**156 €** (4 × 29 € + 4 × 10 €)'],
])('a sum has all that was counted: %s', async (question, sum) => {
  expect((await ask(question)).text).toContain(sum);
});

test('what is only added to a price, or lacks a part, is no sum of all', async () => {
  const addition = await ask('paljonko run flat lisä on neljältä renkaalta');
  expect(addition.text).toContain('**40 €** (4 × 10 €)');
  expect(addition.text).not.toContain('Yhteensä');
  expect((await ask('paljonko run flat vaihto maksaa yhteensä')).text).toMatch(
    /^Yhteishinnan lasken, kun kerrot vanteen koon/,
  );
});

test('without storage the price is that of the change', async () => {
  const { text } = await ask('mitä kausivaihto ja säilytys maksaa maasturiin | entä ilman säilytystä');
  expect(text).toContain('**Kausivaihto**: maasturi tai SUV 55 €');
  expect(text).not.toContain('109 €');
});

test.each([
  ['225/45R17 kitkat | mitä neljä maksaa paikalleen laitettuna', /Neljä rengasta maksaa 384 €/],
  ['hinta 4 kpl 205/55R16 kitkarengas | entä jos niitä on vain 2', /Kaksi rengasta maksaa/],
  ['onko torstaina vapaata klo 15 | entä perjantaina', /aika perjantaina 27\.11\.2026 klo 15\.00/],
  [
    'neljän 17" renkaan asennus hinta | kauanko se kestää | ja paljonko yhteensä',
    /116 € \(4 × 29 €\)|\*\*116 €\*\*/,
  ],
  ['voiko maksaa erissä 800 euroa | entä 1200', /100,00 € kuukaudessa/],
  ['auki lauantaina | pääseekö silloin ilman aikaa', /auki klo 10–13\.[^]*ilman ajanvarausta/],
  ['säilytyksen hinta pakettiauto | entä henkilöauto', /henkilöauto 99 €/],
])('what was said before holds for the same and for a related subject: %s', async (talk, text) => {
  expect((await ask(talk)).text).toMatch(text);
});

test('a first word is a greeting, round the clock is denied, and a queue is that of now', async () => {
  expect((await ask('moikka')).topic).toBe('greeting');
  expect((await ask('ooks auki 24/7')).text).toMatch(/^Ei\. Olemme yleensä auki/);
  expect((await ask('kauanko on jonot')).text).toContain('Ensimmäinen vapaa aika on');
  expect((await ask('talvirenkaat mökkireissuun 205/55R16')).text).not.toContain('en tunnistanut');
});

test.each([
  'Haluan varata ajan, renkaassa on naula',
  'Voiko runflateilla ajaa moottoritiellä?',
  'I drive a light truck, which tyres are compatible?',
  'Voinko ajaa nastoilla, kun auto vetää perävaunua?',
])('%j does not ask whether to drive on with damage', (text) => {
  expect(asksToDriveHarmed(text)).toBe(false);
});
