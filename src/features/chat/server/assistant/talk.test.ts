// Details of earlier turns, sums and rules applied to figures, over the demonstration shop.
import { afterAll, expect, test } from 'vitest';

import { startAssistantShop } from '../../../../../test/builders/assistant-tools.ts';
import { reply } from './assistant.ts';
import type { AssistantTools } from './tools.ts';

const { shop, tools } = await startAssistantShop('2026-11-23T12:00:00+02:00');
afterAll(() => shop.close());

const ask = async (...turns: string[]) =>
  (await reply(tools, turns)).text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '');

test.each([
  [
    [
      'mitä maksaa uusien renkaiden laitto vanteille, neljä kpl',
      '18 tuumaa ja auto on bmw x3',
      'ne on run flatit, paljonko yhteensä',
    ],
    ['maasturi tai SUV **172 €** (4 × 33 € + 4 × 10 €)'],
  ],
  [
    ['mul on bmw x3', 'paljonko siihen asennus 19 tuumaset', 'ne on runflatit'],
    ['maasturi tai SUV **196 €** (4 × 39 € + 4 × 10 €)'],
  ],
  [
    ['205/55R16 nokian hakkapeliitta r5', 'entä jos otan vain kaksi kappaletta niitä'],
    ['Kaksi rengasta maksaa 262 €'],
  ],
  [
    ['moi etsin 225/45r17 talvirenkaita', 'onko niistä jokin tarjouksessa'],
    ['koko 225/45R17, talvirenkaat, tarjouksessa'],
  ],
  [
    ['onko keskiviikkona vapaita', 'iltapäivällä mieluummin', 'joo se viimeinen käy'],
    ['Kyllä, aika keskiviikkona'],
  ],
  [
    ['hankook 215/65 16', 'onks halvempaa'],
    ['Kyllä.', 'renkaita koossa 215/65R16'],
  ],
  [['hankook 215/65 16', 'eiku pakettiautoon, pitää olla C'], ['koko 215/65R16C']],
  [['tarvin renkaat teslaan', 'model 3 18 tuumaset', 'kitkat'], ['Vanne on 18 tuumaa']],
  [['paljo säilytys', 'onks se per kuukaus vai mikä'], ['Hinta on kaudelta']],
  [['rengas tyhjeni vissiin naula siinä', 'ei oo kyljessä ihan keskellä'], ['Usein voi']],
  [['haluan rahoituksen renkaille, lasku on 780 e', 'paljonko se tekisi kuussa'], ['65,00 € kuukaudessa']],
  [
    ['pakettiauton kausivaihdon hinta?', 'ja rengashotellin kanssa?'],
    ['pakettiauto', '109 €'],
  ],
  [
    ['haluan ajan huomiselle', 'kausivaihto henkilöautoon, pyörät ovat vanteilla', 'kävisikö puoli kaksi'],
    ['klo 13.30'],
  ],
  [
    ['Hakkapeliitta R5 205/55R16 hinta', 'milloin tarjous loppuu'],
    ['131 € renkaalta', 'Hinta on tarjoushinta'],
  ],
  [
    ['hiljasin kesärengas 235/45r18', 'entä onko sen märkäpito A'],
    ['Ei. Falken', 'märkäpito C'],
  ],
  [
    ['195 65 15 kitkat halvin', 'onks ne nokialaiset vai mitä'],
    ['Ei. ', 'Nokian Nordman RS2'],
  ],
  [
    ['ruuvi renkaas, ei oo vielä tyhjä', 'kehtaako sil ajaa teille 20 km'],
    ['Jos paine laskee', 'älä aja sillä'],
  ],
  [['kumpi tulee halvemmaks 225/40r18 vai 225/45r17'], ['koossa 225/40R18', 'koossa 225/45R17']],
  [['pultit jäi löysälle teiltä, kuka korvaa'], ['kkv.fi']],
  [['runflat 19 tuumaset bemariin, asennus neljältä', 'entä ilman runflattii'], ['**140 €** (4 × 35 €)']],
  [['Hakkapeliitta R5 205/55R16 hinta', 'no otan ne, mite varaan'], ['Ensimmäinen vapaa aika']],
  [['montako milliä pitää talvirenkaas olla', 'entäs jos on neljä'], ['4 mm riittää talvirenkaaseen']],
  [['Hur mycket kostar däckhotell?', 'ingår tvätt?'], ['I priset ingår']],
  [['Do you have 195/65R15 studded tyres?', 'what about friction?'], ['31 studless winter tyres']],
  [['Do you have 195/65R15 studded tyres?', 'can you fit them tomorrow?'], ['Choose a time']],
  [
    ['Paljonko rengashotelli maksaa?', 'entä jos jätän vain kaksi rengasta?'],
    ['Vajaan sarjan säilytyksestä sovitaan'],
  ],
  [['mulla lukee renkaassa 225/50r17 98v, kelpaako semmonen missä on 94'], ['Ei: kantavuus 94']],
  [['hiace 2012', 'koko on 195/70r15'], ['renkaita koossa 195/70R15']],
  [['can i drive with studs to germany next week'], ['only the rules of Finland']],
  [['mulla 600 e, saako siihe 205/55r16 kitkat alle'], ['enintään 600 € neljältä']],
  [['pakettiauto 16 tuumaa neljän renkaan asennus + venttiilit kaikkiin, summa?'], ['**176 €**']],
  [['vilket däck är tystast 225/50R17 friktionsdäck'], ['Tystast', '67 dB']],
  [
    ['do i need winter tyres driving to tampere in november', 'its a rental car tho, whos responsible'],
    ['The driver is responsible'],
  ],
  [['rengas 98 € x 4', '19 tuumaa katumaasturi'], ['**548 €** (4 × 98 € + 4 × 39 €)']],
  [
    ['neljä anturia', 'ja renkaiden asennus 17 tuumaan samalla, paljonko kaikki yhteensä'],
    ['henkilöauto **376 €** (4 × 65 € + 4 × 29 €)'],
  ],
  [
    [
      'What would it cost to store my summer wheels and change to winters? Its an SUV',
      'and for the whole year?',
    ],
    ['SUV 218 € per year'],
  ],
  [
    ['195/65R15 talvirenkaat', 'mikä näistä tulis nopeimmin'],
    ['talvirenkaita koossa 195/65R15', 'hyllyssä'],
  ],
  [
    ['205/55R16 kitkat', 'paljonko kalliimpi nokian olis'],
    ['enemmän renkaalta kuin Nankang', 'renkaan sarjana'],
  ],
  [
    ['tarvitseeko peräkärry talvirenkaat', 'riittääkö siinä m+s'],
    ['M+S riittää vielä', '1.12.2029'],
  ],
  [['onko tiistaina aikoja', '9.40'], ['9.40 ei ole vapaa']],
  [['vanteen reunasta sihisee', 'mitä se kustantaa'], ['25 €']],
  [
    ['haluan hakea renkaat pois hotellista', 'veljeni tulee hakemaan'],
    ['Kysymme hakijalta säilytyksen nimen'],
  ],
  [
    ['kausivaihto henkilöautoon paljonko', 'entä maasturi', 'ja molemmat yhteensä'],
    ['**100 €** (45 € + 55 €)'],
  ],
  [
    ['vaihto pakuun, renkaat irtona ja vanteet 16 tuumaa', 'paljonko yhteensä jos tulee tasapainotus'],
    ['pakettiauto **116 €** (4 × 29 €)'],
  ],
  [
    ['renkaiden vaihto 17 tuumaa henkilöauto', 'ja tasapainotus, paljonko yhteensä'],
    ['**93 €** (45 € + 4 × 12 €)', '**116 €** (4 × 29 €)'],
  ],
  [['saako nastoja käyttää maaliskuussa', 'entä huhtikuussa'], ['Vain jos sää tai keli']],
  [['saako nastoilla ajaa helsingissä kaikkialla'], ['sen kertoo liikennemerkki']],
  [['onko teillä kiinni pyhinä', 'entä loppiaisena'], ['Keskiviikkona 6.1.2027 olemme kiinni']],
  [['ootteko auki itsenäisyyspäivänä', 'entä aattona'], ['5.12.2026 olemme auki klo 10–13']],
  [
    ['ootteko auki ma', 'entä la'],
    ['Lauantaina', 'klo 10–13'],
  ],
  [
    ['ootteko auki la', 'no su?'],
    ['Sunnuntaina', 'kiinni'],
  ],
  [['suljetteko jouluna ja milloin taas auki'], ['Avaamme maanantaina 28.12.2026']],
  [['jos summa on 600, mitä osamaksu', 'entä 24 kuukautta'], ['maksuaika on 12 kuukautta']],
  [
    ['paljonko rengashotelli maksaa', 'onko pesu siinä mukana'],
    ['Pesu, urasyvyyden mittaus ja kuntotarkastus kuuluvat hintaan.'],
  ],
  [['kumpi parempi, kitka vai nasta', 'mikä niistä on halvin 215/65R16'], ['talvirenkaita koossa 215/65R16']],
  [['205/55R16 kitkat', 'alle 100 e kpl'], ['enintään 100 € renkaalta']],
  [['neljä uutta kesärengasta 205/55R16 asennettuna', 'entä jos vaan kaks'], ['Kaksi rengasta maksaa']],
  [['tulen 12.12. klo 12 käykö'], ['aika lauantaina 12.12.2026']],
  [['tasapainotus, mitä maksaa neljältä maasturiin'], ['maasturi tai SUV **56 €** (4 × 14 €)']],
  [['palautin renkaat, kuinka nopeasti rahat tulee'], ['Rahojen palautuspäivää emme ole julkaisseet']],
])('what was said in %j is remembered', async (turns, facts) => {
  const text = await ask(...turns);
  for (const fact of facts) expect(text).toContain(fact);
});

