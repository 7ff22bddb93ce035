import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FailureBoundary, FailureNotice } from './failure-boundary.tsx';

test('a part that failed shows the text of the error screen and a reload button', () => {
  const html = renderToStaticMarkup(<FailureNotice />);
  expect(html).toMatch(/role="alert".*Jotain meni pieleen.*Sivulla tapahtui virhe\. Yritä päivittää sivu\./s);
  expect(html).toMatch(/<button type="button"[^>]*>Päivitä sivu<\/button>/);
  expect(FailureBoundary.getDerivedStateFromError()).toEqual({ hasFailed: true });
});

test('a part that did not fail is shown as it is', () => {
  expect(
    renderToStaticMarkup(
      <FailureBoundary>
        <p>Renkaat</p>
      </FailureBoundary>,
    ),
  ).toBe('<p>Renkaat</p>');
});
