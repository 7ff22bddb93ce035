import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ArticlePreview } from './article-preview.tsx';

test('the preview of an article has the width of a phone until the desktop is chosen', () => {
  const html = renderToStaticMarkup(
    <ArticlePreview picture={undefined} title="Milloin vaihdan?" summary="" blocks={[]} />,
  );
  expect(html).toContain('data-width="phone"');
  expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'phone',
    'desktop',
  ]);
  expect(html).toMatch(/checked=""[^>]*value="phone"|value="phone"[^>]*checked=""/);
});
