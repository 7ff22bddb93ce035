// English and Swedish: recognised, understood through Finnish words, and answered from the same data.
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../../test/app.ts';
import { assistantToolsOf } from '../../../../../../test/builders/assistant-tools.ts';
import QUESTIONS from '../../../../homepage/server/demonstration-questions.json' with { type: 'json' };
import { reply } from '../assistant.ts';
import ANSWERS from './answers-in-languages.json' with { type: 'json' };
import { languageOf, toFinnishWords } from './languages.ts';
import { hashOf, publishedIn } from './published-answers.ts';

const shop = await startTestApp({ now: '2026-11-23T11:00:00+02:00', settings: { demoData: true } });
await shop.features.prepare(
  () => undefined,
  fileURLToPath(new URL('../../../../../../demo', import.meta.url)),
);
const tools = assistantToolsOf(shop);
afterAll(() => shop.close());

const ask = async (...questions: string[]) => {
  const { text, ...rest } = await reply(tools, questions);
  return { ...rest, text: text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '') };
};

test.each([
  ['what time do you close today', 'en'],
  ['studded tyres 205/55R16', 'en'],
  ['När har ni öppet?', 'sv'],
  ['dubbdäck 205/55R16', 'sv'],
  ['får man köra med dubbdäck i april', 'sv'],
  ['Michelin X-Ice North 4 hinta', 'fi'],
  ['Moi, onko studded tyres?', 'fi'],
  ['run flat 225/45R17', 'fi'],
  ['Continental WinterContact TS 870', 'fi'],
  ['205/55R16', 'fi'],
] as const)('the language of "%s" is %s', (text, language) => {
  expect(languageOf([text])).toBe(language);
});

test('a question for when begins with no yes, and a sidewall is not repaired in any language', async () => {
  expect((await ask('när får man köra med dubbdäck')).text).toMatch(/^I Finland/);
  expect((await ask('can a puncture in the sidewall be fixed')).text).toMatch(/sidewalls? .*not repaired/i);
  expect((await ask('kan man laga ett hål i däcksidan')).text).not.toMatch(/^Ofta ja/);
});

test('a size alone is in the language of what was asked before it', () => {
  expect(languageOf(['Do you have winter tyres?', '205/55R16'])).toBe('en');
  expect(languageOf(['Do you have winter tyres?', 'entä kitkat'])).toBe('fi');
});

test.each([
  'Voinko varata ajan huomiselle',
  'sopiiko perjantai',
  'auton avaimet jätän teidän luukusta sisään',
])('%j is Finnish after a question in English', (text) =>
  expect(languageOf(['Do you have winter tyres?', text])).toBe('fi'),
);

test('foreign words become Finnish ones; sizes and names stay', () => {
  expect(toFinnishWords('How much does it cost to change tyres on a van?', 'en')).toBe(
    'paljonko maksaa renkaanvaihto pakettiauto?',
  );
  expect(toFinnishWords('Finns Nokian vinterdäck 195/65R15?', 'sv')).toBe(
    'onko teilla nokian talvirenkaat 195/65r15?',
  );
  expect(toFinnishWords('Paljonko maksaa?', 'fi')).toBe('Paljonko maksaa?');
});

/** Questions with a topic and the expected text of the answer. */
const ANSWERED: readonly (readonly [string, string, readonly (string | RegExp)[]])[] = [
  ['what time do you close today', 'hours', ['Today we are open 9–17.']],
  ['When are you open?', 'hours', ['open now, until 17', 'Mon–Fri 9–17']],
  ['are you open on Saturday', 'hours', ['Yes. Saturday 28 November we are open 10–13.']],
  ['Are you open on Sunday?', 'hours', ['No. Sunday 29 November we are closed.']],
  ['are you open on Christmas Eve', 'hours', [/24 December we are closed/]],
  ['När har ni öppet?', 'hours', ['öppet nu, till 17', 'mån–fre 9–17']],
  ['när stänger ni idag', 'hours', ['I dag har vi öppet 9–17.']],
  ['har ni öppet på lördag', 'hours', ['Ja. Lördag 28 november har vi öppet 10–13.']],
  ['studded tyres 205/55R16', 'tyres', [/We have \d+ studded tyres .* in size 205\/55R16/]],
  ['dubbdäck 205/55R16', 'tyres', [/Vi har \d+ dubbdäck .* i storleken 205\/55R16/]],
  ['Do you have summer tyres 225/45R17?', 'tyres', [/\d+ summer tyres .* 225\/45R17/, 'fitted on the car']],
  ['I need new winter tyres', 'tyres', ['What is your tyre size?']],
  ['how much is a tyre change', 'price', ['Seasonal change', 'car 45 €, SUV 55 €']],
  ['vad kostar däckbyte', 'price', ['Säsongsbyte', 'personbil 45 €, SUV 55 €']],
  ['puncture repair price', 'price', ['Puncture repair from the inside', 'car 35 €']],
  ['vad kostar balansering', 'price', ['Balansering av löst hjul', 'personbil 12 €']],
  ['can i book an appointment for tomorrow', 'booking', ['The first free times: Tue 24.11.']],
  ['boka tid för däckbyte', 'booking', [/De första lediga tiderna: (?:mån|tis) 2[34]\.11\./]],
  ['are winter tyres mandatory?', 'season', ['required 1.11.–31.3. when the weather']],
  ['får man köra med dubbdäck i april', 'season', ['Dubbdäck får användas 1.11.–31.3.']],
  ['minimum tread depth', 'tread', ['1.6 mm', '3 mm']],
];

