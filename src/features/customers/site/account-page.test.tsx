import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { IslandRenderContext } from '../../../platform/ui/island.tsx';
import { AccountPage } from './customer-pages.tsx';

test("an account's content loads at once, wherever its page is scrolled", () => {
  const html = renderToStaticMarkup(
    <IslandRenderContext value={() => ({ html: '', idPrefix: 'a' })}>
      <AccountPage bookingUrl="" />
    </IslandRenderContext>,
  );
  expect(html).toMatch(/data-island="customers\/account"[^>]* data-hydrate-after="0"/);
});
