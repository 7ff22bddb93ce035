import { expect, test } from 'vitest';

import { countWords } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { findArticleClaims } from './claim-check.ts';
import { LENGTHS, TONES, WORDS_OF, type DraftFacts } from './draft-topic.ts';
import { topicOf, writeDraft, type DraftOrder } from './draft-writer.ts';

const law = { label: 'tieliikennelaki (729/2018)', href: 'https://www.finlex.fi/' };
const prices = { label: 'hinnasto 21.11.2026', href: '/hinnasto' };
const tyres = { label: 'rengashaku 21.11.2026', href: '/renkaat' };
const contact = { label: 'yhteystiedot', href: '/ota-yhteytta' };
const factsOf = (names: string, text: string, source: DraftFacts[string]['source']): DraftFacts =>
  Object.fromEntries(names.split(' ').map((name) => [name, { text, source }]));

const facts: DraftFacts = {
  ...factsOf('season studSeason', '1.11.–31.3.', law),
  ...factsOf('snowFrom', '1.12.2024', law),
  ...factsOf('winterMm', '3 mm', law),
  ...factsOf('summerMm', '1,6 mm', law),
  ...factsOf('adviceSummerMm adviceWinterMm', '5 mm', law),
  ...factsOf('retighten checkYears changeYears', '10', law),
  ...factsOf('src.label src.traffic', '', law),
  ...factsOf('price.seasonChange price.storage price.storageWithChange price.fitting', '59,00 €', prices),
  ...factsOf('price.balancing price.repair price.sensor', '25,00 €', prices),
  ...factsOf('count.winter count.studded count.friction count.summer count.van count.all', '120', tyres),
  ...factsOf('min.winter min.studded min.friction min.summer min.van min.all', '80,00 €', tyres),
  ...factsOf('max.winter max.studded max.friction max.summer max.van max.all', '310,00 €', tyres),
  ...factsOf('wetAB.summer fuelAB.all', '44', tyres),
  ...factsOf('shop', 'Rengasliike', contact),
  ...factsOf('phone', '010 123', contact),
  ...factsOf('hours', 'ma–pe 9–17', contact),
  ...factsOf(
    'credit',
    'Luotonantaja on Luotto Oy. Luoton määrä 600 €, maksuaika 12 kk, korko 0 %, todellinen vuosikorko 0 %.',
    contact,
  ),
};
const order: DraftOrder = { keywords: ['talvirenkaat'], title: '', tone: 'professional', length: 'medium' };
const draft = (changed: Partial<DraftOrder>, known = facts) => writeDraft({ ...order, ...changed }, known);

const SUBJECTS = [
  ['talvirenkaat', 'winter'],
  ['Talvirenkaiden vaihtoaika', 'change'],
  ['nastoilla', 'studded'],
  ['kitkarenkaista', 'friction'],
  ['kesärenkaat', 'summer'],
  ['rengaskoko', 'size'],
  ['renkaan merkinnät', 'sidewall'],
  ['3PMSF', 'sidewall'],
  ['rengaspaineet', 'pressure'],
  ['TPMS-anturit', 'pressure'],
  ['kulutuspinta', 'tread'],
  ['rengashotelliin', 'hotel'],
  ['kesärenkaiden säilytys', 'hotel'],
  ['tasapainotus', 'balancing'],
  ['renkaan paikkaus', 'repair'],
  ['alumiinivanteet', 'rims'],
  ['sähköauton talvirenkaat', 'ev'],
  ['pakettiauto', 'van'],
  ['rahoitus', 'financing'],
  ['EU-rengasmerkintä', 'label'],
  ['DOT', 'age'],
  ['renkaan ikä', 'age'],
  ['käytetyt renkaat', 'age'],
  ['liukkaat kelit', 'winter'],
  ['kesä', 'summer'],
  ['jarrutusmatka', 'label'],
  ['renkaat', 'choice'],
  ['autonrenkaat', 'choice'],
  ['uudet renkaat', 'choice'],
  ['renkaiden kierrätys', 'recycling'],
] as const;

test.each(SUBJECTS)('the topic of "%s" is %s', (keyword, topic) => {
  expect(topicOf([keyword])).toBe(topic);
});