test.each([
  ['Renkaassa on ruuvi, voinko ajaa sillä vielä viikon?', 'en voi luvata, että ajaminen on turvallista'],
  ['Rengaspaineen varoitusvalo palaa, voinko ajaa?', 'en voi luvata, että ajaminen on turvallista'],
  ['A screw is stuck in my tyre, can I drive to work this week?', 'cannot promise that driving is safe'],
  ['There is a bulge in my tyre, can I drive 20 km?', 'Do not drive on the tyre'],
  ['Auton ratti tärisee renkaanvaihdon jälkeen', 'Pysähdy turvalliseen paikkaan'],
  ['My wheel is wobbling after tyre change', 'Stop in a safe place'],
  ['Sain sakot huonoista renkaista jotka te laitoitte', 'Asian selvittää ihminen'],
  ['sain väärän koon, lukee 205/60 eikä 55', 'Asian selvittää ihminen'],
  ['Renkaaseen tuli vaarallinen halkeama kylkeen', 'Älä aja'],
  ['Pultti rikki, te vaihdoitte renkaat eilen, pyörä heiluu', 'Pysähdy turvalliseen paikkaan'],
])('%j gets no leave to drive, but a person', async (question, fact) => {
  expect(await ask(question)).toContain(fact);
});

test.each([
  [
    'kolme transporteria ja yksi henkilöauto, pyörät valmiina vanteilla, mitä vaihto maksaa yhteensä',
    '**210 €** (45 € + 3 × 55 €)',
  ],
  [
    'maasturi, 19 tuuman runflatit neljä kpl vanteille ja anturien huoltosarjat kaikkiin, summa?',
    '**228 €** (4 × 39 € + 4 × 8 € + 4 × 10 €)',
  ],
  [
    'kausivaihto ja neljän pyörän tasapainotus pakettiautoon, paljonko yhteensä',
    '**111 €** (55 € + 4 × 14 €)',
  ],
  ['3 autoa: 2 henkilö ja 1 suv, kausivaihdot yhteensä', '**145 €** (2 × 45 € + 55 €)'],
  ['rengashotelli ja vaihdot molempiin suuntiin vuodessa, paku', '**218 €** (2 × 109 €)'],
  ['kaksi autoa, molemmat maastureita, kausivaihto yhteensä', '2 × maasturi tai SUV **110 €** (2 × 55 €)'],
  [
    'Lukkopultin avain hukkui ja lukkopultti on kolmessa pyörässä. Tuleeko avaamisesta tasan 120 euroa henkilöautoon?',
    'henkilöauto **alk. 120 €** (3 × 40 €)\nSumma on alkaen-hinta',
  ],
])('"%s" is answered with the sum and its parts', async (question, sum) => {
  expect(await ask(question)).toContain(sum);
});

