import { expect, test } from 'vitest';

import { parseTyreSize } from './tyre-size.ts';
import { usualVehicleType } from './vehicle-type.ts';

test.each([
  ['205/55R16', 'passenger'],
  ['195/65R15', 'passenger'],
  ['225/45R19', 'passenger'],
  ['245/40R19', 'passenger'],
  ['155/70R19', 'passenger'],
  ['215/65R16', 'suv'],
  ['235/60R18', 'suv'],
  ['235/50R19', 'suv'],
  ['275/40R21', 'suv'],
  ['175/80R16', 'suv'],
])('%s is usually for %s', (text, vehicleType) => {
  const size = parseTyreSize(text);
  expect(size?.kind === 'full' && usualVehicleType(size.size)).toBe(vehicleType);
});
