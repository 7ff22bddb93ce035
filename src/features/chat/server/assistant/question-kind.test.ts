import { expect, test } from 'vitest';

import { nameOf, understandTurns } from '../../../../../test/builders/shop-intents.ts';
import { questionsIn } from './question-kind.ts';
test.each([
  ['paljonko kausivaihto maksaa ja ootteko auki lauantaina', ['price', 'hours']],
  ['missä te sijaitsette ja mihin asti ootte auki?', ['contact', 'hours']],
  ['Mitä maksaa paikkaus? Tarviiko varata aika?', ['price', 'Tarvitsenko ajanvarauksen?']],
])('%j is two questions', (text, topics) => {
  expect(questionsIn(text).map((question) => nameOf(understandTurns(question)[0]?.intent))).toEqual(topics);
});

test.each([
  'mitä maksaa vaihto ja säilytys yhdessä',
  'oon töissä viiteen, milloin voin tulla',
  'voiko torstaina 26.11. tulla klo 17.30',
  'onko 205/55R16 kitkoja, joissa kantavuus vähintään 94',
])('%j is one question', (text) => {
  expect(questionsIn(text)).toEqual([text]);
});

test('thanks and greetings between questions do not end the talk', () => {
  const [, , last] = understandTurns('mikä on kausivaihdon hinta', 'ok', 'entä maasturiin');
  expect(last?.intent).toBe('price');
  expect(last?.details).toMatchObject({ work: 'seasonChange', vehicleType: 'suv' });
});

test('a work that is named beside the one before is added to it', () => {
  const [, last] = understandTurns('kausivaihto', 'ja tasapainotus samalla, paljonko yhteensä');
  expect(last?.details.works).toEqual(['seasonChange', 'balancing']);
});

test('four tyres of a rim size under the car are fitted on rims', () => {
  const [asked] = understandTurns('mitä neljä 17 tuumasta alle yhteensä');
  expect(asked?.details).toMatchObject({ work: 'fitting', rim: 17, count: 4 });
});

test('the Monday to come is not today', () => {
  expect(understandTurns('onko ensi maanantaina aikoja')[0]?.details.days).toEqual(['2026-11-30']);
  expect(understandTurns('ens viikon lauantai auki')[0]?.details.days).toEqual(['2026-12-05']);
});