test.each([
  [
    ['renkaassa dot 1816, pinta on kuin uusi. laitatteko ne vanteille'],
    ['viikolla 18 vuonna 2016', 'yli 10 vuotta vanha'],
  ],
  [
    ['papereissa lukee 205/55r16 91V', 'saako laittaa talvirenkaat, joissa on 88T'],
    ['Ei: kantavuus 88 (560 kg) on pienempi kuin 91 (615 kg)', 'Nopeusluokka T'],
  ],
  [
    ['renkaat vuodelta 2015 voiko vielä käyttää'],
    ['Vuoden 2015 rengas on noin 11 vuotta vanha', 'yli 10 vuotta vanha'],
  ],
  [
    ['mun autos on 205/55r16 voiko siihen laittaa 195/65r15'],
    ['205/55R16 → 195/65R15', 'vaatii 15 tuuman vanteen'],
  ],
  [['onko kantavuus 98 riittävä, kun papereissa on 94'], ['Kantavuus 98 (750 kg) riittää']],
])('the figures in %j are put to the rules', async (turns, facts) => {
  const text = await ask(...turns);
  for (const fact of facts) expect(text).toContain(fact);
});

test('two dates are answered, each in a line, and what is only agreed upon gets no price of other work', async () => {
  const days = await ask('oletteko itsenäisyyspäivänä auki ja entä keskiviikkona 23.12. normaalisti?');
  expect(days).toMatch(/6\.12\.2026 olemme kiinni.*\n(?:.*\n)*.*23\.12\.2026 olemme auki/);
  const loose = await ask('Otatteko säilytykseen pelkät renkaat ilman vanteita, ja paljonko se maksaa?');
  expect(loose).toContain('sopimuksesta');
  expect(loose).not.toContain('60 €');
});