test.each(ANSWERED)('"%s" is answered in its language (%s)', async (question, topic, facts) => {
  const answered = await ask(question);
  expect(answered.topic, answered.text).toBe(topic);
  for (const fact of facts) expect(answered.text).toMatch(typeof fact === 'string' ? escaped(fact) : fact);
  expect(answered.text).not.toMatch(/renka|olemme|hinta|vapaa/i);
});

test('only tyres of the kind that was asked for in English come beside the answer', async () => {
  const { products } = await ask('studded tyres 205/55R16');
  expect(products.length).toBeGreaterThan(0);
  for (const { winterType, size } of products) {
    expect([winterType, size.fullSize]).toEqual(['studded', '205/55R16']);
  }
});

test('a follow-up without words stays in the language, and buttons are in it', async () => {
  const { text, actions } = await ask('Do you have winter tyres?', '205/55R16');
  expect(text).toMatch(/We have \d+ winter tyres .* in size 205\/55R16/);
  expect(actions.map(({ label }) => label)).toContain('All tyres of size 205/55R16');
});

test('what the shop does not know is said plainly in the language', async () => {
  const pizza = await ask('Do you have pizza with pineapple?');
  expect(pizza.text).toMatch(/^I do not know this for certain/);
  expect(pizza.isUnanswered).toBe(true);
  expect(pizza.actions.map(({ label }) => label)).toContain('Leave your number');
});

function escaped(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
}

test.each([
  ['Do you speak English?', 'This chat understands everyday English'],
  ['How much does wheel alignment cost?', 'We do not do wheel alignment'],
  ['How much to repair my rim?', 'I do not find a price for that work'],
  ['are you a robot?', 'not a person'],
  ['Do you recycle old tyres?', 'free of charge'],
])('what has no price or no certain answer is said in the visitor’s language: %s', async (question, said) => {
  const { text, actions } = await ask(question);
  expect(text).toContain(said);
  expect(text).not.toMatch(/[äö]/u);
  expect(actions.map(({ label }) => label)).toContain('Leave your number');
});

test('no Finnish question is offered in another language', async () => {
  for (const question of [
    'Har ni snökedjor?',
    'Can you fix a dent in my rim?',
    'What is your favourite colour?',
  ]) {
    expect((await ask(question)).actions.filter(({ ask: asked }) => asked)).toEqual([]);
  }
});

test('the published answers in other languages are those that the demonstration shop has', () => {
  const answers = new Map(QUESTIONS.map(({ question, answer }) => [question, hashOf(answer)]));
  const translated = Object.entries(ANSWERS);
  expect(translated.length).toBeGreaterThan(100);
  for (const [hash, { question }] of translated) expect(answers.get(question), question).toBe(hash);
});

test('figures of a published answer are the same in every language', () => {
  const finnish = new Map(QUESTIONS.map(({ question, answer }) => [question, answer]));
  for (const { question, en, sv } of Object.values(ANSWERS)) {
    const figures = figuresOf(finnish.get(question) ?? '');
    expect(figuresOf(en), question).toEqual(figures);
    expect(figuresOf(sv), question).toEqual(figures);
  }
});

function figuresOf(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure.replace(',', '.')).toSorted();
}

test.each([
  ['can I pay by card?', 'contactless, MobilePay and cash'],
  ['do I need an appointment', 'You do not need an appointment.'],
  ['can I return tyres', 'within 14 days'],
  ['how long does it take to change tyres', 'about half an hour'],
  ['do you sell used tyres', 'only new ones'],
  ['can I leave the car overnight', 'the day before'],
  ['does someone speak English there', 'on the phone we serve in Finnish'],
  ['how much to fit 4 new tyres 17 inch on a car', 'car 116 €'],
  ['what brands do you have', 'Nokian'],
  ['can I pay in instalments', 'effective annual rate'],
  ['hur lång tid tar ett däckbyte', 'ungefär en halvtimme'],
  ['kan man betala med kort', 'närbetalning'],
  ['måste jag boka tid', 'Du behöver ingen tid.'],
  ['vad kostar det att få fyra nya 17-tums däck monterade på en personbil', 'personbil 116 €'],
  ['vilka märken säljer ni', 'Nokian'],
  ['what does 98H on the sidewall mean', 'one tyre carries 750 kg'],
  [
    'I lost the wrench for the lock nuts, can you take the wheels off',
    'We open a locking bolt without its key',
  ],
  ['vad kostar en ny ventil', 'Byte av ventil**: 15 €'],
  ['any chance of a job in your workshop', 'no open positions'],
  ['who pays if somebody steals my rims from your storage', 'We answer for the tyres while they are with us'],
  ['jag är sen till min tid, vad gör jag', 'Ring genast'],
  ['What is the offset ET of a rim?', 'distance of the mounting face'],
])('what the shop publishes is told in the language of %j', async (question, said) => {
  const { text } = await ask(question);
  expect(text).toContain(said);
  expect(text).not.toMatch(/renka|olemme|suomeksi|finska|in Finnish\.$/i);
});

test('an answer that the shop has changed is told in Finnish, with a line that says so', () => {
  const [first] = QUESTIONS;
  expect(publishedIn('en', first?.answer ?? '')).toBeDefined();
  expect(publishedIn('en', `${first?.answer} Tervetuloa.`)).toBeUndefined();
});
