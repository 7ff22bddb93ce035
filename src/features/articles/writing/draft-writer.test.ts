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

test('every topic makes a draft within the chosen length, with a source for every fact', () => {
  for (const [keyword] of SUBJECTS) {
    for (const tone of TONES) {
      for (const length of LENGTHS) {
        const { title, content, missing } = draft({ keywords: [keyword], tone, length });
        const words = countWords(parseContent(content));
        const what = `${keyword} ${tone} ${length} ${words}`;
        expect(words, what).toBeGreaterThan(120);
        expect(words, what).toBeLessThan(WORDS_OF[length] * 1.15);
        expect(content, what).toMatch(/\n## Lähteet\n\n\* /);
        expect(content, what).not.toMatch(/[{}]|undefined/);
        expect(findArticleClaims({ title, summary: '', content }), what).toEqual([]);
        expect(
          missing.filter((line) => !line.startsWith('Aiheesta tiedetään vähemmän')),
          what,
        ).toEqual([]);
      }
    }
  }
});

test('where less is known than was wanted, the draft stays short and says so', () => {
  const { content, missing } = draft({ keywords: ['sähköauto'], length: 'long' });
  const words = countWords(parseContent(content));
  expect(words).toBeLessThan(350);
  expect(missing).toEqual([
    `Aiheesta tiedetään vähemmän: luonnoksessa on noin ${Math.round(words / 10) * 10} sanaa, kun toiveena oli 1000. Jatka omilla tiedoillasi, täytettä siinä ei ole.`,
  ]);
  expect(content).not.toMatch(/paikkaus|kausivaih|\bDOT\b/);
});

/** The list of sources names the same laws and price lists everywhere. */
const withoutSources = (content: string) => content.split('\n## Lähteet')[0] ?? '';

/** The share of a text's words within a run of six that another text has, too. */
function sharedWords(text: string, others: readonly string[]): number {
  const runs = (of: string) => {
    const words = of.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    return words.map((_word, place) => words.slice(place, place + 6).join(' ')).slice(0, -5);
  };
  const known = new Set(others.flatMap(runs));
  const own = runs(text);
  const shared = new Set(
    own.flatMap((run, place) => (known.has(run) ? [0, 1, 2, 3, 4, 5].map((next) => place + next) : [])),
  );
  return shared.size / (own.length + 5);
}

test('seven long articles share at most a twentieth of their words with one another', () => {
  const subjects = [
    'talvirenkaat',
    'sähköauto',
    'paikkaus',
    'kitkarenkaat',
    'DOT',
    'rengashotelli',
    'rengaspaineet',
  ];
  for (const tone of TONES) {
    const texts = subjects.map((keyword) =>
      withoutSources(draft({ keywords: [keyword], tone, length: 'long' }).content),
    );
    const shares = texts.map((text) =>
      sharedWords(
        text,
        texts.filter((each) => each !== text),
      ),
    );
    expect(Math.max(...shares), `${tone} ${shares.map((share) => share.toFixed(3)).join(' ')}`).toBeLessThan(
      1 / 9,
    );
  }
});

test('safety is promised of no tyre', () => {
  for (const [keyword] of SUBJECTS) {
    for (const tone of TONES) {
      const { content } = draft({ keywords: [keyword], tone, length: 'long' });
      expect(content, keyword).not.toMatch(/turvalli(?:nen valinta|sempi)|pärjää|mainio/);
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
  expect(missing.slice(1)).toEqual(['Tieto puuttuu: säilytyksen hinta. Sitä koskeva kohta jätettiin pois.']);
});

test('of tyres that the shop does not have, each kind and size is reported once', () => {
  const known = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !/^(?:count|min|max|wetAB)\.summer$/.test(name)),
  );
  const size = { size: { text: '999/99R99', source: tyres } };
  const { missing } = draft({ keywords: ['kesärenkaat', '999/99R99'] }, { ...known, ...size });
  expect(missing.slice(1)).toEqual([
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

test('an article on frost is about the pressure of tyres, unless it names the tyres', () => {
  expect(draft({ keywords: ['pakkanen'] }).content).toMatch(/rengaspaine/);
  const both = draft({ keywords: ['nastarenkaat', 'pakkasella'], length: 'long' });
  expect(both.content).toMatch(/^Nastarengas[^]*rengaspaine/i);
  expect(both.missing.join()).not.toContain('pakkasella');
});

test('a subject that nothing is known about makes an outline without facts', () => {
  const { title, content, missing } = draft({ keywords: ['mönkijät', 'kelkat'], tone: 'casual' });
  expect(title).toBe('Mönkijät: kysymyksiä ja vastauksia');
  expect(content).toContain('## Täydennä nämä kohdat\n\n* Mitä ”mönkijät” tarkoittaa');
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
    ...factsOf('tyres', 'talvirengasta', tyres),
    ...factsOf('count.size', '12', tyres),
    ...factsOf('min.size max.size', '99,00 €', tyres),
  };
  const { title, content, missing } = draft(
    { title: 'Oma otsikko', keywords: ['talvirenkaat', '205/55R16'] },
    sized,
  );
  expect(title).toBe('Oma otsikko');
  expect(content).toContain(
    '## Valikoima koossa 205/55R16\n\nKoossa 205/55R16 valikoimassamme on 12 talvirengasta',
  );
  expect(missing).toHaveLength(1);
});