test('tyres asked for with the ice grip mark all have it, and the answer says so', async () => {
  const filters: unknown[] = [];
  const searchTyres: AssistantTools['searchTyres'] = (wanted) => {
    filters.push(wanted);
    return tools.searchTyres(wanted);
  };
  const { text } = await reply({ ...tools, searchTyres }, ['kitkat 215/65R16, pitää olla jääpitomerkintä']);
  expect(text).toContain('jääpitomerkintä');
  expect(filters.length).toBeGreaterThan(0);
  for (const each of filters) expect(each).toMatchObject({ needsIceGrip: true });
});

test('a wheel that has come off is not to be tightened', async () => {
  const text = await ask('rengas irtosi moottoritiellä teidän vaihdon jälkeen');
  expect(text).toContain('112');
  expect(text).toContain('Soita meille heti');
  expect(text).not.toContain('kiristä');
  expect(await ask('yksi pultti irtosi')).toContain('kiristä kaikki pultit');
});

test('a screw in the tread is left where it is, not taken for a damaged sidewall', async () => {
  expect(await ask('renkaan pinnassa on ruuvi, otanko sen itse pois ennen kuin tulen')).toContain(
    'paikoilleen',
  );
});

test('the half of a message that no record answers is said to be unknown, and who knows', async () => {
  const text = await ask('Paljonko kausivaihto maksaa, ja myyttekö kypäriä?');
  expect(text).toContain('45 €');
  expect(text).toContain('Tähän minulla ei ole tietoa: ”myyttekö kypäriä”. Kysy se liikkeestä');
});

test.each([
  [['kauan siinä menee ku vaihetaan alle, voiko ootella sisällä'], ['puoli tuntia', 'Odottaa voi sisällä']],
  [['mul on alla nyt 205/55r16', 'käviskö 195/65r15 talveks tilalle'], ['205/55R16 → 195/65R15']],
  [
    ['asentaja naarmutti vanteeni', 'haluun rahat siitä, paljonko saan'],
    ['olemme pahoillamme', 'kkv.fi'],
  ],
])('each part of %j is answered, and in the light of what was said', async (turns, facts) => {
  const text = await ask(...turns);
  for (const fact of facts) expect(text).toContain(fact);
});

test.each([
  ['ajoin tyhjällä renkaalla, voiko paikata?', /^Tyhjänä ajettua rengasta ei yleensä voi paikata/],
  ['ajettu tyhjänä parisataa metriä, mitä paikkaus maksaa', /^Tyhjänä ajettua rengasta ei yleensä/],
  ['rengas puhki | ajoin sillä tyhjänä kotiin, voiko paikata', /^Tyhjänä ajettua rengasta ei yleensä/],
  ['voiko tyhjänä ajetun renkaan paikata?', /^(?:Usein ei|Tyhjänä ajettua rengasta ei yleensä)/],
  ['I drove home on a flat tyre, can it be fixed?', /^A tyre that was driven flat can usually not/],
  ['kan man laga ett däck som körts tomt', /^Ett däck som körts tomt kan oftast inte lagas/],
  ['ajoin naulaan, voiko paikata', /^Usein voi/],
  ['ajoin yhden renkaan puhki, voiko paikata', /^Usein voi/],
])('whether a tyre can be repaired begins with its having been driven flat: %s', async (turns, text) => {
  expect(await ask(...turns.split(' | '))).toMatch(text);
});

