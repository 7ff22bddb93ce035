import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { claimLine } from '../messages/claims.ts';
import { findArticleClaims, findClaims } from './claim-check.ts';
import examples from './claim-examples.json' with { type: 'json' };

const kindsOf = (text: string) => findClaims(text).map(({ kind }) => kind);

test.each([
  ['green', 'Tämä rengas on ympäristöystävällinen.'],
  ['green', 'Valitse ympäristöystävällisemmät renkaat.'],
  ['green', 'Ekologisempaa ajamista talveen.'],
  ['green', 'Vihreä valinta sähköautoon.'],
  ['green', 'Teimme vihreämmän renkaan.'],
  ['green', 'HIILINEUTRAALI rengashotelli'],
  ['green', 'Säilytys on hiilineutraalia.'],
  ['green', 'Päästötöntä ajoa koko talven.'],
  ['green', 'Näin pienennät hiilijalanjälkeäsi.'],
  ['green', 'Kompensoimme päästöt puolestasi.'],
  ['green', 'Se on kestävä valinta.'],
  ['green', 'Renkaassa on kierrätettyä kumia.'],
  ['green', 'Pienempi ympäristökuormitus joka kilometrillä.'],
  ['green', 'Puhtaampi valinta luonnolle.'],
  ['credit', 'Osta nyt, maksa myöhemmin.'],
  ['credit', 'Maksa renkaat erissä.'],
  ['credit', 'Renkaat rahoituksella, kysy lisää.'],
  ['credit', 'Saat ne osamaksulla.'],
  ['credit', 'Neljä rengasta 39 €/kk.'],
  ['credit', 'Neljä rengasta 39 euroa kuukaudessa.'],
  ['credit', 'Kuukausierä on pieni.'],
  ['credit', 'Korko on 0 % ja [rahoitus](/rahoitus) helppo.'],
  ['credit', 'Korotonta maksuaikaa 12 kuukautta.'],
  ['discount', 'Kaikki kitkarenkaat -20 %.'],
  ['discount', 'Alennusta 15 prosenttia perjantaihin.'],
  ['discount', 'Tarjouksessa nyt 99 €.'],
  ['discount', 'Talvirenkaat jopa 20 % edullisemmin'],
  ['discount', 'Tarjoushinnat voimassa viikon.'],
  ['discount', 'Säästä jopa 120 euroa.'],
  ['discount', 'Ennen 129 €, nyt 99 €.'],
  ['discount', 'Kaikki renkaat nyt puoleen hintaan!'],
  ['discount', 'Syysale alkaa maanantaina!'],
  ['promise', 'Renkaillamme on elinikäinen takuu.'],
  ['promise', 'Rahat takaisin -takuu 60 päivää.'],
  ['promise', 'Näillä ajat 100 000 kilometriä.'],
  ['misleading', '14 päivän palautusoikeus meiltä etuna.'],
  ['misleading', 'Traficom suosittelee näitä renkaita.'],
  ['misleading', 'Viimeiset kappaleet, osta heti.'],
  ['superlative', 'Nettikaupat myyvät vanhoja renkaita.'],
  ['discount', 'Osta vanteet, saat renkaat ilmaiseksi.'],
  ['superlative', 'Ykkösvalinta Suomen talveen.'],
  ['superlative', 'Suomen suosituin rengasliike.'],
  ['superlative', 'Suomen edullisimmat renkaat.'],
  ['superlative', 'Meiltä saat parhaan hinnan.'],
  ['superlative', 'Markkinoiden hiljaisin rengas.'],
  ['superlative', 'Pito on ylivoimainen.'],
  ['superlative', 'Takaamme halvimman hinnan.'],
  ['superlative', 'Kukaan ei myy halvemmalla.'],
  ['superlative', 'Etelä-Suomen luotetuin rengasliike.'],
  ['superlative', 'Halvemmalla kuin missään muualla.'],
  ['superlative', 'Hinta, jota ei voi voittaa.'],
  ['superlative', 'Kukaan ei anna sinulle parempaa takuuta.'],
  ['superlative', 'Muualla sarjasta maksat tonnin, meillä seitsemänsataa.'],
  ['superlative', 'Ketjuliikkeissä työ tehdään sinne päin, meillä osataan.'],
  ['superlative', 'Ykkösliike renkaissa.'],
  ['superlative', 'Mistä saat Suomen parhaat renkaat? Meiltä.'],
  ['safety', 'Jarrutusmatka on aina riittävä.'],
  ['discount', 'Black Friday -hinnat koko viikon'],
  ['discount', 'Nyt 99 € (svh 149 €)'],
  ['discount', 'Hinta laskettu 20 eurolla'],
  ['discount', 'Kolme maksettua, neljäs kaupan päälle'],
  ['credit', 'Nollakorolla kaikki talvirenkaat'],
  ['credit', 'Ota renkaat nyt ja maksa kesällä, kuluitta'],
  ['credit', 'Saat luottopäätöksen ilman luottotietoja'],
  ['green', 'Nämä renkaat säästävät luontoa.'],
  ['green', 'Pakkaukset ovat sataprosenttisesti kierrätettäviä'],
  ['green', 'Vähemmän päästöjä joka kilometrillä.'],
  ['safety', 'Rengas takaa turvallisen matkan perille.'],
  ['safety', 'Uudet renkaat estävät kolarit.'],
  ['safety', 'Ne voivat pelastaa henkesi.'],
  ['safety', 'Näillä et joudu luisuun.'],
  ['safety', 'Pitää kaikissa keleissä.'],
  ['safety', 'Rengas ei voi räjähtää ajossa, sen lupaamme.'],
  ['safety', 'Meidän nastoilla voit huoletta ajaa satasta jäisellä tiellä.'],
  ['test', 'Rengas on testivoittaja.'],
  ['test', 'Malli voitti viime syksyn suuren talvirengastestin.'],
  ['test', 'Uutuus on vertailun paras.'],
  ['test', 'Rengas sai eniten pisteitä talvitestissä.'],
  ['figure', 'Kulutus pienenee puoli litraa sadalla.'],
  ['figure', 'Kestää 60 000 km.'],
  ['figure', 'Yhdeksän kymmenestä valitsee kitkarenkaat.'],
  ['figure', 'Kulutus laskee 7,5 prosenttia.'],
  ['figure', 'Matka lyhenee kymmenen prosenttia.'],
  ['figure', 'Auto pysähtyy 18 metriä aiemmin.'],
  ['figure', 'Rengas kestää kaksi kertaa pidempään.'],
  ['figure', 'Tutkimusten mukaan moni ajaa vajailla.'],
  ['law', 'Laki vaatii uraa 3 mm.'],
  ['law', 'Merkki on pakollinen.'],
  ['law', 'Nastoilla saa ajaa 1.11.–31.3.'],
  ['law', 'Urasyvyyden on oltava vähintään 3 mm.'],
  ['law', 'Talvirenkaita on käytettävä marraskuusta alkaen.'],
  ['law', 'Poliisi voi sakottaa kuluneista renkaista.'],
  ['law', 'Siitä voi saada sakon.'],
  ['law', 'Nastarenkaat on pakko vaihtaa pääsiäiseen mennessä.'],
  ['law', 'Nastarenkaita saa käyttää pääsiäiseen asti.'],
  ['unfinished', 'Täydennä nämä kohdat'],
  ['unfinished', 'Vaihto maksaa [lisää hinta] ja kestää hetken.'],
  ['unfinished', 'Soita numeroon xxx.'],
] as const)('a claim of the kind %s is found in "%s"', (kind, text) => {
  expect(kindsOf(text)).toEqual([kind]);
});

