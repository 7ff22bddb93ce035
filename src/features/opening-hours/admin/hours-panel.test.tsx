// The panel of opening hours as it is drawn after a save that failed, and its field of a day.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { DateField } from '../../../platform/ui/form/date-field.tsx';
import { SaveFailure } from './hours-panel.tsx';

test('a failed save is shown as an ended session by its status, not by words of its message', () => {
  const shown = (status: number, message: string) =>
    renderToStaticMarkup(<SaveFailure error={new ApiProblem({ code: 'test', status, message })} />);
  const ended = 'Kirjautuminen vanhentunut. Kirjaudu sisään uudelleen.';
  expect(shown(401, 'Istuntosi on päättynyt.')).toContain(ended);
  const refused = shown(422, 'Unauthorized token');
  expect(refused).toContain('Virhe: Unauthorized token');
  expect(refused).not.toContain(ended);
});

test('a day is shown as it is written in Finland, whatever the language of the browser', () => {
  const shown = (date: string) =>
    renderToStaticMarkup(<DateField label="Varattu päivä" value={date} onChange={() => undefined} />);
  expect(shown('2026-12-24')).toMatch(/type="text"[^>]*value="24\.12\.2026"/);
  expect(shown('31.2.')).toContain('value="31.2."');
});