test('every topic makes a draft of the chosen length and tone, with a source for every fact', () => {
  for (const [keyword] of SUBJECTS) {
    for (const tone of TONES) {
      const texts = LENGTHS.map((length) => {
        const { title, content, missing } = draft({ keywords: [keyword], tone, length });
        const words = countWords(parseContent(content));
        const what = `${keyword} ${tone} ${length} ${words}`;
        expect(Math.abs(words - WORDS_OF[length]) / WORDS_OF[length], what).toBeLessThan(0.15);
        expect(content, what).toMatch(/\n## Lähteet\n\n\* /);
        expect(content, what).not.toMatch(/[{}]|undefined/);
        expect(findArticleClaims({ title, summary: '', content }), what).toEqual([]);
        expect(missing, what).toEqual([]);
        return content;
      });
      expect(new Set(texts).size).toBe(LENGTHS.length);
    }
  }
});

test('a price for a passenger car is named as such everywhere', () => {
  const sentences = SUBJECTS.flatMap(([keyword]) =>
    TONES.flatMap((tone) =>
      draft({ keywords: [keyword], tone, length: 'long' }).content.split(/(?<=[.!?])\s|\n/),
    ),
  );
  const priced = sentences.filter((sentence) => /(?:59|25),00 €/.test(sentence));
  expect(priced.length).toBeGreaterThan(20);
  expect(priced.filter((sentence) => !/henkilöauto/i.test(sentence))).toEqual([]);
});

test('tones differ in title, beginning, headings and order, and two topics share little', () => {
  const lines = (text: string) => new Set(text.split('\n').filter((line) => line.length > 20));
  const shared = (one: string, other: string) => {
    const [first, second] = [lines(one), lines(other)];
    return [...first].filter((line) => second.has(line)).length / Math.min(first.size, second.size);
  };
  const texts = TONES.map((tone) => draft({ tone }));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(3);
  expect(texts[0]?.content).toContain('## Lyhyesti');
  expect(texts[2]?.content).toContain('## Milloin talvirenkaat vaaditaan?');
  const short = (keyword: string) => draft({ keywords: [keyword], length: 'short' }).content;
  expect(shared(short('rengaspaineet'), short('rengashotelli'))).toBeLessThan(0.3);
  expect(shared(short('nastarenkaat'), short('kesärenkaat'))).toBeLessThan(0.3);
});

test('topics of the other keywords follow the first one, before related topics', () => {
  const { content, missing } = draft({ keywords: ['pakettiauto', 'rengaspaineet'], length: 'short' });
  expect(content).toMatch(/## Kantavuus ja C-merkintä[^]*## Rengaspaineet: tarkistus/);
  expect(content).not.toContain('## Rengaskoko');
  expect(missing).toEqual([]);
});

test('an unknown fact is left out and reported', () => {
  const { 'price.storage': _price, ...others } = facts;
  const { content, missing } = draft({ keywords: ['rengashotelli'] }, others);
  expect(content).not.toContain('säilytys kaudeksi maksaa');
  expect(missing).toEqual(['Tieto puuttuu: säilytyksen hinta. Sitä koskeva kohta jätettiin pois.']);
});

test('of tyres that the shop does not have, each kind and size is reported once', () => {
  const known = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !/^(?:count|min|max|wetAB)\.summer$/.test(name)),
  );
  const size = { size: { text: '999/99R99', source: tyres } };
  expect(draft({ keywords: ['kesärenkaat', '999/99R99'] }, { ...known, ...size }).missing).toEqual([
    'Koossa 999/99R99 ei ole valikoimassa renkaita, joista kertoa.',
    'Tieto puuttuu: kesärenkaiden valikoima. Sitä koskeva kohta jätettiin pois.',
  ]);
});

test('an article on tyres of one season says nothing of the other season', () => {
  const long = (...keywords: string[]) => draft({ keywords, length: 'long' }).content;
  expect(long('kesärenkaat', 'märkäpito')).not.toMatch(/## (?:Kitka|Nasta|Talvi)renkaat/);
  expect(long('kitkarenkaat')).not.toContain('## Kesärenkaat');
  expect(long('nastarenkaat', 'kesärenkaat')).toMatch(/^Nastarengas[^]*## Kesärenkaat/);
});

test('a subject that nothing is known about makes an outline without facts', () => {
  const { title, content, missing } = draft({ keywords: ['mönkijät', 'kelkat'], tone: 'casual' });
  expect(title).toBe('Mönkijät: kysymyksiä ja vastauksia');
  expect(content).toContain('## Täydennä nämä kohdat\n\n* Mitä ”mönkijät” tarkoittaa');
  expect(content).toContain('\n\nLoppuosa kertoo renkaista yleisesti.');
  for (const tone of TONES) {
    const frame = draft({ keywords: ['mönkijät'], tone });
    const claims = findArticleClaims({ ...frame, summary: '' });
    // Nobody publishes the frame by a slip.
    expect([...new Set(claims.map(({ kind }) => kind))]).toEqual(['unfinished']);
  }
  expect(missing).toEqual([
    'Aiheesta ”mönkijät” ei ole tietoja. Kirjoita se osuus itse ja lisää lähteet.',
    'Avainsanaa ”kelkat” ei tunnistettu, joten teksti ei käsittele sitä.',
  ]);
});

test('a given title stays, and a size among the keywords is written about', () => {
  const sized = {
    ...facts,
    ...factsOf('size', '205/55R16', tyres),
    ...factsOf('count.size', '12', tyres),
    ...factsOf('min.size max.size', '99,00 €', tyres),
  };
  const { title, content, missing } = draft(
    { title: 'Oma otsikko', keywords: ['talvirenkaat', '205/55R16'] },
    sized,
  );
  expect(title).toBe('Oma otsikko');
  expect(content).toContain(
    '## Valikoima koossa 205/55R16\n\nKoossa 205/55R16 valikoimassamme on 12 rengasta',
  );
  expect(missing).toEqual([]);
});