test.each([
  'Vihreä valo syttyy, ja venttiilin vihreä hattu kertoo typestä.',
  'Kumi on kestävää, ja korokkeet kertovat kulumisesta.',
  'Pyydä tarjous neljästä renkaasta.',
  'Maksutavan voit valita: [rahoitus](/rahoitus) käy myös.',
  'Tarjouksessa 99 €. 30 päivän alin hinta 119 €.',
  'Talvirenkaat nyt jopa 20 % edullisemmin!\n{{tuote:01890000-0000-7000-8000-000000000000}}',
  'Renkaiden pitää olla kylmät, kun mittaat paineen.',
  'Rengas kestää 240 kilometrin tuntivauhdin.',
  'Maksa vasta kassalla.',
  'Sinulle paras rengas riippuu siitä, missä ajat.',
  'Ajanvaraus on pakollinen lauantaisin.',
  'Parhain terveisin rengasliikkeen väki.',
  'Tarjous voimassa 31.12.2026 asti.',
  'Vaihdamme renkaat noin 30 minuutissa.',
  'Vihreästä talosta vasemmalle.',
  'Puussa oli vielä vihreä lehti.',
  'Sopimuksen pakolliset kohdat on merkitty.',
  'Hinta on laskettu neljälle renkaalle.',
  'Paikattu rengas ei ole aina turvallinen.',
  'Yksikään rengas ei poista ulosajon riskiä, joten jätä talvella pidempi turvaväli.',
  'Emme voi luvata, että auto pysyy aina tiellä.',
  'Takuu ei koske ulosajossa vaurioitunutta rengasta.',
  'Emme myy alennuksilla, vaan pidämme yhden hinnan läpi vuoden.',
  'Emme myönnä luottoa itse.',
  'Emme kutsu mitään rengasta ympäristöystävälliseksi.',
  'Mikä on hiljaisin rengas?',
  'Talvirenkaat alle jo huomenna!',
  'Meillä vaihto onnistuu ilman turhaa odottelua',
  'Parhaan renkaan valinta riippuu ajoistasi.',
  'Luotto myönnetään vasta luottopäätöksen jälkeen.',
  'Nastarenkaita saa käyttää maaliskuun loppuun, sen jälkeenkin jos keli vaatii.',
  'Hintatakuuta meillä ei ole.',
  'Emme ole Suomen suurin liike, mutta tunnemme asiakkaamme.',
  'Muualla ostettujen renkaiden asennus maksaa meillä 25 €.',
  'Ykköshalliin ajetaan pihan puolelta.',
  'Parhaan lopputuloksen saat, kun renkaat tasapainotetaan.',
  'Halvin rengas ei ole aina paras valinta.',
  'Nastarenkailla saa ajaa 1.11.–31.3.',
  'Etämyynnissä kuluttaja voi peruuttaa kaupan 14 päivän kuluessa.',
  'Palauta vika renkaalta, ja hyvitämme hinnan.',
  'Pihan nurmikko ja puut istutettiin uudelleen.',
  'Voit täydentää tilausta: [lisää renkaita](/renkaat).',
  'Renkaita on pakko odottaa, jos koko on harvinainen.',
  'Testaa itse: aja hitaasti.',
  'Paras keino on katsoa painetta kerran kuussa.',
  'Olemme auki 24.12. klo 9–12.',
  'Lunta satoi 20.11.2026, ja puhelin soi.',
  'Uraa on 8 mm ja matkaa 50 km.',
  'Koroke on pinnan tasalla, ja auton korkeus muuttuu.',
  'Luotamme mittariin, luotettava se onkin.',
  'Tieliikennelain (729/2018) mukaan nastoilla saa ajaa 1.11.–31.3.',
  'Kyllä, peräkärryn saa viikonlopuksi 30 eurolla.',
  'Peräkärryn saa meiltä lainaksi viikonlopuksi 30 eurolla.',
  'Kyllä, peräkärryn saa meiltä lainaksi ilmaiseksi kolmeksi tunniksi, kun ostat renkaat.',
  'Asetuksen (EU) 2020/740 mukaan ero on 7,5 prosenttia.',
  'Testivoittaja selvisi Tekniikan Maailman vertailussa 2026.',
  'Valmistajan mukaan pysähtyy 18 metriä aiemmin. Lähde: [mittaus](https://example.fi/mittaus).',
])('nothing is found in "%s"', (text) => {
  expect(findClaims(text)).toEqual([]);
});

