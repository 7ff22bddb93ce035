import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SearchBox } from './search-box.island.tsx';

test('without script the search box is a working form, and the browser refuses an empty search', () => {
  const html = renderToStaticMarkup(<SearchBox initialText="" />);
  expect(html).toMatch(/<form role="search"[^>]* action="\/renkaat" method="get"/);
  expect(html).toMatch(/<input[^>]* required="" name="search"/);
  expect(html).toMatch(/<button type="submit"(?![^>]*disabled)/);
});