test.each([
  ['saako nastarenkailla ajaa vielä huhtikuussa ja mihin asti', /^Vain jos sää tai keli sitä edellyttää\./],
  ['voiko talvirenkailla ajaa kesällä, mihin asti', /^Kyllä: laki rajaa käyttöajan vain nastarenkaille\./],
  ['kuinka pitkään kesärenkailla saa ajaa', /^Kesärenkailla saa ajaa niin kauan kuin keli ei vaadi/],
  ['mihin asti kitkarenkailla saa ajaa', /^Nastattomille talvirenkaille laki ei anna päivää/],
  ['onko lauantaina auki ja mihin asti', /^Kyllä\. Lauantaina 28\.11\.2026 olemme auki klo 10–13\./],
  ['voiko maksaa MobilePaylla', /^Kyllä, MobilePay käy\./],
  ['voinko maksaa käteisellä', /^Kyllä, käteinen käy\./],
  ['käykö apple pay', /^Apple Pay ei ole ilmoittamiemme maksutapojen joukossa\./],
  ['Käykö Klarna?', /^PayPal, Klarna ja muut verkkomaksut eivät ole maksutapojemme joukossa\./],
  ['kauanko toimituksessa menee', /^Toimittajan varastosta renkaat tulevat liikkeeseen/],
  ['miten kauan renkaiden saapuminen kestää', /^Toimittajan varastosta renkaat tulevat/],
  ['rengas vajoaa asennuksen jälkeen', /^Ikävä kuulla/],
  ['laskussa on virhe', /^Ikävä kuulla/],
  ['mikä on Y-tunnuksenne', /y-tunnus 0000000-0\.$/],
  ['paljonko teillä on liikevaihto', /^Siihen en osaa vastata/],
  ['peruutus maksaako jotai', /^Perumisesta ei peritä maksua/],
  ['lisämaksu runflatist', /^Asennuksen lisähinta on 10 €/],
  ['rengaspaineet tarkistaa joku siellä, ilmaseks?', /^Me tarkistamme paineet maksutta/],
  ['valo vilkkuu eka ja jää sit palaa rengaspaine', /^Vilkkuva valo/],
  ['miksi auto vetää oikealle', /^Puoltamisen syy/],
  [
    'suv tasapaino koko satsi autosta',
    /mukana:\n\* \*\*Kaikki neljä pyörää autosta\*\*: maasturi tai SUV 72 €/,
  ],
  ['ajoohjeet teille kiitos', /Esimerkkitie 1/],
  ['onko pakko olla nastarenkaat', /^Ei: nastat eivät ole pakolliset/],
  ['saanko ajella helmikuussa kesärenkailla jos tiet on kuivat', /^Vain jos keli ei vaadi/],
  ['hakkapeliitoista hintoja 205/55R16', /^Hain näin: koko 205\/55R16, sana ”hakkapeliitta”/],
  ['kuuluuko rengashotelliin vakuutus', /Vakuutuksen ehtoja emme ole julkaisseet/],
  [
    'pitääkö talvirenkaat olla nyt alla | entä peräkärryssä',
    /^Kyllä, jos sää tai keli sitä edellyttää\.[^]*\nVaatimus koskee perävaunuja, joiden kokonaismassa on yli 750/,
  ],
  ['mitä numero 2222 kyljessä tarkoittaa', /^2222: rengas on valmistettu viikolla 22 vuonna 2022/],
  ['What does TPMS mean?', /^TPMS is the tyre pressure monitoring system/],
  ['how much is a TPMS sensor', /^From our price list/],
])('an answer begins with what was asked: %s', async (question, text) => {
  expect(await ask(question)).toMatch(text);
});

test('after closing a weekday by its name is the next one, and what is past is past', async () => {
  const late = { ...tools, now: () => new Date('2026-11-23T18:00:00+02:00') };
  const answer = async (question: string) =>
    (await reply(late, [question])).text.replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(await answer('monelta maanantaina menette kiinni')).toBe(
    'Maanantaina 30.11.2026 olemme auki klo 9–17.',
  );
  expect(await answer('ehtiikö teille vielä tänään')).toMatch(/^Ei\. Tänään suljimme jo klo 17\./);
  expect(await answer('pääseekö töitten jälkeen viel viiden jälkeen')).toMatch(
    /^Ei\. Huomenna 24\.11\.2026 /,
  );
  expect(await answer('are you open on monday')).toBe('Yes. Monday 30 November we are open 9–17.');
});