test('of sentences that the law forbids 95 in 100 are found, of lawful ones at most 4 in 100', () => {
  const unlawful = Object.values(examples.unlawful).flat();
  expect(unlawful.length).toBeGreaterThan(300);
  expect(examples.lawful.length).toBeGreaterThan(190);
  const missed = unlawful.filter((text) => findClaims(text).length === 0);
  const wronged = examples.lawful.filter((text) => findClaims(text).length > 0);
  expect(missed.length / unlawful.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  expect(wronged.length / examples.lawful.length, wronged.join('\n')).toBeLessThanOrEqual(0.04);
});

test.each([
  ['law', 'Nastarenkailla ei saa ajaa 1.11.–31.3.'],
  ['law', 'Talvirenkaat ovat pakolliset joulukuusta helmikuuhun, jos keli sitä edellyttää.'],
  ['superlative', 'Parhaan hinnan saat, kun ostat renkaat meiltä.'],
])('what only resembles a true sentence is found as %s in "%s"', (kind, text) => {
  expect(kindsOf(text)).toEqual([kind]);
});

test.each([
  ['credit', 'Emme peri korkoa.'],
  ['credit', 'Osamaksu ei ole kiinni luottotiedoista.'],
  ['superlative', 'Parempaa takuuta ei ole.'],
  ['superlative', 'Emme lupaa liikoja, mutta olemme Suomen paras liike.'],
  ['discount', 'Emme tarjoa luottoa, mutta kaikki renkaat saat puoleen hintaan.'],
])('a claim of the kind %s is found in spite of the denial in "%s"', (kind, text) => {
  expect(kindsOf(text)).toEqual([kind]);
});

test('an amount is quoted in full', () => {
  expect(findClaims('Renkaat vain 39,90 €/kk.').map(({ words }) => words)).toEqual(['39,90 €/kk']);
});

test('the terms of a credit make its price lawful anywhere in the text', () => {
  const offer = 'Neljä rengasta 50 €/kk, korko 0 %.';
  const terms =
    'Luotonantaja on Rahoitus Oy. Luoton määrä 600 €, luottoaika 12 kuukautta, todellinen vuosikorko 0 %.';
  expect(kindsOf(offer)).toEqual(['credit']);
  expect(kindsOf(`${offer}\n\n${terms}`)).toEqual([]);
});

test('sources at the end cover figures and rules, but no advertising', () => {
  const text = 'Laki vaatii 3 mm.\nKulutus laskee 7 %.\nVihreä rengas on testivoittaja.';
  expect(kindsOf(text)).toEqual(['law', 'figure', 'green', 'test']);
  expect(kindsOf(`${text}\n\n## Lähteet\n\n* Tieliikennelaki 729/2018`)).toEqual(['green', 'test']);
  expect(kindsOf(`${text}\n\n## Lähteet\n\n* Oma mittaus`)).toEqual(['law', 'green', 'test']);
});

test('a claim has its line and its words as they were typed', () => {
  const text = '# Otsikko\n\nHyvä rengas.\nÄlä osta YMPÄRISTÖYSTÄVÄLLISTÄ, ostatko?';
  const [claim] = findClaims(text);
  expect(claim).toMatchObject({ kind: 'green', line: 4, words: 'YMPÄRISTÖYSTÄVÄLLISTÄ' });
  expect(text.slice(claim?.start, claim?.end)).toBe('YMPÄRISTÖYSTÄVÄLLISTÄ');
  expect(claim && claimLine({ ...claim, field: 'content' })).toBe(
    'Rivi 4, ympäristöväite: ”YMPÄRISTÖYSTÄVÄLLISTÄ”',
  );
});

test('headline and summary are checked with the text, each by its own lines', () => {
  const article = {
    title: 'Suomen halvimmat renkaat',
    summary: 'Vihreä valinta\ntalveen',
    content: 'Hyvä.\nLaki vaatii uraa.',
  };
  const claims = findArticleClaims(article);
  expect(claims.map(claimLine)).toEqual([
    'Otsikko, ylivertaisuus ilman näyttöä: ”Suomen halvimmat”',
    'Tiivistelmä, ympäristöväite: ”Vihreä valinta”',
    'Rivi 2, säännös ilman lähdettä: ”Laki vaatii”',
  ]);
  for (const { field, start, end, words } of claims) expect(article[field].slice(start, end)).toBe(words);
  const sourced = { ...article, content: `${article.content}\n\n## Lähteet\n* laki 729/2018` };
  expect(findArticleClaims(sourced).map(({ kind }) => kind)).toEqual(['superlative', 'green']);
});

test('addresses of links and pictures are no claims', () => {
  expect(
    kindsOf('[Sivu](/vihrea-valinta) ![kuva](/api/files/alennus-20.png) https://example.fi/tarjoushinta'),
  ).toEqual([]);
});

test('any text is checked without an error, and every claim is within it', () => {
  const piece = fc.constantFrom(
    'vihreä ',
    '-20 %',
    'laki vaatii',
    '\n',
    '## ',
    '**',
    'İ',
    'ä\u0308',
    '](',
    '1.11.',
    '. ',
    '€/kk',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), (pieces) => {
      const text = pieces.join('');
      for (const { start, end, words, line } of findClaims(text)) {
        expect(text.slice(start, end)).toBe(words);
        expect(words).not.toBe('');
        expect(line).toBeLessThanOrEqual(text.split('\n').length);
      }
    }),
  );
});

