import { expect, test } from 'vitest';

import { manufacturerName, modelName } from './model-names.ts';

test.each([
  ['HAKKAPELIITTA R5 SUV', 'Hakkapeliitta R5 SUV'],
  ['WINTER I*PIKE X W429', 'Winter i*Pike X W429'],
  ['X-ICE NORTH 4 SUV', 'X-Ice North 4 SUV'],
  ['WINTERCONTACT TS 870 P', 'WinterContact TS 870 P'],
  ['ULTRACONTACT NXT', 'UltraContact NXT'],
  ['BLUEARTH-ES ES32', 'BluEarth-ES ES32'],
  ['NORD*FROST 200', 'Nord*Frost 200'],
  ['E PRIMACY', 'e.Primacy'],
  ['N FERA SPORT', "N'Fera Sport"],
  ['CINTURATO P7 C2', 'Cinturato P7 C2'],
  ['ECO-2+', 'Eco-2+'],
  ['WINTRAC PRO+', 'Wintrac Pro+'],
  ['ION EVO', 'iON evo'],
  ['Hakka Black 3', 'Hakka Black 3'],
])('%s is written %s', (shouted, written) => {
  expect(modelName(shouted)).toBe(written);
  expect(modelName(written)).toBe(written);
});

test.each([
  ['NOKIAN', 'Nokian'],
  ['NOKIAN TYRES', 'Nokian'],
  ['GENERAL TIRE', 'General'],
  ['BFGOODRICH', 'BFGoodrich'],
  ['GT RADIAL', 'GT Radial'],
  ['BKT', 'BKT'],
  ['Nokian', 'Nokian'],
  [' ', ''],
])('the manufacturer %j is %j', (listed, name) => {
  expect(manufacturerName(listed.trim())).toBe(name);
});