test.each([
  [['laskes paljonko tulee: 4 rengasta 89e kappale + asennus 16 tuumaa'], '**456 €** (4 × 89 € + 4 × 25 €)'],
  [['17 tuumaset vanteet, uudet renkaat alle, mitä työ maksaa neljältä'], '**116 €** (4 × 29 €)'],
  [['mitäs se kustantaap ku renkahat vaihethaan ja tasapainotethaan'], '**93 €** (4 × 12 € + 45 €)'],
  [['2055516 nasta alle satanen'], 'koko 205/55R16, nastarenkaat, enintään 100 € renkaalta'],
  [['onk lauantail mittää jälel'], 'Vapaita alkamisaikoja on lauantaina'],
  [['paljonko ottaa rahhoo yhen renkaan paikkoominen pakettiautossa'], 'pakettiauto 42 €'],
  [['hinta jos tasapainoitatte kaikki neljä nii et pyörät on autos kiinni'], 'henkilöauto 65 €'],
  [['do you have winter tyres 215/55 R17 without studs'], 'studless winter tyres'],
  [['har ni vinterdäck 215/55 R17 utan dubbar'], 'friktionsdäck'],
  [['mistä näen minkä kokoset renkaat mulla on'], 'Koko lukee renkaan kyljessä'],
  [['mulla on renkaat teillä hotellissa, pitääkö varata aika'], 'Aikaa ei ole pakko varata'],
  [['mitä tarkoittaa XL renkaassa'], 'XL on vahvistettu rengas'],
  [['mitä 91 ja T tarkoittaa'], 'yksi rengas kantaa 615 kg'],
  [['riittääkö kantavuus 91 kun akselimassa on 1 250 kg'], 'Ei riitä, kun akselille on merkitty 1 250 kg'],
  [['riittääkö kantavuus 95 akselille jolle sallitaan 1250'], 'Riittää, kun akselille on merkitty 1 250 kg'],
  [['auto putos tunkilta ja sormet jäi väliin, sattuu'], 'soita hätänumeroon 112'],
  [['paljonko renkaiden vaihto prätkään maksaa'], 'hinnoittelemme tapauskohtaisesti'],
  [['matkailuauton pyörien vaihto hinta'], 'hinnoittelemme tapauskohtaisesti'],
  [['kärryn renkaat 13 tuumaa asennettuna, mitä maksaa peräkärryyn kaks'], 'ei ole verkkovalikoimassa'],
  [['sisältyykö tasapainotus renkaan hintaan verkossa'], 'Ei: renkaan hinta on pelkän renkaan.'],
  [['sisältyykö tasapainotus asennuksen hintaan'], 'Kyllä. Tasapainotus kuuluu asennuksen hintaan.'],
  [['onko black friday tarjouksia'], 'Voimassa ovat nyt'],
  [['tarviiko teille varata aika', 'okei mistä'], 'Ensimmäinen vapaa aika'],
  [['onko teillä 215/55 R17 nastoja ja jos on ni voiko ne asentaa ens viikolla'], 'vapaa aika'],
  [['onko renkaat vakuutettu siellä teidän säilytyksessä'], 'Vakuutuksen ehtoja emme ole julkaisseet'],
  [['kausivaihto paljonko', 'entäs maasturi', 'ja tasapainotus päälle'], '**111 €** (55 € + 4 × 14 €)'],
  [['tehkää tarjous neljästä nastarenkaasta 205/55r16'], 'nastarenkaita koossa 205/55R16'],
  [['unohdin lompakon teille'], 'löytyikö se'],
  [['kumpi tulee halvemmaks, hotelli vai et vien renkaat kotiin'], '198 € vuodessa'],
])('what %j asks in everyday words is answered: %s', async (turns, fact) => {
  const text = await ask(...turns);
  expect(text).toContain(fact);
  expect(text).not.toMatch(/^En ole varma/);
});

test('what is only likely begins with how it was understood and counts as unanswered, unless the other meaning says the same', async () => {
  const ofQuad = await reply(tools, ['mönkijän rengas puhki korjaatteko']);
  expect(ofQuad.isUnanswered).toBe(true);
  expect(ofQuad.text).toMatch(
    /^En ole varma, ymmärsinkö oikein\. Jos kysyit ”Myyttekö moottoripyörän, mönkijän/,
  );
  expect(await ask('kui kauan menee ku laitatte uudet renkaat vanteille')).toMatch(
    /^Valmiiden pyörien vaihto/,
  );
});

test('an answer in Swedish on tyres of one maker names the maker', async () => {
  expect(await ask('Har ni friktionsdäck 225/45 R17, gärna Michelin')).toContain('225/45R17 michelin');
});
