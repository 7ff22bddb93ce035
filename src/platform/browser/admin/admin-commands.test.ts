import { expect, test } from 'vitest';

import { matchingCommands } from './admin-commands.ts';

const commands = [
  { label: 'Aukioloajat', hint: 'Viikko ja poikkeukset', to: '/a' },
  { label: 'Artikkelit', to: '/b' },
];

test('the palette finds commands by all of their words, in any order and case', () => {
  expect(matchingCommands(commands, 'POIKK auki').map(({ label }) => label)).toEqual(['Aukioloajat']);
  expect(matchingCommands(commands, 'auki artikkelit')).toEqual([]);
  expect(matchingCommands(commands, ' ')).toEqual(commands);
});
