// What staff see after importing a file of subscribers.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Outcome } from './import-dialog.tsx';

test('an import shows its counts, and the first fifty bad lines by number', () => {
  const errors = Array.from({ length: 60 }, (_, index) => ({ line: index + 2, message: 'Osoite puuttuu.' }));
  const html = renderToStaticMarkup(<Outcome outcome={{ imported: 3, skipped: 1, errors }} />);
  expect(html).toContain('Tuotiin 3 tilaajaa');
  expect(html).toContain('Ohitettiin 1 rivi');
  expect(html).toContain('60 rivissä oli virhe');
  expect(html).toContain('<li>Rivi 51: Osoite puuttuu.</li>');
  expect(html).not.toContain('Rivi 52:');
  expect(html).toContain('Lisäksi 10 riviä.');
  const calm = renderToStaticMarkup(<Outcome outcome={{ imported: 1, skipped: 0, errors: [] }} />);
  expect(calm).toContain('Tuotiin 1 tilaaja');
  expect(calm).not.toContain('Ohitettiin');
});