test.each(['vihreä ', 'a', '-', 'testi', '](', '1.11.', '1', '%', '\n', '. A', 'alin 30 ', '*'])(
  'a text of 100 000 characters of "%s" is checked to its end',
  (sign) => {
    const text = sign.repeat(100_000 / sign.length);
    // A careless pattern would take longer here than a test may.
    expect(() => findClaims(text)).not.toThrow();
  },
);

test('the shipped articles claim nothing without a source', () => {
  const names = readdirSync('demo/articles');
  expect(names).not.toHaveLength(0);
  for (const name of names) {
    expect(findClaims(readFileSync(`demo/articles/${name}`, 'utf8')), name).toEqual([]);
  }
});

test('hours of a campaign week and advice to look into a test claim nothing', () => {
  expect(kindsOf('Black Friday -viikolla olemme auki perjantaina kello 8–18.')).toEqual([]);
  expect(kindsOf('Renkaita mainostetaan testivoittajina; pyydä nähdä, mikä lehti ja vuosi.')).toEqual([]);
  expect(kindsOf('Black Friday -hinnat koko viikon.')).toEqual(['discount']);
});

test.each([
  'Emme ole mitanneet renkaidemme hiilijalanjälkeä.',
  'Laskun maksuaika on 14 päivää.',
  'Lähetämme laskun sähköpostiin, ja maksuaika on 14 päivää.',
  'Renkaan hinta on sama kuin viime kuussa.',
  'Sarjan hinta on sama kuin viime viikolla.',
  'Maksa renkaat vasta, kun ne on asennettu autoosi liikkeessämme.',
  'Ensimmäinen vapaa aika näkyy heti varauskalenterissa.',
  'Luonnonkumi on yksi renkaan raaka-aineista kumiseoksessa.',
  'Paras rengaspaine lukee kuljettajan oven pielessä.',
])(
  'what was not measured, when the shop is paid, an unchanged price and raw material claim nothing: "%s"',
  (text) => {
    expect(kindsOf(text)).toEqual([]);
  },
);

