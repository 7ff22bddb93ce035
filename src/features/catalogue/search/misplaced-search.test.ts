import { expect, test } from 'vitest';

import { CAR_MAKES } from './car-names.ts';
import { readMisplacedSearch } from './misplaced-search.ts';

test.each([
  ['ABC-123', 'ABC-123'],
  ['xyz-7', 'XYZ-7'],
  ['  öab 451 ', 'ÖAB-451'],
  ['KLM905', 'KLM-905'],
  ['BX-340', 'BX-340'],
  ['xyz 12', 'XYZ-12'],
  ['mitkä renkaat autoon jkl-62?', 'JKL-62'],
])('%j is read as the registration number %s', (text, plate) => {
  expect(readMisplacedSearch(text)).toEqual({ kind: 'plate', plate });
});

test.each([
  ['golf', 'Volkswagen Golf'],
  ['renkaat Corollaan', 'Toyota Corolla'],
  ['corola', 'Toyota Corolla'],
  ['talvirenkaat korollaan', 'Toyota Corolla'],
  ['skoda oktavia', 'Škoda Octavia'],
  ['mersun talvikumit', 'Mercedes-Benz'],
  ['hiacen talvirenkaat', 'Toyota Hiace'],
  ['skoda octavia 2019', 'Škoda Octavia'],
  ['Škodaan talvirenkaat', 'Škoda'],
  ['model y', 'Tesla Model Y'],
  ['CX5', 'Mazda CX-5'],
  ['c-hr', 'Toyota C-HR'],
  ['mersun renkaat', 'Mercedes-Benz'],
  ['BMW:hen', 'BMW'],
  ['bmw 320', 'BMW'],
  ['Yariksessa', 'Toyota Yaris'],
  ['peugeot 308', 'Peugeot'],
  ['vw passattiin', 'Volkswagen Passat'],
  ['volvo v70', 'Volvo V70'],
  ['mazda 6', 'Mazda6'],
  ['Renault Méganeen', 'Renault Megane'],
])('%j is read as the car %s', (text, car) => {
  expect(readMisplacedSearch(text)).toEqual({ kind: 'car', car });
});

test.each([
  ['vanteet', '/vanteet'],
  ['alumiinivanteet golfiin', '/vanteet'],
  ['alut 16 skodaan', '/vanteet'],
  ['rengashotelli', '/rengashotelli'],
  ['renkaanvaihto hinta', '/hinnasto'],
  ['rengastyöt hinta', '/hinnasto'],
  ['rengaspaikkaus', '/palvelut/korjaustyot'],
  ['renkaiden tasapainotus', '/palvelut/tasapainoitus'],
  ['osamaksulla', '/rahoitus'],
  ['aukioloajat', '/ota-yhteytta'],
  ['puhelinnumero', '/ota-yhteytta'],
  ['däckhotell', '/rengashotelli'],
  ['rengasrikko', '/palvelut/korjaustyot'],
  ['peltivanteet', '/vanteet'],
])('%j asks for the page %s', (text, path) => {
  expect(readMisplacedSearch(text)).toEqual({ kind: 'service', path });
});

test.each([
  '',
  'eiolemassakaan',
  'qwertyui',
  'TS870',
  'TS 870',
  'HP2',
  'XL-95',
  'RFT-205',
  'R16-205',
  'hakkapeliitta',
  'ABC-0123',
  'yli 50',
  'HP 12',
  'ABCD-123',
  'ABC-1234',
  'kesärenkaat',
  '205',
  '155-80-13',
  'golfkenttä',
  'autotalli',
  '100 %',
])('%j is none of these', (text) => {
  expect(readMisplacedSearch(text)).toBeNull();
});

test('every make and model of the list is read as itself or a longer name that has it', () => {
  for (const { name, models } of CAR_MAKES) {
    for (const model of models) {
      const found = readMisplacedSearch(`${name} ${model}`);
      expect(found, `${name} ${model}`).toMatchObject({ kind: 'car', car: expect.stringContaining(model) });
    }
  }
});

test.each(['mis on mun rengaskoko', 'mistä näen renkaan koon', 'miten löydän oikean koon'])(
  '%j asks where the size of a tyre is found',
  (text) => {
    expect(readMisplacedSearch(text)).toEqual({ kind: 'own-size' });
  },
);
