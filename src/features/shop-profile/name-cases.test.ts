import { expect, test } from 'vitest';

import { elative, genitive } from './name-cases.ts';

test.each([
  ['Kaarto Rengas', 'Kaarto Renkaan', 'Kaarto Renkaasta'],
  ['Rengas', 'Renkaan', 'Renkaasta'],
  ['Rengasapu', 'Rengasavun', 'Rengasavusta'],
  ['Kaarto Bot', 'Kaarto Botin', 'Kaarto Botista'],
  ['Kaartobotti', 'Kaartobotin', 'Kaartobotista'],
  ['Kaartominni', 'Kaartominnin', 'Kaartominnistä'],
  ['Minni', 'Minnin', 'Minnistä'],
  ['Rengas-Ukko', 'Rengas-Ukon', 'Rengas-Ukosta'],
  ['Rengasliike', 'Rengasliikkeen', 'Rengasliikkeestä'],
  ['Rengaspiste', 'Rengaspisteen', 'Rengaspisteestä'],
  ['Rengaskeskus', 'Rengaskeskuksen', 'Rengaskeskuksesta'],
  ['Rengas Virtanen', 'Rengas Virtasen', 'Rengas Virtasesta'],
  ['Autohuolto', 'Autohuollon', 'Autohuollosta'],
  ['Rengasmestari', 'Rengasmestarin', 'Rengasmestarista'],
  ['Kumi Oy', 'Kumi Oy:n', 'Kumi Oy:stä'],
  ['Rengas KR', 'Rengas KR:n', 'Rengas KR:stä'],
])('the name %s has the forms %s and %s', (name, ofIt, fromIt) => {
  expect([genitive(name), elative(name)]).toEqual([ofIt, fromIt]);
});
