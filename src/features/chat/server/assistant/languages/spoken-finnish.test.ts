import { expect, test } from 'vitest';

import { toWrittenFinnish } from './spoken-finnish.ts';

test.each([
  ['onk lauantail mittää jälel', 'onko lauantaina mitään jäljellä'],
  ['ootteks auki huome', 'oletteko auki huomenna'],
  ['voiks ne tarkistaa', 'voiko ne tarkistaa'],
  ['yhen renkaan paikkoominen', 'yhen renkaan paikkaaminen'],
  ['talveks valmiiks', 'talveksi valmiiksi'],
])('%j is read as %j', (spoken, written) => {
  expect(toWrittenFinnish(spoken)).toBe(written);
});

test('names and written words stay as they are', () => {
  const text = 'Hankook taakse, Blizzak eteen, vaihe Facebookissa';
  expect(toWrittenFinnish(text)).toBe(text);
});
