import { expect, test } from 'vitest';

import { requestedTyre } from './requested-tyre.ts';

test.each([
  ['Hei, tarvitsisin 205/55R16 kitkat asennettuna, mitä maksaa?', '205/55R16 kitka'],
  ['Onko 195 65 15 nastoja?', '195/65R15 nasta'],
  ['kesärenkaat 225/45R17', '225/45R17 kesä'],
  [`${'Pitkä johdanto ensin. '.repeat(20)}Koko on 215/65R16C.`, '215/65R16C'],
  ['Sopivatko vanteet?', ''],
])('the tyre that "%s" asks for is searched as "%s"', (message, words) => {
  expect(requestedTyre(message)).toBe(words);
});
