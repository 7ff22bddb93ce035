import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { IslandRenderContext } from '../../../platform/ui/island.tsx';
import { AccountPage } from './customer-pages.tsx';

test('the content of an account comes at once, wherever its page is scrolled', () => {
  const html = renderToStaticMarkup(
    <IslandRenderContext value={() => ({ html: '', idPrefix: 'a' })}>
      <AccountPage />
    </IslandRenderContext>,
  );
  expect(html).toMatch(/data-island="customers\/account"[^>]* data-wake-after="0"/);
});