test.each([
  ['green', 'Renkaidemme hiilijalanjälki on alan pienin.'],
  ['credit', 'Kaikille 60 päivää maksuaikaa.'],
  ['discount', 'Hinta on nyt halvempi kuin viime kuussa.'],
  ['credit', 'Maksa renkaat vasta, kun sinulle sopii.'],
  ['credit', 'Lainaamme renkaiden hinnan.'],
  ['superlative', 'Samat renkaat maksavat naapuriliikkeessä satasen enemmän.'],
  ['safety', 'Rengas pitää aina, olipa keli mikä tahansa.'],
  ['misleading', 'Tasapainotus vähentää stressiä.'],
])('next to those a claim of the kind %s is found in "%s"', (kind, text) => {
  expect(kindsOf(text)).toContain(kind);
});

test('a countdown and half the braking distance are claims', () => {
  expect(kindsOf('Enää kolme asiakasta mahtuu mukaan, kampanja loppuu tunnin päästä!')).not.toEqual([]);
  expect(kindsOf('Pysähdyt näillä renkailla puolet lyhyemmässä matkassa kuin muut.')).not.toEqual([]);
});

test.each(['10 % pois asennuksesta', 'Kampanjaviikolla 15 % alennusta tasapainotuksesta.'])(
  'the reduction of a service has no lowest price of 30 days to name: "%s"',
  (text) => expect(findClaims(text)).toEqual([]),
);

test('the reduction of tyres is found with its whole number, also beside a service', () => {
  expect(findClaims('Renkaista 10 % pois').map(({ words }) => words)).toEqual(['10 % pois']);
  expect(kindsOf('Kaikista renkaista ja asennuksesta 10 % pois')).toEqual(['discount']);
});
